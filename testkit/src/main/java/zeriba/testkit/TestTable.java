package zeriba.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Tables of a test: texts that lie beside one of its classes, a line a case. */
public record TestTable(Class<?> beside) {

    /** The whole text. */
    public String text(String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            return new String(
                    Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines as lists of fields that tabs part, without blank lines and comments. */
    public Stream<List<String>> lines(String name) {
        return text(name)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> List.of(line.split("\t", -1)));
    }

    /** The words of a field; none, if it is empty. */
    public static List<String> words(String field, String between) {
        return field.isEmpty() ? List.of() : List.of(field.split(between, -1));
    }
}
