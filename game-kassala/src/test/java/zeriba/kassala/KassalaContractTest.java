package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.rules.S2E_Advance;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;
import zeriba.testkit.contract.GameContract;

/** Kassala keeps to the contract of all games, from both scenarios and with all options. */
final class KassalaContractTest extends GameContract<Kassala, Act> {

    private static final int ODD = 4;

    @Override
    protected Game<Kassala, Act> game() {
        return Desk.GAME;
    }

    @Override
    protected String defaultBox() {
        return "eliminated";
    }

    @Override
    protected List<Setup> setups() {
        return List.of(
                Desk.setup("historical"),
                Desk.setup("historical", "cannon"),
                Desk.setup("historical", "mixed"),
                Desk.setup("historical", "cannon", "mixed"),
                Desk.setup("free-deployment"),
                Desk.setup("free-deployment", "cannon", "mixed"));
    }

    /** No hex holds both armies, or more than it may. */
    @Override
    protected void checkState(Kassala state) {
        for (Unit unit : Unit.all()) {
            if (state.isOnMap(unit)) {
                Units there = state.unitsAt(state.place(unit));
                Units others = there.minus(Units.CANNON);
                assertThat(there.stream().map(Unit::army).distinct()).hasSize(1);
                assertThat(others.size()).isLessThanOrEqualTo(1);
                assertThat(there.size() - others.size()).isLessThanOrEqualTo(3);
            }
        }
    }

    @Override
    protected Stream<Act> oddActions(Kassala state, SplitMix64 random) {
        Stream<Act> guesses =
                Stream.concat(
                                Stream.generate(() -> RandomActions.fight(state, random))
                                        .limit(ODD),
                                Stream.of(RandomActions.reply(state, random)))
                        .map(this::act);
        return state.agenda().now() instanceof S2E_Advance.Advance advance
                ? Stream.concat(guesses, secondAdvances(advance))
                : guesses;
    }

    @Override
    protected List<Kassala> composedStates() {
        return Composed.table("why-not.tsv")
                .map(f -> Composed.read(f.get(1), f.get(2), f.get(3)))
                .map(start -> start.desk().game().journal().position().state())
                .distinct()
                .toList();
    }

    /** Those who have advanced, once more into each hex that still lies open. */
    private static Stream<Act> secondAdvances(S2E_Advance.Advance advance) {
        return advance.advanced().stream()
                .flatMap(unit ->
                        LongStream.range(0, Long.SIZE)
                                .filter(hex -> (advance.hexes() >>> hex & 1) != 0)
                                .mapToObj(hex -> new Act.Advance(unit, (int) hex)));
    }

    private Act act(String text) {
        try {
            return game().notation().read(text);
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }
}
