package zeriba.fireandsword;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Node;
import zeriba.engine.UnreadableException;

/** Things of the game by the names that trees give them. */
final class Named {

    private Named() {}

    /** A place by its name: a space or a box. */
    static int place(Node node, SudanMap map) throws UnreadableException {
        return node.numbered("place", name -> Places.of(map, name));
    }

    /** A space of the map. */
    static int space(Node node, SudanMap map) throws UnreadableException {
        return node.numbered("space", map::find);
    }

    /** A list of spaces, as a set. */
    static long spaces(Node node, SudanMap map) throws UnreadableException {
        long spaces = 0;
        for (Node item : node.items()) {
            spaces |= 1L << space(item, map);
        }
        return spaces;
    }

    /** A unit by its id. */
    static int unit(Node node, Forces forces) throws UnreadableException {
        return node.named("unit", forces::named).number();
    }

    /** A list of units, none twice. */
    static Units units(Node node, Forces forces) throws UnreadableException {
        Units units = Units.NONE;
        for (Node item : node.items()) {
            int unit = unit(item, forces);
            if (units.contains(unit)) {
                throw item.fault("is named twice");
            }
            units = units.with(unit);
        }
        return units;
    }

    /** A list of whole numbers within limits. */
    static List<Integer> numbers(Node node, int from, int to) throws UnreadableException {
        List<Integer> numbers = new ArrayList<>();
        for (Node item : node.items()) {
            numbers.add(item.number(from, to));
        }
        return numbers;
    }

    /** One of several words, by its place among them. */
    static int word(Node node, List<String> words) throws UnreadableException {
        return words.indexOf(node.oneOf(words));
    }
}
