package zeriba.board.map;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A data file of one row a line and fields separated by tabs; the first field is a word that says
 * what the row is about. Blank lines and lines that begin with {@code #} do not count.
 */
public record MapText(String file, List<MapRow> rows) {

    public MapText {
        rows = List.copyOf(rows);
    }

    /** Reads UTF-8 text and closes it; a resource that is not there arrives here as null. */
    public static MapText read(String file, @Nullable InputStream stream) {
        if (stream == null) {
            throw new MapDataException(file, 0, "there is no such file");
        }
        return read(file, new InputStreamReader(stream, StandardCharsets.UTF_8));
    }

    /** The rows of a text; {@code file} is the name that faults are reported under. */
    public static MapText of(String file, String text) {
        return read(file, new StringReader(text));
    }

    /** A fault of the file as a whole. */
    public MapDataException fault(String reason) {
        return new MapDataException(file, 0, reason);
    }

    private static MapText read(String file, Reader text) {
        List<MapRow> rows = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(text)) {
            int number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (!line.isBlank() && !line.startsWith("#")) {
                    rows.add(new MapRow(file, number, List.of(line.split("\t", -1))));
                }
            }
        } catch (IOException unreadable) {
            throw new MapDataException(file, 0, "cannot be read: " + unreadable.getMessage());
        }
        return new MapText(file, rows);
    }
}
