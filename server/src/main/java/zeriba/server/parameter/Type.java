package zeriba.server.parameter;

import java.util.List;
import zeriba.engine.text.Value;
import zeriba.server.refusal.Refusal;

/** What a parameter may be: checked before an operation runs, and described as JSON Schema. */
public sealed interface Type {

    /** {@code value}, if it may be this; otherwise refused with {@code path}. */
    void check(String path, Value value);

    /** The JSON Schema of it. */
    Value.Fields schema();

    /** A plain text of {@code shortest} to {@code longest} UTF-16 units. */
    record Text(int shortest, int longest) implements Type {
        /** A text that is not empty. */
        public Text(int longest) {
            this(1, longest);
        }

        @Override
        public void check(String path, Value value) {
            if (!(value instanceof Value.Text(String text))
                    || text.length() < shortest
                    || text.length() > longest) {
                throw Refusal.badParameter(
                        path, "must be a text of " + shortest + " to " + longest + " characters");
            }
            if (!PlainText.is(text)) {
                throw Refusal.badParameter(
                        path,
                        "has control characters, or marks that nobody sees; write it without them");
            }
        }

        @Override
        public Value.Fields schema() {
            return of("string")
                    .with("minLength", Value.of(shortest))
                    .with("maxLength", Value.of(longest));
        }
    }

    /** A text of whatever characters, several lines too: whoever reads it has to look at it. */
    record Prose(int longest) implements Type {
        @Override
        public void check(String path, Value value) {
            if (!(value instanceof Value.Text(String text))
                    || text.isEmpty()
                    || text.length() > longest) {
                throw Refusal.badParameter(
                        path, "must be a text of 1 to " + longest + " characters");
            }
        }

        @Override
        public Value.Fields schema() {
            return of("string").with("minLength", Value.of(1)).with("maxLength", Value.of(longest));
        }
    }

    /** One of several words. */
    record Word(List<String> words) implements Type {
        public Word {
            words = List.copyOf(words);
        }

        @Override
        public void check(String path, Value value) {
            if (!(value instanceof Value.Text(String text)) || !words.contains(text)) {
                throw Refusal.badParameter(path, "must be one of " + String.join(", ", words));
            }
        }

        @Override
        public Value.Fields schema() {
            return of("string").with("enum", Value.texts(words));
        }
    }

    /** A whole number within limits, both included. */
    record Whole(long from, long to) implements Type {
        @Override
        public void check(String path, Value value) {
            if (!(value instanceof Value.Whole(long number)) || number < from || number > to) {
                throw Refusal.badParameter(path, "must be a whole number, " + from + " to " + to);
            }
        }

        @Override
        public Value.Fields schema() {
            return of("integer").with("minimum", Value.of(from)).with("maximum", Value.of(to));
        }
    }

    /** Values of one type, 1 to {@code most}. */
    record Items(Type each, int most) implements Type {
        @Override
        public void check(String path, Value value) {
            if (!(value instanceof Value.Items(List<Value> items))
                    || items.isEmpty()
                    || items.size() > most) {
                throw Refusal.badParameter(path, "must be a list of 1 to " + most);
            }
            for (int i = 0; i < items.size(); i++) {
                each.check(path + "." + i, items.get(i));
            }
        }

        @Override
        public Value.Fields schema() {
            return of("array")
                    .with("items", each.schema())
                    .with("minItems", Value.of(1))
                    .with("maxItems", Value.of(most));
        }
    }

    /** Values by name, whatever they are. */
    record Tree() implements Type {
        @Override
        public void check(String path, Value value) {
            if (!(value instanceof Value.Fields)) {
                throw Refusal.badParameter(path, "must be an object");
            }
        }

        @Override
        public Value.Fields schema() {
            return of("object");
        }
    }

    private static Value.Fields of(String type) {
        return Value.NO_FIELDS.with("type", Value.of(type));
    }
}
