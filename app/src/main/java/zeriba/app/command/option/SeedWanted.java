package zeriba.app.command.option;

import picocli.CommandLine.Option;

/** The seed of what is played. */
public final class SeedWanted {

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same seed gives the same games (${DEFAULT-VALUE}).")
    private long seed = 1;

    /** The seed from which all chance is drawn. */
    public long seed() {
        return seed;
    }
}
