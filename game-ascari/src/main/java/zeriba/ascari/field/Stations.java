package zeriba.ascari.field;

import static zeriba.ascari.field.FieldSheet.GRID;
import static zeriba.ascari.field.FieldSheet.MIDDLE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import zeriba.board.Layout;
import zeriba.board.Places;

/** The hexes in which counters are set up, one after another. */
final class Stations {

    /** [design] A face is threatened that is no more than so many hexes farther off than any. */
    private static final int FACING = 2;

    private Stations() {}

    /** The hexes of a camp's rim, all round, then those within. */
    static List<Integer> rimFirst(Places camp) {
        List<Integer> hexes = new ArrayList<>(camp.stream().boxed().toList());
        hexes.sort(
                Comparator.comparingInt((Integer hex) -> isRim(hex, camp) ? 0 : 1)
                        .thenComparingDouble(Stations::angle));
        return hexes;
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
        return Math.atan2(down, across);
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
