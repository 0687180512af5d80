package zeriba.ai.level;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeriba.ai.SearchBudget;
import zeriba.ai.Worth;
import zeriba.engine.Evaluation;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Position;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Side;

/**
 * Expectimax up to the next quiet states: exact over dice, the best of own choices, the worst of
 * the opponent's. Each choice is looked at in the order of promise and only so wide; the width
 * doubles for as long as nodes are left, and the last width that was finished counts.
 */
final class PhaseSearch<S, A> {

    /** [design] How wide most searches look at last. */
    static final int WIDE = 64;

    /** As wide as there are options, so that nothing is left out where the nodes last. */
    static final int WIDEST = 1 << 20;

    /** [design] How many times wider than elsewhere the choice in hand is looked at. */
    private static final int ROOT_WIDTHS = 16;

    /** [design] How many throws stand for those that cannot be counted. */
    private static final int SAMPLES = 32;

    /** [design] After so many choices a state is judged though it is not quiet. */
    private static final int DEEPEST = 60;

    private final Rules<S, A> rules;
    private final Evaluation<S, A> evaluation;
    private final Judge<S, A> judge;
    private final Side side;
    private final SearchBudget nodes;
    private final Map<S, Worth> known = new HashMap<>();
    private final int widest;
    private int width = 1;
    private boolean isNarrow;
    private boolean isSampled;
    private boolean isExact;

    PhaseSearch(Rules<S, A> rules, Judge<S, A> judge, SearchBudget nodes) {
        this(rules, judge, nodes, WIDE);
    }

    PhaseSearch(Rules<S, A> rules, Judge<S, A> judge, SearchBudget nodes, int widest) {
        this.rules = rules;
        this.evaluation = judge.evaluation();
        this.judge = judge;
        this.side = judge.side();
        this.nodes = nodes;
        this.widest = widest;
    }

    /** Whether what was rated last left out no option and no throw. */
    boolean isExact() {
        return isExact;
    }

    /** The options with what they come to for the choosing side, best first; never empty. */
    List<Weighed<A>> rated(S state, Options<A> options) {
        List<A> ordered = Promise.ordered(evaluation, state, options);
        List<Weighed<A>> best = List.of(new Weighed<>(ordered.getFirst(), Worth.certain(0.5)));
        isExact = false;
        isNarrow = true;
        for (width = 1; width <= widest && isNarrow; width *= 2) {
            known.clear();
            isNarrow = false;
            isSampled = false;
            List<Weighed<A>> now = pass(state, ordered);
            boolean isWhole = !nodes.areSpent();
            if (isWhole || (width == 1 && !now.isEmpty())) {
                best = now;
            }
            if (!isWhole) {
                break;
            }
            isExact = !isNarrow && !isSampled;
        }
        return best;
    }

    private List<Weighed<A>> pass(S state, List<A> ordered) {
        List<Weighed<A>> rated = new ArrayList<>();
        for (A action : first(ordered, (long) width * ROOT_WIDTHS)) {
            Worth worth = worth(rules.choose(state, action), 0);
            if (nodes.areSpent()) {
                break;
            }
            rated.add(new Weighed<>(action, worth));
        }
        rated.sort(Comparator.comparingDouble(w -> -w.worth().value()));
        return rated;
    }

    private Worth worth(S unsettled, int depth) {
        Position<S, A> position = Position.settle(rules, unsettled);
        nodes.spend();
        return switch (position.pending()) {
            case Pending.Over<A> over -> Worth.certain(over.result().worthTo(side));
            case Pending.Chance<A> chance -> expected(position.state(), chance.dice(), depth);
            case Pending.Choice<A> choice -> chosen(position.state(), choice, depth);
            case Pending.Automatic<A> _ -> throw new IllegalStateException("not settled");
        };
    }

    private Worth chosen(S state, Pending.Choice<A> choice, int depth) {
        if (nodes.areSpent() || depth >= DEEPEST || evaluation.isQuiet(state)) {
            isSampled |= depth >= DEEPEST;
            return judge.of(state);
        }
        Worth before = known.get(state);
        if (before != null) {
            return before;
        }
        boolean isOwn = choice.side().equals(side);
        Worth best = Worth.certain(isOwn ? -1 : 2);
        for (A action : mostPromising(state, choice.options())) {
            Worth worth = worth(rules.choose(state, action), depth + 1);
            double gain = worth.value() - best.value();
            best = (isOwn ? gain : -gain) > 0 ? worth : best;
        }
        known.put(state, best);
        return best;
    }

    private Worth expected(S state, Dice dice, int depth) {
        if (nodes.areSpent()) {
            return judge.of(state);
        }
        List<Branch> branches = rules.branches(state);
        if (branches.isEmpty()) {
            return sampled(state, dice, depth);
        }
        double value = 0;
        double chance = 0;
        long weights = 0;
        for (Branch branch : branches) {
            Worth worth = worth(rules.roll(state, branch.roll()), depth + 1);
            value += branch.weight() * worth.value();
            chance += branch.weight() * worth.chance();
            weights += branch.weight();
        }
        return new Worth(value / weights, chance / weights);
    }

    private Worth sampled(S state, Dice dice, int depth) {
        isSampled = true;
        double value = 0;
        double chance = 0;
        for (int i = 0; i < SAMPLES; i++) {
            Roll roll = dice.thrown(SplitMix64.of(depth, i));
            Worth worth = worth(rules.roll(state, roll), depth + 1);
            value += worth.value();
            chance += worth.chance();
        }
        return new Worth(value / SAMPLES, chance / SAMPLES);
    }

    private List<A> mostPromising(S state, Options<A> options) {
        return first(Promise.ordered(evaluation, state, options), width);
    }

    private List<A> first(List<A> ordered, long most) {
        isNarrow |= ordered.size() > most;
        return ordered.subList(0, (int) Math.min(ordered.size(), most));
    }
}
