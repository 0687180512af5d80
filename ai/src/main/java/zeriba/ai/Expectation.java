package zeriba.ai;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Side;

/**
 * What states come to where the game ends within a few portions: played to its end by the game's
 * quick script on both sides, over all that the dice may show. Remembers what it has worked out.
 */
public final class Expectation<S, A> {

    /** [design] How many plans of the game for a portion are looked at beside the usual line. */
    private static final int PLANS = 3;

    private final Rules<S, A> rules;
    private final Evaluation<S, A> evaluation;
    private final Side side;
    private final int portions;
    private final SearchBudget nodes;
    private final ScriptLines<S, A> lines;
    private final Map<S, Double> known = new HashMap<>();
    private boolean isOpen;

    /**
     * @param evaluation whose script plays
     * @param portions how many portions of play may follow the one in hand, as of a {@link Playout}
     */
    public Expectation(
            Rules<S, A> rules,
            Evaluation<S, A> evaluation,
            Side side,
            int portions,
            SearchBudget nodes) {
        this.rules = rules;
        this.evaluation = evaluation;
        this.side = side;
        this.portions = portions;
        this.nodes = nodes;
        this.lines = new ScriptLines<>(rules, nodes);
    }

    /**
     * What {@code start} is worth to the side; empty where the game may go on beyond the portions,
     * where dice cannot be counted, or where no more than {@code reserve} of the nodes is left
     * before it is worked out.
     */
    public Optional<Worth> of(S start, long reserve) {
        isOpen = false;
        double worth = worth(start, side, portions, reserve);
        return isOpen ? Optional.empty() : Optional.of(Worth.certain(worth));
    }

    private double worth(S start, Side before, int portionsLeft, long reserve) {
        S state = start;
        Side mover = before;
        int left = portionsLeft;
        while (!isOpen && !nodes.areDownTo(reserve)) {
            nodes.spend();
            switch (rules.pending(state)) {
                case Pending.Over<A> over -> {
                    return over.result().worthTo(side);
                }
                case Pending.Automatic<A> _ -> state = rules.proceed(state);
                case Pending.Chance<A> _ -> {
                    return expected(state, mover, left, reserve);
                }
                case Pending.Choice<A> choice -> {
                    if (!choice.side().equals(mover) && evaluation.isQuiet(state)) {
                        return answered(state, choice, left - 1, reserve);
                    }
                    state =
                            lines.played(
                                    evaluation.line(state, choice, new SplitMix64(0)),
                                    state,
                                    choice);
                }
            }
        }
        isOpen = true;
        return 0;
    }

    /** What the best of a few plans for the next portion comes to, judged by who plays it. */
    private double answered(S state, Pending.Choice<A> choice, int left, long reserve) {
        Double before = known.get(state);
        if (before != null || left < 0) {
            isOpen |= before == null;
            return before == null ? 0 : before;
        }
        boolean isOwn = choice.side().equals(side);
        double best = isOwn ? -1 : 2;
        for (S after : answers(state, choice)) {
            double worth = worth(after, choice.side(), left, reserve);
            if (isOpen) {
                return 0;
            }
            best = isOwn ? Math.max(best, worth) : Math.min(best, worth);
        }
        known.put(state, best);
        return best;
    }

    /** Where the usual line and the best plans of the game lead to. */
    private Set<S> answers(S state, Pending.Choice<A> choice) {
        SplitMix64 random = new SplitMix64(0);
        Set<S> answers = new LinkedHashSet<>();
        answers.add(lines.played(evaluation.line(state, choice, random), state, choice));
        evaluation
                .plans(state, random)
                .limit(PLANS)
                .forEach(plan -> answers.add(lines.played(plan, state, choice)));
        return answers;
    }

    private double expected(S state, Side mover, int left, long reserve) {
        Double before = known.get(state);
        if (before != null) {
            return before;
        }
        List<Branch> branches = rules.branches(state);
        if (branches.isEmpty()) {
            isOpen = true;
            return 0;
        }
        double sum = 0;
        long weights = 0;
        for (Branch branch : branches) {
            sum += branch.weight() * worth(rules.roll(state, branch.roll()), mover, left, reserve);
            weights += branch.weight();
            if (isOpen) {
                return 0;
            }
        }
        known.put(state, sum / weights);
        return sum / weights;
    }
}
