package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.naive.NaiveBoard;
import zeriba.kasserine.naive.NaiveMap;
import zeriba.kasserine.rules.Encounters;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;
import zeriba.testkit.Form;

/** Of equally cheap ways the one is taken that brings the enemy no reinforcements. */
final class QuietWaysTest {

    private static final NaiveMap MAP = NaiveMap.printed();
    private static final int WEST = 20;
    private static final int NORTH = 14;

    /** What an Axis unit releases in a hex (R2, R3; next to Thala or Tebessa). */
    private static Set<String> events(String hex) {
        Set<String> events = new TreeSet<>();
        if (Integer.parseInt(hex.substring(0, 2)) < WEST) {
            events.add("west");
        }
        if (Integer.parseInt(hex.substring(2)) < NORTH) {
            events.add("north");
        }
        for (String town : Set.of("2003", "0306")) {
            if (town.equals(hex) || MAP.beside(town).contains(hex)) {
                events.add("near");
            }
        }
        return events;
    }

    private static Set<String> told(Set<Trigger> released) {
        Set<String> events = new TreeSet<>();
        for (Trigger trigger : released) {
            switch (trigger) {
                case WEST -> events.add("west");
                case NORTH -> events.add("north");
                case NEAR -> events.add("near");
                case SBEITLA, THALA_OR_TEBESSA, AIRFIELD -> events.add("?" + trigger);
            }
        }
        return events;
    }

    /** Hexes that the Axis comes from: some in the usual form, all in the extended one. */
    static Stream<String> starts() {
        Stream<String> some =
                Stream.of("2014", "2018", "2022", "2116", "2414", "2914", "3314", "3714");
        Stream<String> more =
                Stream.of(
                        "2015", "2016", "2017", "2020", "2115", "2214", "2314", "2514", "2814",
                        "3014", "3114", "3214", "3414", "3514", "3614");
        return Form.now().compareTo(Form.EXTENDED) < 0 ? some : Stream.concat(some, more);
    }

    @ParameterizedTest
    @MethodSource("starts")
    @Rule({"5.1", "11.1", "R2", "R3"})
    void noWayReleasesWhatAnEquallyCheapOneDoesNot(String from) {
        Kasserine state = Desk.at(3, "axis movement", "AX02=" + from + " AL21=0101").state();
        Unit unit = Unit.named("AX02").orElseThrow();
        Reach reach = Reach.of(state, unit, Phase.MOVEMENT);
        NaiveBoard naive =
                new NaiveBoard(MAP, new TreeMap<>(Map.of("AX02", from)), Set.of(), 3, 50);
        for (int goal : reach.ends().toArray()) {
            String hex = state.map().label(goal);
            int[] path = reach.path(goal);
            Set<String> more = told(Encounters.released(state, unit, state.place(unit), path));
            more.removeAll(events(hex));
            more.removeAll(events(from));
            if (!more.isEmpty()) {
                assertThat(isAvoidable(naive, more, hex, reach.cost(goal)))
                        .as("%s to %s by %s releases %s", from, hex, path, more)
                        .isFalse();
            }
        }
    }

    /** Whether a way of this cost leads to a hex and brings about none, or fewer, of the events. */
    private static boolean isAvoidable(
            NaiveBoard naive, Set<String> events, String goal, int cost) {
        for (String event : events) {
            Set<String> noisy = new TreeSet<>();
            MAP.hexes().stream().filter(hex -> events(hex).contains(event)).forEach(noisy::add);
            Integer around = naive.reach("AX02", false, noisy).get(goal);
            if (events.size() == 1 && Objects.equals(around, cost)) {
                return true;
            }
        }
        return false;
    }

    @Test
    @Rule({"5.1", "11.1"})
    void aMoveWithoutAWayTakesTheQuietOneAndSaysSo() {
        int avoided = 0;
        for (String from : Set.of("2016", "2017", "2018", "2115", "2116", "2117")) {
            Kasserine state = Desk.at(3, "axis movement", "AX02=" + from + " AL21=0101").state();
            Unit unit = Unit.named("AX02").orElseThrow();
            Reach reach = Reach.of(state, unit, Phase.MOVEMENT);
            for (int goal : reach.ends().toArray()) {
                boolean isNoisy = !events(state.map().label(goal)).isEmpty();
                Desk desk = Desk.at(3, "axis movement", "AX02=" + from + " AL21=0101");
                boolean quiet =
                        Encounters.released(state, unit, state.place(unit), reach.path(goal))
                                .isEmpty();
                if (!isNoisy && goal != state.place(unit)) {
                    Desk after = desk.play("move AX02 " + state.map().label(goal));
                    assertThat(
                                    after.state().control().has(Trigger.WEST)
                                            || after.state().control().has(Trigger.NORTH))
                            .as("%s to %s", from, state.map().label(goal))
                            .isEqualTo(!quiet);
                    avoided++;
                }
            }
        }
        assertThat(avoided).isPositive();
    }
}
