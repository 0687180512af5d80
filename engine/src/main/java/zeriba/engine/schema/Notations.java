package zeriba.engine.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zeriba.engine.Notation;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

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

    /** The notation of a shape; several texts may say the same, one of them is written. */
    public static <T> Notation<T> notation(Shape<T> shape) {
        return notation(
                shape, text -> SPACES.matcher(text.strip()).replaceAll(" "), (_, _) -> true);
    }

    private static final Pattern SPACES = Pattern.compile(" {2,}");

    /** The same, but each value has exactly one text. */
    public static <T> Notation<T> exactNotation(Shape<T> shape) {
        return notation(shape, text -> text, String::equals);
    }

    private static <T> Notation<T> notation(
            Shape<T> shape, UnaryOperator<String> tidy, BiPredicate<String, String> mayStandFor) {
        return new Notation<>() {
            @Override
            public String write(T value) {
                List<String> words = new ArrayList<>();
                shape.say(value, words);
                return String.join(" ", words);
            }

            @Override
            public T read(String text) throws UnreadableException {
                String tidied = tidy.apply(text);
                Shape.Words words = Shape.Words.of(tidied, " ");
                T value = heard(words, tidied);
                String written = write(value);
                if (words.hasNext() || !mayStandFor.test(text, written)) {
                    throw new UnreadableException("", "is written \"" + written + "\"");
                }
                return value;
            }

            /** The value; what cannot be made out is refused with what to write instead. */
            private T heard(Shape.Words words, String text) throws UnreadableException {
                try {
                    return shape.hear(words);
                } catch (UnreadableException e) {
                    String forms = String.join(", ", formsLike(text.split(" ", 2)[0]));
                    throw new UnreadableException("", e.getMessage() + "; write " + forms);
                }
            }

            /** The forms of a verb; all of them where it is none. */
            private List<String> formsLike(String verb) {
                List<String> like =
                        forms().stream()
                                .filter(form -> form.split(" ", 2)[0].equals(verb))
                                .toList();
                return like.isEmpty() ? forms() : like;
            }

            @Override
            public List<String> forms() {
                return shape instanceof FamilyShape family ? family.forms() : List.of(shape.form());
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
