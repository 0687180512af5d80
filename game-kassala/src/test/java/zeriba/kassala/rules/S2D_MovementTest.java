package zeriba.kassala.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.kassala.Desk;

final class S2D_MovementTest {

    private static final String FAR = "0807";

    /** Where a unit may go that is alone but for an enemy far away and these. */
    private static List<String> goals(String unit, String hex, String... others) {
        Map<String, String> places = new TreeMap<>(Map.of(unit, hex, "E2", FAR));
        for (int i = 0; i < others.length; i += 2) {
            places.put(others[i], others[i + 1]);
        }
        return goalsOf(unit, Desk.composed(1, places).options());
    }

    private static List<String> goalsOf(String unit, List<String> options) {
        String start = "move " + unit + " ";
        return options.stream()
                .filter(option -> option.startsWith(start))
                .map(option -> option.substring(start.length()))
                .toList();
    }

    @Test
    @Rule({"II.D.5", "II.D.8"})
    void infantryGoesTwoPlainHexes() {
        assertThat(goals("TI", "0602"))
                .contains("0601", "0603", "0604", "0401", "0801", "0403")
                .doesNotContain("0605", "0302", "0602");
    }

    @Test
    @Rule({"II.D.2", "II.D.8"})
    void cavalryGoesUpToThree() {
        assertThat(goals("A1", "0602")).contains("0603", "0604", "0605").doesNotContain("0606");
    }

    @Test
    @Rule("II.D.6")
    void crossingAWadiTakesTwoPoints() {
        assertThat(goals("N1", "0203")).contains("0302", "0303").doesNotContain("0402", "0404");
    }

    @Test
    @Rule({"II.D.7", "G-11"})
    void aUnitWithOnePointLeftDoesNotCrossAWadi() {
        assertThat(goals("N1", "0103")).contains("0203", "0204").doesNotContain("0302", "0303");
    }

    @Test
    @Rule({"II.D.6", "II.D.13"})
    void cavalryCrossesATrenchButNoWadi() {
        assertThat(goals("A1", "0405")).contains("0406", "0305");
        assertThat(goals("A1", "0303")).doesNotContain("0203", "0204");
    }

    @Test
    @Rule("II.D.12")
    void cavalryEntersNoTown() {
        assertThat(goals("A1", "0404")).doesNotContain("0304");
        assertThat(goals("TI", "0404")).contains("0304");
    }

    @Test
    @Rule("II.D.14")
    void cannonNeverMove() {
        assertThat(goals("MC1", "0602")).isEmpty();
    }

    @Test
    @Rule("II.D.9")
    void aFriendMayBePassedButNotJoined() {
        assertThat(goals("TI", "0602", "N1", "0603")).contains("0604").doesNotContain("0603");
    }

    @Test
    @Rule("II.D.9")
    void anEnemyMayNotBePassed() {
        assertThat(goals("A1", "0601", "P1", "0603")).doesNotContain("0603", "0604");
    }

    @Test
    @Rule({"II.D.10", "G-10"})
    void aUnitStopsNextToAnEnemy() {
        assertThat(goals("A1", "0602", "P1", "0604"))
                .contains("0603", "0503")
                .doesNotContain("0504");
    }

    @Test
    @Rule({"II.D.10", "G-10"})
    void itDoesNotEvenPassThroughAFriendThere() {
        assertThat(goals("A1", "0602", "N1", "0603", "P1", "0604"))
                .doesNotContain("0603", "0604", "0605");
    }

    @Test
    @Rule("II.D.11")
    void aUnitThatBeginsNextToAnEnemyStays() {
        assertThat(goals("A1", "0603", "P1", "0604")).isEmpty();
    }

    @Test
    @Rule("G-20")
    void aUnitMovesOnce() {
        Desk desk = Desk.composed(1, Map.of("TI", "0602", "E2", FAR)).play("move TI 0601");
        assertThat(desk.options()).containsExactly("end");
    }

    @Test
    @Rule({"II.D.1", "II.D.3"})
    void othersMoveAsFarAsEverAfterwards() {
        Map<String, String> places = Map.of("TI", "0602", "A1", "0101", "E2", FAR);
        Desk before = Desk.composed(1, places);
        Desk after = before.play("move TI 0601");
        assertThat(goalsOf("A1", after.options())).isEqualTo(goalsOf("A1", before.options()));
    }

    @Test
    @Rule("G-16")
    void withTheOptionAUnitMayJoinItsCannon() {
        Map<String, String> places = Map.of("TI", "0602", "MC1", "0603", "E2", FAR);
        assertThat(Desk.composed(1, places, "cannon").options()).contains("move TI 0603");
        assertThat(Desk.composed(1, places).options()).doesNotContain("move TI 0603");
    }
}
