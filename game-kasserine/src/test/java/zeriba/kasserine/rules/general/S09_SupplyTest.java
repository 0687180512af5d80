package zeriba.kasserine.rules.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.Desk;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;

/** Supply by the option: lines that lead to an edge, and how near to them a unit must be. */
final class S09_SupplyTest {

    private static boolean isSupplied(String units, String unit) {
        Desk desk = Desk.at(3, "axis movement", units, "supply");
        return S09_Supply.isSupplied(desk.state(), Unit.named(unit).orElseThrow());
    }

    @Test
    @Rule({"9.0", "G-3"})
    void trailsCarrySupplyFromTheEdgeAndRoadsFromThereOn() {
        Kasserine state = Desk.at(3, "axis movement", "AX02=3919 AL21=0101", "supply").state();
        List<String> fed =
                state.map().labels(S09_Supply.fed(state, Army.AXIS, state.map().passable()));

        assertThat(fed)
                .as("the trail from 3225, and the road it leads to")
                .contains("3222", "3120");
        assertThat(fed).as("roads from there").contains("3021", "2014", "2003");
        assertThat(fed).as("a trail to which only roads lead").doesNotContain("2016", "2117");
        assertThat(state.map().labels(S09_Supply.fed(state, Army.ALLIES, state.map().passable())))
                .as("the trail from the southern edge feeds the Axis alone")
                .contains("3121")
                .doesNotContain("3224", "3225");
    }

    @Test
    @Rule("9.0")
    void anAxisUnitMayBeFourHexesAwayAndAnAlliedOneThree() {
        assertThat(isSupplied("AX03=1919 AL21=0101", "AX03")).isTrue();
        assertThat(isSupplied("AX03=1920 AL21=0101", "AX03")).isFalse();
        assertThat(isSupplied("AX02=3919 AL21=1918", "AL21")).isTrue();
        assertThat(isSupplied("AX02=3919 AL21=1919", "AL21")).isFalse();
    }

    @Test
    @Rule({"9.0", "G-3"})
    void anEdgeHexWithoutRoadOrTrailFeedsNobody() {
        Kasserine state = Desk.at(3, "axis movement", "AX02=3919 AL21=0101", "supply").state();

        assertThat(state.map().labels(state.map().sources(Army.AXIS))).contains("3924", "3625");
        assertThat(state.map().labels(S09_Supply.fed(state, Army.AXIS, state.map().passable())))
                .doesNotContain("3924", "3625");
    }

    @Test
    @Rule("9.0")
    void anEnemyOnTheLineCutsIt() {
        assertThat(isSupplied("AX03=0417 AL21=0101", "AX03")).isTrue();
        assertThat(isSupplied("AX03=0417 AL21=0622", "AX03")).isFalse();
    }
}
