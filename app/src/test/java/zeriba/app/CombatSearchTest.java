package zeriba.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.ai.Advice;
import zeriba.ai.StopSignal;
import zeriba.ai.Thinking;
import zeriba.ai.level.Marshal;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Side;
import zeriba.engine.text.UnreadableException;
import zeriba.kassala.KassalaGame;

/** A marshal's battles against the plainest count of all that can come of them. */
class CombatSearchTest {

    private static final int MOST_STATES = 4_000;
    private static final int NODES = 8_000_000;
    private static final int ENOUGH = 12;

    /** A battle of more states than the count is for. */
    private static final class TooManyException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** Best of own choices, worst of the other's, mean of dice, to the next quiet states. */
    private record Count<S, A>(
            Rules<S, A> rules, Evaluation<S, A> evaluation, Side side, Map<S, Double> known) {

        double of(S unsettled) {
            Position<S, A> position = Position.settle(rules, unsettled);
            Double before = known.get(position.state());
            if (before != null) {
                return before;
            }
            if (known.size() > MOST_STATES) {
                throw new TooManyException();
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
        assertThat(compared(new KassalaGame(), 3)).isGreaterThan(5);
    }

    /**
     * Plays a game by a script, and compares wherever battles leave a choice; how often that was.
     */
    private static <S, A> int compared(Game<S, A> game, long seed) throws UnreadableException {
        Rules<S, A> rules = game.rules();
        SplitMix64 random = new SplitMix64(seed);
        Position<S, A> position =
                Position.start(rules, game.about().complete(Setup.of("historical")));
        int compared = 0;
        while (compared < ENOUGH) {
            switch (position.pending()) {
                case Pending.Choice<A> choice -> {
                    compared += isBest(game, position.state(), choice) ? 1 : 0;
                    A action = game.evaluation().line(position.state(), choice, random).getFirst();
                    position = position.chosen(rules, action);
                }
                case Pending.Chance<A> chance ->
                        position = position.rolled(rules, chance.dice().thrown(random));
                case Pending.Automatic<A> _, Pending.Over<A> _ -> {
                    return compared;
                }
            }
        }
        return compared;
    }

    /** Compares, where there is something to compare that can be counted. */
    private static <S, A> boolean isBest(Game<S, A> game, S state, Pending.Choice<A> choice) {
        if (choice.options().size() < 2 || game.evaluation().isQuiet(state)) {
            return false;
        }
        Count<S, A> count =
                new Count<>(
                        game.rules(), game.evaluation().finest(), choice.side(), new HashMap<>());
        double best;
        try {
            best = count.best(state, choice);
        } catch (TooManyException _) {
            return false;
        }
        Advice<A> advice =
                Marshal.USUAL
                        .with(new Thinking.Nodes(NODES))
                        .seat(game, 1)
                        .advise(state, Role.of(choice.side()), choice, new StopSignal());
        assertThat(count.of(game.rules().choose(state, advice.action())))
                .isCloseTo(best, within(1e-9));
        return true;
    }
}
