package zeriba.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The sheets of the four games, without what is printed on them, and random ones. */
final class Sheets {

    private Sheets() {}

    /** Kassala's 58 hexes: the first column is short, even columns stand higher. */
    static HexGrid kassala() {
        return columns(Layout.FLAT_EVEN_HIGHER, 5, 8, 7, 8, 8, 8, 7, 7);
    }

    static HexGrid ascari() {
        return HexGrid.rectangle(Layout.FLAT_EVEN_LOWER, 24, 16);
    }

    /** Kasserine's 955 hexes: a deeper eastern half, odd columns one hex longer. */
    static HexGrid kasserine() {
        int[] heights = new int[39];
        for (int column = 1; column <= 39; column++) {
            heights[column - 1] = (column <= 20 ? 23 : 25) + column % 2;
        }
        return columns(Layout.FLAT_EVEN_LOWER, heights);
    }

    static HexGrid columns(Layout layout, int... heights) {
        List<String> labels = new ArrayList<>();
        for (int column = 1; column <= heights.length; column++) {
            for (int row = 1; row <= heights[column - 1]; row++) {
                labels.add("%02d%02d".formatted(column, row));
            }
        }
        return HexGrid.of(layout, labels);
    }

    /** A sheet of any layout with up to so many columns and rows, and about one hole in ten. */
    static HexGrid random(Random random, int mostColumns, int mostRows) {
        Layout layout = List.of(Layout.values()).get(random.nextInt(4));
        int columns = 1 + random.nextInt(mostColumns);
        int rows = 1 + random.nextInt(mostRows);
        List<String> labels = new ArrayList<>(List.of("0101"));
        for (int column = 1; column <= columns; column++) {
            for (int row = 1; row <= rows; row++) {
                if (column + row > 2 && random.nextInt(10) > 0) {
                    labels.add("%02d%02d".formatted(column, row));
                }
            }
        }
        return HexGrid.of(layout, labels);
    }

    /** So many in a hundred of the hexes. */
    static Places some(Random random, HexGrid grid, int percent) {
        return Places.where(
                grid.size(), hex -> grid.hexes().contains(hex) && random.nextInt(100) < percent);
    }
}
