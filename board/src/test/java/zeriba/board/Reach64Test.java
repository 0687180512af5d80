package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class Reach64Test {

    static IntStream seeds() {
        return IntStream.range(0, 300);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void reachIsThatOfThePlainReference(int seed) {
        Random random = new Random(seed);
        HexGrid grid = Sheets.random(random, 8, 8);
        int[] table = random.ints((long) grid.size() * Layout.WAYS, 0, 3).toArray();
        StepCost cost = (from, way, _) -> table[from * Layout.WAYS + way];
        Reach64 reach =
                new Reach64(
                        grid,
                        Steps64.of(grid, (from, way, to) -> cost.cost(from, way, to) == 1),
                        Steps64.of(grid, (from, way, to) -> cost.cost(from, way, to) == 2));
        long open = Sheets.some(random, grid, 75).bits();
        long stop = Sheets.some(random, grid, 25).bits();
        int start = grid.hexes().nth(random.nextInt(grid.hexes().size()));
        int[] costs =
                Naive.costs(
                        grid.adjacency(),
                        start,
                        cost,
                        hex -> Bits.contains(open, hex),
                        hex -> Bits.contains(stop, hex));
        for (int points = 0; points < 7; points++) {
            long reached = reach.within(start, points, open, stop);
            int most = points;
            assertThat(reached)
                    .isEqualTo(
                            Bits.where(
                                    grid.hexes().bits(),
                                    hex -> hex != start && costs[hex] >= 0 && costs[hex] <= most));
        }
        grid.hexes()
                .forEach(goal ->
                        assertThat(reach.cost(start, goal, open, stop)).isEqualTo(costs[goal]));
    }

    @Test
    void aUnitGoesOnFromNoHexInWhichItMustStopButMayLeaveItsOwn() {
        HexGrid grid = Sheets.kassala();
        Reach64 reach = plain(grid);
        long stop = grid.hexes("0404", "0504", "0405").bits();
        long reached = reach.within(grid.hex("0404"), 2, grid.hexes().bits(), stop);
        assertThat(Bits.contains(reached, grid.hex("0505"))).isFalse();
        assertThat(Bits.contains(reached, grid.hex("0405"))).isTrue();
        assertThat(Bits.contains(reached, grid.hex("0402"))).isTrue();
    }

    @Test
    void theDocumentedPathIsOfLowestNumbersAmongTheShortest() {
        HexGrid grid = Sheets.kassala();
        long open = grid.hexes().bits();
        int[] path = plain(grid).path(grid.hex("0304"), grid.hex("0505"), open, Bits.NONE);
        assertThat(IntStream.of(path).mapToObj(grid::label)).containsExactly("0405", "0505");
    }

    @Test
    void theDocumentedPathIsEmptyWhereNothingLeads() {
        HexGrid grid = Sheets.kassala();
        Places around = grid.adjacency().neighbours(grid.hex("0303"));
        long walled = grid.hexes().minus(around).bits();
        assertThat(plain(grid).path(grid.hex("0303"), grid.hex("0707"), walled, Bits.NONE))
                .isEmpty();
    }

    private static Reach64 plain(HexGrid grid) {
        return new Reach64(grid, Steps64.all(grid), Steps64.of(grid, (_, _, _) -> false));
    }
}
