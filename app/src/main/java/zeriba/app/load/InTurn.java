package zeriba.app.load;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import zeriba.arena.Bench;
import zeriba.arena.Comparison;

/**
 * This build and another one, measured in turn, so that whatever else the machine does meets both.
 *
 * @param ours the build that runs now
 * @param theirs the other one
 * @param pairs how often each is measured
 */
public record InTurn(Build ours, Build theirs, int pairs) {

    /** Something that is measured of a build. */
    @FunctionalInterface
    private interface Measure {
        List<Bench.Figure> of(Build build) throws IOException;
    }

    /**
     * Compares the figures that a command prints.
     *
     * @throws IOException where it fails in one of the builds
     */
    public Comparison ofCommand(List<String> arguments) throws IOException {
        return compare(build -> build.measure(arguments));
    }

    /**
     * Compares how long a server takes until it listens, on files that were read before.
     *
     * @throws IOException where one of them does not start
     */
    public Comparison ofStarts() throws IOException {
        start(ours);
        start(theirs);
        return compare(InTurn::start);
    }

    /** The one that came second in a pair comes first in the next. */
    private Comparison compare(Measure measure) throws IOException {
        List<Comparison.Pair> measured = new ArrayList<>();
        for (int i = 0; i < pairs; i++) {
            if (i % 2 == 0) {
                List<Bench.Figure> first = measure.of(ours);
                measured.add(new Comparison.Pair(first, measure.of(theirs)));
            } else {
                List<Bench.Figure> first = measure.of(theirs);
                measured.add(new Comparison.Pair(measure.of(ours), first));
            }
        }
        return Comparison.of(measured);
    }

    private static List<Bench.Figure> start(Build build) throws IOException {
        Path folder = Files.createTempDirectory("zeriba-start");
        long begun = System.nanoTime();
        try (ServerProcess server =
                ServerProcess.start(
                        build, folder.resolve("errors"), List.of("--data", folder.toString()))) {
            double millis = (System.nanoTime() - begun) / 1e6;
            OptionalLong used = server.cpuMillis();
            List<Bench.Figure> figures = new ArrayList<>();
            figures.add(new Bench.Figure("start, until it listens", millis, "ms"));
            used.ifPresent(cpu -> figures.add(new Bench.Figure("start, processor", cpu, "ms")));
            return figures;
        } finally {
            remove(folder);
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }
}
