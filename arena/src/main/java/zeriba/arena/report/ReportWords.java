package zeriba.arena.report;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zeriba.arena.experiment.Factor;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Variant;
import zeriba.engine.LanguageFiles;
import zeriba.wording.Argument;
import zeriba.wording.Phrase;

/** What a report says, with its numbers, in one language; what that lacks is said in English. */
public final class ReportWords {

    private static final LanguageFiles FILES =
            new LanguageFiles(name -> ReportWords.class.getResourceAsStream(name));

    private static final String LEVEL = "level.";

    private final Locale language;
    private final ResourceBundle messages;

    private ReportWords(Locale language) {
        this.messages = FILES.messages(language);
        this.language = Locale.forLanguageTag(messages.getString("language"));
    }

    /** The words of {@code language}. */
    public static ReportWords in(Locale language) {
        return new ReportWords(language);
    }

    /** The languages that have words of their own, English too. */
    static List<Locale> languages() {
        return FILES.languages();
    }

    /** The language that is spoken, English where there are no words in the one asked for. */
    Locale language() {
        return language;
    }

    /** The sentence of a key, with what stands in it. */
    String say(String key, Object... parts) {
        return phrase(key).with(arguments(parts));
    }

    /** The same within a sentence: without a capital that it does not have. */
    String within(String key, Object... parts) {
        return phrase(key).within(arguments(parts));
    }

    private Phrase phrase(String key) {
        return Phrase.of(messages.getString(key), language);
    }

    private static List<Argument> arguments(Object... parts) {
        return Arrays.stream(parts).map(part -> Argument.plain(part.toString())).toList();
    }

    /** A share in per cent, to a tenth. */
    String percent(double share) {
        return String.format(language, "%.1f", 100 * share);
    }

    /** A difference of shares in points, with its sign. */
    String points(double difference) {
        double tenths = Math.round(1000 * difference) / 10.0;
        String said = String.format(language, "%+.1f", tenths);
        return tenths == 0 ? said.substring(1) : said.replace('-', '\u2212');
    }

    /** Any number, to two places where it is small. */
    String number(double number) {
        return String.format(language, Math.abs(number) >= 100 ? "%,.0f" : "%.2f", number);
    }

    /** What a variant is called: the levels that are not the base's. */
    public String label(Variant variant, List<Factor> factors) {
        String said =
                IntStream.range(0, factors.size())
                        .filter(factor -> variant.levels().get(factor) != 0)
                        .mapToObj(
                                factor -> level(factors.get(factor), variant.levels().get(factor)))
                        .collect(Collectors.joining(", "));
        return said.isEmpty() ? within("base") : said;
    }

    /** What varies, and one of its levels. */
    String level(Factor factor, int level) {
        return factor.name() + " " + setting(factor.levels().get(level));
    }

    /** One level: a word of ours, or what the file says. */
    String setting(Factor.Setting setting) {
        String key = LEVEL + setting.label().replace(' ', '-');
        return messages.containsKey(key) ? within(key) : setting.label();
    }

    /** A stop rule. */
    public String told(StopRule stop) {
        return switch (stop) {
            case StopRule.Fixed(long most) -> within("stop.fixed", most);
            case StopRule.Width(double width, long most) ->
                    within("stop.width", percent(width), most);
            case StopRule.Sequential test ->
                    within(
                            "stop.sequential",
                            points(test.gain()),
                            number(test.alpha()),
                            number(test.beta()),
                            test.most());
            case StopRule.Balance(double target, long most, var confirm) -> {
                String search = within("stop.balance", percent(target), most);
                yield confirm.map(by ->
                                within("stop.confirmed", search, by.player().name(), by.games()))
                        .orElse(search);
            }
            case StopRule.Minutes(double minutes, long most) ->
                    within("stop.minutes", number(minutes), most);
        };
    }
}
