package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeriba.engine.record.Responder;
import zeriba.engine.rules.OptionSpec;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;

/** Standing orders: what they answer, and what they answer where they cannot be followed. */
final class KasserineOrdersTest {

    private static final Role ALLIES = Role.of(Army.ALLIES.side());
    private static final Role AXIS = Role.of(Army.AXIS.side());

    private static String answer(Desk desk, Role role, Map<String, Value> given) {
        if (!(desk.pending() instanceof Pending.Choice<Act> choice)) {
            throw new AssertionError("nobody chooses");
        }
        return Desk.GAME.orders().answer(desk.state(), role, choice, given).stream()
                .map(Desk.GAME.notation()::write)
                .findFirst()
                .orElse("");
    }

    private static Map<String, Value> defaults() {
        Map<String, Value> given = new HashMap<>();
        Desk.GAME.orders().kinds().forEach(kind -> given.put(kind.id(), kind.byDefault()));
        return given;
    }

    private static Map<String, Value> sensible() {
        return Responder.sensible(Desk.GAME);
    }

    private static Map<String, Value> order(String kind, String word) {
        Map<String, Value> given = defaults();
        given.put(kind, Value.of(word));
        return given;
    }

    private static Desk asked(Long... markers) {
        return Desk.composed(
                        3,
                        "axis combat",
                        "AX02=3516 AL04=3515 AL21=0101",
                        Desk.hands(List.of(), List.of(markers)))
                .play("attack AX02 AL04");
    }

    private static Desk attacked(String units, String attack, int die) {
        return Desk.at(3, "axis combat", units + " AL21=0101").play(attack, "dice " + die);
    }

    @Test
    @Rule("8.3")
    void whoGaveNoOrderIsAskedForSupport() {
        assertThat(answer(asked(3L, 2L, 4L), ALLIES, defaults())).isEmpty();
    }

    @Test
    @Rule("8.3")
    void itIsSensibleToCommitTheLowestMarker() {
        assertThat(answer(asked(3L, 2L, 4L), ALLIES, sensible())).isEqualTo("support 2");
    }

    @Test
    @Rule("8.3")
    void supportIsGivenAsOrderedAndAtMostTwoMarkers() {
        Desk desk = asked(3L, 2L, 4L);

        assertThat(answer(desk, ALLIES, order("support", "none"))).isEqualTo("support none");
        assertThat(answer(desk, ALLIES, order("support", "most"))).isEqualTo("support 3+4");
        assertThat(answer(desk, ALLIES, order("support", "ask"))).isEmpty();
    }

    @Test
    @Rule("8.3")
    void asMuchAsCanBeIsOneMarkerWhereNoOtherIsLeft() {
        assertThat(answer(asked(2L), ALLIES, order("support", "most"))).isEqualTo("support 2");
    }

    @Test
    @Rule({"7.7", "7.8"})
    void whoGaveNoOrderIsAskedForRetreats() {
        Desk open = attacked("AX02=3516 AX03=3415 AL04=3515", "attack AX02+AX03 AL04", 2);
        assertThat(answer(open, ALLIES, defaults())).isEmpty();
    }

    @Test
    @Rule("7.8")
    void itIsSensibleToStandOnObjectivesAndToRetreatElsewhere() {
        Desk open = attacked("AX02=3516 AX03=3415 AL04=3515", "attack AX02+AX03 AL04", 2);
        assertThat(answer(open, ALLIES, sensible())).startsWith("retreat AL04");

        Desk sbeitla =
                attacked(
                        "AX02=2713 AX03=2715 AX01=2613 AL04=2714", "attack AX01+AX02+AX03 AL04", 2);
        assertThat(answer(sbeitla, ALLIES, sensible())).isEqualTo("stand AL04");
    }

    @Test
    @Rule({"7.7", "14.2"})
    void theOrderTakesNoWayOverMinesWhereAnotherEnds() {
        Desk desk =
                Desk.at(
                                3,
                                "allies combat",
                                "AX05=1911 AX03=3919 AL20=1910 AL23=1810 AL09=2414 AL21=0101")
                        .play("attack AL20+AL23 AX05", "dice 3");

        assertThat(desk.options()).contains("retreat AX05 1912", "retreat AX05 2011");
        assertThat(answer(desk, AXIS, order("retreats", "retreat"))).isEqualTo("retreat AX05 2011");
    }

    @Test
    @Rule("7.8")
    void whoIsOrderedToStandAndHasNoStepForItRetreats() {
        Map<String, Value> stand = order("retreats", "stand");
        String units = "AX02=3516 AX03=3415 AL04=3515";

        assertThat(answer(attacked(units, "attack AX02+AX03 AL04", 2), ALLIES, stand))
                .isEqualTo("stand AL04");
        assertThat(answer(attacked(units + "-", "attack AX02+AX03 AL04", 2), ALLIES, stand))
                .startsWith("retreat AL04");
    }

    @Test
    @Rule("7.6")
    void lossesOfOnesOwnAttackAreTheCheapestOnlyIfOrdered() {
        Desk desk = attacked("AX02=3516 AX03=3415 AL05=3515", "attack AX02+AX03 AL05", 1);

        assertThat(desk.options()).contains("deplete AX02", "deplete AX03");
        assertThat(answer(desk, AXIS, defaults())).isEmpty();
        assertThat(answer(desk, AXIS, order("losses", "cheapest"))).startsWith("deplete AX0");
    }

    static Stream<Desk> whereOrdersAnswer() {
        List<String> units =
                List.of(
                        "AX02=3516 AX03=3415 AL04=3515",
                        "AX02=3516 AX03=3415 AL04=3515-",
                        "AX02=3516 AX03=3415 AX05=3614 AL04=3515");
        Stream<Desk> fought =
                units.stream()
                        .flatMap(all ->
                                IntStream.rangeClosed(1, 6)
                                        .mapToObj(die ->
                                                attacked(all, "attack AX02+AX03 AL04", die)));
        return Stream.concat(fought, Stream.of(asked(1L), asked(1L, 1L), asked(4L, 2L, 3L)))
                .filter(desk -> List.of("commitment", "retreats", "losses").contains(desk.step()))
                .filter(desk -> !desk.options().getFirst().startsWith("retreat AX"));
    }

    @ParameterizedTest
    @MethodSource("whereOrdersAnswer")
    void whateverIsOrderedTheAnswerIsAllowed(Desk desk) {
        Pending.Choice<Act> choice = (Pending.Choice<Act>) desk.pending();
        List<String> answers = new ArrayList<>();
        for (OptionSpec kind : Desk.GAME.orders().kinds()) {
            for (String word : ((OptionSpec.OneOf) kind).values()) {
                answers.add(answer(desk, Role.of(choice.side()), order(kind.id(), word)));
            }
        }
        answers.removeIf(String::isEmpty);

        assertThat(answers).isNotEmpty().isSubsetOf(desk.options());
    }
}
