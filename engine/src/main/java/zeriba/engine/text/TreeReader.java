package zeriba.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * A reader of trees: a part of one and its path from the root, such as {@code units[3].hex};
 * whatever is refused is refused with that path.
 */
public record TreeReader(String path, Value value) {

    /** How a part is read. */
    @FunctionalInterface
    public interface Reading<T> {
        /** What the part says. */
        T read(TreeReader node) throws UnreadableException;
    }

    /** A refusal of this part. */
    public UnreadableException fault(String reason) {
        return new UnreadableException(path, reason);
    }

    /** Whether it was written at all. */
    public boolean isThere() {
        return !(value instanceof Value.Nothing);
    }

    /** The field of this name, which may be missing. */
    public TreeReader at(String name) throws UnreadableException {
        return new TreeReader(path.isEmpty() ? name : path + "." + name, fields().at(name));
    }

    /** The object itself. */
    public Value.Fields fields() throws UnreadableException {
        if (value instanceof Value.Fields fields) {
            return fields;
        }
        throw fault("must be an object with named fields");
    }

    /** This object, if it has no fields but these. */
    public TreeReader withOnly(Set<String> names) throws UnreadableException {
        for (String name : fields().fields().keySet()) {
            if (!names.contains(name)) {
                throw at(name).fault(
                                "is not known here; known are "
                                        + String.join(", ", names.stream().sorted().toList()));
            }
        }
        return this;
    }

    /** A text. */
    public String text() throws UnreadableException {
        if (value instanceof Value.Text(String text)) {
            return text;
        }
        throw fault("must be a text");
    }

    /** A whole number within limits, both included. */
    public int number(int from, int to) throws UnreadableException {
        if (value instanceof Value.Whole(long number) && from <= number && number <= to) {
            return (int) number;
        }
        throw fault("must be a whole number from " + from + " to " + to);
    }

    /** Yes or no; no, if it is missing. */
    public boolean flag() throws UnreadableException {
        if (value instanceof Value.Flag(boolean set)) {
            return set;
        }
        if (isThere()) {
            throw fault("must be true or false");
        }
        return false;
    }

    /** The members of a list; none, if it is missing. */
    public List<TreeReader> items() throws UnreadableException {
        List<TreeReader> nodes = new ArrayList<>();
        if (value instanceof Value.Items(List<Value> items)) {
            for (int i = 0; i < items.size(); i++) {
                nodes.add(new TreeReader(path + "[" + i + "]", items.get(i)));
            }
        } else if (isThere()) {
            throw fault("must be a list");
        }
        return nodes;
    }

    /** What a text names among things of a kind, such as "unit". */
    public <T> T named(String kind, Function<String, Optional<T>> find) throws UnreadableException {
        String name = text();
        return find.apply(name)
                .orElseThrow(() -> fault("no " + kind + " is called \"" + name + "\""));
    }

    /** The number of what a text names among things of a kind that have numbers, such as "hex". */
    public int numbered(String kind, Function<String, OptionalInt> find)
            throws UnreadableException {
        String name = text();
        return find.apply(name)
                .orElseThrow(() -> fault("no " + kind + " is called \"" + name + "\""));
    }

    /** One of a few values, by the text that it writes itself as. */
    public <T> T oneOf(List<T> values) throws UnreadableException {
        String name = text();
        for (T value : values) {
            if (value.toString().equals(name)) {
                return value;
            }
        }
        throw fault(
                "must be " + String.join(" or ", values.stream().map(Object::toString).toList()));
    }
}
