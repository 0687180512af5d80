package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import zeriba.board.map.HexMap;
import zeriba.board.map.MapUnit;

/** The printed board of Kassala, as a map of 64 hex numbers. */
final class KassalaMapTest {

    private final HexMap map = Maps.kassala();
    private final HexGrid grid = map.grid();

    @Test
    void the58HexesFillOneWordByColumnTimesEightPlusRow() {
        assertThat(grid.hexes().size()).isEqualTo(58);
        assertThat(grid.size()).isEqualTo(64);
        grid.hexes()
                .forEach(hex ->
                        assertThat(hex).isEqualTo(8 * (grid.column(hex) - 1) + grid.row(hex) - 1));
    }

    @Test
    void neighboursFollowThePrintedFormulas() {
        Map<Direction, int[]> even =
                Map.of(
                        Direction.NORTH, new int[] {0, -1},
                        Direction.NORTH_EAST, new int[] {1, -1},
                        Direction.SOUTH_EAST, new int[] {1, 0},
                        Direction.SOUTH, new int[] {0, 1},
                        Direction.SOUTH_WEST, new int[] {-1, 0},
                        Direction.NORTH_WEST, new int[] {-1, -1});
        Map<Direction, int[]> odd =
                Map.of(
                        Direction.NORTH, new int[] {0, -1},
                        Direction.NORTH_EAST, new int[] {1, 0},
                        Direction.SOUTH_EAST, new int[] {1, 1},
                        Direction.SOUTH, new int[] {0, 1},
                        Direction.SOUTH_WEST, new int[] {-1, 1},
                        Direction.NORTH_WEST, new int[] {-1, 0});
        for (int hex : grid.hexes().toArray()) {
            int column = grid.column(hex);
            (column % 2 == 0 ? even : odd)
                    .forEach((direction, step) ->
                            assertThat(grid.neighbour(hex, direction))
                                    .as(grid.label(hex) + " " + direction)
                                    .isEqualTo(
                                            grid.at(column + step[0], grid.row(hex) + step[1])
                                                    .orElse(-1)));
        }
    }

    @Test
    void nineteenWadiSidesKnowTheLowHex() {
        Hexsides wadi = map.sides("wadi");
        assertThat(wadi.sides()).hasSize(19);
        int low = grid.hex("0204");
        int high = grid.hex("0304");
        assertThat(wadi.between(low, high)).isEqualTo(Crossing.UP);
        assertThat(wadi.between(high, low)).isEqualTo(Crossing.DOWN);
        assertThat(wadi.crossing(low, Direction.SOUTH_EAST)).isEqualTo(Crossing.UP);
        assertThat(wadi.between(low, grid.hex("0303"))).isEqualTo(Crossing.UP);
        assertThat(wadi.between(high, grid.hex("0404"))).isEqualTo(Crossing.NONE);
        assertThat(wadi.between(low, grid.hex("0807"))).isEqualTo(Crossing.NONE);
    }

    @Test
    void nineTrenchSidesKnowTheBarbedHex() {
        Hexsides trench = map.sides("trench");
        assertThat(trench.sides()).hasSize(9);
        int barbed = grid.hex("0606");
        int other = grid.hex("0607");
        assertThat(trench.between(barbed, other)).isEqualTo(Crossing.OUT_OF_BARBS);
        assertThat(trench.between(other, barbed)).isEqualTo(Crossing.INTO_BARBS);
    }

    @Test
    void fifteenSidesOfTheDeploymentLinePartNorthFromSouth() {
        Hexsides line = map.sides("deployment");
        assertThat(line.sides()).hasSize(15);
        long north = map.area("north").bits();
        long south = grid.adjacency().complement(map.area("north")).bits();
        assertThat(Long.bitCount(north)).isEqualTo(21);
        assertThat(Long.bitCount(south)).isEqualTo(37);
        Steps64 over = Steps64.across(grid, line, Crossing.PLAIN);
        Steps64 within = Steps64.all(grid).minus(over);
        assertThat(within.from(north) & south).isZero();
        assertThat(within.from(south) & north).isZero();
        assertThat(over.from(north) & north).isZero();
    }

    @Test
    void townsStandWhereTheyAreAndTheirNamesAreOnlyPrinted() {
        assertThat(grid.labels(map.terrain("udaka"))).containsExactly("0304");
        assertThat(grid.labels(map.terrain("kassala"))).containsExactly("0804", "0805");
        assertThat(map.terrain(grid.hex("0404"))).isEqualTo("clear");
        assertThat(map.prints())
                .containsOnly(
                        Map.entry(grid.hex("0404"), "UDAKA"),
                        Map.entry(grid.hex("0704"), "KASSALA"));
    }

    @Test
    void the23CountersStandOnTheirHexes() {
        assertThat(map.units()).hasSize(23);
        MapUnit nubian = map.unit("N1").orElseThrow();
        assertThat(grid.label(nubian.hex())).isEqualTo("0202");
        assertThat(nubian.number("combat")).isEqualTo(3);
        assertThat(nubian.trait("side")).isEqualTo("moslem");
        assertThat(
                        map.units().stream()
                                .collect(
                                        Collectors.groupingBy(
                                                unit -> unit.trait("side"), Collectors.counting())))
                .containsOnly(Map.entry("moslem", 13L), Map.entry("christian", 10L));
    }
}
