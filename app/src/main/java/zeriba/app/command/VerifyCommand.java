package zeriba.app.command;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import zeriba.server.table.Verification;

/** Whether a finished record is as it was played, and its dice as they were bound to fall. */
@Command(
        name = "verify",
        description = "Checks the dice and every entry of a finished record.",
        mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {

    @Mixin private RecordWanted record = new RecordWanted();

    @Override
    public Integer call() {
        return record.read((game, text, out) -> {
            Verification found = Verification.of(game, text);
            tell(found, out);
            return found.holds() ? 0 : 1;
        });
    }

    private static void tell(Verification found, PrintWriter out) {
        found.faults().forEach(fault -> out.println("Does not hold: " + fault + "."));
        found.warnings().forEach(warning -> out.println("Beware: " + warning + "."));
        if (found.holds()) {
            out.printf(
                    "Holds: played at table %s, every entry legal and unaltered, %d throws proved.%n",
                    found.table(), found.throwsProved());
            if (found.brought() > 0) {
                out.printf(
                        "The table began with %d entries of another game; their dice are not"
                                + " proved here.%n",
                        found.brought());
            }
            out.println(
                    found.nonces().isEmpty()
                            ? "No player had added anything to the dice."
                            : "Added to the dice by the players: " + found.nonces());
        }
    }
}
