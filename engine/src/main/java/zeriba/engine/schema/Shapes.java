package zeriba.engine.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import zeriba.engine.schema.Shape.Reading;
import zeriba.engine.schema.Shape.Words;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** The shapes that others are made of. */
public interface Shapes {

    /** A value of one word. */
    record Atom<T>(
            String form,
            Value.Fields json,
            Function<T, Value> writing,
            Reading<Value, T> reading,
            Reading<String, T> parsing,
            Function<T, String> text)
            implements Shape<T> {
        @Override
        public Value write(T value) {
            return writing.apply(value);
        }

        @Override
        public T read(Value tree) throws UnreadableException {
            return reading.of(tree);
        }

        @Override
        public void say(T value, List<String> words) {
            words.add(text.apply(value));
        }

        @Override
        public T hear(Words words) throws UnreadableException {
            return parsing.of(words.next(form));
        }
    }

    /**
     * A list: items of a tree, and one word of words joined by a sign, or all words that are left
     * where the sign is a blank; no word where empty.
     */
    record Many<T>(Shape<T> of, String sign) implements Shape<List<T>> {
        @Override
        public Value write(List<T> values) {
            List<Value> items = new ArrayList<>(values.size());
            for (T value : values) {
                items.add(of.write(value));
            }
            return new Value.Items(items);
        }

        @Override
        public List<T> read(Value tree) throws UnreadableException {
            if (!(tree instanceof Value.Items(List<Value> items))) {
                throw new UnreadableException("", "must be a list");
            }
            List<T> values = new ArrayList<>(items.size());
            for (int i = 0; i < items.size(); i++) {
                try {
                    values.add(of.read(items.get(i)));
                } catch (UnreadableException e) {
                    throw e.under("[" + i + "]");
                }
            }
            return List.copyOf(values);
        }

        @Override
        public void say(List<T> values, List<String> words) {
            List<String> all = new ArrayList<>();
            values.forEach(value -> of.say(value, all));
            if (!all.isEmpty()) {
                words.add(String.join(sign, all));
            }
        }

        @Override
        public List<T> hear(Words words) throws UnreadableException {
            List<T> values = new ArrayList<>();
            if (words.hasNext()) {
                Words inner = Words.of(words.next(form()), sign);
                while (inner.hasNext()) {
                    values.add(of.hear(inner));
                }
            }
            return List.copyOf(values);
        }

        @Override
        public String form() {
            return of.form() + sign + of.form();
        }

        @Override
        public Value.Fields json() {
            return Value.NO_FIELDS.with("type", Value.of("array")).with("items", of.json());
        }
    }

    /** Values by the names of things: fields of a tree. */
    record ByName<K, T>(Atom<K> key, Shape<T> of) implements Shape<Map<K, T>> {
        @Override
        public Value write(Map<K, T> values) {
            Map<String, Value> fields = new LinkedHashMap<>();
            values.forEach((k, value) -> fields.put(key.text().apply(k), of.write(value)));
            return new Value.Fields(fields);
        }

        @Override
        public Map<K, T> read(Value tree) throws UnreadableException {
            if (!(tree instanceof Value.Fields(Map<String, Value> fields))) {
                throw new UnreadableException("", "must be an object with named fields");
            }
            Map<K, T> values = new LinkedHashMap<>();
            for (Map.Entry<String, Value> field : fields.entrySet()) {
                try {
                    values.put(key.parsing().of(field.getKey()), of.read(field.getValue()));
                } catch (UnreadableException e) {
                    throw e.under(field.getKey());
                }
            }
            return values;
        }

        @Override
        public void say(Map<K, T> value, List<String> words) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Map<K, T> hear(Words words) {
            throw new UnsupportedOperationException();
        }

        @Override
        public String form() {
            return "";
        }

        @Override
        public Value.Fields json() {
            return Value.NO_FIELDS
                    .with("type", Value.of("object"))
                    .with("additionalProperties", of.json());
        }
    }

    /** A value that is {@code none} where nothing stands. */
    record OrElse<T>(Shape<T> of, T none) implements Shape<T> {
        @Override
        public Optional<T> missing() {
            return Optional.of(none);
        }

        @Override
        public Value write(T value) {
            return of.write(value);
        }

        @Override
        public T read(Value tree) throws UnreadableException {
            return tree instanceof Value.Nothing ? none : of.read(tree);
        }

        @Override
        public void say(T value, List<String> words) {
            of.say(value, words);
        }

        @Override
        public T hear(Words words) throws UnreadableException {
            return of.hear(words);
        }

        @Override
        public String form() {
            return of.form();
        }

        @Override
        public Value.Fields json() {
            return of.json();
        }
    }

    /** A value that looks like a value of another type. */
    record Like<T, F>(Shape<F> of, Function<T, F> to, Reading<F, T> from) implements Shape<T> {
        @Override
        public Value write(T value) {
            return of.write(to.apply(value));
        }

        @Override
        public T read(Value tree) throws UnreadableException {
            return from.of(of.read(tree));
        }

        @Override
        public void say(T value, List<String> words) {
            of.say(to.apply(value), words);
        }

        @Override
        public T hear(Words words) throws UnreadableException {
            return from.of(of.hear(words));
        }

        @Override
        @SuppressWarnings("unchecked") // what stands for nothing is a value of the shape
        public Object nothing() {
            try {
                return from.of((F) of.nothing());
            } catch (UnreadableException e) {
                throw new IllegalStateException("nothing is no value here", e);
            }
        }

        @Override
        public String form() {
            return of.form();
        }

        @Override
        public Value.Fields json() {
            return of.json();
        }
    }
}
