package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.ai.Advice;
import zeriba.ai.Marshal;
import zeriba.ai.StopSignal;
import zeriba.ai.Thinking;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.KassalaGame;
import zeriba.testkit.TypedPlay;

/** A marshal's battles against the plainest count of all that can come of them. */
class CombatSearchTest {

    /** Best of own choices, worst of the other's, mean of dice, to the next quiet states. */
    private record Count<S, A>(
            Rules<S, A> rules, Evaluation<S, A> evaluation, Side side, Map<S, Double> known) {

        double of(S unsettled) {
            Position<S, A> position = Position.settle(rules, unsettled);
            Double before = known.get(position.state());
            if (before != null) {
                return before;
            }
            double value = counted(position);
            known.put(position.state(), value);
            return value;
        }

        private double counted(Position<S, A> position) {
            return switch (position.pending()) {
                case Pending.Over<A> over -> over.result().worthTo(side);
                case Pending.Chance<A> _ -> {
                    double sum = 0;
                    double weights = 0;
                    for (Branch branch : rules.branches(position.state())) {
                        sum += branch.weight() * of(rules.roll(position.state(), branch.roll()));
                        weights += branch.weight();
                    }
                    yield sum / weights;
                }
                case Pending.Choice<A> choice ->
                        evaluation.isQuiet(position.state())
                                ? evaluation.value(position.state(), side)
                                : best(position.state(), choice);
                case Pending.Automatic<A> _ -> throw new IllegalStateException("not settled");
            };
        }

        double best(S state, Pending.Choice<A> choice) {
            boolean isOwn = choice.side().equals(side);
            double best = isOwn ? -1 : 2;
            for (A action : choice.options()) {
                double value = of(rules.choose(state, action));
                best = isOwn ? Math.max(best, value) : Math.min(best, value);
            }
            return best;
        }
    }

    @Test
    void theOrderAndTheAllocationOfBattlesAreTheBestThereAre() throws UnreadableException {
        KassalaGame game = new KassalaGame();
        isBest(game, "move TI 0303", "end");
        isBest(game, "move TI 0303", "move N3 0403", "move MC1 0404", "end");
    }

    private static <S, A> void isBest(Game<S, A> game, String... played)
            throws UnreadableException {
        Rules<S, A> rules = game.rules();
        S start = rules.setup(game.about().complete(Setup.of("historical")));
        TypedPlay<S, A> battle = TypedPlay.of(game, game.codec().write(start)).play(played);
        Pending.Choice<A> choice = (Pending.Choice<A>) battle.pending();
        Count<S, A> count = new Count<>(rules, game.evaluation(), choice.side(), new HashMap<>());
        double best = count.best(battle.state(), choice);
        Advice<A> advice =
                Marshal.USUAL
                        .with(new Thinking.Nodes(4_000_000))
                        .seat(game, 1)
                        .advise(battle.state(), Role.of(choice.side()), choice, new StopSignal());
        assertThat(advice.value()).isCloseTo(best, within(1e-9));
        assertThat(count.of(rules.choose(battle.state(), advice.action())))
                .isCloseTo(best, within(1e-9));
    }
}
