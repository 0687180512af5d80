package zeriba.kasserine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.Desk;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;

/** Movement, zones of control, mines and frozen units. */
final class S05_MovementTest {

    private static int cost(Desk desk, String unit, String hex) {
        Reach reach = Reach.of(desk.state(), Unit.named(unit).orElseThrow(), Phase.MOVEMENT);
        return reach.cost(desk.state().map().find(hex).orElseThrow());
    }

    @Test
    @Rule("5.2")
    void aRoadHexCostsHalfAPoint() {
        Desk desk = Desk.at(3, "axis movement", "AX02=3919 AL21=0101");

        assertThat(cost(desk, "AX02", "2714")).isEqualTo(13);
    }

    @Test
    @Rule("5.2")
    void openGroundCostsByMobilityClass() {
        Desk desk = Desk.at(3, "allies movement", "AL04=2612 AL03=2819 AX01=3919");

        assertThat(cost(desk, "AL04", "2613")).isEqualTo(2);
        assertThat(cost(Desk.at(3, "allies movement", "AL04=1910 AX01=3919"), "AL04", "2010"))
                .isEqualTo(8);
        assertThat(cost(Desk.at(3, "allies movement", "AL03=1910 AX01=3919"), "AL03", "2010"))
                .isEqualTo(6);
    }

    @Test
    @Rule({"5.1", "10.1"})
    void aUnitMovesOnceInAPhase() {
        Desk desk = Desk.at(3, "axis movement", "AX02=3919 AL21=0101").play("move AX02", "to 3819");

        assertThat(desk.place("AX02")).isEqualTo("3819");
        assertThat(desk.rule("move AX02")).isEqualTo("5.1");
        assertThat(desk.rule("move AL21")).isEqualTo("4.0");
    }

    @Test
    @Rule("5.1")
    void aUnitAndItsGoalMayBeNamedAtOnceAndSoMayItsWay() {
        Desk desk = Desk.at(3, "axis movement", "AX02=3919 AL21=0101");

        assertThat(desk.play("move AX02 3719").place("AX02")).isEqualTo("3719");
        assertThat(desk.play("move AX02 3719 via 3819+3719").place("AX02")).isEqualTo("3719");
        assertThat(desk.rule("move AX02 3719 via 3719")).isEqualTo("5.1");
        assertThat(desk.rule("move AX02 0102")).isEqualTo("5.1");
    }

    @Test
    @Rule({"5.3", "G-1"})
    void friendsMayBePassedButNotJoined() {
        Desk desk = Desk.at(3, "axis movement", "AX02=3919 AX03=3819 AL21=0101");

        assertThat(desk.rule("move AX02 3819")).isEqualTo("5.3");
        assertThat(desk.rule("move AX02 3719")).isEmpty();
    }

    @Test
    @Rule({"6.0", "6.1"})
    void aUnitStopsInAnEnemyZoneAndMayGoFromZoneToZone() {
        Desk desk = Desk.at(3, "axis movement", "AX02=3516 AL04=3314 AL21=0101");

        assertThat(desk.rule("move AX02 3415")).isEmpty();
        assertThat(desk.rule("move AX02 3315")).isEmpty();
        assertThat(desk.rule("move AX02 3316 via 3415+3315+3316")).isEqualTo("6.1");
        Desk beside = Desk.at(3, "axis movement", "AX02=3315 AL04=3314 AL21=0101");
        assertThat(beside.rule("move AX02 3413 via 3414+3413")).isEqualTo("6.1");
        assertThat(beside.rule("move AX02 3414")).isEmpty();
    }

    @Test
    @Rule({"13.1", "R18"})
    void theRangersIgnoreZones() {
        String units = "AL17=3316 AX01=3314 AX03=3012";

        assertThat(
                        Desk.at(3, "allies movement", units)
                                .rule("move AL17 3313 via 3315+3414+3413+3313"))
                .isEmpty();
        assertThat(
                        Desk.at(3, "allies movement", "AL26=3316 AX01=3314 AX03=3012")
                                .rule("move AL26 3313 via 3315+3414+3413+3313"))
                .isEqualTo("6.1");
    }

    @Test
    @Rule({"14.2", "R12", "R11"})
    void theAxisCrossesMinesFromBesideThemAsItsWholeMove() {
        Desk beside = Desk.at(3, "axis movement", "AX02=1913 AL21=0101");
        assertThat(beside.rule("move AX02 1912")).isEmpty();
        assertThat(beside.rule("move AX02 1911 via 1912+1911")).isEqualTo("14.2");

        Desk farther = Desk.at(3, "axis movement", "AX15=1914 AL21=0101");
        assertThat(farther.rule("move AX15 1912 via 1913+1912")).isEqualTo("14.2");
    }

    @Test
    @Rule("14.2")
    void nobodyCrossesMinesFromZoneToZone() {
        Desk axis = Desk.at(3, "axis movement", "AX02=1913 AL04=2012 AL21=0101");
        assertThat(axis.rule("move AX02 1912 via 1912")).isEqualTo("14.2");

        Desk allies = Desk.at(3, "allies movement", "AL04=1912 AX03=1812 AX24=3919");
        assertThat(allies.rule("move AL04 1913 via 1913")).isEqualTo("14.2");
        assertThat(
                        Desk.at(3, "allies movement", "AL17=1912 AX03=1812 AX24=3919")
                                .rule("move AL17 1913 via 1913"))
                .isEmpty();
    }

    @Test
    @Rule({"14.1", "R13"})
    void minesCostTheAlliesTwoPoints() {
        Desk desk = Desk.at(3, "allies movement", "AL04=1912 AX01=3919");

        assertThat(cost(desk, "AL04", "1913")).isEqualTo(1 + 4);
        assertThat(cost(Desk.at(3, "allies movement", "AL36=1912 AX01=3919"), "AL36", "1913"))
                .isEqualTo(1 + 4);
    }

    @Test
    @Rule("17.0")
    void nobodyEntersAProhibitedHex() {
        Desk desk = Desk.at(3, "axis movement", "AX02=1513 AL21=0101");

        assertThat(desk.rule("move AX02 1613")).isEqualTo("17.0");
    }

    @Test
    @Rule({"17.1", "R3"})
    void alliesInTheWestAreFrozenForTwoTurns() {
        String units = "AL14=1220 AL04=2014 AX01=3919";

        assertThat(Desk.at(2, "allies movement", units).rule("move AL14")).isEqualTo("17.1");
        assertThat(Desk.at(2, "allies movement", units).rule("move AL04")).isEmpty();
        assertThat(Desk.at(3, "allies movement", units).rule("move AL14")).isEmpty();
    }

    @Test
    @Rule({"17.1", "R17"})
    void whoComesFromTheEastStopsInTheFirstFrozenHex() {
        Desk desk = Desk.at(2, "allies movement", "AL04=2014 AX01=3919");

        assertThat(desk.rule("move AL04 1914")).isEmpty();
        assertThat(desk.rule("move AL04 1815")).isEqualTo("R17");
    }

    @Test
    @Rule("4.1")
    void mobileUnitsHaveHalfTheirPointsInTheMobilePhaseRoundedUp() {
        Desk desk = Desk.at(3, "axis mobile-movement", "AX03=3020 AX24=2620 AL21=0101");

        assertThat(desk.rule("move AX24")).isEqualTo("4.1");
        assertThat(S05_Phases.points(desk.state(), Unit.named("AX03").orElseThrow(), Phase.MOBILE))
                .isEqualTo(12);
        Desk whole =
                Desk.at(3, "axis mobile-movement", "AX03=3020 AL21=0101", "mobilePhasePercent=100");
        assertThat(S05_Phases.points(whole.state(), Unit.named("AX03").orElseThrow(), Phase.MOBILE))
                .isEqualTo(22);
    }

    @Test
    @Rule("4.1")
    void aZoneHoldsUnitsInTheMobilePhaseUnlessSwitchedOff() {
        String units = "AX03=3315 AX02=3020 AL04=3314 AL21=0101";

        assertThat(Desk.at(3, "axis mobile-movement", units).rule("move AX03")).isEqualTo("4.1");
        assertThat(
                        Desk.at(3, "axis mobile-movement", units, "mobilePhaseZocLock=false")
                                .rule("move AX03"))
                .isEmpty();
    }

    @Test
    @Rule({"4.1", "G-2"})
    void aPhaseInWhichNothingCanBeDoneIsPassedOver() {
        Desk desk = Desk.at(3, "axis movement", "AX24=3020 AL04=1220").play("end");

        assertThat(desk.step()).isEqualTo("movement");
        assertThat(desk.rule("move AL04")).isEmpty();
    }

    @Test
    @Rule("G-4")
    void theLessonKeepsToItsCorner() {
        Desk lesson = Desk.start("sidi-bou-zid").play("dice 1 1 1 1", "dice 1 1 1 1");

        assertThat(lesson.play("enter AX02 3918").rule("to 3016")).isEqualTo("G-4");
    }

    @Test
    @Rule({"9.0", "G-3"})
    void supplyRunsFromTheEdgeAlongTrailsAndThenRoads() {
        Desk near = Desk.at(3, "axis mobile-movement", "AX03=3317 AL21=0101", "supply");
        assertThat(near.rule("move AX03")).isEmpty();

        String cut = "AX03=3016 AX02=3405 AL21=0101";
        assertThat(Desk.at(3, "axis mobile-movement", cut, "supply").rule("move AX02"))
                .isEqualTo("9.0");
        assertThat(Desk.at(3, "axis mobile-movement", cut).rule("move AX02")).isEmpty();
    }
}
