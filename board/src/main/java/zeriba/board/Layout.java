package zeriba.board;

import java.util.List;

/**
 * How the hexes of a sheet are laid: a flat side or a point at the top, and which way the even
 * columns (flat) or rows (pointed) are shifted by half a hex.
 */
public enum Layout {
    FLAT_EVEN_HIGHER(true, 0),
    FLAT_EVEN_LOWER(true, -1),
    POINTED_EVEN_LEFT(false, 0),
    POINTED_EVEN_RIGHT(false, -1);

    /** The number of hexes that touch a hex, and of its sides. */
    public static final int WAYS = 6;

    /** Axial steps, clockwise; flat hexes begin with the first, pointed ones with the second. */
    private static final int[] DQ = {0, 1, 1, 0, -1, -1, 0};

    private static final int[] DR = {-1, -1, 0, 1, 1, 0, -1};

    private static final List<Direction> FLAT_DIRECTIONS =
            List.of(
                    Direction.NORTH,
                    Direction.NORTH_EAST,
                    Direction.SOUTH_EAST,
                    Direction.SOUTH,
                    Direction.SOUTH_WEST,
                    Direction.NORTH_WEST);

    private static final List<Direction> POINTED_DIRECTIONS =
            List.of(
                    Direction.NORTH_EAST,
                    Direction.EAST,
                    Direction.SOUTH_EAST,
                    Direction.SOUTH_WEST,
                    Direction.WEST,
                    Direction.NORTH_WEST);

    private final boolean flat;
    private final int lean;

    Layout(boolean flat, int lean) {
        this.flat = flat;
        this.lean = lean;
    }

    /** Whether hexes have a flat side at the top and stand in columns. */
    public boolean isFlat() {
        return flat;
    }

    /** The six directions that lead to a neighbour, clockwise; a way is an index into this list. */
    public List<Direction> directions() {
        return flat ? FLAT_DIRECTIONS : POINTED_DIRECTIONS;
    }

    /** The way, 0 to 5, that leads in a direction; refused where the hexes have no such side. */
    public int way(Direction direction) {
        int way = directions().indexOf(direction);
        if (way < 0) {
            throw new IllegalArgumentException(
                    direction + " is not a direction of " + this + ": use one of " + directions());
        }
        return way;
    }

    /** The way that leads back. */
    public static int back(int way) {
        return way < 3 ? way + 3 : way - 3;
    }

    /** First axial coordinate of a column and row, both counted from 1. */
    int q(int column, int row) {
        return flat ? column : column - ((row + lean) >> 1);
    }

    /** Second axial coordinate of a column and row, both counted from 1. */
    int r(int column, int row) {
        return flat ? row - ((column + lean) >> 1) : row;
    }

    int column(int q, int r) {
        return flat ? q : q + ((r + lean) >> 1);
    }

    int row(int q, int r) {
        return flat ? r + ((q + lean) >> 1) : r;
    }

    int dq(int way) {
        return DQ[flat ? way : way + 1];
    }

    int dr(int way) {
        return DR[flat ? way : way + 1];
    }

    /**
     * Half a hex for the columns or rows that are shifted down or right, nothing for the others.
     */
    public double shift(int columnOrRow) {
        boolean even = (columnOrRow & 1) == 0;
        return even == (lean == -1) ? 0.5 : 0;
    }
}
