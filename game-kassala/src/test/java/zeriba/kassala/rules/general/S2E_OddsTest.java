package zeriba.kassala.rules.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.rules.Rule;
import zeriba.kassala.Desk;
import zeriba.kassala.state.CombatResults;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

final class S2E_OddsTest {

    @ParameterizedTest
    @CsvSource({
        "4, 2, 2-1",
        "5, 3, 1-1",
        "3, 3, 1-1",
        "6, 3, 2-1",
        "8, 3, 2-1",
        "9, 3, 3-1",
        "12, 3, 4-1",
        "15, 3, 5-1",
        "40, 3, 5-1",
        "3, 4, 1-2",
        "3, 6, 1-2",
        "3, 7, 1-3",
        "3, 9, 1-3",
        "3, 10, 1-4",
        "1, 30, 1-4",
        "0, 1, 1-4",
        "1, 1, 1-1"
    })
    @Rule({"II.E", "G-4"})
    void oddsAreRoundedForTheDefender(int attack, int defence, String heading) {
        CombatResults results = Desk.start("historical").state().parameters().results();
        int column = S2E_Odds.column(results, attack, defence);
        assertThat(results.heading(column)).isEqualTo(heading);
    }

    private static int attack(String unit, String from, String... targets) {
        Kassala state = Desk.composed(1, Map.of(unit, from, "E2", "0807")).state();
        long hexes = 0;
        for (String target : targets) {
            hexes |= 1L << state.map().hex(target);
        }
        return S2E_Odds.attack(state, Units.of(Unit.valueOf(unit)), hexes);
    }

    @Test
    @Rule({"II.E.9", "G-5"})
    void attackingUpAWadiCostsAPointOnce() {
        assertThat(attack("TI", "0204", "0303")).isEqualTo(3);
        assertThat(attack("TI", "0204", "0303", "0304")).isEqualTo(3);
        assertThat(attack("TI", "0303", "0204")).isEqualTo(4);
        assertThat(attack("TI", "0204", "0205")).isEqualTo(4);
    }

    @Test
    @Rule({"II.E.10", "G-5"})
    void attackingOutOfTheBarbsCostsAPointOnce() {
        assertThat(attack("TI", "0405", "0406")).isEqualTo(3);
        assertThat(attack("TI", "0405", "0406", "0305")).isEqualTo(3);
        assertThat(attack("TI", "0406", "0405")).isEqualTo(4);
    }

    @Test
    @Rule({"II.E.9", "II.E.10"})
    void cannonLoseNothing() {
        assertThat(attack("MC1", "0204", "0303")).isEqualTo(1);
        assertThat(attack("MC1", "0405", "0406")).isEqualTo(1);
    }

    @Test
    @Rule("II.E.8")
    void everyTownHexAddsItsBonusOnce() {
        Kassala state = Desk.start("historical").state();
        Units towns = Units.of(Unit.P1, Unit.GE1, Unit.GE2, Unit.E2);
        assertThat(S2E_Odds.defence(state, towns, state.hexes(towns))).isEqualTo(16 + 1 + 2 + 2);
    }

    @Test
    @Rule({"IV.C", "G-22"})
    void infantryWithCavalryGainsAColumnIfThatIsPlayed() {
        Map<String, String> places = Map.of("TI", "0503", "A1", "0604", "P1", "0504");
        Units both = Units.of(Unit.TI, Unit.A1);
        Units target = Units.of(Unit.P1);
        assertThat(S2E_Odds.column(Desk.composed(1, places).state(), both, target)).isEqualTo(3);
        Kassala mixed = Desk.composed(1, places, "mixed").state();
        assertThat(S2E_Odds.column(mixed, both, target)).isEqualTo(4);
        assertThat(S2E_Odds.column(mixed, Units.of(Unit.TI), target)).isEqualTo(3);
    }

    @Test
    @Rule({"IV.C", "G-4"})
    void theLastColumnStaysTheLast() {
        Map<String, String> places =
                Map.of("TI", "0503", "A1", "0604", "A2", "0505", "ES", "0404", "CC1", "0504");
        Kassala state = Desk.composed(1, places, "mixed").state();
        Units all = Units.of(Unit.TI, Unit.A1, Unit.A2, Unit.ES);
        assertThat(S2E_Odds.column(state, all, Units.of(Unit.CC1))).isEqualTo(7);
    }
}
