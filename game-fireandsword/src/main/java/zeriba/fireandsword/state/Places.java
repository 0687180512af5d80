package zeriba.fireandsword.state;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** The names of places, spaces and boxes. */
public final class Places {

    static final String GONE = "gone";
    private static final List<String> BOXES =
            List.of("alexandria", "england", "india", GONE, "set-up");

    private Places() {}

    /** The name of a place. */
    public static String name(SudanMap map, int place) {
        return place >= Sudan.ALEXANDRIA ? BOXES.get(place - Sudan.ALEXANDRIA) : map.label(place);
    }

    /** The space or box of a name; empty for a name that none has. */
    public static OptionalInt of(SudanMap map, String name) {
        int box = BOXES.indexOf(name);
        return box >= 0 ? OptionalInt.of(Sudan.ALEXANDRIA + box) : map.find(name);
    }

    /** The boxes, the first of them for all that a position does not name. */
    public static List<String> boxes() {
        return Stream.concat(Stream.of(GONE), BOXES.stream().filter(box -> !box.equals(GONE)))
                .toList();
    }
}
