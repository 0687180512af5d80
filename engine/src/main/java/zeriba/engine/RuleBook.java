package zeriba.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A game's rules as they are told to players, in our own words: chapters of numbered paragraphs, in
 * reading order.
 */
public record RuleBook(List<Chapter> chapters) {

    /** For a game that tells no rules. */
    public static final RuleBook EMPTY = new RuleBook(List.of());

    public RuleBook {
        chapters = List.copyOf(chapters);
    }

    /** A part of the rules with its heading. */
    public record Chapter(String title, List<Paragraph> paragraphs) {
        public Chapter {
            paragraphs = List.copyOf(paragraphs);
        }
    }

    /**
     * A rule in words.
     *
     * @param rule the number by which code and log cite it
     */
    public record Paragraph(String rule, String text) {}

    /**
     * The book in {@code text}: a line {@code # TITLE} begins a chapter, any other line that is not
     * empty is a paragraph, its number before the first space.
     */
    public static RuleBook of(String text) {
        List<Chapter> chapters = new ArrayList<>();
        String title = "";
        List<Paragraph> paragraphs = new ArrayList<>();
        for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
            if (line.startsWith("# ")) {
                addChapter(chapters, title, paragraphs);
                title = line.substring(2).strip();
                paragraphs = new ArrayList<>();
            } else {
                paragraphs.add(paragraph(line));
            }
        }
        addChapter(chapters, title, paragraphs);
        return new RuleBook(chapters);
    }

    /** The book in a file, as {@link #of} reads it; closes {@code file}. */
    public static RuleBook read(InputStream file) {
        try (file) {
            return of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void addChapter(
            List<Chapter> chapters, String title, List<Paragraph> paragraphs) {
        if (!paragraphs.isEmpty()) {
            chapters.add(new Chapter(title, paragraphs));
        }
    }

    private static Paragraph paragraph(String line) {
        int space = line.indexOf(' ');
        if (space < 1) {
            throw new IllegalArgumentException("a paragraph without number and text: " + line);
        }
        return new Paragraph(line.substring(0, space), line.substring(space + 1).strip());
    }

    /** The numbers of all its paragraphs. */
    public Set<String> rules() {
        return chapters.stream()
                .flatMap(chapter -> chapter.paragraphs().stream())
                .map(Paragraph::rule)
                .collect(Collectors.toSet());
    }
}
