package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.state.Army;
import zeriba.engine.rules.Rule;

/** Sections 4.7 and 4.8: fire of guns. */
final class S4_GunsTest {

    private static Desk guns(String at) {
        return Desk.of("s2").put("A-1", "2206").put("D-AJ1", at).put("III-2", "0303");
    }

    @Test
    @Rule({"4.8", "4.81"})
    void gunsReachEightHexesThatTheySee() {
        assertThat(guns("2214").fires(Army.DEFENDER).whyNot("fire A-1 2214")).isNotEqualTo("4.1");
        assertThat(guns("2215").fires(Army.DEFENDER).whyNot("fire A-1 2215")).isEqualTo("4.1");
        Play hidden = guns("2204").put("III-1", "2205").fires(Army.DEFENDER);
        assertThat(hidden.whyNot("fire A-1 2204")).isEqualTo("4.2");
    }

    @Test
    @Rule({"4.8", "4.81"})
    void aBatteryFiresOnceAndIsMarked() {
        Play play = guns("2204").fires(Army.DEFENDER).then("fire A-1 2204", "dice 1");
        assertThat(play.is("A-1")).isEqualTo("fire");
        assertThat(play.whyNot("fire A-1 2204")).isEqualTo("4.4");
    }

    @Test
    @Rule({"4.82", "3.7"})
    void whatGunsAddAndTakeOffIsAddedUp() {
        Play play =
                Desk.of("s2")
                        .put("A-1", "2205", "moved")
                        .put("L-COR", "2205")
                        .put("III-1", "2106")
                        .put("D-AJ1", "2203")
                        .fires(Army.DEFENDER);
        int sum =
                S4_Fire.modifier(
                        play.state(),
                        play.state().battle().named("A-1").orElseThrow(),
                        play.state().ground().grid().hex("2203"),
                        false);
        assertThat(sum).as("MOVED -1, Cortese +1, palms -1; no support").isEqualTo(-1);
    }

    @Test
    @Rule({"4.7", "4.82", "1.2"})
    void gunsFireInTheEnemysTurnWithAnyOfficerAndTwoLess() {
        for (String officer : new String[] {"L-ARI", "L-COR", "L-GAL"}) {
            Play play =
                    Desk.of("s2")
                            .put("A-1", "2204")
                            .put(officer, "2204")
                            .put("D-AJ1", "2208")
                            .moves(Army.ATTACKER)
                            .then("move D-AJ1 2207");
            assertThat(play.options()).as(officer).contains("fire A-1 2207");
        }
    }

    @Test
    @Rule({"4.7", "R-53"})
    void gunsThatFiredInTheEnemysTurnFireInTheirNext() {
        Play play =
                Desk.of("s2")
                        .put("A-1", "2204")
                        .put("L-GAL", "2204")
                        .put("D-AJ1", "2208")
                        .moves(Army.ATTACKER)
                        .then("move D-AJ1 2207", "fire A-1 2207", "dice 1");
        assertThat(play.is("A-1")).isEqualTo("opportunity");
        play = play.then("stop", "end", "end", "end");
        assertThat(play.step()).isEqualTo("fire");
        assertThat(play.whyNot("fire A-1 2207")).isEmpty();
    }

    @Test
    @Rule({"4.83", "4.5"})
    void gunsHitUnitsTheirLeadersAndLoneLeaders() {
        Desk led = guns("2204").put("L-AHM", "2204").put("D-AJ2", "1604");
        Play hit = led.fires(Army.DEFENDER).then("fire A-1 2204", "dice 3");
        assertThat(hit.at("D-AJ1")).isEqualTo("eliminated");
        assertThat(hit.step()).isEqualTo("leader-hits");
        assertThat(hit.then("dice 5").is("L-AHM")).isEqualTo("reduced");
        Desk alone = guns("1604").put("L-AHM", "2204");
        Play two = alone.fires(Army.DEFENDER).then("fire A-1 2204", "dice 3");
        assertThat(two.at("L-AHM")).isEqualTo("eliminated");
        Desk far = guns("1604").put("L-AHM", "2210");
        Play one = far.fires(Army.DEFENDER).then("fire A-1 2210", "dice 4");
        assertThat(one.is("L-AHM")).isEqualTo("reduced");
    }

    @Test
    @Rule({"4.83", "4.5"})
    void aSingleHitOfGunsIsAStepLoss() {
        Play play = guns("2210").fires(Army.DEFENDER).then("fire A-1 2210", "dice 4");
        assertThat(play.is("D-AJ1")).isEqualTo("reduced");
    }
}
