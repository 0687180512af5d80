package zeriba.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class Steps64Test {

    static IntStream seeds() {
        return IntStream.range(0, 100);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void stepsLeadWhereTheirHexesSayForwardsAndBackwards(int seed) {
        Random random = new Random(seed);
        HexGrid grid = Sheets.random(random, 8, 8);
        boolean[] member = new boolean[grid.size() * Layout.WAYS];
        for (int i = 0; i < member.length; i++) {
            member[i] = random.nextBoolean();
        }
        Steps64 steps = Steps64.of(grid, (from, way, _) -> member[from * Layout.WAYS + way]);
        long set = random.nextLong();
        long from = 0;
        long into = 0;
        for (int hex : grid.hexes().toArray()) {
            for (int way = 0; way < Layout.WAYS; way++) {
                int next = grid.neighbour(hex, way);
                if (next >= 0 && member[hex * Layout.WAYS + way]) {
                    from |= (set >>> hex & 1) << next;
                    into |= (set >>> next & 1) << hex;
                }
            }
        }
        assertThat(steps.from(set)).isEqualTo(from);
        assertThat(steps.into(set)).isEqualTo(into);
        assertThat(Steps64.all(grid).minus(steps).union(steps)).isEqualTo(Steps64.all(grid));
    }

    @Test
    void stepsAcrossAHexsideKnowUpFromDown() {
        HexGrid grid = Sheets.kassala();
        int low = grid.hex("0201");
        int high = grid.hex("0301");
        Hexsides wadi = Hexsides.of(grid, List.of(new Hexside(low, high, Crossing.UP)));
        Steps64 up = Steps64.across(grid, wadi, Crossing.UP);
        assertThat(up.leads(low, high)).isTrue();
        assertThat(up.leads(high, low)).isFalse();
        assertThat(Steps64.across(grid, wadi, Crossing.DOWN).leads(high, low)).isTrue();
    }

    @Test
    void aSheetOfMoreThan64NumbersIsRefused() {
        assertThatThrownBy(() -> Steps64.all(Sheets.ascari()))
                .hasMessage("384 hexes do not fit into 64 bits");
    }
}
