package zeriba.arena.experiment;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import zeriba.engine.text.UnreadableException;

/**
 * The games of an experiment on disk, a line each, written as soon as a game is over: what was
 * played is there after any end of the process. Half a line at the end is taken back.
 */
public final class RowJournal implements AutoCloseable {

    public static final String HEAD = "zeriba-experiment 1 ";

    private final List<GameRow> rows;
    private final BufferedWriter out;

    private RowJournal(List<GameRow> rows, BufferedWriter out) {
        this.rows = rows;
        this.out = out;
    }

    /**
     * The journal in {@code file}, begun or gone on with; refused where it is of an experiment
     * whose games go otherwise.
     */
    public static RowJournal open(Path file, Experiment experiment)
            throws IOException, UnreadableException {
        List<GameRow> rows = new ArrayList<>();
        String head = HEAD + experiment.fingerprint();
        boolean isNew = !Files.exists(file) || Files.size(file) == 0;
        if (!isNew) {
            cutHalfALine(file);
            List<String> lines = Files.readAllLines(file);
            if (lines.isEmpty() || !lines.getFirst().equals(head)) {
                throw new UnreadableException(
                        file.toString(),
                        "has games of another experiment: give another folder with --out, or"
                                + " remove it");
            }
            for (String line : lines.subList(1, lines.size())) {
                rows.add(GameLine.read(line));
            }
        }
        BufferedWriter out =
                Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        RowJournal journal = new RowJournal(rows, out);
        if (isNew) {
            journal.line(head);
        }
        return journal;
    }

    private static void cutHalfALine(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        if (end < bytes.length) {
            try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
                open.setLength(end);
            }
        }
    }

    /** All games so far, in the order in which they were over. */
    public synchronized List<GameRow> rows() {
        return List.copyOf(rows);
    }

    /** How many games there are so far. */
    synchronized int count() {
        return rows.size();
    }

    synchronized void add(GameRow row) {
        rows.add(row);
        try {
            line(GameLine.written(row));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void line(String text) throws IOException {
        out.write(text + "\n");
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
