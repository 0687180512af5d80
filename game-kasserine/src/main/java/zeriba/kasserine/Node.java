package zeriba.kasserine;

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

    /** A unit by its id. */
    Unit unit() throws UnreadableException {
        String name = text();
        return Unit.named(name).orElseThrow(() -> fault("no unit is called \"" + name + "\""));
    }

    /** A list of units of an army, none twice. */
    Units units(Army army) throws UnreadableException {
        Units units = Units.none(army);
        for (Node item : items()) {
            Unit unit = item.unit();
            if (unit.army() != army) {
                throw item.fault(unit + " is not of the " + army);
            }
            if (units.contains(unit)) {
                throw item.fault(unit + " is named twice");
            }
            units = units.with(unit);
        }
        return units;
    }

    /** A hex of the board. */
    int hex(KasserineMap map) throws UnreadableException {
        String label = text();
        return map.find(label).orElseThrow(() -> fault("the board has no hex \"" + label + "\""));
    }

    /** A list of markers by their values. */
    Markers markers(int most) throws UnreadableException {
        Markers markers = Markers.NONE;
        for (Node item : items()) {
            markers = markers.plus(Markers.of(item.number(1, Markers.HIGHEST)));
            if (markers.size() > most) {
                throw fault("has more markers than " + most);
            }
        }
        return markers;
    }

    Army army() throws UnreadableException {
        String name = text();
        for (Army army : Army.values()) {
            if (army.toString().equals(name)) {
                return army;
            }
        }
        throw fault("must be axis or allies");
    }
}
