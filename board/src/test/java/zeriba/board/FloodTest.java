package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.board.map.HexMap;
import zeriba.board.network.Network;
import zeriba.board.network.NetworkMap;

final class FloodTest {

    static IntStream seeds() {
        return IntStream.range(0, 300);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void masksBucketsAndThePlainReferenceAgreeOnSmallSheets(int seed) {
        Random random = new Random(seed);
        HexGrid grid = Sheets.random(random, 8, 8);
        Costs costs = Sheets.costs(random, grid.adjacency(), 3);
        Reach64 masks =
                new Reach64(
                        grid,
                        Steps64.of(grid, (from, way, _) -> costs.cost(from, way) == 1),
                        Steps64.of(grid, (from, way, _) -> costs.cost(from, way) == 2));
        Going going =
                new Going(
                        Sheets.some(random, grid, 15),
                        Sheets.some(random, grid, 20),
                        Sheets.some(random, grid, 20));
        long open = grid.adjacency().complement(going.closed()).bits();
        long stop = going.stops().bits();
        int start = grid.hexes().nth(random.nextInt(grid.hexes().size()));
        Flood flood = new Flood(grid.adjacency());
        List<List<Integer>> paths = paths(grid.adjacency(), start, costs, going);
        for (int points = 0; points < 9; points++) {
            flood.from(start, points, costs, going);
            assertThat(flood.reached().bits()).isEqualTo(masks.within(start, points, open, stop));
            assertThat(flood.ends()).isEqualTo(flood.reached().minus(going.through()));
        }
        flood.from(start, 500, costs, going);
        for (int goal : grid.hexes().minus(grid.none().with(start)).toArray()) {
            assertThat(IntStream.of(flood.path(goal)).boxed().toList())
                    .isEqualTo(after(paths.get(goal)));
            assertThat(flood.path(goal)).isEqualTo(masks.path(start, goal, open, stop));
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void oneFloodAfterAnotherGivesTheCostsOfThePlainReference(int seed) {
        Random random = new Random(seed);
        HexGrid grid = Sheets.random(random, 20, 20);
        Costs costs = Sheets.costs(random, grid.adjacency(), 12);
        Flood flood = new Flood(grid.adjacency());
        for (int round = 0; round < 5; round++) {
            Going going =
                    new Going(
                            Sheets.some(random, grid, 10),
                            Sheets.some(random, grid, 10),
                            grid.none());
            int start = grid.hexes().nth(random.nextInt(grid.hexes().size()));
            int points = random.nextInt(60);
            int[] wanted = costs(grid.adjacency(), start, costs, going);
            flood.from(start, points, costs, going);
            grid.hexes()
                    .forEach(hex ->
                            assertThat(flood.cost(hex))
                                    .isEqualTo(wanted[hex] <= points ? wanted[hex] : -1));
        }
    }

    @Test
    void onKasserineRoadsCarryFurtherThanTheGround() {
        HexMap map = Maps.kasserine();
        HexGrid grid = map.grid();
        Flood flood = new Flood(grid.adjacency());
        Costs costs = Sheets.mobile(map);
        flood.from(grid.hex("3919"), 13, costs, Going.free(grid.adjacency()));
        assertThat(flood.cost(grid.hex("2714"))).isEqualTo(13);
        assertThat(IntStream.of(flood.path(grid.hex("2714"))).mapToObj(grid::label))
                .startsWith("3819", "3719")
                .endsWith("2814", "2714")
                .hasSize(13);
        flood.from(grid.hex("3919"), 12, costs, Going.free(grid.adjacency()));
        assertThat(flood.cost(grid.hex("2714"))).isEqualTo(-1);
    }

    @Test
    void networksFloodLikeGrids() {
        Network network = NetworkMap.of(Maps.text("sudan.tsv")).network();
        Costs costs = network.costs(Map.of("nile", 1, "desert", 2));
        Flood flood = new Flood(network.adjacency());
        flood.from(network.space("KORTI"), 4, costs, Going.free(network.adjacency()));
        assertThat(flood.cost(network.space("METEMMA"))).isEqualTo(4);
        assertThat(IntStream.of(flood.path(network.space("METEMMA"))).mapToObj(network::label))
                .containsExactly("ABUKLEA", "METEMMA");
    }

    @Test
    void costsOfAnotherBoardAndTooManyPointsAreRefused() {
        HexGrid grid = Sheets.kassala();
        Going free = Going.free(grid.adjacency());
        Costs costs = Costs.of(grid.adjacency(), (_, _, _) -> 1);
        Costs others = Costs.of(Sheets.kassala().adjacency(), (_, _, _) -> 1);
        Flood flood = new Flood(grid.adjacency());
        assertThatThrownBy(() -> flood.from(0, 3, others, free))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> flood.from(0, Flood.MOST_POINTS + 1, costs, free))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Costs.of(grid.adjacency(), (_, _, _) -> 128))
                .hasMessage("a step costs 0 to 127, not 128");
    }

    @Test
    void oneStepCanBePricedAnew() {
        HexGrid grid = Sheets.kassala();
        Costs costs = Costs.of(grid.adjacency(), (_, _, _) -> 1);
        Costs dearer = costs.with(grid.hex("0404"), 3, 5);
        assertThat(dearer.cost(grid.hex("0404"), 3)).isEqualTo(5);
        assertThat(dearer.cost(grid.hex("0405"), 0)).isEqualTo(1);
        assertThat(costs.cost(grid.hex("0404"), 3)).isEqualTo(1);
    }

    private static int[] costs(Adjacency board, int start, Costs costs, Going going) {
        return Naive.costs(
                board,
                start,
                costs,
                place -> !going.closed().contains(place),
                going.stops()::contains);
    }

    private static List<List<Integer>> paths(Adjacency board, int start, Costs costs, Going going) {
        return Naive.paths(
                board,
                start,
                costs,
                place -> !going.closed().contains(place),
                going.stops()::contains);
    }

    private static List<Integer> after(List<Integer> path) {
        return path.isEmpty() ? path : path.subList(1, path.size());
    }
}
