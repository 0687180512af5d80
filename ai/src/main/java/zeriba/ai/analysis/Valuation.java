package zeriba.ai.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeriba.ai.Playout;
import zeriba.ai.SearchBudget;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.Viewer;

/**
 * The winning chance of the game's first side by playing out: sample {@code k} has the same dice
 * and deals the same hidden things whatever it is asked about.
 */
final class Valuation<S, A> {

    private final Rules<S, A> rules;
    private final Side first;
    private final Playout<S, A> playout;
    private final int trials;
    private final long seed;
    private final StopSignal stop;
    private final Map<S, Samples> known = new HashMap<>();

    Valuation(Game<S, A> game, AnalysisDepth depth, long seed, StopSignal stop) {
        this.rules = game.rules();
        this.first = game.about().sides().getFirst();
        this.playout =
                new Playout<>(
                        game,
                        game.evaluation(),
                        first,
                        depth.portions(),
                        new SearchBudget(Long.MAX_VALUE, stop));
        this.trials = depth.trials();
        this.seed = seed;
        this.stop = stop;
    }

    /** The samples from a position in which nothing is hidden from anybody. */
    Samples samples(S state) {
        return known.computeIfAbsent(state, s -> sampled(_ -> s, trials));
    }

    /** So many samples from there. */
    Samples samples(S state, int count) {
        return sampled(_ -> state, count);
    }

    /** The samples of what a plan leads to, by what the role sees before it. */
    Samples samples(Role role, S state, List<A> plan) {
        S seen = rules.seenBy(new Viewer.Seated(role), state);
        return seen.equals(state)
                ? samples(played(role, state, plan))
                : sampled(k -> played(role, dealt(role, seen, k), plan), trials);
    }

    /** A stream of random numbers for throws that are tried. */
    SplitMix64 stream() {
        return SplitMix64.of(seed, Long.MIN_VALUE);
    }

    /** One world that the role's view allows. */
    S dealt(Role role, S seen, int k) {
        SplitMix64 deal = SplitMix64.of(seed, -1L - k);
        return rules.dealt(role, seen, (dice, _) -> dice.thrown(deal));
    }

    /** Where the plan leads as far as it is legal and the role's. */
    private S played(Role role, S world, List<A> plan) {
        Position<S, A> position = Position.settle(rules, world);
        for (A action : plan) {
            if (!(position.pending() instanceof Pending.Choice<A> choice)
                    || !choice.side().equals(role.side())
                    || !choice.options().contains(action)) {
                break;
            }
            position = position.chosen(rules, action);
        }
        return position.state();
    }

    @FunctionalInterface
    private interface World<S> {
        S of(int k);
    }

    private Samples sampled(World<S> world, int count) {
        return Samples.of(
                count, k -> stop.isAsked() ? 0 : playout.from(world.of(k), SplitMix64.of(seed, k)));
    }
}
