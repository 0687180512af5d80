package zeriba.app.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zeriba.app.Games;
import zeriba.engine.Game;
import zeriba.engine.RecordText;
import zeriba.engine.UnreadableException;
import zeriba.server.table.Verification;

/** Whether a finished record is as it was played, and its dice as they were bound to fall. */
@Command(
        name = "verify",
        description = "Checks the dice and every entry of a finished record.",
        mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {

    @Spec private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "RECORD", description = "The record, as a table gives it out.")
    private Path file = Path.of("");

    @Override
    public Integer call() {
        PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try {
            Verification found = check(Files.readString(file));
            tell(found, out);
            return found.holds() ? 0 : 1;
        } catch (IOException e) {
            err.println("Cannot read " + file + ": " + e.getMessage());
        } catch (UnreadableException e) {
            err.println(file + ": " + e.getMessage());
        }
        err.flush();
        return 1;
    }

    private static Verification check(String text) throws UnreadableException {
        String id = RecordText.gameOf(text);
        Optional<Game<?, ?>> game = Games.named(id);
        if (game.isEmpty()) {
            throw new UnreadableException("", "no game " + id + "; there are " + Games.ids());
        }
        return Verification.of(game.get(), text);
    }

    private static void tell(Verification found, PrintWriter out) {
        found.faults().forEach(fault -> out.println("Does not hold: " + fault + "."));
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
        out.flush();
    }
}
