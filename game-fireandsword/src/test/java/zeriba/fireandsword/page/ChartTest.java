package zeriba.fireandsword.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.Scene;
import zeriba.fireandsword.state.SudanMap;

/** Where spaces are drawn. */
final class ChartTest {

    private static final SudanMap MAP = Scene.with().state().map();

    @Test
    @Rule("MAP.1")
    void everySpaceHasRoomInTheDrawingAndLiesNearItsPlace() {
        Chart chart = new Chart(MAP);
        for (int a = 0; a < MAP.size(); a++) {
            for (int b = a + 1; b < MAP.size(); b++) {
                assertThat(Math.hypot(chart.x(a) - chart.x(b), chart.y(a) - chart.y(b)))
                        .as(MAP.label(a) + " and " + MAP.label(b))
                        .isGreaterThan(1.5);
            }
        }
        assertThat(chart.y(space("ASWAN"))).isLessThan(chart.y(space("FASHODA")));
        assertThat(chart.x(space("ELFASHER"))).isLessThan(chart.x(space("SUAKIN")));
    }

    private static int space(String id) {
        return MAP.network().space(id);
    }
}
