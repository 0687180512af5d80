package zeriba.testkit.contract;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What no sentence may have that a player reads: slips that patterns and stand-ins bring about. */
public final class Grammar {

    private static final String THINGS =
            "units|turns|hexes|spaces|points|markers|steps|stands|towns|regions|battles|trains"
                    + "|halves|choices|entries|seconds|minutes|hours|days|throws|dice|games|seats";
    private static final String ONE_THING =
            "unit|turn|hex|space|point|marker|step|stand|town|region|battle|train|half|choice"
                    + "|entry|second|minute|hour|day|throw|die|game|seat";
    private static final String COSE =
            "turni|punti|esagoni|cannoni|basi|scelte|voci|secondi|minuti|ore|giorni|tiri|mosse";
    private static final String COSA =
            "turno|punto|esagono|cannone|base|scelta|voce|secondo|minuto|ora|giorno|tiro|mossa";

    private static final Map<String, Pattern> EVERYWHERE =
            Map.of(
                    "a small letter at its beginning", Pattern.compile("^[^\\p{Lu}\\p{N}]"),
                    "no stop at its end", Pattern.compile("[^.!?”]$"),
                    "a place that nothing stands in", Pattern.compile("[{}]"),
                    "a word missing before a stop", Pattern.compile(" [.,;:]|[,;:][.,;:]|\\.\\.+"),
                    "two spaces", Pattern.compile("  | $|^ "));

    private static final Map<String, Pattern> ENGLISH =
            Map.of(
                    "one of many", Pattern.compile("\\b1( \\w+)? (" + THINGS + ")\\b"),
                    "many of one",
                            Pattern.compile(
                                    "\\b(0|[2-9]|[1-9][0-9]{1,2}) ((more|other) )?("
                                            + ONE_THING
                                            + ")\\b"),
                    "nothing more", Pattern.compile("\\b0 (more|other|[a-z]+s)\\b"),
                    "several with a verb for one",
                            Pattern.compile(
                                    "\\bAlpha and Beta (is|was|has|does|goes|stays|stands|needs|takes|joins|holds|lies|waits)\\b"),
                    "one with a verb for several",
                            Pattern.compile("^Alpha (are|were|have|do|join|leave|go)\\b"));

    private static final Map<String, Pattern> ITALIAN =
            Map.of(
                    "uno con il plurale", Pattern.compile("\\b1 (" + COSE + ")\\b"),
                    "molti con il singolare",
                            Pattern.compile("\\b([2-9]|[1-9][0-9]{1,2}) (" + COSA + ")\\b"),
                    "un apostrofo diritto", Pattern.compile("'(?!s\\b)"));

    private Grammar() {}

    /** What is wrong with a sentence, in words; nothing where it reads well. */
    public static List<String> faults(String sentence, Locale language) {
        Map<String, Pattern> own =
                switch (language.getLanguage()) {
                    case "en" -> ENGLISH;
                    case "it" -> ITALIAN;
                    default -> Map.of();
                };
        return Stream.of(EVERYWHERE, own)
                .flatMap(list -> list.entrySet().stream())
                .filter(slip -> slip.getValue().matcher(sentence).find())
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }
}
