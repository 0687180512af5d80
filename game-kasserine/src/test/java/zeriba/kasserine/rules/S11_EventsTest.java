package zeriba.kasserine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.Rule;
import zeriba.engine.Value;
import zeriba.kasserine.Desk;
import zeriba.kasserine.Step;
import zeriba.kasserine.Trigger;

/** What sets off reinforcements, what entering costs, and in which phase. */
final class S11_EventsTest {

    private static final Map<String, Value> AIRFIELD =
            Map.of("events", Value.texts(List.of("axisCapturedThalaOrTebessa", "airfieldOpen")));

    private static boolean isNorth(Desk desk) {
        return desk.state().control().has(Trigger.NORTH);
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
        Step.Going step = (Step.Going) entered.state().agenda().now();
        int whole = 2 * entered.state().roster().movement(step.unit());

        assertThat(Reach.points(entered.state(), step)).isEqualTo(whole - cost);
    }

    @Test
    @Rule({"R8", "11.2"})
    void whoArrivesInTheMobilePhasePaysFromItsHalf() {
        Desk desk =
                Desk.at(4, "axis mobile-movement", "AX14=due AX02=3720 AL21=0101")
                        .play("enter AX14 3920");
        Step.Going step = (Step.Going) desk.state().agenda().now();

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
