package zeriba.ascari;

import java.util.ArrayList;
import java.util.List;
import zeriba.board.HexGrid;
import zeriba.board.Places;
import zeriba.engine.Node;
import zeriba.engine.UnreadableException;

/** Things of the game by the names that trees give them. */
final class Named {

    private Named() {}

    /** A counter of the battle by its id. */
    static Counter counter(Node node, Battle battle) throws UnreadableException {
        return node.named("counter", battle::named);
    }

    /** A list of counters, none twice. */
    static List<Counter> counters(Node node, Battle battle) throws UnreadableException {
        List<Counter> counters = new ArrayList<>();
        for (Node item : node.items()) {
            Counter counter = counter(item, battle);
            if (counters.contains(counter)) {
                throw item.fault(counter + " is named twice");
            }
            counters.add(counter);
        }
        return counters;
    }

    /** A list of combat units, by bit. */
    static long units(Node node, Battle battle) throws UnreadableException {
        long units = 0;
        for (Counter counter : counters(node, battle)) {
            if (counter.isLeader()) {
                throw node.fault(counter + " is a leader, not a combat unit");
            }
            units |= 1L << counter.number();
        }
        return units;
    }

    /** A list of leaders, bit n for leader number n. */
    static int leaders(Node node, Battle battle) throws UnreadableException {
        int leaders = 0;
        for (Counter counter : counters(node, battle)) {
            if (!counter.isLeader()) {
                throw node.fault(counter + " is no leader");
            }
            leaders |= 1 << (counter.number() - battle.units());
        }
        return leaders;
    }

    /** A hex of the map. */
    static int hex(Node node, HexGrid grid) throws UnreadableException {
        return node.numbered("hex", grid::find);
    }

    /** A list of hexes, in the order given; the same one may stand there twice. */
    static List<Integer> hexes(Node node, HexGrid grid) throws UnreadableException {
        List<Integer> hexes = new ArrayList<>();
        for (Node item : node.items()) {
            hexes.add(hex(item, grid));
        }
        return hexes;
    }

    /** A set of hexes. */
    static Places places(Node node, HexGrid grid) throws UnreadableException {
        Places places = grid.none();
        for (int hex : hexes(node, grid)) {
            places = places.with(hex);
        }
        return places;
    }

    /** One of the two armies. */
    static Army army(Node node) throws UnreadableException {
        return node.oneOf(List.of(Army.values()));
    }
}
