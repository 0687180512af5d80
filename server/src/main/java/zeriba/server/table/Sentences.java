package zeriba.server.table;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.Game;
import zeriba.engine.RuleBook;
import zeriba.engine.text.Value;
import zeriba.wording.Messages;

/** A game's sentences and rules as trees. */
public final class Sentences {

    private Sentences() {}

    /** A game's rules in one language: chapters of paragraphs. */
    public static Value.Fields rules(Game<?, ?> game, Locale language) {
        List<Value.Fields> chapters =
                game.ruleBook(language).chapters().stream().map(Sentences::chapter).toList();
        return Value.NO_FIELDS.with("chapters", Value.of(chapters));
    }

    private static Value.Fields chapter(RuleBook.Chapter chapter) {
        List<Value.Fields> paragraphs =
                chapter.paragraphs().stream()
                        .map(paragraph ->
                                Value.NO_FIELDS
                                        .with("rule", Value.of(paragraph.rule()))
                                        .with("text", Value.of(paragraph.text())))
                        .toList();
        return Value.NO_FIELDS
                .with("title", Value.of(chapter.title()))
                .with("paragraphs", Value.of(paragraphs));
    }

    /** All messages of a game in one language, as {@code scenario} words them, by key. */
    public static Value.Fields all(Game<?, ?> game, String scenario, Locale language) {
        return texts(Messages.of(game, scenario, language).all());
    }

    /** Who the roles are in {@code scenario}, where it names them. */
    public static Value.Fields names(Game<?, ?> game, String scenario, Locale language) {
        return texts(Messages.of(game, scenario, language).names());
    }

    private static Value.Fields texts(Map<String, String> texts) {
        TreeMap<String, Value> told = new TreeMap<>();
        texts.forEach((key, text) -> told.put(key, Value.of(text)));
        return new Value.Fields(told);
    }
}
