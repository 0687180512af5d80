package zeriba.engine.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeriba.engine.Game;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.odds.OddsReport.Leaf;
import zeriba.engine.odds.OddsReport.Outcome;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Position;

/**
 * Odds of a throw that is counted where what follows it is too much to count: every effect has its
 * exact chance, and what it is worth is drawn, by effect, until that is known well enough. The same
 * seeds serve every question.
 */
final class CountedThrow<S, A> {

    private static final long SEED = 0x5EED_0DD5L;

    private final Odds<S, A> odds;
    private final Position<S, A> start;
    private final Map<String, Effect<S>> effects = new LinkedHashMap<>();
    private final Map<String, Double> weights = new LinkedHashMap<>();
    private int samples = 0;

    /** The throw that {@code start} waits for, by these branches of it. */
    CountedThrow(Game<S, A> game, Odds<S, A> odds, Position<S, A> start, List<Branch> branches) {
        this.odds = odds;
        this.start = start;
        for (Branch branch : branches) {
            String effect = game.effect(start.state(), branch.roll());
            effects.computeIfAbsent(effect, _ -> new Effect<>()).add(branch);
            weights.merge(effect, (double) branch.weight(), Double::sum);
        }
    }

    /** The throws of one effect, and how often each state was reached after them. */
    private static final class Effect<S> {
        private final List<Branch> branches = new ArrayList<>();
        private final Map<S, Integer> reached = new LinkedHashMap<>();
        private long weight;
        private int drawn;

        private void add(Branch branch) {
            branches.add(branch);
            weight += branch.weight();
        }

        private Roll drawn(SplitMix64 random) {
            long left = random.below(weight);
            int branch = 0;
            while (branches.get(branch).weight() <= left) {
                left -= branches.get(branch++).weight();
            }
            return branches.get(branch).roll();
        }

        private void reached(S state) {
            reached.merge(state, 1, Integer::sum);
            drawn++;
        }

        private List<Leaf<S>> leaves() {
            List<Leaf<S>> leaves = new ArrayList<>();
            reached.forEach((state, n) -> leaves.add(new Leaf<>(state, Fraction.of(n, drawn))));
            return leaves;
        }
    }

    /** Draws until the mean is known to {@code narrow}, or {@code most} times. */
    OddsReport<S> report(double narrow, int most, Replies replies) {
        StratifiedMean<String> worth = new StratifiedMean<>(weights, this::draw);
        worth.draw(narrow, most);
        long all = effects.values().stream().mapToLong(effect -> effect.weight).sum();
        List<Outcome<S>> outcomes = new ArrayList<>();
        effects.forEach((word, effect) ->
                outcomes.add(
                        new Outcome<>(
                                effect.branches.getFirst().roll(),
                                effect.weight,
                                Fraction.of(effect.weight, all),
                                word,
                                effect.leaves())));
        return new OddsReport<>(
                false, replies.word(), outcomes, worth.mean(), samples, worth.interval());
    }

    private double draw(String word) {
        Effect<S> effect = effects.getOrDefault(word, new Effect<>());
        Roll first = effect.drawn(SplitMix64.of(SEED, samples));
        Position<S, A> end =
                odds.followed(odds.rolled(start, first), DiceCup.seeded(SEED + samples), 2);
        samples++;
        effect.reached(end.state());
        return odds.worth(end.state());
    }
}
