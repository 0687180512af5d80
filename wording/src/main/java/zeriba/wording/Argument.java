package zeriba.wording;

import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * What stands in one place of a phrase.
 *
 * @param word as objections and events have it: an id, several ids with {@code +} or a comma
 *     between them, a label, a number
 * @param told the same as a reader is told it
 * @param number the number of that which is told: several names are plural, and one is whose
 *     language has it so, such as "Imperial rifles"
 */
public record Argument(String word, String told, GrammaticalNumber number) {

    /** With which forms of verbs a name goes. */
    public enum GrammaticalNumber {
        SINGULAR,
        PLURAL
    }

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,9}");
    private static final Pattern BETWEEN = Pattern.compile("\\+|, ");

    /** An argument whose number is that of how many it names. */
    public Argument(String word, String told) {
        this(word, told, GrammaticalNumber.SINGULAR);
    }

    /** A word that is told as it is. */
    public static Argument plain(String word) {
        return new Argument(word, word);
    }

    /** The members of a list; of anything else the word alone. */
    static List<String> members(String word) {
        return word.isEmpty() ? List.of() : List.of(BETWEEN.split(word));
    }

    /** How many the word names. */
    int size() {
        return members(word).size();
    }

    /** The count with which verbs agree: two for whatever is plural. */
    int agrees() {
        return number == GrammaticalNumber.PLURAL ? Math.max(2, size()) : size();
    }

    /** The whole number that the word is, where it is one. */
    OptionalLong counted() {
        return WHOLE.matcher(word).matches()
                ? OptionalLong.of(Long.parseLong(word))
                : OptionalLong.empty();
    }
}
