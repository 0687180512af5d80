package zeriba.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A file in which the portions of long checks add up, a line a portion: name, first seed, the seed
 * after the last, the commit tried, and what was met, parted by tabs.
 */
record Sums(Path file, String commit) {

    private static final Object IN_THIS_PROCESS = new Object();

    private record Line(String name, long from, long to, String met) {

        static Line read(String text) {
            String[] cells = text.split("\t", -1);
            return new Line(cells[0], Long.parseLong(cells[1]), Long.parseLong(cells[2]), cells[4]);
        }
    }

    /** The file that the properties name, or one in the folder for temporary files. */
    static Sums asked() {
        Path file = Path.of(System.getProperty("java.io.tmpdir"), "zeriba-long-form.tsv");
        return new Sums(
                Path.of(System.getProperty("zeriba.sums", file.toString())),
                System.getProperty("zeriba.commit", "?"));
    }

    /** The seed up to which portions follow each other from 0 on without a gap. */
    long end(String name) {
        List<Line> portions = lines(name);
        long end = 0;
        for (int i = 0; i < portions.size(); i++) {
            for (Line portion : portions) {
                end = portion.from() <= end ? Math.max(end, portion.to()) : end;
            }
        }
        return end;
    }

    /** All that the portions met. */
    Set<String> met(String name) {
        Set<String> met = new TreeSet<>();
        lines(name).stream()
                .flatMap(line -> Arrays.stream(line.met().split(",")))
                .filter(one -> !one.isEmpty())
                .forEach(met::add);
        return met;
    }

    private List<Line> lines(String name) {
        try {
            return Files.exists(file)
                    ? Files.readAllLines(file).stream()
                            .filter(line -> !line.isBlank() && !line.startsWith("#"))
                            .map(Line::read)
                            .filter(line -> line.name().equals(name))
                            .toList()
                    : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Appends a portion; several processes may do so at once. */
    void add(String name, long from, long to, Set<String> met) {
        List<String> cells =
                List.of(
                        name,
                        String.valueOf(from),
                        String.valueOf(to),
                        commit,
                        String.join(",", new TreeSet<>(met)));
        byte[] line = (String.join("\t", cells) + "\n").getBytes(StandardCharsets.UTF_8);
        synchronized (IN_THIS_PROCESS) {
            try (FileChannel channel =
                            FileChannel.open(
                                    file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                    FileLock _ = channel.lock()) {
                channel.write(ByteBuffer.wrap(line));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
