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

    /** [design] Portions of the game by which is reckoned what one takes. */
    private static final int MEASURED = 2;

    /** [design] Before trials are fewer than this, games are not played out as far. */
    private static final int FEW = 24;

    /** [design] The fewest trials from one position. */
    private static final int LEAST = 12;

    private final Rules<S, A> rules;
    private final Side first;
    private final Playout<S, A> playout;
    private final int trials;
    private final int throwTrials;
    private final long seed;
    private final StopSignal stop;
    private final Map<S, Samples> known = new HashMap<>();

    /**
     * @param start a position like those that are asked about: by it is reckoned what one game
     *     takes
     */
    Valuation(Game<S, A> game, AnalysisDepth depth, S start, long seed, StopSignal stop) {
        this.rules = game.rules();
        this.first = game.about().sides().getFirst();
        this.seed = seed;
        this.stop = stop;
        Size size = size(game, depth, start);
        this.playout = playout(game, size.portions(), new SearchBudget(Long.MAX_VALUE, stop));
        this.trials = size.trials();
        this.throwTrials = Math.max(1, depth.throwTrials() * size.trials() / depth.trials());
    }

    /** How far games are played out, and how many from one position. */
    private record Size(int portions, int trials) {}

    /** As far as the depth wants and as the states allow; rather not as far than too few. */
    private Size size(Game<S, A> game, AnalysisDepth depth, S start) {
        SearchBudget nodes = new SearchBudget(Long.MAX_VALUE, stop);
        playout(game, MEASURED, nodes).told(start, SplitMix64.of(seed, Long.MAX_VALUE));
        double cost = (double) (Long.MAX_VALUE - nodes.left()) * game.evaluation().playoutPrice();
        int portions = depth.portions();
        while (portions > MEASURED && trials(depth, cost, portions) < FEW) {
            portions /= 2;
        }
        int trials = (int) Math.clamp(trials(depth, cost, portions), LEAST, depth.trials());
        return new Size(portions, trials - trials % 2);
    }

    /** The trials that the states allow, a portion taking about as much as any other. */
    private static double trials(AnalysisDepth depth, double cost, int portions) {
        return depth.states() / Math.max(1, cost * (portions + 1) / (MEASURED + 1));
    }

    private Playout<S, A> playout(Game<S, A> game, int portions, SearchBudget nodes) {
        return new Playout<>(game, first, portions, nodes);
    }

    /** How many games are played out over the outcomes of one throw. */
    int throwTrials() {
        return throwTrials;
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
                count, k -> stop.isAsked() ? 0 : playout.told(world.of(k), SplitMix64.of(seed, k)));
    }
}
