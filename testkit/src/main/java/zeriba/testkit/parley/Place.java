package zeriba.testkit.parley;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** The places of the map, and the box for those who have left it. */
public enum Place {
    CAMP,
    MILL,
    FORD,
    WELL,
    GATE,
    KEEP,
    GONE;

    /** A way between two places: a road costs 1 movement point, a track 2. */
    private record Way(Place one, Place other, int cost) {
        boolean joins(Place from, Place to) {
            return one == from && other == to;
        }
    }

    private static final List<Way> WAYS =
            List.of(
                    new Way(CAMP, MILL, 1),
                    new Way(CAMP, FORD, 1),
                    new Way(MILL, WELL, 2),
                    new Way(FORD, WELL, 1),
                    new Way(MILL, GATE, 2),
                    new Way(FORD, GATE, 2),
                    new Way(WELL, GATE, 1),
                    new Way(GATE, KEEP, 1));

    /** The places of the map, without the box. */
    static List<Place> onMap() {
        return List.of(CAMP, MILL, FORD, WELL, GATE, KEEP);
    }

    /** The movement points that a step to {@code other} costs, if a way leads there. */
    OptionalInt costTo(Place other) {
        return WAYS.stream()
                .filter(way -> way.joins(this, other) || way.joins(other, this))
                .mapToInt(Way::cost)
                .findFirst();
    }

    boolean isLinkedTo(Place other) {
        return costTo(other).isPresent();
    }

    /** The places that a way leads to, in the order of the map. */
    List<Place> neighbours() {
        return onMap().stream().filter(this::isLinkedTo).toList();
    }

    /** All ways as pairs of ids and a cost. */
    static List<List<String>> ways() {
        List<List<String>> ways = new ArrayList<>();
        WAYS.forEach(w -> ways.add(List.of(w.one.id(), w.other.id(), Integer.toString(w.cost))));
        return ways;
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Place> named(String id) {
        return Stream.of(values()).filter(place -> place.id().equals(id)).findFirst();
    }
}
