package zeriba.kassala;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The index of the rulebook's paragraphs and our rulings. */
final class RuleIndex {

    /** One line of the index. */
    record Line(String id, String title, String kind, String source) {}

    private RuleIndex() {}

    static List<Line> lines() {
        try (InputStream in = KassalaGame.class.getResourceAsStream("rules.tsv")) {
            byte[] bytes = Objects.requireNonNull(in, "rules.tsv").readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split("\t", -1))
                    .map(f -> new Line(f[0], f[1], f[2], f[3]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Set<String> ids() {
        return lines().stream().map(Line::id).collect(Collectors.toCollection(TreeSet::new));
    }
}
