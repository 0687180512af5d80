package zeriba.server.refusal;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.text.Value;
import zeriba.wording.Messages;

/** A game's sentences and rules as trees. */
public final class Sentences {

    private Sentences() {}

    /** A game's rules in words: chapters of numbered paragraphs. */
    public record RuleBook(List<Chapter> chapters) {}

    /** A chapter of rules. */
    public record Chapter(String title, List<Paragraph> paragraphs) {}

    /** A rule by its number. */
    public record Paragraph(String rule, String text) {}

    /** A game's rules in one language. */
    public static RuleBook rules(Game<?, ?> game, Locale language) {
        return new RuleBook(
                game.ruleBook(language).chapters().stream()
                        .map(chapter ->
                                new Chapter(
                                        chapter.title(),
                                        chapter.paragraphs().stream()
                                                .map(p -> new Paragraph(p.rule(), p.text()))
                                                .toList()))
                        .toList());
    }

    /** All messages of a game in one language, as {@code scenario} words them, by key. */
    public static Value.Fields all(Game<?, ?> game, String scenario, Locale language) {
        Map<String, Value> told = new TreeMap<>();
        Messages.of(game, scenario, language)
                .all()
                .forEach((key, text) -> told.put(key, Value.of(text)));
        return new Value.Fields(told);
    }

    /** The title of {@code scenario}, in this language where the game has it. */
    public static String title(Game<?, ?> game, GameInfo.Scenario scenario, Locale language) {
        return Messages.of(game, scenario.id(), language)
                .all()
                .getOrDefault("scenario." + scenario.id(), scenario.title());
    }

    /** Who the roles are in {@code scenario}, where it names them. */
    public static Map<String, String> names(Game<?, ?> game, String scenario, Locale language) {
        return new TreeMap<>(Messages.of(game, scenario, language).names());
    }
}
