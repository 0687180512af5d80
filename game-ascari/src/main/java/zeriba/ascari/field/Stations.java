package zeriba.ascari.field;

import static zeriba.ascari.field.FieldSheet.GRID;
import static zeriba.ascari.field.FieldSheet.MIDDLE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import zeriba.board.Layout;
import zeriba.board.Places;

/** The hexes in which counters are set up, one after another. */
final class Stations {

    /** [design] A face is threatened that is no more than so many hexes farther off than any. */
    private static final int FACING = 2;

    private Stations() {}

    /**
     * The hexes of a camp's rim, then those within. So many hexes come first, evenly all round
     * where they do not fill the rim, so that no side of it lies open.
     */
    static List<Integer> rimFirst(Places camp, int manned) {
        List<Integer> all = rimFrom(-Math.PI, camp);
        int rim = (int) all.stream().filter(hex -> isRim(hex, camp)).count();
        int first = Math.min(manned, rim);
        Set<Integer> hexes = new LinkedHashSet<>();
        for (int i = 0; i < first; i++) {
            hexes.add(all.get(i * rim / first));
        }
        hexes.addAll(all);
        return List.copyOf(hexes);
    }

    /**
     * The hexes of a camp's rim round from a direction, then those within.
     *
     * @param direction as seen from the middle, in radians
     */
    static List<Integer> rimFrom(double direction, Places camp) {
        List<Integer> hexes = new ArrayList<>(camp.stream().boxed().toList());
        hexes.sort(
                Comparator.comparingInt((Integer hex) -> isRim(hex, camp) ? 0 : 1)
                        .thenComparingDouble(hex -> onward(direction, angle(hex))));
        return hexes;
    }

    /** By how much one turns from a direction to another, 0 to two pi, always the same way. */
    private static double onward(double from, double to) {
        double turn = Math.IEEEremainder(to - from, 2 * Math.PI);
        return turn < 0 ? turn + 2 * Math.PI : turn;
    }

    /** Whether a hex has one beside that is not of its set. */
    static boolean isRim(int hex, Places places) {
        for (int way = 0; way < Layout.WAYS; way++) {
            int beside = GRID.neighbour(hex, way);
            if (beside < 0 || !places.contains(beside)) {
                return true;
            }
        }
        return false;
    }

    /** The direction of a hex from the middle, in radians. */
    private static double angle(int hex) {
        double across = GRID.column(hex) - GRID.column(MIDDLE);
        double down = GRID.row(hex) - GRID.row(MIDDLE) - (GRID.column(hex) % 2 == 0 ? -0.5 : 0);
        return StrictMath.atan2(down, across);
    }

    /**
     * The hexes of a set from the nearest to a hex on, by turns those near a short edge and the
     * others, so that who stands on two edges is there with both arms.
     */
    static List<Integer> byArms(Places places, int from) {
        List<Integer> shorter = new ArrayList<>();
        List<Integer> longer = new ArrayList<>();
        for (int hex : outward(places, from)) {
            boolean isShort = GRID.column(hex) <= 2 || GRID.column(hex) >= GRID.columns() - 1;
            (isShort ? shorter : longer).add(hex);
        }
        List<Integer> hexes = new ArrayList<>();
        for (int i = 0; i < Math.max(shorter.size(), longer.size()); i++) {
            if (i < shorter.size()) {
                hexes.add(shorter.get(i));
            }
            if (i < longer.size()) {
                hexes.add(longer.get(i));
            }
        }
        return hexes;
    }

    /** The hexes of a set from the nearest to a hex on. */
    static List<Integer> outward(Places places, int from) {
        List<Integer> hexes = new ArrayList<>(places.stream().boxed().toList());
        hexes.sort(Comparator.comparingInt((Integer hex) -> GRID.distance(from, hex)));
        return hexes;
    }

    /**
     * The hexes of a set from the nearest to the middle on; of equally near ones those first that
     * lie most nearly in a direction.
     *
     * @param direction as seen from the middle, in radians
     */
    static List<Integer> from(double direction, Places places) {
        List<Integer> hexes = new ArrayList<>(places.stream().boxed().toList());
        hexes.sort(
                Comparator.comparingInt((Integer hex) -> GRID.distance(MIDDLE, hex))
                        .thenComparingDouble(hex -> apart(angle(hex), direction)));
        return hexes;
    }

    /** By how much two directions differ, 0 to pi. */
    private static double apart(double one, double other) {
        return Math.abs(Math.IEEEremainder(one - other, 2 * Math.PI));
    }

    /**
     * So many of some hexes for guns: from the rim of these hexes, evenly over the faces to which
     * the enemy is nearest.
     */
    static List<Integer> faces(List<Integer> stations, Places rivals, int guns) {
        Places taken = Places.where(GRID.size(), stations::contains);
        Map<Integer, Integer> rim = new TreeMap<>();
        for (int hex : stations) {
            if (isRim(hex, taken)) {
                rim.put(hex, rivals.stream().map(one -> GRID.distance(one, hex)).min().orElse(0));
            }
        }
        int far = Collections.min(rim.values()) + FACING;
        List<Integer> faces =
                rim.keySet().stream()
                        .filter(hex -> rim.getOrDefault(hex, 0) <= far)
                        .sorted(Comparator.comparingDouble(Stations::angle))
                        .toList();
        int most = Math.min(guns, faces.size());
        return IntStream.range(0, most)
                .mapToObj(gun -> faces.get((2 * gun + 1) * faces.size() / (2 * most)))
                .toList();
    }
}
