package zeriba.app.command.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import zeriba.app.load.Build;
import zeriba.app.load.InTurn;

/** Which other build a bench is run against. */
public final class AgainstWanted {

    @Option(
            names = "--against",
            paramLabel = "FOLDER",
            defaultValue = "",
            description = {
                "Runs this build and the one in another clone in turn, and prints the ratios",
                "of the medians, this build's by the other's."
            })
    private String folder = "";

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "How often each build is run, with --against (${DEFAULT-VALUE}).")
    private int pairs = 5;

    /** Whether fewer than one pair of runs is asked for. */
    public boolean isMisused() {
        return pairs < 1;
    }

    /** Whether another build is named. */
    public boolean isNamed() {
        return !folder.isEmpty();
    }

    /**
     * This build and the other one, where another one is named.
     *
     * @throws IOException where there is no build in its folder
     */
    public Optional<InTurn> builds() throws IOException {
        return isNamed()
                ? Optional.of(new InTurn(Build.running(), Build.in(Path.of(folder)), pairs))
                : Optional.empty();
    }
}
