package zeriba.testkit.parley.state;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

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
    private record Way(Place one, Place other, int cost) {}

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

    private static final List<Place> ON_MAP = List.of(CAMP, MILL, FORD, WELL, GATE, KEEP);

    private static final Map<Place, Map<Place, Integer>> COSTS = costs();

    private static final Map<Place, List<Place>> NEIGHBOURS = neighboursOfAll();

    private static Map<Place, Map<Place, Integer>> costs() {
        Map<Place, Map<Place, Integer>> costs = new EnumMap<>(Place.class);
        for (Place place : values()) {
            Map<Place, Integer> from = new EnumMap<>(Place.class);
            for (Way way : WAYS) {
                if (way.one == place) {
                    from.put(way.other, way.cost);
                } else if (way.other == place) {
                    from.put(way.one, way.cost);
                }
            }
            costs.put(place, from);
        }
        return costs;
    }

    private static Map<Place, List<Place>> neighboursOfAll() {
        Map<Place, List<Place>> all = new EnumMap<>(Place.class);
        for (Place place : values()) {
            all.put(place, ON_MAP.stream().filter(place::isLinkedTo).toList());
        }
        return all;
    }

    /** The places of the map, without the box. */
    public static List<Place> onMap() {
        return ON_MAP;
    }

    /** The movement points that a step to a linked place costs. */
    public int costTo(Place other) {
        return Objects.requireNonNull(
                Objects.requireNonNull(COSTS.get(this)).get(other), "no way there");
    }

    /** Whether a path leads straight from here to there. */
    public boolean isLinkedTo(Place other) {
        return Objects.requireNonNull(COSTS.get(this)).containsKey(other);
    }

    /** The places that a way leads to, in the order of the map. */
    public List<Place> neighbours() {
        return Objects.requireNonNull(NEIGHBOURS.get(this));
    }

    /** All ways as pairs of ids and a cost. */
    public static List<List<String>> ways() {
        List<List<String>> ways = new ArrayList<>();
        WAYS.forEach(w -> ways.add(List.of(w.one.id(), w.other.id(), Integer.toString(w.cost))));
        return ways;
    }

    @Override
    public String toString() {
        return id();
    }

    /** Its name in actions and positions. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The place of a name. */
    public static Optional<Place> named(String id) {
        return ON_MAP.stream().filter(place -> place.id().equals(id)).findFirst();
    }
}
