package zeriba.engine;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zeriba.engine.text.UnreadableException;

/**
 * How a game's data differ from those that are published: what a cell says instead, by its JSON
 * Pointer ({@link Game#data}).
 */
public record Overrides(SortedMap<String, String> cells) {

    /** The name of the line that tells them in the head of a record. */
    public static final String HEADER = "overrides";

    /** The data as published. */
    public static final Overrides NONE = new Overrides(Collections.emptySortedMap());

    public Overrides {
        cells = Collections.unmodifiableSortedMap(new TreeMap<>(cells));
    }

    /** What these cells say instead, by pointer. */
    public static Overrides of(Map<String, String> cells) {
        return new Overrides(new TreeMap<>(cells));
    }

    public boolean isEmpty() {
        return cells.isEmpty();
    }

    /** These and others; where both have a cell, as the others say. */
    public Overrides and(Overrides others) {
        SortedMap<String, String> both = new TreeMap<>(cells);
        both.putAll(others.cells);
        return new Overrides(both);
    }

    /** One line: {@code POINTER=TEXT} with blanks between, percent-encoded but for slashes. */
    public String write() {
        return cells.entrySet().stream()
                .map(cell -> encoded(cell.getKey()) + "=" + encoded(cell.getValue()))
                .collect(Collectors.joining(" "));
    }

    /** The overrides of such a line. */
    public static Overrides read(String line) throws UnreadableException {
        SortedMap<String, String> cells = new TreeMap<>();
        for (String word : line.strip().split(" +", -1)) {
            String[] parts = word.split("=", -1);
            if (parts.length != 2 || !parts[0].startsWith("/")) {
                throw new UnreadableException(HEADER, "wants POINTER=TEXT, not " + word);
            }
            cells.put(decoded(parts[0]), decoded(parts[1]));
        }
        return new Overrides(cells);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("%2F", "/");
    }

    private static String decoded(String text) throws UnreadableException {
        try {
            return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException _) {
            throw new UnreadableException(HEADER, "not percent-encoded: " + text);
        }
    }
}
