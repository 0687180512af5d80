package zeriba.board;

import java.util.function.IntUnaryOperator;

/**
 * What of a map matters to sight.
 *
 * @param level by hex: how high it lies, 0 and above
 * @param screens hexes that block every line through them, whatever the heights
 * @param openSlopes hexes that do not block by their height a line from or to a hex next to them,
 *     if that is the higher end of the line
 */
public record SightGround(HexGrid grid, IntUnaryOperator level, Places screens, Places openSlopes) {

    /** Ground on which height alone decides, but for the screens. */
    public static SightGround of(HexGrid grid, IntUnaryOperator level, Places screens) {
        return new SightGround(grid, level, screens, grid.none());
    }

    /** Whether the ground in a hex blocks a line between two others. */
    boolean blocks(int hex, int one, int other) {
        if (screens.contains(hex)) {
            return true;
        }
        int first = level.applyAsInt(one);
        int second = level.applyAsInt(other);
        return level.applyAsInt(hex) > Math.min(first, second)
                && !isOpenSlope(hex, first - second, one, other);
    }

    private boolean isOpenSlope(int hex, int firstAbove, int one, int other) {
        int higher = firstAbove > 0 ? one : other;
        return firstAbove != 0 && openSlopes.contains(hex) && grid.adjacency().touch(hex, higher);
    }
}
