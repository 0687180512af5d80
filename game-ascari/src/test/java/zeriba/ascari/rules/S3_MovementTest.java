package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.state.Army;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;

final class S3_MovementTest {

    private static Desk far() {
        return Desk.of("s2").put("III-1", "2206").put("D-AJ1", "0103");
    }

    @Test
    @Rule({"3.0", "3.1"})
    void aUnitGoesHexByHexAsFarAsItsPointsLast() {
        Play play = far().moves(Army.DEFENDER);
        assertThat(play.options("move III-1"))
                .containsExactly(
                        "move III-1 2205",
                        "move III-1 2306",
                        "move III-1 2307",
                        "move III-1 2207",
                        "move III-1 2107",
                        "move III-1 2106");
        Play after = play.then("move III-1 2205", "move III-1 2204", "move III-1 2305");
        assertThat(after.step()).isEqualTo("moving");
        after = after.then("move III-1 2306");
        assertThat(after.step()).isEqualTo("movement");
        assertThat(after.at("III-1")).isEqualTo("2306");
    }

    @Test
    @Rule({"3.1", "3.7"})
    void dearGroundIsNotEnteredWithoutThePoints() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2104")
                        .put("D-AJ1", "0103")
                        .moves(Army.DEFENDER)
                        .then("move III-1 2204", "move III-1 2104", "move III-1 2204");
        assertThat(play.whyNot("move III-1 2203")).isEqualTo("3.1");
    }

    @Test
    @Rule({"3.7", "R-39"})
    void nobodyClimbsTheCliff() {
        Play play =
                Desk.of("s4")
                        .turn(5)
                        .put("IV-BRU", "1508")
                        .put("E-GR1", "0915")
                        .moves(Army.DEFENDER);
        assertThat(play.whyNot("move IV-BRU 1407")).isEqualTo("3.7");
    }

    @Test
    @Rule({"R-11", "3.1"})
    void anAllowanceOfOneGoesOneHexAtAnyCost() {
        Ones ones = new Ones();
        assertThat(ones.options()).contains("move III-1 2203");
        assertThat(ones.after()).isEqualTo("movement");
    }

    @Test
    @Rule({"R-3", "3.0"})
    void aUnitMovesOnceAndToCompletion() {
        Play play = far().put("III-2", "2104").moves(Army.DEFENDER).then("move III-1 2205");
        assertThat(play.whyNot("move III-2 2105")).isEqualTo("R-3");
        assertThat(play.whyNot("end")).isEqualTo("R-3");
        assertThat(play.then("stop").whyNot("move III-1 2206")).isEqualTo("R-3");
    }

    @Test
    @Rule({"3.31", "R-4"})
    void whoHasMovedIsMarkedIfItCanFire() {
        Play play = far().moves(Army.DEFENDER).then("move III-1 2205", "stop");
        assertThat(play.is("III-1")).isEqualTo("done moved");
        Play spears =
                Desk.of("s2")
                        .put("D-AS1", "2206")
                        .put("III-1", "0303")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2205", "stop");
        assertThat(spears.is("D-AS1")).isEqualTo("done");
    }

    @Test
    @Rule("R-4")
    void byTheOptionOnlyTheLastPointBringsTheMarker() {
        Play play =
                far().option("moved-on", Value.of("all-mp-spent"))
                        .moves(Army.DEFENDER)
                        .then("move III-1 2205", "stop");
        assertThat(play.is("III-1")).isEqualTo("done");
    }

    @Test
    @Rule({"1.2", "3.31", "R-48"})
    void aProperLeaderKeepsTheMarkerOff() {
        Play play =
                far().put("L-COR", "2206")
                        .moves(Army.DEFENDER)
                        .then("move III-1+L-COR 2205", "stop");
        assertThat(play.is("III-1")).isEqualTo("done");
        assertThat(play.at("L-COR")).isEqualTo("2205");
        Play left = far().put("L-COR", "2206").moves(Army.DEFENDER).then("move III-1 2205", "stop");
        assertThat(left.is("III-1")).isEqualTo("done moved");
    }

    @Test
    @Rule({"R-46", "R-47"})
    void officersDoNothingForBandeNorChiefsForOthers() {
        Play bande =
                Desk.of("s2")
                        .put("B-BAR", "2206")
                        .put("L-COR", "2206")
                        .put("D-AJ1", "0103")
                        .moves(Army.DEFENDER)
                        .then("move B-BAR+L-COR 2205", "stop");
        assertThat(bande.is("B-BAR")).isEqualTo("done moved");
        Play other =
                Desk.of("s2")
                        .put("D-AJ1", "2206")
                        .put("L-GAI", "2206")
                        .put("III-1", "0303")
                        .moves(Army.ATTACKER)
                        .then("move D-AJ1+L-GAI 2205", "stop");
        assertThat(other.is("D-AJ1")).isEqualTo("done moved");
    }

    @Test
    @Rule("R-49")
    void leadersRideAlongJoinOnTheWayAndMoveOnce() {
        Play play =
                far().put("L-COR", "2205")
                        .moves(Army.DEFENDER)
                        .then("move III-1 2205", "move III-1+L-COR 2204", "stop");
        assertThat(play.at("L-COR")).isEqualTo("2204");
        assertThat(play.whyNot("move L-COR 2203")).isEqualTo("R-3");
        assertThat(far().put("L-COR", "2204").moves(Army.DEFENDER).whyNot("move III-1+L-COR 2205"))
                .isEqualTo("R-49");
    }

    @Test
    @Rule({"3.4", "R-9"})
    void friendsArePassedButNotStackedUpon() {
        Desk desk = far().put("III-2", "2205");
        Play play = desk.moves(Army.DEFENDER).then("move III-1 2205");
        assertThat(play.whyNot("stop")).isEqualTo("3.4");
        assertThat(play.then("move III-1 2204", "stop").at("III-1")).isEqualTo("2204");
        Play gun =
                Desk.of("s2")
                        .put("A-1", "2206", "limbered")
                        .put("III-2", "2204")
                        .put("D-AJ1", "0103")
                        .moves(Army.DEFENDER)
                        .then("move A-1 2205");
        assertThat(gun.options()).contains("move A-1 2204");
        assertThat(gun.then("move A-1 2105").whyNot("move A-1 2204")).isEqualTo("3.4");
    }

    @Test
    @Rule({"3.2", "5.11", "R-13"})
    void aLoneLeaderFallsAndDoesNotStopTheUnit() {
        Play play = far().put("L-AHM", "2205").moves(Army.DEFENDER).then("move III-1 2205");
        assertThat(play.at("L-AHM")).isEqualTo("eliminated");
        assertThat(play.step()).isEqualTo("moving");
    }

    @Test
    @Rule("R-13")
    void aLeaderAloneKeepsAwayFromTheEnemy() {
        Play play =
                far().put("L-COR", "2104")
                        .put("D-AJ2", "2205", "opportunity")
                        .put("L-AHM", "2203")
                        .moves(Army.DEFENDER);
        assertThat(play.whyNot("move L-COR 2204")).isEmpty();
        assertThat(play.then("move L-COR 2204").whyNot("move L-COR 2205")).isEqualTo("R-13");
        assertThat(play.then("move L-COR 2204").whyNot("move L-COR 2203")).isEqualTo("R-13");
    }

    @Test
    @Rule({"R-56", "3.4"})
    void leadersStackWithoutLimit() {
        Play play =
                far().put("L-COR", "2205")
                        .put("L-GAL", "2205")
                        .put("L-ARI", "2204")
                        .moves(Army.DEFENDER)
                        .then("move L-ARI 2205", "stop");
        assertThat(play.at("L-ARI")).isEqualTo("2205");
    }

    @Test
    @Rule({"3.6", "3.61", "R-14", "1.1"})
    void aBatteryLimbersAndHasOnePointLeft() {
        Desk desk = Desk.of("s2").put("A-1", "2206").put("D-AJ1", "0103");
        Play play = desk.moves(Army.DEFENDER);
        assertThat(play.whyNot("move A-1 2205")).isEqualTo("3.6");
        Play limbered = play.then("flip A-1");
        assertThat(limbered.is("A-1")).isEqualTo("limbered");
        assertThat(limbered.whyNot("flip A-1")).isEqualTo("R-14");
        Play moved = limbered.then("move A-1 2205");
        assertThat(moved.step()).isEqualTo("movement");
        assertThat(moved.at("A-1")).isEqualTo("2205");
    }

    @Test
    @Rule({"3.61", "R-14"})
    void aBatteryGetsReadyLastAndIsMarkedUnlessAnOfficerIsThere() {
        Desk desk = Desk.of("s2").put("A-1", "2206", "limbered").put("D-AJ1", "0103");
        Play play = desk.moves(Army.DEFENDER).then("move A-1 2205", "flip A-1");
        assertThat(play.step()).isEqualTo("movement");
        assertThat(play.is("A-1")).isEqualTo("done moved");
        Play led =
                desk.put("L-COR", "2206")
                        .moves(Army.DEFENDER)
                        .then("move A-1+L-COR 2205", "flip A-1");
        assertThat(led.is("A-1")).isEqualTo("done");
    }

    @Test
    @Rule("R-62")
    void aPlaceIsHeldByWhoStoodThereLast() {
        Play play =
                Desk.of("s2")
                        .put("D-AJ1", "0807")
                        .put("III-1", "0303", "opportunity")
                        .moves(Army.ATTACKER)
                        .then("move D-AJ1 0708", "stop");
        assertThat(play.state().spoils().held().size()).isEqualTo(1);
    }

    @Test
    @Rule({"R-61", "S1.EXIT"})
    void aUnitLeavesFromAnExitForAPoint() {
        Play play =
                Desk.of("s1")
                        .turn(2)
                        .put("D-J1", "0305", "captives")
                        .put("D-S1", "0301", "captives")
                        .put("I-1a", "2016")
                        .put("L-FAR", "0305")
                        .moves(Army.ATTACKER);
        assertThat(play.whyNot("exit D-J1")).isEqualTo("R-61");
        Play gone = play.then("move D-J1+L-FAR 0205", "move D-J1+L-FAR 0105");
        assertThat(gone.whyNot("exit D-J1+L-FAR")).isEmpty();
        gone = gone.then("exit D-J1+L-FAR");
        assertThat(gone.at("D-J1")).isEqualTo("exited");
        assertThat(gone.at("L-FAR")).isEqualTo("exited");
        assertThat(gone.state().spoils().carried()).isEqualTo(1);
    }

    @Test
    @Rule("R-58")
    void enemiesBesideDoNotHoldAUnit() {
        Play play =
                Desk.of("s2")
                        .put("D-AS1", "2206")
                        .put("D-AS2", "2306")
                        .put("III-1", "2205", "opportunity")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2106", "move D-AS1 2105");
        assertThat(play.step()).isEqualTo("moving");
    }
}
