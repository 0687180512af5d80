package zeriba.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import zeriba.board.map.HexMap;

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

    /** Random costs from 0, closed, to below a bound, not the same both ways. */
    static Costs costs(Random random, Adjacency board, int bound) {
        return Costs.of(board, (_, _, _) -> random.nextInt(bound));
    }

    /** Half points of a mobile unit: roads 1, trails and wadis 2, else 2, 4 or 8 by the ground. */
    static Costs mobile(HexMap map) {
        Map<String, Integer> ground =
                Map.of("clear", 2, "broken", 4, "rough", 8, "prohibited", StepCost.CLOSED);
        Hexsides roads = map.sides("road");
        Hexsides trails = map.sides("trail");
        Hexsides wadis = map.sides("wadi");
        return Costs.of(
                map.grid().adjacency(),
                (from, way, to) -> {
                    if (roads.at(from, way)) {
                        return 1;
                    }
                    boolean eased = trails.at(from, way) || wadis.at(from, way);
                    return eased ? 2 : ground.getOrDefault(map.terrain(to), StepCost.CLOSED);
                });
    }
}
