package zeriba.kasserine;

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

    /** A list of units of an army, none twice. */
    static Units units(Node node, Army army) throws UnreadableException {
        Units units = Units.none(army);
        for (Node item : node.items()) {
            Unit unit = unit(item);
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
    static int hex(Node node, KasserineMap map) throws UnreadableException {
        return node.numbered("hex", map::find);
    }

    /** A list of markers by their values. */
    static Markers markers(Node node, int most) throws UnreadableException {
        Markers markers = Markers.NONE;
        for (Node item : node.items()) {
            markers = markers.plus(Markers.of(item.number(1, Markers.HIGHEST)));
            if (markers.size() > most) {
                throw node.fault("has more markers than " + most);
            }
        }
        return markers;
    }

    /** One of the two armies. */
    static Army army(Node node) throws UnreadableException {
        return node.oneOf(List.of(Army.values()));
    }
}
