package zeriba.server.table;

import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.TreeMap;
import zeriba.engine.Event;
import zeriba.engine.Game;
import zeriba.engine.Objection;
import zeriba.engine.RuleBook;
import zeriba.engine.Value;

/** A game's messages made into sentences: {@code {0}} stands for the first argument. */
public final class Sentences {

    private Sentences() {}

    /** What the objection says, in English. */
    public static String of(Game<?, ?> game, Objection objection) {
        return sentence(game, objection.key(), objection.arguments());
    }

    /** What has happened, in English. */
    public static String of(Game<?, ?> game, Event event) {
        return sentence(game, event.key(), event.arguments());
    }

    /** The message {@code key} with these arguments, or the key itself where there is none. */
    public static String sentence(Game<?, ?> game, String key, List<String> arguments) {
        String text;
        try {
            text = game.messages(Locale.ENGLISH).getString(key);
        } catch (MissingResourceException _) {
            return key + " " + String.join(" ", arguments);
        }
        for (int i = 0; i < arguments.size(); i++) {
            text = text.replace("{" + i + "}", arguments.get(i));
        }
        return text;
    }

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

    /** All messages of a game in one language, by key. */
    public static Value.Fields all(Game<?, ?> game, Locale language) {
        ResourceBundle bundle = game.messages(language);
        TreeMap<String, Value> sentences = new TreeMap<>();
        bundle.keySet().forEach(key -> sentences.put(key, Value.of(bundle.getString(key))));
        return new Value.Fields(sentences);
    }
}
