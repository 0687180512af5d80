package zeriba.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * A blurb: what a game says of itself, as on its box, to whoever has not played it. Times and
 * complexity are our own estimates [design].
 *
 * @param history what happened, in two sentences
 * @param length how long a game takes, in words
 * @param players who has fun with it, in words
 * @param complexity from 1, learned while playing, to {@link #MOST}; 0 where nothing is said
 * @param scenarios by scenario, what one is in for
 */
public record Blurb(
        String history,
        String length,
        String players,
        int complexity,
        Map<String, String> scenarios) {

    /** The highest complexity. */
    public static final int MOST = 5;

    /** Of a game that says nothing of itself. */
    public static final Blurb EMPTY = new Blurb("", "", "", 0, Map.of());

    private static final String SCENARIO = "scenario.";

    public Blurb {
        scenarios = Map.copyOf(scenarios);
        if (complexity < 0 || complexity > MOST) {
            throw new IllegalArgumentException("a complexity of " + complexity);
        }
    }

    /**
     * The blurb in a properties file: {@code history}, {@code length}, {@code players}, {@code
     * complexity} and for each scenario {@code scenario.ID}; closes {@code file}.
     */
    public static Blurb read(InputStream file) {
        Properties words = new Properties();
        try (InputStreamReader text = new InputStreamReader(file, StandardCharsets.UTF_8)) {
            words.load(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Blurb(
                word(words, "history"),
                word(words, "length"),
                word(words, "players"),
                Integer.parseInt(word(words, "complexity")),
                words.stringPropertyNames().stream()
                        .filter(key -> key.startsWith(SCENARIO))
                        .collect(
                                Collectors.toMap(
                                        key -> key.substring(SCENARIO.length()),
                                        words::getProperty)));
    }

    private static String word(Properties words, String key) {
        String word = words.getProperty(key);
        if (word == null) {
            throw new IllegalArgumentException("a blurb without " + key);
        }
        return word;
    }
}
