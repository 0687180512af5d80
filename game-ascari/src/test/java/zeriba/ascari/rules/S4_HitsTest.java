package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.state.Army;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;

/** Sections 3.3, 3.5 and 4.5: what a hit does to who is on the move, and to the leaders with it. */
final class S4_HitsTest {

    private static Desk charge() {
        return Desk.of("s2").put("III-1", "2204").put("D-AJ1", "2208");
    }

    private static Play thrownBack(Desk desk) {
        return desk.put("D-AJ2", "2207")
                .moves(Army.ATTACKER)
                .then("move D-AJ1 2207", "fire III-1 2207", "dice 6");
    }

    @Test
    @Rule({"3.3", "3.5", "4.5", "R-5", "R-10"})
    void whoIsThrownBackToWhereItBeganHasMoved() {
        Play play = thrownBack(charge());
        assertThat(play.at("D-AJ1")).isEqualTo("2208");
        assertThat(play.is("D-AJ1")).isEqualTo("reduced done moved");
        assertThat(play.whyNot("move D-AJ1 2108")).isEqualTo("R-3");
    }

    @Test
    @Rule({"3.3", "4.5", "R-4"})
    void whoIsHitHasMovedEvenWhereOnlyTheLastPointBringsTheMarker() {
        Desk desk = charge().option("moved-on", Value.of("all-mp-spent"));
        assertThat(thrownBack(desk).is("D-AJ1")).isEqualTo("reduced done moved");
    }

    @Test
    @Rule({"3.3", "3.31", "R-48"})
    void aProperLeaderWhoRidesAlongKeepsTheMarkerOffWhoIsThrownBack() {
        Play play =
                charge().put("L-AHM", "2208")
                        .put("D-AJ2", "2207")
                        .moves(Army.ATTACKER)
                        .then("move D-AJ1+L-AHM 2207", "fire III-1 2207", "dice 6", "dice 1");
        assertThat(play.at("L-AHM")).isEqualTo("2208");
        assertThat(play.is("D-AJ1")).isEqualTo("reduced done");
    }

    /** The unit has come to its chief, who has not moved, and is hit there. */
    private static Play amongLeaders() {
        return charge().put("L-AHM", "2207")
                .put("L-GAI", "2207")
                .moves(Army.ATTACKER)
                .then("move D-AJ1 2207", "fire III-1 2207", "dice 6");
    }

    @Test
    @Rule({"4.5", "R-26", "G-3"})
    void leadersWhoStandInTheHexThatIsEnteredAreThrownFor() {
        Play play = amongLeaders();
        assertThat(play.step()).isEqualTo("leader-hits");
        play = play.then("dice 5");
        assertThat(play.is("L-AHM")).isEqualTo("reduced");
        assertThat(play.step()).isEqualTo("leader-hits");
        play = play.then("dice 4");
        assertThat(play.is("L-GAI")).isEqualTo("ready");
    }

    @Test
    @Rule({"3.31", "R-46", "R-48", "R-49"})
    void heWhoStandsThereKeepsTheMarkerOffAndMayStillMove() {
        Play play = amongLeaders().then("dice 1", "dice 1");
        assertThat(play.is("D-AJ1")).isEqualTo("reduced done");
        assertThat(play.options("move L-AHM")).isNotEmpty();
    }

    @Test
    @Rule({"R-26", "G-3"})
    void aLeaderOfAnotherHexIsNotThrownFor() {
        Play play =
                charge().put("L-AHM", "2208")
                        .moves(Army.ATTACKER)
                        .then("move D-AJ1 2207", "fire III-1 2207", "dice 6");
        assertThat(play.step()).isEqualTo("movement");
        assertThat(play.is("D-AJ1")).isEqualTo("reduced done moved");
    }

    @Test
    @Rule({"G-3", "R-25"})
    void theUnitInAFriendsHexIsNoTargetWhenALeaderPasses() {
        Play play =
                charge().put("L-AHM", "2208")
                        .put("D-AJ2", "2207")
                        .moves(Army.ATTACKER)
                        .then("move L-AHM 2207");
        assertThat(play.step()).isIn("moving", "movement");
        assertThat(play.is("III-1")).isEqualTo("ready");
    }
}
