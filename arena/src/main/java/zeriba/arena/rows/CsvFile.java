package zeriba.arena.rows;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A table as comma-separated text (RFC 4180) with a line of names first. */
public final class CsvFile {

    private CsvFile() {}

    /** Writes or replaces {@code file}. */
    public static <R> void write(RowTable<R> table, Path file) throws IOException {
        try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            line(out, table.columns().stream().map(Column::name).toList());
            for (R row : table.rows()) {
                line(out, table.columns().stream().map(column -> column.text(row)).toList());
            }
        }
    }

    private static void line(BufferedWriter out, List<String> cells) throws IOException {
        out.write(cells.stream().map(CsvFile::quoted).collect(Collectors.joining(",")));
        out.write("\r\n");
    }

    private static String quoted(String cell) {
        return cell.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                ? '"' + cell.replace("\"", "\"\"") + '"'
                : cell;
    }
}
