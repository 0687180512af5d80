package zeriba.wording;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A sentence with places for arguments, in ICU's message format. {@code {0}} is the first argument
 * as it is told, {@code number0} the number that it is, {@code size0} how many it names, {@code
 * agrees0} the count with which verbs agree, two for one name that is plural: <code>
 * {number2, plural, one {# turn} other {# turns}}</code>. The page fills the same patterns by the
 * same rules.
 */
public final class Phrase {

    private final MessageFormat format;

    private Phrase(MessageFormat format) {
        this.format = format;
    }

    /** The phrase of a pattern; an {@link IllegalArgumentException} says why there is none. */
    public static Phrase of(String pattern, Locale language) {
        return new Phrase(new MessageFormat(pattern, language));
    }

    /** The sentence with these arguments, beginning with a capital. */
    public String with(List<Argument> arguments) {
        return capital(within(arguments));
    }

    /** The same as a part of a sentence, beginning as the pattern does. */
    public String within(List<Argument> arguments) {
        Map<String, Object> values = new HashMap<>();
        for (int i = 0; i < arguments.size(); i++) {
            Argument argument = arguments.get(i);
            values.put(Integer.toString(i), argument.told());
            values.put("size" + i, argument.size());
            values.put("agrees" + i, argument.agrees());
            String number = "number" + i;
            argument.counted().ifPresent(n -> values.put(number, n));
        }
        return format.format(values);
    }

    /** The names of its arguments: {@code 0}, {@code number1}, {@code size2}, {@code agrees3}. */
    public Set<String> arguments() {
        MessagePattern parts = new MessagePattern(format.toPattern());
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < parts.countParts(); i++) {
            MessagePattern.Part part = parts.getPart(i);
            boolean isName =
                    part.getType() == MessagePattern.Part.Type.ARG_NAME
                            || part.getType() == MessagePattern.Part.Type.ARG_NUMBER;
            if (isName) {
                names.add(parts.getSubstring(part));
            }
        }
        return names;
    }

    private static String capital(String text) {
        return text.isEmpty()
                ? text
                : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
