package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.board.Places;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;

/** Section 4.2: lines of sight on the height of Agordat, hilltops 1612 and 1613 among slopes. */
final class S4_SightTest {

    private static boolean sees(String option, String value, String from, String to) {
        Ascari state =
                Desk.of("s2")
                        .option(option, Value.of(value))
                        .put("III-1", "0303")
                        .put("D-AJ1", "0103")
                        .moves(Army.DEFENDER)
                        .state();
        return state.ground()
                .sees(
                        state.ground().grid().hex(from),
                        state.ground().grid().hex(to),
                        state.occupied(),
                        state.spoils().burnt());
    }

    @Test
    @Rule({"4.2", "R-19"})
    void theSlopeBelowAHilltopHidesThePlainBothWays() {
        assertThat(sees("los-own-slope", "blocks", "1612", "1610")).isFalse();
        assertThat(sees("los-own-slope", "blocks", "1610", "1612")).isFalse();
    }

    @Test
    @Rule("R-19")
    void byTheOptionTheOwnSlopeIsOpen() {
        assertThat(sees("los-own-slope", "open", "1612", "1610")).isTrue();
        assertThat(sees("los-own-slope", "open", "1610", "1612")).isTrue();
    }

    @Test
    @Rule("R-19")
    void aHilltopBesideTheHigherEndIsNoSlopeAndBlocks() {
        assertThat(sees("los-own-slope", "open", "1612", "1614")).isFalse();
        assertThat(sees("los-own-slope", "open", "1614", "1612")).isFalse();
    }

    @Test
    @Rule("R-19")
    void aSlopeFartherFromTheHigherEndBlocks() {
        assertThat(sees("los-own-slope", "open", "1613", "1610")).isFalse();
    }

    @Test
    @Rule({"4.2", "R-19"})
    void byTheOptionSlopesBlockALineAlongTheirOwnHeight() {
        assertThat(sees("los-slopes", "height", "1512", "1514")).isTrue();
        assertThat(sees("los-slopes", "strict", "1512", "1514")).isFalse();
    }

    private static String fire(Desk desk, String shot) {
        return desk.fires(Army.DEFENDER).whyNot(shot);
    }

    @Test
    @Rule("4.2")
    void downhillOneFiresOverUnitsUphillOneDoesNot() {
        Desk down = Desk.of("s2").put("III-1", "1511").put("III-2", "1510").put("D-AJ1", "1509");
        Ascari state = down.fires(Army.DEFENDER).state();
        int high = state.ground().grid().hex("1512");
        int low = state.ground().grid().hex("1510");
        int between = state.ground().grid().hex("1511");
        Places unit = state.ground().grid().none().with(between);
        assertThat(state.ground().sees(high, low, unit, state.spoils().burnt())).isTrue();
        assertThat(state.ground().sees(low, high, unit, state.spoils().burnt())).isFalse();
    }

    @Test
    @Rule({"4.2", "3.7"})
    void palmsVillagesAndTheFortHideWhatIsBehindButNotWhatIsInThem() {
        Desk behind = Desk.of("s2").put("III-1", "1205").put("D-AJ1", "1207");
        assertThat(fire(behind, "fire III-1 1207")).isEqualTo("4.2");
        Desk in = Desk.of("s2").put("III-1", "1205").put("D-AJ1", "1206");
        assertThat(fire(in, "fire III-1 1206")).isEmpty();
        Desk village = Desk.of("s2").put("III-1", "0604").put("D-AJ1", "0607");
        assertThat(fire(village, "fire III-1 0607")).isEqualTo("4.2");
    }

    @Test
    @Rule({"4.2", "R-19"})
    void groundHigherThanTheTargetHidesIt() {
        assertThat(sees("los-slopes", "height", "1409", "1405")).isTrue();
        assertThat(sees("los-slopes", "height", "1412", "1812")).isFalse();
    }

    @Test
    @Rule({"4.2", "R-19"})
    void alongASideTheGroundOfBothHexesMustBlock() {
        assertThat(sees("los-slopes", "height", "0505", "0705"))
                .as("of 0604 and 0605 only one is a village")
                .isTrue();
        assertThat(sees("los-slopes", "height", "0506", "0706"))
                .as("0605 and 0606 both are")
                .isFalse();
        Desk units =
                Desk.of("s2")
                        .put("III-1", "0510")
                        .put("III-2", "0609")
                        .put("III-3", "0610")
                        .put("D-AJ1", "0710");
        assertThat(fire(units, "fire III-1 0710")).as("units do not").isEmpty();
    }
}
