package zeriba.arena.experiment.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.GameLine;
import zeriba.arena.experiment.GameRow;
import zeriba.arena.experiment.RowJournal;
import zeriba.engine.text.UnreadableException;

/**
 * The games in a journal that another may be adding to. Asked again it reads what has been added
 * alone; half a line at the end is left for the next time.
 */
public final class JournalReader {

    private final Path file;
    private final Experiment experiment;
    private final List<GameRow> rows = new ArrayList<>();
    private long read = 0;

    /** The journal in {@code file}, which need not be there yet. */
    public JournalReader(Path file, Experiment experiment) {
        this.file = file;
        this.experiment = experiment;
    }

    /**
     * All games so far, in the order in which they were over; refused where they are of an
     * experiment whose games go otherwise.
     */
    public synchronized List<GameRow> rows() throws IOException, UnreadableException {
        if (Files.exists(file)) {
            String more = more();
            read += more.getBytes(StandardCharsets.UTF_8).length;
            for (String line : more.lines().toList()) {
                take(line);
            }
        }
        return List.copyOf(rows);
    }

    private void take(String line) throws UnreadableException {
        if (!line.startsWith(RowJournal.HEAD)) {
            rows.add(GameLine.read(line));
        } else if (!line.equals(RowJournal.HEAD + experiment.fingerprint())) {
            throw new UnreadableException(file.toString(), "has games of another experiment");
        }
    }

    /** The whole lines after those that were read. */
    private String more() throws IOException {
        try (SeekableByteChannel open = Files.newByteChannel(file)) {
            if (open.size() < read) {
                // begun anew
                read = 0;
                rows.clear();
            }
            ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(open.size() - read));
            open.position(read);
            while (bytes.hasRemaining() && open.read(bytes) >= 0) {
                // until the end as it was
            }
            int end = bytes.position();
            while (end > 0 && bytes.get(end - 1) != '\n') {
                end--;
            }
            return new String(bytes.array(), 0, end, StandardCharsets.UTF_8);
        }
    }
}
