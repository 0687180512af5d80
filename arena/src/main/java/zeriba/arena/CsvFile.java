package zeriba.arena;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The rows of a batch as comma-separated text (RFC 4180) with a line of names first. */
public final class CsvFile {

    private CsvFile() {}

    /** Writes or replaces {@code file}. */
    public static void write(Report report, Path file) throws IOException {
        List<Column> columns = Column.of(report.batch());
        try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            line(out, columns, Column::name);
            for (Row row : report.rows()) {
                line(out, columns, column -> column.text(row));
            }
        }
    }

    private static void line(
            BufferedWriter out, List<Column> columns, Function<Column, String> cell)
            throws IOException {
        out.write(columns.stream().map(cell).map(CsvFile::quoted).collect(Collectors.joining(",")));
        out.write("\r\n");
    }

    private static String quoted(String cell) {
        return cell.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
                ? '"' + cell.replace("\"", "\"\"") + '"'
                : cell;
    }
}
