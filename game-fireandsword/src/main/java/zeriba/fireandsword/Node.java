package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** A part of a tree that is being read, and the way to it. */
record Node(String path, Value value) {

    /** A refusal of this part. */
    UnreadableException fault(String reason) {
        return new UnreadableException(path, reason);
    }

    boolean isThere() {
        return !(value instanceof Value.Nothing);
    }

    /** The field of this name, which may be missing. */
    Node at(String name) throws UnreadableException {
        return new Node(path.isEmpty() ? name : path + "." + name, fields().at(name));
    }

    Value.Fields fields() throws UnreadableException {
        if (value instanceof Value.Fields fields) {
            return fields;
        }
        throw fault("must be an object with named fields");
    }

    /** This object, if it has no fields but these. */
    Node withOnly(Set<String> names) throws UnreadableException {
        for (String name : fields().fields().keySet()) {
            if (!names.contains(name)) {
                throw at(name).fault(
                                "is not known here; known are "
                                        + String.join(", ", names.stream().sorted().toList()));
            }
        }
        return this;
    }

    String text() throws UnreadableException {
        if (value instanceof Value.Text(String text)) {
            return text;
        }
        throw fault("must be a text");
    }

    /** A whole number within limits, both included. */
    int number(int from, int to) throws UnreadableException {
        if (value instanceof Value.Whole(long number) && from <= number && number <= to) {
            return (int) number;
        }
        throw fault("must be a whole number from " + from + " to " + to);
    }

    /** Yes or no; no, if it is missing. */
    boolean flag() throws UnreadableException {
        if (value instanceof Value.Flag(boolean set)) {
            return set;
        }
        if (isThere()) {
            throw fault("must be true or false");
        }
        return false;
    }

    /** The members of a list; none, if it is missing. */
    List<Node> items() throws UnreadableException {
        List<Node> nodes = new ArrayList<>();
        if (value instanceof Value.Items(List<Value> items)) {
            for (int i = 0; i < items.size(); i++) {
                nodes.add(new Node(path + "[" + i + "]", items.get(i)));
            }
        } else if (isThere()) {
            throw fault("must be a list");
        }
        return nodes;
    }

    /** A place by its name: a space or a box. */
    int place(SudanMap map) throws UnreadableException {
        String name = text();
        return Places.of(map, name).orElseThrow(() -> fault("no place is called \"" + name + "\""));
    }

    /** A space of the map. */
    int space(SudanMap map) throws UnreadableException {
        String name = text();
        return map.find(name).orElseThrow(() -> fault("the map has no space \"" + name + "\""));
    }

    /** A list of spaces, as a set. */
    long spaces(SudanMap map) throws UnreadableException {
        long spaces = 0;
        for (Node item : items()) {
            spaces |= 1L << item.space(map);
        }
        return spaces;
    }

    /** A unit by its id. */
    int unit(Forces forces) throws UnreadableException {
        String name = text();
        return forces.named(name)
                .orElseThrow(() -> fault("no unit is called \"" + name + "\""))
                .number();
    }

    /** A list of units, none twice. */
    Units units(Forces forces) throws UnreadableException {
        Units units = Units.NONE;
        for (Node item : items()) {
            int unit = item.unit(forces);
            if (units.contains(unit)) {
                throw item.fault("is named twice");
            }
            units = units.with(unit);
        }
        return units;
    }

    /** A list of whole numbers within limits. */
    List<Integer> numbers(int from, int to) throws UnreadableException {
        List<Integer> numbers = new ArrayList<>();
        for (Node item : items()) {
            numbers.add(item.number(from, to));
        }
        return numbers;
    }

    /** One of several words, by its place among them. */
    int word(List<String> words) throws UnreadableException {
        int at = words.indexOf(text());
        if (at < 0) {
            throw fault("must be one of " + String.join(", ", words));
        }
        return at;
    }
}
