package zeriba.board;

/**
 * A set of steps between touching hexes of a grid of up to 64 hex numbers, as eight masks: for each
 * of the eight differences by which a step can change the number of a hex, the hexes from which
 * that step belongs to the set. Whole sets of hexes take their steps at once.
 *
 * <p>The order of the components is by the difference of the numbers: one less and more, then a
 * column's height less one, the height itself, and the height and one.
 */
public record Steps64(
        int height,
        long back,
        long on,
        long backShort,
        long onShort,
        long backEven,
        long onEven,
        long backLong,
        long onLong) {

    /** Which steps belong to a set. */
    @FunctionalInterface
    public interface Filter {
        boolean holds(int from, int way, int to);
    }

    /** The steps of a grid that pass a test. */
    public static Steps64 of(HexGrid grid, Filter filter) {
        int height = grid.rows();
        if (grid.size() > 64) {
            throw new IllegalArgumentException(grid.size() + " hexes do not fit into 64 bits");
        }
        int[] differences = differences(height);
        long[] masks = new long[8];
        grid.hexes()
                .forEach(from -> {
                    for (int way = 0; way < Layout.WAYS; way++) {
                        int to = grid.neighbour(from, way);
                        if (to >= 0 && filter.holds(from, way, to)) {
                            masks[indexOf(to - from, differences)] |= 1L << from;
                        }
                    }
                });
        return of(height, masks);
    }

    /** All steps of a grid: from a hex to each that touches it. */
    public static Steps64 all(HexGrid grid) {
        return of(grid, (_, _, _) -> true);
    }

    /** The steps that cross a kind of hexside in a given manner. */
    public static Steps64 across(HexGrid grid, Hexsides sides, Crossing crossing) {
        return of(grid, (from, way, _) -> sides.crossing(from, way) == crossing);
    }

    /** Where the steps lead from any of these hexes. */
    public long from(long hexes) {
        return Long.rotateRight(hexes & back, 1)
                | Long.rotateLeft(hexes & on, 1)
                | Long.rotateRight(hexes & backShort, height - 1)
                | Long.rotateLeft(hexes & onShort, height - 1)
                | Long.rotateRight(hexes & backEven, height)
                | Long.rotateLeft(hexes & onEven, height)
                | Long.rotateRight(hexes & backLong, height + 1)
                | Long.rotateLeft(hexes & onLong, height + 1);
    }

    /** From where the steps lead to any of these hexes. */
    public long into(long hexes) {
        return (back & Long.rotateLeft(hexes, 1))
                | (on & Long.rotateRight(hexes, 1))
                | (backShort & Long.rotateLeft(hexes, height - 1))
                | (onShort & Long.rotateRight(hexes, height - 1))
                | (backEven & Long.rotateLeft(hexes, height))
                | (onEven & Long.rotateRight(hexes, height))
                | (backLong & Long.rotateLeft(hexes, height + 1))
                | (onLong & Long.rotateRight(hexes, height + 1));
    }

    /** Whether one of the steps leads from the first hex to the second. */
    public boolean leads(int from, int to) {
        return (from(1L << from) >>> to & 1) != 0;
    }

    /** The steps that are in this set or in the other. */
    public Steps64 union(Steps64 other) {
        return of(
                height,
                back | other.back,
                on | other.on,
                backShort | other.backShort,
                onShort | other.onShort,
                backEven | other.backEven,
                onEven | other.onEven,
                backLong | other.backLong,
                onLong | other.onLong);
    }

    /** The steps of this set that are not in the other. */
    public Steps64 minus(Steps64 other) {
        return of(
                height,
                back & ~other.back,
                on & ~other.on,
                backShort & ~other.backShort,
                onShort & ~other.onShort,
                backEven & ~other.backEven,
                onEven & ~other.onEven,
                backLong & ~other.backLong,
                onLong & ~other.onLong);
    }

    private static Steps64 of(int height, long... masks) {
        return new Steps64(
                height, masks[0], masks[1], masks[2], masks[3], masks[4], masks[5], masks[6],
                masks[7]);
    }

    private static int[] differences(int height) {
        return new int[] {-1, 1, 1 - height, height - 1, -height, height, -height - 1, height + 1};
    }

    private static int indexOf(int difference, int[] differences) {
        for (int i = 0; i < differences.length; i++) {
            if (differences[i] == difference) {
                return i;
            }
        }
        throw new IllegalStateException("no step changes the number of a hex by " + difference);
    }
}
