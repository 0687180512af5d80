package zeriba.app.command;

import picocli.CommandLine.Option;

/** The seed of what is played. */
final class SeedWanted {

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The same seed gives the same games (${DEFAULT-VALUE}).")
    private long seed = 1;

    long seed() {
        return seed;
    }
}
