package zeriba.engine.odds;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.odds.OddsReport.Leaf;
import zeriba.engine.odds.OddsReport.Outcome;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;

/**
 * Monte Carlo odds, for throws that are too many to count: until every outcome is known to two
 * hundredths. The same seeds serve every question.
 */
final class MonteCarloOdds<S, A> {

    private static final long SEED = 0x5EED_0DD5L;
    private static final int BATCH = 100;
    private static final double NARROW = 0.02;
    private static final double Z95 = 1.959963984540054;

    private final Game<S, A> game;
    private final Odds<S, A> odds;
    private final int most;
    private int samples = 0;

    /**
     * @param most how many are drawn where the answer does not become narrow before
     */
    MonteCarloOdds(Game<S, A> game, Odds<S, A> odds, int most) {
        this.game = game;
        this.odds = odds;
        this.most = most;
    }

    /** The effect and lowest throw of an outcome, and how often each state was reached. */
    private record ChoiceCounts<S>(Roll lowest, Map<S, Integer> reached) {

        int count() {
            return reached.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    /**
     * Draws from one position. Where its first throw can be counted, the outcomes have their exact
     * chances, and only what follows them is drawn.
     */
    OddsReport<S> report(Position<S, A> start, Replies replies) {
        List<Branch> branches = odds.firstThrow(start);
        return branches.isEmpty()
                ? report(_ -> start, replies)
                : new CountedThrow<>(game, odds, start, branches).report(NARROW, most, replies);
    }

    /** Draws with the start of each given by its number, from 0: where hidden things are dealt. */
    OddsReport<S> report(IntFunction<Position<S, A>> starts, Replies replies) {
        Map<String, ChoiceCounts<S>> tallies = new LinkedHashMap<>();
        double worth = 0;
        while (samples < most && (samples % BATCH != 0 || widest(tallies.values()) > NARROW)) {
            Position<S, A> start = odds.answered(starts.apply(samples));
            worth += draw(start, DiceCup.seeded(SEED + samples), tallies);
            samples++;
        }
        List<Outcome<S>> outcomes = new ArrayList<>();
        tallies.forEach((effect, tally) -> outcomes.add(outcome(effect, tally)));
        return new OddsReport<>(
                false,
                replies.word(),
                outcomes,
                worth / samples,
                samples,
                widest(tallies.values()));
    }

    private double draw(Position<S, A> start, DiceCup cup, Map<String, ChoiceCounts<S>> tallies) {
        Roll first = Roll.of();
        String effect = "";
        Position<S, A> here = start;
        if (!odds.isEnd(start) && start.pending() instanceof Pending.Chance<A> chance) {
            first = cup.roll(chance.dice(), 1);
            effect = game.effect(start.state(), first);
            here = odds.followed(odds.rolled(start, first), cup, 2);
        }
        Roll lowest = first;
        ChoiceCounts<S> tally =
                tallies.computeIfAbsent(
                        effect, _ -> new ChoiceCounts<>(lowest, new LinkedHashMap<>()));
        tally.reached().merge(here.state(), 1, Integer::sum);
        return odds.worth(here.state());
    }

    private Outcome<S> outcome(String effect, ChoiceCounts<S> tally) {
        int count = tally.count();
        List<Leaf<S>> leaves = new ArrayList<>();
        tally.reached().forEach((s, n) -> leaves.add(new Leaf<>(s, Fraction.of(n, count))));
        return new Outcome<>(tally.lowest(), count, Fraction.of(count, samples), effect, leaves);
    }

    /** Half the width of Wilson's 95 % interval of the outcome where it is greatest. */
    private double widest(Collection<ChoiceCounts<S>> tallies) {
        double widest = samples == 0 ? 1 : 0;
        for (ChoiceCounts<S> tally : tallies) {
            double p = (double) tally.count() / samples;
            double z2 = Z95 * Z95 / samples;
            double half = Z95 / (1 + z2) * Math.sqrt(p * (1 - p) / samples + z2 / (4.0 * samples));
            widest = Math.max(widest, half);
        }
        return widest;
    }
}
