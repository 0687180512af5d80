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
 */
public record Argument(String word, String told) {

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,9}");
    private static final Pattern BETWEEN = Pattern.compile("\\+|, ");

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

    /** The number, where the word is a whole one. */
    OptionalLong number() {
        return WHOLE.matcher(word).matches()
                ? OptionalLong.of(Long.parseLong(word))
                : OptionalLong.empty();
    }
}
