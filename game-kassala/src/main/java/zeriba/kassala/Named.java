package zeriba.kassala;

import java.util.List;
import zeriba.engine.Node;
import zeriba.engine.UnreadableException;

/** Things of the game by the names that trees give them. */
final class Named {

    private Named() {}

    /** A unit by its id. */
    static Unit unit(Node node) throws UnreadableException {
        return node.named("unit", Unit::named);
    }

    /** A list of units, none twice. */
    static Units units(Node node) throws UnreadableException {
        Units units = Units.NONE;
        for (Node item : node.items()) {
            Unit unit = unit(item);
            if (units.contains(unit)) {
                throw item.fault(unit + " is named twice");
            }
            units = units.with(unit);
        }
        return units;
    }

    /** A hex of the board. */
    static int hex(Node node, KassalaMap map) throws UnreadableException {
        return node.numbered("hex", map.grid()::find);
    }

    /** A list of hexes. */
    static long hexes(Node node, KassalaMap map) throws UnreadableException {
        long hexes = 0;
        for (Node item : node.items()) {
            hexes |= 1L << hex(item, map);
        }
        return hexes;
    }

    /** One of the two armies. */
    static Army army(Node node) throws UnreadableException {
        return node.oneOf(List.of(Army.values()));
    }
}
