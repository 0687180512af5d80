package zeriba.engine.schema;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** How values of a type are written and read: as a tree, and as the words of a notation. */
public interface Shape<T> {

    /** The tree of a value. */
    Value write(T value);

    /** The value of a tree; what is wrong is refused with its path. */
    T read(Value tree) throws UnreadableException;

    /** Adds the words for a value. */
    void say(T value, List<String> words);

    /** Takes the words for a value. */
    T hear(Words words) throws UnreadableException;

    /** The value that no word at all stands for: an empty list, where there is no other. */
    default Object nothing() {
        return List.of();
    }

    /** What is expected, for help: {@code UNIT+UNIT}. */
    String form();

    /** The JSON Schema of its trees. */
    Value.Fields json();

    /** What is read where nothing stands; empty where something must. */
    default Optional<T> missing() {
        return Optional.empty();
    }

    /** This, but {@code none} is read where nothing stands. */
    default Shape<T> orElse(T none) {
        return new Shapes.OrElse<>(this, none);
    }

    /** One of a few values, each with a word. */
    static <T> Shape<T> oneOf(List<T> all, Function<T, String> word) {
        List<String> words = all.stream().map(word).toList();
        Reading<String, T> reading =
                text -> {
                    int at = words.indexOf(text);
                    if (at < 0) {
                        throw new UnreadableException(
                                "",
                                "must be " + String.join(" or ", words) + ", not \"" + text + "\"");
                    }
                    return all.get(at);
                };
        return new Shapes.Atom<>(
                String.join("|", words),
                Value.NO_FIELDS.with("type", Value.of("string")).with("enum", Value.texts(words)),
                value -> Value.of(word.apply(value)),
                tree -> reading.of(text(tree)),
                reading,
                word);
    }

    /** A value that is one text and one word: a thing with a name. */
    static <T> Shape<T> named(
            String kind, Function<T, String> name, Function<String, Optional<T>> find) {
        return new Shapes.Atom<>(
                kind.toUpperCase(Locale.ROOT),
                Value.NO_FIELDS.with("type", Value.of("string")).with("format", Value.of(kind)),
                value -> Value.of(name.apply(value)),
                tree -> found(kind, text(tree), find),
                text -> found(kind, text, find),
                name);
    }

    private static String text(Value tree) throws UnreadableException {
        if (tree instanceof Value.Text(String text)) {
            return text;
        }
        throw new UnreadableException("", "must be a text");
    }

    private static <T> T found(String kind, String text, Function<String, Optional<T>> find)
            throws UnreadableException {
        return find.apply(text)
                .orElseThrow(() ->
                        new UnreadableException("", "no " + kind + " is called \"" + text + "\""));
    }

    /** A whole number within limits. */
    static Shape<Integer> whole(int from, int to) {
        return new Shapes.Atom<>(
                "NUMBER",
                Value.NO_FIELDS
                        .with("type", Value.of("integer"))
                        .with("minimum", Value.of(from))
                        .with("maximum", Value.of(to)),
                value -> Value.of(value),
                tree -> within(from, to, tree instanceof Value.Whole(long n) ? n : NONE),
                text -> within(from, to, NUMBER.test(text) ? Long.parseLong(text) : NONE),
                String::valueOf);
    }

    /** Stands for what is no number; out of all limits. */
    long NONE = Long.MIN_VALUE;

    Predicate<String> NUMBER = Pattern.compile("-?\\d{1,9}").asMatchPredicate();

    private static int within(int from, int to, long number) throws UnreadableException {
        if (from <= number && number <= to) {
            return (int) number;
        }
        throw new UnreadableException("", "must be a whole number from " + from + " to " + to);
    }

    /** A whole number of 64 bits. */
    static Shape<Long> longs() {
        return new Shapes.Atom<>(
                "NUMBER",
                Value.NO_FIELDS.with("type", Value.of("integer")),
                value -> Value.of((long) value),
                tree -> number(tree instanceof Value.Whole(long n) ? "" + n : ""),
                Shape::number,
                String::valueOf);
    }

    private static long number(String text) throws UnreadableException {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException _) {
            throw new UnreadableException("", "must be a whole number");
        }
    }

    /** A number that may have a fraction; it is read with one, or without. */
    static Shape<Double> reals() {
        return new Shapes.Atom<>(
                "NUMBER",
                Value.NO_FIELDS.with("type", Value.of("number")),
                value -> Value.of((double) value),
                Shape::real,
                text -> real(Value.of(number(text))),
                String::valueOf);
    }

    private static double real(Value tree) throws UnreadableException {
        return switch (tree) {
            case Value.Real(double number) -> number;
            case Value.Whole(long number) -> number;
            case Value.Text _, Value.Flag _, Value.Nothing _, Value.Items _, Value.Fields _ ->
                    throw new UnreadableException("", "must be a number");
        };
    }

    /** A tree of any kind, told as it is. */
    static Shape<Value> anything() {
        return new Shapes.Atom<>(
                "", Value.NO_FIELDS, value -> value, tree -> tree, Value::of, String::valueOf);
    }

    /** A text, or nothing where it is empty. */
    static Shape<String> orNothing(String kind) {
        return orNothing(named(kind, text -> text, Optional::of), "");
    }

    /** Named fields of any kind, told as they are. */
    static Shape<Value.Fields> fields() {
        return new Shapes.Atom<>(
                "",
                Value.NO_FIELDS.with("type", Value.of("object")),
                value -> value,
                Shape::fields,
                _ -> Value.NO_FIELDS,
                String::valueOf);
    }

    private static Value.Fields fields(Value tree) throws UnreadableException {
        if (tree instanceof Value.Fields fields) {
            return fields;
        }
        throw new UnreadableException("", "must be an object with named fields");
    }

    /** A value, or nothing in place of {@code none}. */
    static <T> Shape<T> orNothing(Shape<T> of, T none) {
        return new Shapes.Atom<>(
                of.form(),
                Value.NO_FIELDS.with("anyOf", Value.of(List.of(of.json(), NULL_JSON))),
                value -> value.equals(none) ? Value.NOTHING : of.write(value),
                tree -> tree instanceof Value.Nothing ? none : of.read(tree),
                text -> of.hear(Words.of(text, " ")),
                String::valueOf);
    }

    Value.Fields NULL_JSON = Value.NO_FIELDS.with("type", Value.of("null"));

    /** A value, or {@code "?"} where it is not known; only known values are read. */
    static <T> Shape<Veiled<T>> veiled(Shape<T> of) {
        return new Shapes.Atom<>(
                of.form(),
                Value.NO_FIELDS.with("anyOf", Value.of(List.of(of.json(), HIDDEN_JSON))),
                value -> value.value().map(of::write).orElse(HIDDEN),
                tree -> Veiled.known(of.read(shown(tree))),
                text -> Veiled.known(of.hear(Words.of(text, " "))),
                value -> "" + value);
    }

    private static Value shown(Value tree) throws UnreadableException {
        if (tree.equals(HIDDEN)) {
            throw new UnreadableException("", "is hidden; such a position cannot be played");
        }
        return tree;
    }

    Value HIDDEN = Value.of("?");
    Value.Fields HIDDEN_JSON = Value.NO_FIELDS.with("const", HIDDEN);

    /** Yes or no. */
    static Shape<Boolean> flag() {
        return new Shapes.Atom<>(
                "",
                Value.NO_FIELDS.with("type", Value.of("boolean")),
                value -> Value.of(value),
                tree -> flag(tree instanceof Value.Flag(boolean set) ? "" + set : ""),
                Shape::flag,
                String::valueOf);
    }

    private static boolean flag(String text) throws UnreadableException {
        if (text.equals("true") || text.equals("false")) {
            return text.equals("true");
        }
        throw new UnreadableException("", "must be true or false");
    }

    /** How part of a value is made out. */
    @FunctionalInterface
    interface Reading<F, T> {
        T of(F from) throws UnreadableException;
    }

    /** The words of a text, taken one after another. */
    final class Words {

        private final List<String> words;
        private int at = 0;

        private Words(List<String> words) {
            this.words = words;
        }

        static Words of(String text, String sign) {
            return new Words(List.of(text.split(Pattern.quote(sign), -1)));
        }

        boolean hasNext() {
            return at < words.size();
        }

        /** The same words from here on, to be taken without taking these. */
        Words ahead() {
            Words ahead = new Words(words);
            ahead.at = at;
            return ahead;
        }

        /** Goes on where {@code ahead} is. */
        void goOnFrom(Words ahead) {
            at = ahead.at;
        }

        /** The next word, which should be a {@code form}. */
        String next(String form) throws UnreadableException {
            if (!hasNext()) {
                throw new UnreadableException("", form + " expected at the end");
            }
            return words.get(at++);
        }

        /** Takes the next word, which should be a {@code form}: as two if it has this sign. */
        Words halves(String form, String sign) throws UnreadableException {
            return new Words(List.of(next(form).split(Pattern.quote(sign), 2)));
        }

        /** Takes the next word if it is this one. */
        boolean took(String word) {
            boolean is = hasNext() && words.get(at).equals(word);
            at += is ? 1 : 0;
            return is;
        }
    }

    /** A value whose tree is made already, as one that is kept; it is only written. */
    static <T> Shape<Written<T>> written(Shape<T> of) {
        return new Shapes.Atom<>(
                "",
                of.json(),
                Written::tree,
                _ -> {
                    throw new UnsupportedOperationException("is only written");
                },
                _ -> {
                    throw new UnsupportedOperationException("is only written");
                },
                String::valueOf);
    }

    /** The tree of a value of this type. */
    record Written<T>(Class<T> type, Value tree) {}

    /** A value that a viewer may not know; it is written {@code "?"}. */
    record Veiled<T>(Optional<T> value) {

        /** A value that is known. */
        public static <T> Veiled<T> known(T value) {
            return new Veiled<>(Optional.of(value));
        }

        /** A value that is not known. */
        public static <T> Veiled<T> hidden() {
            return new Veiled<>(Optional.empty());
        }
    }
}
