package zeriba.kasserine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;
import zeriba.kasserine.Desk;
import zeriba.kasserine.rules.S05_Movement.Going;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/** What sets off reinforcements, what entering costs, and in which phase. */
final class S11_EventsTest {

    private static final Map<String, Value> AIRFIELD =
            Map.of("events", Value.texts(List.of("axisCapturedThalaOrTebessa", "airfieldOpen")));

    private static boolean isNorth(Desk desk) {
        return desk.state().control().has(Trigger.NORTH);
    }

    private static List<String> due(Desk desk) {
        return Unit.all().stream()
                .filter(unit -> desk.state().place(unit) == Kasserine.DUE)
                .filter(unit -> S11_Reinforcements.isDue(desk.state(), unit))
                .map(Unit::id)
                .toList();
    }

    /** All Allied units that wait for an event are off the map, and those of the airfield. */
    private static Desk waiting(String axis) {
        StringBuilder units = new StringBuilder(axis + " AL04=3919 AX26=due AX27=due");
        for (int number = 25; number <= 40; number++) {
            units.append(" AL").append(number).append("=due");
        }
        return Desk.at(3, "axis movement", units.toString());
    }

    @Test
    @Rule("11.1")
    void capturingSbeitlaReleasesTwo() {
        Desk desk = waiting("AX13=2814 AX03=3020");

        assertThat(due(desk)).isEmpty();
        assertThat(due(desk.play("move AX13 2714"))).hasSize(2).doesNotContain("AX26");
    }

    @Test
    @Rule({"11.1", "R2"})
    void enteringTheNorthReleasesFive() {
        Desk desk = waiting("AX13=2814 AX03=3020");

        assertThat(due(desk.play("move AX13 2914"))).isEmpty();
        assertThat(due(desk.play("move AX13 2813"))).hasSize(5);
    }

    @Test
    @Rule({"11.1", "R3"})
    void standingNextToThalaOrTebessaReleasesOne() {
        Desk desk = waiting("AX13=2104 AX03=3020");
        List<String> near = due(desk.play("move AX13 2103"));

        assertThat(near).as("with the north's five").hasSize(1 + 5);
        assertThat(due(desk.play("move AX13 2204"))).hasSize(5).isSubsetOf(near);
    }

    @Test
    @Rule("11.1")
    void anEventHoldsThoughItsCauseIsGone() {
        Desk there = waiting("AX13=2814 AX03=3020").play("move AX13", "to 2814 via 2813+2814");

        assertThat(there.place("AX13")).isEqualTo("2814");
        assertThat(due(there)).hasSize(5);
    }

    @Test
    @Rule("11.4")
    void whoHasArrivedAttacksInTheSameTurn() {
        Desk desk = Desk.at(1, "axis movement", "AX02=due AX03=3020 AL04=3819 AL21=0101");
        Desk on = desk.play("enter AX02 3919", "to 3919", "end");

        assertThat(on.step()).isEqualTo("combat");
        assertThat(on.options()).contains("attack AX02 AL04");
    }

    @Test
    @Rule("11.4")
    void whoIsKeptOutComesWhenTheHexIsFree() {
        String units = "AL23=due AL04=3016 AX01=3919 AX13=";

        assertThat(Desk.at(2, "allies movement", units + "2701").rule("enter AL23 2701"))
                .isEqualTo("11.4");
        assertThat(Desk.at(3, "allies movement", units + "2704").rule("enter AL23 2701")).isEmpty();
    }

    @Test
    @Rule({"12.0", "R19"})
    void supplyHexesAreWhereReinforcementsEnter() {
        Desk desk = Desk.start("historical");
        for (Army army : Army.values()) {
            List<String> entries =
                    Unit.all().stream()
                            .filter(unit -> unit.army() == army)
                            .filter(unit -> !desk.state().isOnMap(unit))
                            .flatMap(unit ->
                                    desk
                                            .state()
                                            .map()
                                            .labels(desk.state().roster().starts(unit))
                                            .stream())
                            .distinct()
                            .toList();
            List<String> symbols = desk.state().map().labels(desk.state().map().supply(army));
            assertThat(symbols).isNotEmpty().isSubsetOf(entries);
        }
    }

    @Test
    @Rule("R2")
    void arrivingInTheNorthCounts() {
        Desk desk = Desk.composed(5, "axis movement", "AX26=due AX02=3720 AL21=0101", AIRFIELD);

        assertThat(isNorth(desk)).isFalse();
        assertThat(isNorth(desk.play("enter AX26 3909", "to 3909"))).isTrue();
    }

    @Test
    @Rule("R2")
    void retreatingIntoTheNorthCounts() {
        Desk desk =
                Desk.at(3, "allies combat", "AX05=2814 AX03=3919 AL20=2815 AL23=2715 AL21=0101")
                        .play("attack AL20+AL23 AX05", "dice 3");

        assertThat(isNorth(desk)).isFalse();
        assertThat(isNorth(desk.play("retreat AX05 2813"))).isTrue();
    }

    @Test
    @Rule("R2")
    void advancingIntoTheNorthCounts() {
        Desk desk =
                Desk.at(3, "axis combat", "AX01=2814 AX02=2914 AL05=2813 AL21=0101")
                        .play("attack AX01+AX02 AL05", "dice 6");

        assertThat(isNorth(desk)).isFalse();
        assertThat(isNorth(desk.play("advance AX01 2813"))).isTrue();
    }

    @Test
    @Rule({"R1", "R2"})
    void byOptionTheNorthBeginsBeyond2706() {
        String units = "AX13=2608 AX02=3919 AL21=0101";
        Desk desk = Desk.at(3, "axis movement", units, "sbeitlaEventHex=2706");

        assertThat(isNorth(desk.play("move AX13 2606"))).isFalse();
        assertThat(isNorth(desk.play("move AX13 2605"))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "AL22, 3911, 1, the road",
        "AL22, 3906, 2, the trail over broken ground",
        "AL22, 3907, 2, the trail over rough ground",
        "AL22, 3908, 8, rough ground",
        "AL19, 1124, 2, the wadi",
        "AL19, 0724, 2, clear ground",
        "AL17, 0724, 2, clear ground on foot"
    })
    @Rule({"R29", "11.2"})
    void theEntryHexCostsWhatItsBestLineOrItsGroundDoes(String unit, String hex, int cost) {
        Desk desk = Desk.at(3, "allies movement", unit + "=due AX02=3720");
        Desk entered = desk.play("enter " + unit + " " + hex);
        Going step = (Going) entered.state().agenda().now();
        int whole = 2 * entered.state().roster().movement(step.unit());

        assertThat(Reach.points(entered.state(), step)).isEqualTo(whole - cost);
    }

    @Test
    @Rule({"R8", "11.2"})
    void whoArrivesInTheMobilePhasePaysFromItsHalf() {
        Desk desk =
                Desk.at(4, "axis mobile-movement", "AX14=due AX02=3720 AL21=0101")
                        .play("enter AX14 3920");
        Going step = (Going) desk.state().agenda().now();

        assertThat(Reach.points(desk.state(), step)).isEqualTo(2 * 6 - 4);
    }

    @Test
    @Rule({"R8", "15.0"})
    void neitherLegUnitsNorThoseOfTheAirfieldComeInTheMobilePhase() {
        Desk desk =
                Desk.composed(
                        6,
                        "axis mobile-movement",
                        "AX26=due AX14=due AX02=3720 AL21=0101",
                        AIRFIELD);
        assertThat(desk.rule("enter AX26 3909")).isEqualTo("15.0");
        assertThat(desk.rule("enter AX14 3920")).isEmpty();

        Desk leg = Desk.at(3, "allies mobile-movement", "AL21=due AL23=due AX02=3720");
        assertThat(leg.rule("enter AL21 0105")).isEqualTo("11.2");
        assertThat(leg.rule("enter AL23 2701")).isEmpty();
    }
}
