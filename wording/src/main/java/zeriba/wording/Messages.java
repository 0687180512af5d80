package zeriba.wording;

import com.ibm.icu.text.ListFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Game;
import zeriba.engine.GameInfo;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.IllegalEntryException;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.wording.Argument.GrammaticalNumber;

/**
 * A game's messages in one language, as one of its scenarios words them: {@code KEY@SCENARIO} goes
 * before {@code KEY}. The message {@code side.ROLE} names who sits there, {@code side.ROLE.told}
 * the same within a sentence; {@code place.WORD} says what is no space of the sheet; {@code
 * place.ID} and {@code unit.ID} name spaces and units in a language that is not the sheet's; {@code
 * names.plural} lists the words by which a name is plural, {@code names.article} is what stands
 * before one that is a common noun.
 */
public final class Messages {

    private static final String SIDE = "side.";
    private static final String PLACE = "place.";
    private static final String UNIT = "unit.";
    private static final Pattern BLANK = Pattern.compile(" ");
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}-]+");

    private final Game<?, ?> game;
    private final GameInfo about;
    private final ResourceBundle messages;
    private final Locale language;
    private final String variant;
    private @Nullable Map<String, String> sheet;

    private Messages(Game<?, ?> game, String scenario, Locale language) {
        this.game = game;
        this.about = game.about();
        this.messages = game.messages(language);
        this.language = language;
        this.variant = "@" + scenario;
    }

    /** The messages of {@code game} in {@code scenario}. */
    public static Messages of(Game<?, ?> game, String scenario, Locale language) {
        return new Messages(game, scenario, language);
    }

    /** The same in English. */
    public static Messages of(Game<?, ?> game, String scenario) {
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

    /** Why an entry is refused, with the sentence of the rule where the rules forbid it. */
    public String of(IllegalEntryException refused) {
        String message = String.valueOf(refused.getMessage());
        return refused.objection().map(o -> message + ": " + of(o)).orElse(message);
    }

    /**
     * The message {@code key}, where {@code {0}} stands for the first argument, and units, places,
     * roles and sides go by their names; the key itself with the arguments where there is none.
     */
    public String sentence(String key, List<String> arguments) {
        String pattern = message(key, "");
        if (pattern.isEmpty() && !messages.containsKey(key)) {
            return key + " " + String.join(" ", arguments);
        }
        return Phrase.of(pattern, language).with(arguments.stream().map(this::argument).toList());
    }

    /** Whether there is a message {@code key}. */
    public boolean isSaid(String key) {
        return messages.containsKey(key);
    }

    private Argument argument(String word) {
        List<String> members = Argument.members(word);
        boolean areNamed =
                members.size() > 1 && members.stream().allMatch(one -> !name(one).equals(one));
        String told =
                areNamed
                        ? ListFormatter.getInstance(language)
                                .format(members.stream().map(this::nameWithin).toList())
                        : nameWithin(word);
        return new Argument(word, told, numberOf(told));
    }

    /** A name within a sentence: one that begins small is a common noun and has its article. */
    private String nameWithin(String word) {
        String name = name(word);
        String article = message("names.article", "");
        boolean isCommon =
                !article.isEmpty()
                        && !name.equals(word)
                        && Character.isLowerCase(name.codePointAt(0));
        return isCommon ? article + " " + name : name;
    }

    /** Plural is a name that has one of the words that {@code names.plural} lists. */
    private GrammaticalNumber numberOf(String name) {
        Set<String> plural = Set.of(BLANK.split(message("names.plural", "")));
        return Arrays.stream(NO_LETTERS.split(name))
                        .anyMatch(one -> !one.isEmpty() && plural.contains(one))
                ? GrammaticalNumber.PLURAL
                : GrammaticalNumber.SINGULAR;
    }

    private String message(String key, String otherwise) {
        try {
            String own = key + variant;
            return messages.getString(messages.containsKey(own) ? own : key);
        } catch (MissingResourceException _) {
            return otherwise;
        }
    }

    /** The name of a unit, a place, a role or a side; any other word as it is. */
    public String name(String word) {
        return isSeat(word)
                ? message(SIDE + word, word)
                : sheet().getOrDefault(word, message(PLACE + word, word));
    }

    /** The name of a side within a sentence; its name by itself where it has no other. */
    public String sideTold(Side side) {
        return message(SIDE + side.name() + ".told", name(side.name()));
    }

    /** What a degree of victory is called, its word where it has no name. */
    public String grade(String word) {
        return message("grade." + word, word);
    }

    /** What a number is called that the game counts, its word where it has no name. */
    public String gauge(String word) {
        return message("gauge." + word, word);
    }

    /** The message of that key where it has one without arguments; else the name of a word. */
    public String word(String word) {
        return messages.containsKey(word) ? sentence(word, List.of()) : name(word);
    }

    /** The name of a step, its id where it has none. */
    public String step(String id) {
        return message("step." + id, id);
    }

    /** What a standing order of {@code kind} is about; {@code title} where it is not told here. */
    public String order(String kind, String title) {
        return message("order." + kind, title);
    }

    /** What a look of {@code kind} shows; {@code title} where it is not told here. */
    public String look(String kind, String title) {
        return message("look." + kind, title);
    }

    /** Whether {@code word} is an id that has a name here, be it the same. */
    public boolean isNamed(String word) {
        return messages.containsKey((isSeat(word) ? SIDE : PLACE) + word)
                || sheet().containsKey(word);
    }

    private Map<String, String> sheet() {
        Map<String, String> known = sheet;
        if (known == null) {
            known =
                    SheetNames.of(
                            game.sheet(),
                            variant.substring(1),
                            (id, name) -> message(PLACE + id, name),
                            (id, name) -> message(UNIT + id, name));
            sheet = known;
        }
        return known;
    }

    private boolean isSeat(String word) {
        return about.role(word).isPresent()
                || about.sides().stream().anyMatch(side -> side.name().equals(word));
    }

    /** The units whose names are not told in this language, but as the sheet has them. */
    public Set<String> unnamedUnits() {
        Set<String> unnamed = new TreeSet<>(SheetNames.units(game.sheet(), variant.substring(1)));
        unnamed.removeIf(id -> !message(UNIT + id, "").isEmpty());
        return unnamed;
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
            int at = key.indexOf('@');
            String plain = at < 0 ? key : key.substring(0, at);
            if (at < 0 || key.substring(at).equals(variant)) {
                all.put(plain, message(plain, ""));
            }
        }
        return all;
    }
}
