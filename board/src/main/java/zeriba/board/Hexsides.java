package zeriba.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** All hexsides of one kind on a grid: a wadi, a trench, the sides that a road crosses. */
public final class Hexsides {

    private final HexGrid grid;
    private final Crossing[] crossings;
    private final List<Hexside> sides;

    private Hexsides(HexGrid grid, Crossing[] crossings, List<Hexside> sides) {
        this.grid = grid;
        this.crossings = crossings;
        this.sides = sides;
    }

    /** These hexsides; refused if two hexes do not touch or a side is named twice. */
    public static Hexsides of(HexGrid grid, Collection<Hexside> sides) {
        Crossing[] crossings = new Crossing[grid.size() * Layout.WAYS];
        Arrays.fill(crossings, Crossing.NONE);
        for (Hexside side : sides) {
            int way = grid.way(side.hex(), side.other());
            if (way < 0) {
                throw new IllegalArgumentException(name(grid, side) + " do not touch");
            }
            if (crossings[side.hex() * Layout.WAYS + way] != Crossing.NONE) {
                throw new IllegalArgumentException(
                        "the side between " + name(grid, side) + " is named twice");
            }
            crossings[side.hex() * Layout.WAYS + way] = side.crossing();
            crossings[side.other() * Layout.WAYS + Layout.back(way)] = side.crossing().opposite();
        }
        return new Hexsides(grid, crossings, List.copyOf(sides));
    }

    /** The sides that a road or the like crosses from hex to hex; ways may share sides. */
    public static Hexsides along(HexGrid grid, Collection<List<Integer>> lines) {
        List<Hexside> crossed = new ArrayList<>();
        boolean[] known = new boolean[grid.size() * Layout.WAYS];
        for (List<Integer> line : lines) {
            for (int i = 1; i < line.size(); i++) {
                Hexside side = new Hexside(line.get(i - 1), line.get(i), Crossing.PLAIN);
                if (isNew(grid, side, known)) {
                    crossed.add(side);
                }
            }
        }
        return of(grid, crossed);
    }

    /** Every side once, in the order given. */
    public List<Hexside> sides() {
        return sides;
    }

    /** How a way out of a hex is crossed; {@link Crossing#NONE} where no such side lies. */
    public Crossing crossing(int hex, int way) {
        return crossings[hex * Layout.WAYS + way];
    }

    /** How the side of a hex in a direction is crossed; NONE where no such side lies. */
    public Crossing crossing(int hex, Direction direction) {
        return crossing(hex, grid.layout().way(direction));
    }

    /** How one gets from a hex to one that touches it; NONE where no such side lies. */
    public Crossing between(int from, int to) {
        int way = grid.way(from, to);
        return way < 0 ? Crossing.NONE : crossing(from, way);
    }

    /** Whether such a side lies in a way out of a hex. */
    public boolean at(int hex, int way) {
        return crossings[hex * Layout.WAYS + way] != Crossing.NONE;
    }

    /** The hexes that have such a side. */
    public Places hexes() {
        return Places.where(
                grid.size(),
                hex -> {
                    for (int way = 0; way < Layout.WAYS; way++) {
                        if (at(hex, way)) {
                            return true;
                        }
                    }
                    return false;
                });
    }

    private static boolean isNew(HexGrid grid, Hexside side, boolean[] known) {
        int way = grid.way(side.hex(), side.other());
        if (way < 0) {
            return true;
        }
        int there = side.hex() * Layout.WAYS + way;
        boolean isNew = !known[there];
        known[there] = true;
        known[side.other() * Layout.WAYS + Layout.back(way)] = true;
        return isNew;
    }

    private static String name(HexGrid grid, Hexside side) {
        return grid.label(side.hex()) + " and " + grid.label(side.other());
    }
}
