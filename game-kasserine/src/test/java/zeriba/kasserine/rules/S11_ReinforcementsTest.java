package zeriba.kasserine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.Value;
import zeriba.kasserine.Desk;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/** Set-up, sequence, markers, reinforcements. */
final class S11_ReinforcementsTest {

    private static Map<String, Value> with(String name, String... texts) {
        return Map.of(name, Value.texts(List.of(texts)));
    }

    @Test
    @Rule({"3.0", "19.0", "8.1"})
    void theAlliesBeginOnTheMapAndBothSidesDraw() {
        Desk desk = Desk.start("historical");

        assertThat(desk.place("AL01")).isEqualTo("3718");
        assertThat(desk.place("AX01")).isEqualTo("due");
        assertThat(desk.pending()).isInstanceOf(Pending.Chance.class);
        Desk drawn = desk.play("dice 1 1 1 1", "dice 16 15 14 13");
        assertThat(drawn.state().support().hand(Army.AXIS).size()).isEqualTo(4);
        assertThat(drawn.state().support().hand(Army.ALLIES).values()).containsExactly(3, 3, 4, 4);
    }

    @Test
    @Rule({"4.0", "10.1"})
    void theAxisMovesFirst() {
        Desk desk = Desk.start("historical").play("dice 1 1 1 1", "dice 1 1 1 1");

        assertThat(desk.step()).isEqualTo("movement");
        assertThat(desk.options()).allMatch(option -> option.matches("enter AX.*|end"));
    }

    @Test
    @Rule({"11.0", "R5", "R30"})
    void arrivalsComeOneByOneAndEndAlone() {
        Desk desk =
                Desk.start("historical").play("dice 1 1 1 1", "dice 1 1 1 1", "enter AX01 3918");

        assertThat(desk.rule("to 3918")).isEmpty();
        Desk stays = desk.play("to 3918", "enter AX02 3918");
        assertThat(stays.rule("to 3918")).isEqualTo("11.0");
        Desk moved = stays.play("to 3917");
        assertThat(moved.rule("move AX01")).isEqualTo("5.1");
        Desk others = Desk.at(4, "axis movement", "AX14=due AX02=3720 AL21=0101");
        assertThat(others.play("move AX02", "to 3720").rule("enter AX14 3920")).isEqualTo("R30");
    }

    @Test
    @Rule({"11.2", "R29"})
    void theEntryHexIsPaidForAsIfItsRoadWentOn() {
        Desk desk =
                Desk.start("historical").play("dice 1 1 1 1", "dice 1 1 1 1", "enter AX02 3919");
        Reach reach = Reach.of(desk.state(), (Going) desk.state().agenda().now());

        assertThat(reach.points()).isEqualTo(24 - 1);
    }

    @Test
    @Rule({"11.2", "R8", "R28"})
    void legUnitsMayNotWaitAndMobileOnesOnlyForTheMobilePhase() {
        Desk desk = Desk.at(2, "allies movement", "AL21=due AL23=due AX01=3919");

        assertThat(desk.rule("end")).isEqualTo("R28");
        Desk later = desk.play("enter AL21 0105", "to 0105");
        assertThat(later.rule("end")).isEmpty();
        Desk mobile = later.play("end");
        assertThat(mobile.step()).isEqualTo("mobile-movement");
        assertThat(mobile.rule("end")).isEqualTo("R28");
        assertThat(mobile.rule("enter AL23 2701")).isEmpty();
    }

    @Test
    @Rule({"11.3", "11.4", "R6"})
    void anEnemyInTheHexKeepsThemOutButNotOutOfARange() {
        Desk single =
                Desk.composed(
                        2, "allies movement", "AL21=due AX13=0105 AL04=0104", with("held", "0105"));
        assertThat(single.rule("enter AL21 0105")).isEqualTo("11.4");
        assertThat(single.rule("enter AL21 0104")).isEqualTo("11.3");
        assertThat(single.rule("end")).isEmpty();

        Desk range = Desk.at(2, "allies movement", "AL22=due AX13=3908");
        assertThat(range.rule("enter AL22 3908")).isEqualTo("11.4");
        assertThat(range.rule("enter AL22 3906")).isEmpty();
    }

    @Test
    @Rule({"R20", "R22"})
    void eachUnitChoosesAnyHexOfItsRangesAndBothSidesMayUseOne() {
        Desk desk = Desk.at(4, "axis movement", "AX16=due AX17=due AL21=0101");
        assertThat(desk.rule("enter AX16 0623")).isEmpty();
        assertThat(desk.play("enter AX16 0623", "to 0622").rule("enter AX17 2926")).isEmpty();

        Desk airfield =
                Desk.composed(
                        5,
                        "axis movement",
                        "AX26=due AL21=0101",
                        with("events", "axisCapturedThalaOrTebessa", "airfieldOpen"));
        assertThat(airfield.rule("enter AX26 3909")).isEmpty();
    }

    @Test
    @Rule("13.0")
    void whoArrivesInAnEnemyZoneStops() {
        Desk desk = Desk.at(2, "allies movement", "AL23=due AX13=2702").play("enter AL23 2701");

        assertThat(desk.options()).containsExactly("to 2701");
        assertThat(desk.rule("to 2801")).isEqualTo("13.0");
    }

    @Test
    @Rule("R17")
    void arrivalsInTheWestStopInTheirEntryHexForTwoTurns() {
        Desk desk = Desk.at(1, "allies movement", "AL18=due AX01=3919").play("enter AL18 0724");

        assertThat(desk.options()).containsExactly("to 0724");
        assertThat(desk.rule("to 0723")).isEqualTo("17.1");
    }

    @Test
    @Rule({"11.1", "R2", "R3", "R7"})
    void anEventBringsUnitsInTheNextPhaseOfTheirSide() {
        Desk desk = Desk.at(3, "axis movement", "AX13=2014 AL26=due AL36=due AL04=3919");

        Desk west = desk.play("move AX13 1914");
        assertThat(west.state().control().has(Trigger.WEST)).isTrue();
        assertThat(west.state().control().has(Trigger.NORTH)).isFalse();
        assertThat(west.play("end", "end").rule("enter AL26 3906")).isEmpty();
        assertThat(desk.play("move AX13 2114").state().control().triggers()).isZero();
        assertThat(desk.play("move AX13 2213").state().control().has(Trigger.NORTH)).isTrue();
    }

    @Test
    @Rule({"R1", "R2"})
    void byOptionSbeitlaIs2706ForReinforcements() {
        String units = "AX13=2608 AX02=3919 AL21=0101";
        Desk desk = Desk.at(3, "axis movement", units, "sbeitlaEventHex=2706");

        assertThat(desk.play("move AX13 2607").state().control().has(Trigger.NORTH)).isFalse();
        Desk captured = desk.play("move AX13 2706");
        assertThat(captured.state().control().has(Trigger.SBEITLA)).isTrue();
        assertThat(captured.state().control().most()).isZero();
    }

    @Test
    @Rule({"11.1", "R21"})
    void theItaliansComeInAnyLaterTurn() {
        Map<String, Value> captured = with("events", "axisCapturedSbeitla");

        assertThat(
                        Desk.composed(4, "axis movement", "AX24=due AX01=3919 AL21=0101", captured)
                                .rule("enter AX24 1423"))
                .isEqualTo("11.1");
        assertThat(
                        Desk.composed(8, "axis movement", "AX24=due AX01=3919 AL21=0101", captured)
                                .rule("enter AX24 1423"))
                .isEmpty();
    }

    @Test
    @Rule("15.0")
    void thalaBringsTwoBattalionsFromTheNextTurnInTheMovementPhase() {
        Desk desk = Desk.at(5, "axis movement", "AX13=2005 AX26=due AX02=3720 AL21=0101");
        Desk captured = desk.play("move AX13 2003");

        assertThat(captured.state().control().has(Trigger.THALA_OR_TEBESSA)).isTrue();
        assertThat(captured.state().control().has(Trigger.NEAR)).isTrue();
        assertThat(captured.rule("enter AX26 3909")).isEqualTo("15.0");
        Desk next = captured.play("end", "end", "end", "dice 1 1 1", "dice 1 1 1 1 1 1 1");
        assertThat(next.state().turn()).isEqualTo(6);
        assertThat(next.rule("end")).isEqualTo("R28");
        assertThat(next.rule("enter AX26 3909")).isEmpty();
    }

    @Test
    @Rule({"12.0", "R23"})
    void aRaiderOnASupplyHexCostsAMarker() {
        assertThat(
                        S08_Allotment.markers(
                                Desk.at(3, "axis draw", "AX02=3720 AL05=3726").state(), Army.AXIS))
                .isEqualTo(2);
        assertThat(
                        S08_Allotment.markers(
                                Desk.at(3, "axis draw", "AX02=3720 AL05=3725").state(), Army.AXIS))
                .isEqualTo(3);
    }

    @Test
    @Rule("R27")
    void drawnMarkersAreKnownToTheirSideAlone() {
        Desk desk = Desk.start("historical").play("dice 1 1 1 1", "dice 16 15 14 13");
        Viewer axis = new Viewer.Seated(Role.of(Army.AXIS.side()));

        var seen = Desk.GAME.rules().seenBy(axis, desk.state());
        assertThat(seen.support().hand(Army.ALLIES).hidden()).isEqualTo(4);
        assertThat(seen.support().hand(Army.AXIS))
                .isEqualTo(desk.state().support().hand(Army.AXIS));
        Desk open =
                Desk.start("historical", "openSupport").play("dice 1 1 1 1", "dice 16 15 14 13");
        assertThat(Desk.GAME.rules().seenBy(axis, open.state())).isEqualTo(open.state());
    }

    @Test
    @Rule("R20")
    void theNorthOfTheEasternEdgeIsOpenToBothSides() {
        Kasserine state = Desk.start("historical").state();
        int shared = state.map().find("3909").orElseThrow();
        assertThat(
                        Unit.all().stream()
                                .filter(unit -> state.roster().starts(unit).contains(shared))
                                .map(Unit::army)
                                .distinct())
                .containsExactlyInAnyOrder(Army.AXIS, Army.ALLIES);
    }
}
