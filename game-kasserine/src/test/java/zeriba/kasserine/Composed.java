package zeriba.kasserine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import zeriba.engine.Value;

/**
 * A position as the tables in the test resources write it.
 *
 * @param options the options that are set; the lesson's scenario is named among them
 * @param phase the turn, then the side and the phase; {@code start} for the scenario's own set-up
 * @param units the units on the map or due, the others are gone
 * @param parts further parts: {@code hand axis 2 3}, {@code mired AX01}, {@code events NAME}
 * @param played what is played from there
 */
record Composed(
        List<String> options, String phase, String units, List<String> parts, List<String> played) {

    private static final String LESSON = "sidi-bou-zid";

    /** The position of the five fields of a table that follow the title. */
    static Composed read(List<String> fields) {
        return new Composed(
                words(fields.get(1), " "),
                fields.get(2),
                fields.get(3),
                words(fields.get(4), "; "),
                words(fields.get(5), "; "));
    }

    /** The words of a field, none for an empty one. */
    static List<String> words(String text, String between) {
        return text.isEmpty() ? List.of() : List.of(text.split(between, -1));
    }

    /** The lines of a table as lists of fields, without blank lines and comments. */
    static Stream<List<String>> table(String name) {
        return resource(name)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> List.of(line.split("\t", -1)));
    }

    /** A text among the test resources of this package. */
    static String resource(String name) {
        try (InputStream in = Composed.class.getResourceAsStream(name)) {
            byte[] bytes = Objects.requireNonNull(in, name).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Desk desk() {
        return start().play(played.toArray(String[]::new));
    }

    private Desk start() {
        String[] set = options.stream().filter(o -> !o.equals(LESSON)).toArray(String[]::new);
        if (phase.equals("start")) {
            return Desk.start(options.contains(LESSON) ? LESSON : "historical", set);
        }
        String[] words = phase.split(" ", 2);
        return Desk.composed(Integer.parseInt(words[0]), words[1], units, written(), set);
    }

    private Map<String, Value> written() {
        Map<String, Value> written = new LinkedHashMap<>();
        for (String part : parts) {
            List<String> words = Arrays.asList(part.split(" "));
            if (words.getFirst().equals("hand")) {
                long[] values =
                        words.subList(2, words.size()).stream()
                                .mapToLong(Long::parseLong)
                                .toArray();
                written.putAll(Desk.hand(words.get(1), values));
            } else {
                written.put(words.getFirst(), Value.texts(words.subList(1, words.size())));
            }
        }
        return written;
    }
}
