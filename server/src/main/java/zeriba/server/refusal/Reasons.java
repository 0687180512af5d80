package zeriba.server.refusal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Refusals in the language of whoever asks: {@code reasons_LL.tsv} has a sentence for each reason,
 * and one for each kind of refusal whose reason it does not know; the words in the places of a
 * reason, such as {@code {0}}, stand in those of the sentence. English is as it stands.
 */
public final class Reasons {

    private static final Map<String, Reasons> KNOWN = new ConcurrentHashMap<>();

    private static final Pattern PLACE = Pattern.compile("\\{[0-9]}");

    /** What stands for whatever a file should not say and no other line knows. */
    private static final String UNREADABLE = "UNREADABLE";

    private final Map<String, String> exact = new LinkedHashMap<>();
    private final Map<Pattern, String> sentences = new LinkedHashMap<>();

    private Reasons(String lines) {
        lines.lines()
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .map(line -> line.split("\t", 2))
                .forEach(line -> {
                    if (PLACE.matcher(line[0]).find()) {
                        sentences.put(pattern(line[0]), line[1]);
                    } else {
                        exact.put(line[0], line[1]);
                    }
                });
    }

    private static Pattern pattern(String reason) {
        return Pattern.compile(
                Arrays.stream(PLACE.split(reason, -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining("(.*)")),
                Pattern.DOTALL);
    }

    /** The refusal, with its reason in {@code language} where there are sentences in it. */
    public static Refusal told(Refusal refusal, Locale language) {
        return in(language).map(known -> refusal.told(known.sentence(refusal))).orElse(refusal);
    }

    /** Why something cannot be read, in {@code language} where there are sentences in it. */
    public static String told(String reason, Locale language) {
        return in(language)
                .map(known ->
                        known.sentence(reason)
                                .orElseGet(() ->
                                        filled(
                                                known.exact.getOrDefault(UNREADABLE, reason),
                                                List.of(reason))))
                .orElse(reason);
    }

    private static Optional<Reasons> in(Locale language) {
        String spoken = language.getLanguage();
        String file = "reasons_" + spoken + ".tsv";
        return KNOWN.containsKey(spoken) || Reasons.class.getResource(file) != null
                ? Optional.of(KNOWN.computeIfAbsent(spoken, _ -> new Reasons(read(file))))
                : Optional.empty();
    }

    private static String read(String file) {
        try (InputStream lines = Reasons.class.getResourceAsStream(file)) {
            return lines == null ? "" : new String(lines.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String sentence(Refusal refusal) {
        return sentence(refusal.reason())
                .orElseGet(() -> exact.getOrDefault(refusal.kind().name(), refusal.reason()));
    }

    /** The first that fits, with the words that the reason has in its places. */
    private Optional<String> sentence(String reason) {
        String known = exact.get(reason);
        if (known != null) {
            return Optional.of(known);
        }
        for (Map.Entry<Pattern, String> one : sentences.entrySet()) {
            Matcher words = one.getKey().matcher(reason);
            if (words.matches()) {
                return Optional.of(
                        filled(
                                one.getValue(),
                                IntStream.rangeClosed(1, words.groupCount())
                                        .mapToObj(words::group)
                                        .toList()));
            }
        }
        return Optional.empty();
    }

    private static String filled(String sentence, List<String> words) {
        String filled = sentence;
        for (int i = 0; i < words.size(); i++) {
            filled = filled.replace("{" + i + "}", words.get(i));
        }
        return filled;
    }
}
