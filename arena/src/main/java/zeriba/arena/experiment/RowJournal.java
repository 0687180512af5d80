package zeriba.arena.experiment;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zeriba.arena.experiment.GameRow.End;
import zeriba.engine.text.UnreadableException;

/**
 * The games of an experiment on disk, a line each, written as soon as a game is over: what was
 * played is there after any end of the process. Half a line at the end is taken back.
 */
public final class RowJournal implements AutoCloseable {

    private static final String HEAD = "zeriba-experiment 1 ";
    private static final int CELLS = 14;

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
                rows.add(read(line));
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

    /**
     * The games in {@code file} so far, while another may be adding to it: half a line at its end
     * is left out. None where there is no file; refused where it is of an experiment whose games go
     * otherwise.
     */
    public static List<GameRow> read(Path file, Experiment experiment)
            throws IOException, UnreadableException {
        if (!Files.exists(file)) {
            return List.of();
        }
        String text = Files.readString(file);
        List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
        if (!lines.isEmpty() && !lines.getFirst().equals(HEAD + experiment.fingerprint())) {
            throw new UnreadableException(file.toString(), "has games of another experiment");
        }
        List<GameRow> rows = new ArrayList<>();
        for (String line : lines.stream().skip(1).toList()) {
            rows.add(read(line));
        }
        return rows;
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

    synchronized void add(GameRow row) {
        rows.add(row);
        try {
            line(write(row));
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

    private static String write(GameRow row) {
        List<Object> cells =
                List.of(
                        row.key().round(),
                        row.key().variant(),
                        row.key().seating(),
                        row.end(),
                        row.seed(),
                        String.join(";", row.players()),
                        row.winner(),
                        row.rule(),
                        row.grade(),
                        row.score(),
                        row.turns(),
                        row.entries(),
                        row.nanos(),
                        row.facts().entrySet().stream()
                                .map(fact -> fact.getKey() + "=" + fact.getValue())
                                .collect(Collectors.joining(";")));
        return cells.stream()
                .map(cell -> cell.toString().replaceAll("[\\t\\r\\n]", " "))
                .collect(Collectors.joining("\t"));
    }

    private static GameRow read(String line) throws UnreadableException {
        String[] cells = line.split("\t", -1);
        try {
            if (cells.length == CELLS) {
                return new GameRow(
                        new GameKey(
                                Long.parseLong(cells[0]),
                                Integer.parseInt(cells[1]),
                                Integer.parseInt(cells[2])),
                        cells[3].equals(End.OVER.toString()) ? End.OVER : End.BROKEN_OFF,
                        Long.parseLong(cells[4]),
                        Arrays.asList(cells[5].split(";", -1)),
                        cells[6],
                        cells[7],
                        cells[8],
                        Integer.parseInt(cells[9]),
                        Integer.parseInt(cells[10]),
                        Integer.parseInt(cells[11]),
                        Long.parseLong(cells[12]),
                        facts(cells[13]));
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw new UnreadableException("games", "not a game of an experiment: " + line);
    }

    private static SortedMap<String, Double> facts(String cell) {
        SortedMap<String, Double> facts = new TreeMap<>();
        for (String fact : cell.isEmpty() ? new String[0] : cell.split(";", -1)) {
            int equals = fact.lastIndexOf('=');
            facts.put(fact.substring(0, equals), Double.parseDouble(fact.substring(equals + 1)));
        }
        return facts;
    }
}
