package zeriba.server.refusal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Refusals in the language of whoever asks: {@code reasons_LL.tsv} has a sentence for each reason,
 * and one for each kind of refusal whose reason it does not know. English is as it stands.
 */
public final class Reasons {

    private static final Map<String, Reasons> KNOWN = new ConcurrentHashMap<>();

    private final Map<Pattern, String> sentences = new LinkedHashMap<>();
    private final Map<String, String> exact;

    private Reasons(String lines) {
        this.exact =
                lines.lines()
                        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                        .map(line -> line.split("\t", 2))
                        .collect(Collectors.toMap(line -> line[0], line -> line[1]));
        exact.forEach((reason, sentence) -> {
            if (reason.contains("{0}")) {
                sentences.put(pattern(reason), sentence);
            }
        });
    }

    private static Pattern pattern(String reason) {
        return Pattern.compile(
                Arrays.stream(reason.split("\\{0}", -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining(".*")),
                Pattern.DOTALL);
    }

    /** The refusal, with its reason in {@code language} where there are sentences in it. */
    public static Refusal told(Refusal refusal, Locale language) {
        String spoken = language.getLanguage();
        String file = "reasons_" + spoken + ".tsv";
        if (!KNOWN.containsKey(spoken) && Reasons.class.getResource(file) == null) {
            return refusal;
        }
        return refusal.told(
                KNOWN.computeIfAbsent(spoken, _ -> new Reasons(read(file))).sentence(refusal));
    }

    private static String read(String file) {
        try (InputStream lines = Reasons.class.getResourceAsStream(file)) {
            return lines == null ? "" : new String(lines.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String sentence(Refusal refusal) {
        String reason = refusal.reason();
        String known = exact.get(reason);
        if (known != null) {
            return known;
        }
        return sentences.entrySet().stream()
                .filter(sentence -> sentence.getKey().matcher(reason).matches())
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseGet(() -> exact.getOrDefault(refusal.kind().name(), reason));
    }
}
