package zeriba.ascari;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import zeriba.board.HexGrid;
import zeriba.board.Places;
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

    /** A counter of the battle by its id. */
    Counter counter(Battle battle) throws UnreadableException {
        String name = text();
        return battle.named(name).orElseThrow(() -> fault("no counter is called \"" + name + "\""));
    }

    /** A list of counters, none twice. */
    List<Counter> counters(Battle battle) throws UnreadableException {
        List<Counter> counters = new ArrayList<>();
        for (Node item : items()) {
            Counter counter = item.counter(battle);
            if (counters.contains(counter)) {
                throw item.fault(counter + " is named twice");
            }
            counters.add(counter);
        }
        return counters;
    }

    /** A list of combat units, by bit. */
    long units(Battle battle) throws UnreadableException {
        long units = 0;
        for (Counter counter : counters(battle)) {
            if (counter.isLeader()) {
                throw fault(counter + " is a leader, not a combat unit");
            }
            units |= 1L << counter.number();
        }
        return units;
    }

    /** A list of leaders, bit n for leader number n. */
    int leaders(Battle battle) throws UnreadableException {
        int leaders = 0;
        for (Counter counter : counters(battle)) {
            if (!counter.isLeader()) {
                throw fault(counter + " is no leader");
            }
            leaders |= 1 << (counter.number() - battle.units());
        }
        return leaders;
    }

    /** A hex of the map. */
    int hex(HexGrid grid) throws UnreadableException {
        String label = text();
        return grid.find(label).orElseThrow(() -> fault("the map has no hex \"" + label + "\""));
    }

    /** A list of hexes, in the order given; the same one may stand there twice. */
    List<Integer> hexes(HexGrid grid) throws UnreadableException {
        List<Integer> hexes = new ArrayList<>();
        for (Node item : items()) {
            hexes.add(item.hex(grid));
        }
        return hexes;
    }

    /** A set of hexes. */
    Places places(HexGrid grid) throws UnreadableException {
        Places places = grid.none();
        for (int hex : hexes(grid)) {
            places = places.with(hex);
        }
        return places;
    }

    Army army() throws UnreadableException {
        String name = text();
        for (Army army : Army.values()) {
            if (army.toString().equals(name)) {
                return army;
            }
        }
        throw fault("must be defender or attacker");
    }
}
