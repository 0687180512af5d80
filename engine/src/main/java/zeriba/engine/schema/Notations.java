package zeriba.engine.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zeriba.engine.text.Notation;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** Values as a verb and words: {@code storm A1+B1 keep}. */
public final class Notations {

    private Notations() {}

    /** The verb of a record. */
    public static String verb(Class<?> type) {
        return VERBS.get(type);
    }

    private static final ClassValue<String> VERBS =
            new ClassValue<>() {
                @Override
                protected String computeValue(Class<?> type) {
                    As.@Nullable Verb verb = type.getAnnotation(As.Verb.class);
                    return verb != null
                            ? verb.value()
                            : type.getSimpleName()
                                    .replaceAll("(?<=.)([A-Z])", "-$1")
                                    .toLowerCase(Locale.ROOT);
                }
            };

    /**
     * The notation of a shape; several texts may say the same, one of them is written. What cannot
     * be read is refused with the form that it should have.
     */
    public static <T> Notation<T> notation(Shape<T> shape) {
        Notation<T> notation = notation(shape, (_, _) -> true);
        return new Notation<>() {
            @Override
            public String write(T value) {
                return notation.write(value);
            }

            @Override
            public T read(String text) throws UnreadableException {
                String plain = BLANKS.matcher(text.strip()).replaceAll(" ");
                try {
                    return notation.read(plain);
                } catch (UnreadableException e) {
                    throw new UnreadableException(
                            "", e.reason() + "; write " + String.join(", ", like(plain)));
                }
            }

            // the forms of the verb of a text, or all where there is no such verb
            private List<String> like(String text) {
                String verb = verb(text);
                List<String> like = forms().stream().filter(f -> verb(f).equals(verb)).toList();
                return like.isEmpty() ? forms() : like;
            }

            private static String verb(String text) {
                return text.split(" ", 2)[0];
            }

            @Override
            public List<String> forms() {
                return notation.forms();
            }
        };
    }

    private static final Pattern BLANKS = Pattern.compile(" {2,}");

    /** The same, but each value has exactly one text. */
    public static <T> Notation<T> exactNotation(Shape<T> shape) {
        return notation(shape, String::equals);
    }

    private static <T> Notation<T> notation(
            Shape<T> shape, BiPredicate<String, String> mayStandFor) {
        List<String> forms =
                shape instanceof FamilyShape family ? family.forms() : List.of(shape.form());
        return new Notation<>() {
            @Override
            public String write(T value) {
                List<String> words = new ArrayList<>();
                shape.say(value, words);
                return String.join(" ", words);
            }

            @Override
            public T read(String text) throws UnreadableException {
                Shape.Words words = Shape.Words.of(text, " ");
                T value = shape.hear(words);
                String written = write(value);
                if (words.hasNext() || !mayStandFor.test(text, written)) {
                    throw new UnreadableException("", "is written \"" + written + "\"");
                }
                return value;
            }

            @Override
            public List<String> forms() {
                return forms;
            }
        };
    }

    static <T> Shape<T> asText(Shape<T> shape) {
        Notation<T> notation = exactNotation(shape);
        return new Shapes.Atom<>(
                "",
                Value.NO_FIELDS.with("type", Value.of("string")),
                value -> Value.of(notation.write(value)),
                tree -> {
                    if (tree instanceof Value.Text(String text)) {
                        return notation.read(text);
                    }
                    throw new UnreadableException("", "must be a text");
                },
                notation::read,
                notation::write);
    }
}
