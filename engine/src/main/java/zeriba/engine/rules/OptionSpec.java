package zeriba.engine.rules;

import java.util.List;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

/** A rule that may be switched or set before a game, with its title and the paragraph it is in. */
public sealed interface OptionSpec {
    String id();

    String title();

    String rule();

    /** Its value when nobody sets it. */
    Value byDefault();

    /** {@code value} if this option can have it. */
    Value checked(Value value) throws UnreadableException;

    /** On or off. */
    record OnOff(String id, String title, String rule, boolean on) implements OptionSpec {
        @Override
        public Value byDefault() {
            return Value.of(on);
        }

        @Override
        public Value checked(Value value) throws UnreadableException {
            if (value instanceof Value.Flag) {
                return value;
            }
            throw new UnreadableException("options." + id, "must be true or false");
        }
    }

    /** One of several words, the default first. */
    record OneOf(String id, String title, String rule, List<String> values) implements OptionSpec {
        public OneOf {
            values = List.copyOf(values);
        }

        @Override
        public Value byDefault() {
            return Value.of(values.getFirst());
        }

        @Override
        public Value checked(Value value) throws UnreadableException {
            if (value instanceof Value.Text(String text) && values.contains(text)) {
                return value;
            }
            throw new UnreadableException(
                    "options." + id, "must be one of " + String.join(", ", values));
        }
    }

    /** A whole number within limits, both included. */
    record WholeNumber(String id, String title, String rule, long from, long to, long usual)
            implements OptionSpec {
        @Override
        public Value byDefault() {
            return Value.of(usual);
        }

        @Override
        public Value checked(Value value) throws UnreadableException {
            if (value instanceof Value.Whole(long n) && from <= n && n <= to) {
                return value;
            }
            throw new UnreadableException(
                    "options." + id, "must be a whole number from " + from + " to " + to);
        }
    }
}
