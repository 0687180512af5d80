package zeriba.app.command.option;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How many games a command plays of each thing that it plays, and how many at once. */
public final class ManyGames {

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many of each thing that is played (${DEFAULT-VALUE}).")
    private long each;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Games at once; they change nothing but the time (all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    /** So many, where nothing else is said. */
    public ManyGames(long usual) {
        this.each = usual;
    }

    /** How many games of each kind are played. */
    public long each() {
        return each;
    }

    /** On how many threads they are played. */
    public int threads() {
        return threads;
    }

    /** Refuses less than one. */
    public void require() {
        if (each < 1 || threads < 1) {
            throw new ParameterException(
                    Objects.requireNonNull(command).commandLine(),
                    "--games and --threads must be more than 0.");
        }
    }
}
