package zeriba.engine;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.TreeMap;

/**
 * A game's messages in one language, as one of its scenarios words them: {@code KEY@SCENARIO} goes
 * before {@code KEY}. The message {@code side.ROLE} names who sits there, {@code side.ROLE.told}
 * the same within a sentence.
 */
public final class Wording {

    private static final String SIDE = "side.";

    private final About about;
    private final ResourceBundle messages;
    private final String variant;

    private Wording(Game<?, ?> game, String scenario, Locale language) {
        this.about = game.about();
        this.messages = game.messages(language);
        this.variant = "@" + scenario;
    }

    /** The messages of {@code game} in {@code scenario}. */
    public static Wording of(Game<?, ?> game, String scenario, Locale language) {
        return new Wording(game, scenario, language);
    }

    /** The same in English. */
    public static Wording of(Game<?, ?> game, String scenario) {
        return of(game, scenario, Locale.ENGLISH);
    }

    /** What the objection says. */
    public String of(Objection objection) {
        return sentence(objection.key(), objection.arguments());
    }

    /** What has happened. */
    public String of(Event event) {
        return sentence(event.key(), event.arguments());
    }

    /**
     * The message {@code key}, where {@code {0}} stands for the first argument and roles and sides
     * go by their names; the key itself with the arguments where there is none.
     */
    public String sentence(String key, List<String> arguments) {
        String text = message(key, "");
        if (text.isEmpty() && !messages.containsKey(key)) {
            return key + " " + String.join(" ", arguments);
        }
        for (int i = 0; i < arguments.size(); i++) {
            text = text.replace("{" + i + "}", name(arguments.get(i)));
        }
        return text;
    }

    private String message(String key, String otherwise) {
        try {
            String own = key + variant;
            return messages.getString(messages.containsKey(own) ? own : key);
        } catch (MissingResourceException _) {
            return otherwise;
        }
    }

    /** The name of a role or side here; any other word, and one without a name, as it is. */
    public String name(String word) {
        return isSeat(word) ? message(SIDE + word, word) : word;
    }

    private boolean isSeat(String word) {
        return about.role(word).isPresent()
                || about.sides().stream().anyMatch(side -> side.name().equals(word));
    }

    /** The names of the roles that have one here. */
    public Map<String, String> names() {
        Map<String, String> names = new TreeMap<>();
        for (Role role : about.roles()) {
            String name = message(SIDE + role.name(), "");
            if (!name.isEmpty()) {
                names.put(role.name(), name);
            }
        }
        return names;
    }

    /** All messages by key, without the wordings of other scenarios. */
    public Map<String, String> all() {
        Map<String, String> all = new TreeMap<>();
        for (String key : messages.keySet()) {
            if (key.indexOf('@') < 0) {
                all.put(key, message(key, ""));
            }
        }
        return all;
    }
}
