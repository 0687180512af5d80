package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

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
    }
}
