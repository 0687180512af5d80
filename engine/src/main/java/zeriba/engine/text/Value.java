package zeriba.engine.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Data without a format: what positions, looks and messages are made of before someone writes them
 * as JSON. Fields keep their order.
 */
public sealed interface Value {

    /** A text. */
    record Text(String text) implements Value {}

    /** A whole number. */
    record Whole(long number) implements Value {}

    /** A number with a fraction. */
    record Real(double number) implements Value {}

    /** Yes or no. */
    record Flag(boolean set) implements Value {}

    /** Nothing where something could stand: no winner, nobody to move. */
    record Nothing() implements Value {}

    /** Values in order. */
    record Items(List<Value> items) implements Value {
        public Items {
            items = List.copyOf(items);
        }
    }

    /** Values by name, in order. */
    record Fields(Map<String, Value> fields) implements Value {
        public Fields {
            fields = kept(fields);
        }

        private static Map<String, Value> kept(Map<String, Value> fields) {
            if (fields instanceof SmallMap) {
                return fields;
            }
            return fields.size() <= SmallMap.MOST
                    ? SmallMap.of(fields)
                    : Collections.unmodifiableMap(new LinkedHashMap<>(fields));
        }

        /**
         * Fields whose names and values stand side by side; both belong to the fields from here on
         * and must not be changed.
         */
        public static Fields of(String[] names, Value[] values) {
            if (names.length != values.length) {
                throw new IllegalArgumentException(names.length + " names, not as many values");
            }
            return new Fields(new SmallMap(names, values));
        }

        /** The field, or nothing. */
        public Value at(String name) {
            return fields.getOrDefault(name, NOTHING);
        }

        /** These fields with one more, or one replaced. */
        public Fields with(String name, Value value) {
            if (fields instanceof SmallMap few && few.size() < SmallMap.MOST) {
                return new Fields(few.with(name, value));
            }
            Map<String, Value> more = new LinkedHashMap<>(fields);
            more.put(name, value);
            return new Fields(more);
        }
    }

    Value NOTHING = new Nothing();
    Fields NO_FIELDS = new Fields(Map.of());

    static Value of(String text) {
        return new Text(text);
    }

    static Value of(long number) {
        return new Whole(number);
    }

    static Value of(double number) {
        return new Real(number);
    }

    static Value of(boolean set) {
        return new Flag(set);
    }

    static Value of(List<? extends Value> items) {
        return new Items(List.copyOf(items));
    }

    /** A list of texts. */
    static Value texts(List<String> texts) {
        return new Items(texts.stream().map(Value::of).toList());
    }
}
