package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlacementTest {

    private static final int DUE = -1;
    private static final int ELIMINATED = -2;

    @Test
    void movingOneCounterLeavesTheOldPlacementAsItWas() {
        Placement before = Placement.all(67, DUE);
        Placement after = before.put(5, 300);
        assertThat(before.of(5)).isEqualTo(DUE);
        assertThat(after.of(5)).isEqualTo(300);
        assertThat(after.of(6)).isEqualTo(DUE);
        assertThat(after).isNotEqualTo(before);
        assertThat(after.put(5, DUE)).isEqualTo(before).hasSameHashCodeAs(before);
    }

    @Test
    void countersInAPlaceComeInOrder() {
        Placement placement =
                Placement.all(6, DUE).putAll(new int[] {4, 1}, 17).put(2, ELIMINATED).put(3, 0);
        assertThat(placement.in(17)).containsExactly(1, 4);
        assertThat(placement.count(DUE)).isEqualTo(2);
        assertThat(placement.in(ELIMINATED)).containsExactly(2);
        assertThat(placement.next(17, 0)).isEqualTo(1);
        assertThat(placement.next(17, 2)).isEqualTo(4);
        assertThat(placement.next(17, 5)).isEqualTo(-1);
        assertThat(placement).hasToString("[-1, 17, -2, 0, 17, -1]");
    }

    @Test
    void onlyPlacesOfTheBoardAreOccupied() {
        HexGrid grid = Sheets.kassala();
        Placement placement = Placement.all(4, ELIMINATED).put(1, grid.hex("0304")).put(3, 0);
        assertThat(placement.occupied(grid.adjacency(), 0, 4))
                .isEqualTo(grid.hexes("0101", "0304"));
        assertThat(placement.occupied(grid.adjacency(), 0, 3)).isEqualTo(grid.hexes("0304"));
        assertThat(placement.size()).isEqualTo(4);
    }

    @Test
    void aPlaceOutsideOfEveryBoardIsRefused() {
        assertThatThrownBy(() -> Placement.all(3, 1 << 20))
                .hasMessage("no place has the number 1048576");
        assertThatThrownBy(() -> Placement.small(3, 128)).hasMessage("no place has the number 128");
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 23, 64, 67, 100})
    void whoStandsInAPlaceIsWhoWasPutThere(int counters) {
        Random random = new Random(counters);
        int[] at = new int[counters];
        Placement small = Placement.small(counters, 0);
        Placement.Series large = Placement.all(counters, 0).series();
        for (int i = 0; i < 1_000; i++) {
            int counter = random.nextInt(counters);
            at[counter] = random.nextInt(-3, 20);
            small = small.put(counter, at[counter]);
            large.put(counter, at[counter]);
            int place = at[counter];
            int[] there = IntStream.range(0, counters).filter(c -> at[c] == place).toArray();
            assertThat(small.in(place)).isEqualTo(there);
            assertThat(large.done().in(place)).isEqualTo(there);
            int before = Math.min(counters, 60);
            assertThat(large.done().at(place, 2, before))
                    .isEqualTo(small.at(place, 2, before))
                    .isEqualTo(
                            IntStream.of(there)
                                    .filter(c -> c >= 2 && c < before)
                                    .mapToLong(c -> 1L << (c - 2))
                                    .sum());
        }
        assertThat(IntStream.range(0, counters).map(small::of)).containsExactly(box(at));
    }

    private static Integer[] box(int[] at) {
        return IntStream.of(at).boxed().toArray(Integer[]::new);
    }

    @Test
    void whatIsPutAfterASeriesIsDoneDoesNotChangeIt() {
        Placement before = Placement.all(3, 7);
        Placement.Series series = before.series().put(0, 1);
        Placement first = series.done();
        Placement second = series.put(1, 2).done();
        assertThat(before).hasToString("[7, 7, 7]");
        assertThat(first).hasToString("[1, 7, 7]");
        assertThat(second).hasToString("[1, 2, 7]");
    }
}
