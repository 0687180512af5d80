package zeriba.app.command.player;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeriba.app.command.option.RecordWanted;
import zeriba.app.games.FieldBridge;
import zeriba.server.table.verify.Verification;

/** Whether a finished record is as it was played, and its dice as they were bound to fall. */
@Command(
        name = "verify",
        description = "Checks the dice and every entry of a finished record.",
        mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {

    @Mixin private RecordWanted record = new RecordWanted();

    @Option(
            names = "--battle",
            paramLabel = "FILE",
            description = "The record of a battle that was fought for it; may be repeated.")
    private List<Path> battles = List.of();

    @Override
    public Integer call() {
        return record.read((game, text, out) -> {
            List<String> others = new ArrayList<>();
            for (Path battle : battles) {
                others.add(Files.readString(battle));
            }
            Verification found = Verification.of(game, text, new FieldBridge(), others);
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
