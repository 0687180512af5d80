package zeriba.fireandsword;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.S02_SetUp;
import zeriba.fireandsword.rules.S08_Movement;
import zeriba.fireandsword.rules.S12_Tabletop;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Sudan;
import zeriba.testkit.contract.Check;

/**
 * Whoever is refused a post, a move, a landing or a result of a battle is told the place of it, and
 * for losses the unit.
 */
final class RefusalsCheck implements Check<Sudan, Act> {

    private final BiFunction<Sudan, SplitMix64, Stream<Act>> odd;

    RefusalsCheck(BiFunction<Sudan, SplitMix64, Stream<Act>> odd) {
        this.odd = odd;
    }

    @Override
    @Rule({"2.1", "8.1", "9.1", "10.1", "12.9", "R-42"})
    public void position(Position<Sudan, Act> position, SplitMix64 random) {
        Sudan state = position.state();
        if (position.pending() instanceof Pending.Choice<Act>) {
            odd.apply(state, random)
                    .filter(act -> hasPlace(state, act))
                    .forEach(act -> told(state, act));
        }
    }

    /** Where nothing but the phase is wrong, only what names a place can be told one. */
    private static boolean hasPlace(Sudan state, Act act) {
        boolean anywhere =
                state.now() instanceof S02_SetUp.SetUp
                        || state.now() instanceof S08_Movement.Movement;
        return switch (act) {
            case Act.End _, Act.Recommended _ -> !anywhere;
            case Act.Posting _, Act.Moving _, Act.Leave _, Act.Evacuate _, Act.Levy _ -> true;
            case Act _ -> !anywhere;
        };
    }

    private static void told(Sudan state, Act act) {
        Desk.GAME.objection(state, act).ifPresent(o -> named(state, act, o));
    }

    private static void named(Sudan state, Act act, Objection objection) {
        assertThat(objection.places())
                .as("%s: %s", Desk.GAME.notation().write(act), objection)
                .containsAnyElementsOf(places(state));
        if (act instanceof Act.Lose && state.now() instanceof S12_Tabletop.Toll) {
            assertThat(objection.places()).as("a unit and a place").hasSize(2);
        }
    }

    private static List<String> places(Sudan state) {
        Stream<String> spaces =
                IntStream.range(0, state.map().size()).mapToObj(s -> state.map().label(s));
        return Stream.concat(spaces, Stream.of("off-map")).toList();
    }
}
