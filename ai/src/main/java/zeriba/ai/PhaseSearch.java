package zeriba.ai;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zeriba.ai.Advice.Rated;
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

    /** How wide most searches look at last. */
    static final int WIDE = 64;

    /** As wide as there are options, so that nothing is left out where the nodes last. */
    static final int WIDEST = 1 << 20;

    private static final int ROOT_WIDTHS = 16;
    private static final int SAMPLES = 32;
    private static final int DEEPEST = 60;

    private final Rules<S, A> rules;
    private final Evaluation<S, A> evaluation;
    private final Side side;
    private final SearchBudget nodes;
    private final Map<S, Double> known = new HashMap<>();
    private final int widest;
    private int width = 1;
    private boolean isNarrow;
    private boolean isSampled;
    private boolean isExact;

    PhaseSearch(Rules<S, A> rules, Evaluation<S, A> evaluation, Side side, SearchBudget nodes) {
        this(rules, evaluation, side, nodes, WIDE);
    }

    PhaseSearch(
            Rules<S, A> rules,
            Evaluation<S, A> evaluation,
            Side side,
            SearchBudget nodes,
            int widest) {
        this.rules = rules;
        this.evaluation = evaluation;
        this.side = side;
        this.nodes = nodes;
        this.widest = widest;
    }

    /** Whether what was rated last left out no option and no throw. */
    boolean isExact() {
        return isExact;
    }

    /** The options with their values for the choosing side, best first; never empty. */
    List<Rated<A>> rated(S state, Options<A> options) {
        List<A> ordered = byPromise(state, options);
        List<Rated<A>> best = List.of(new Rated<>(ordered.getFirst(), 0.5));
        isExact = false;
        isNarrow = true;
        for (width = 1; width <= widest && isNarrow; width *= 2) {
            known.clear();
            isNarrow = false;
            isSampled = false;
            List<Rated<A>> now = pass(state, ordered);
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

    private List<Rated<A>> pass(S state, List<A> ordered) {
        List<Rated<A>> rated = new ArrayList<>();
        for (A action : first(ordered, (long) width * ROOT_WIDTHS)) {
            double value = value(rules.choose(state, action), 0);
            if (nodes.areSpent()) {
                break;
            }
            rated.add(new Rated<>(action, value));
        }
        rated.sort(Comparator.comparingDouble(r -> -r.value()));
        return rated;
    }

    private double value(S unsettled, int depth) {
        Position<S, A> position = Position.settle(rules, unsettled);
        nodes.spend();
        return switch (position.pending()) {
            case Pending.Over<A> over -> over.result().worthTo(side);
            case Pending.Chance<A> chance -> expected(position.state(), chance.dice(), depth);
            case Pending.Choice<A> choice -> chosen(position.state(), choice, depth);
            case Pending.Automatic<A> _ -> throw new IllegalStateException("not settled");
        };
    }

    private double chosen(S state, Pending.Choice<A> choice, int depth) {
        if (nodes.areSpent() || depth >= DEEPEST || evaluation.isQuiet(state)) {
            isSampled |= depth >= DEEPEST;
            return evaluation.value(state, side);
        }
        Double before = known.get(state);
        if (before != null) {
            return before;
        }
        boolean isOwn = choice.side().equals(side);
        double best = isOwn ? -1 : 2;
        for (A action : mostPromising(state, choice.options())) {
            double value = value(rules.choose(state, action), depth + 1);
            best = isOwn ? Math.max(best, value) : Math.min(best, value);
        }
        known.put(state, best);
        return best;
    }

    private double expected(S state, Dice dice, int depth) {
        if (nodes.areSpent()) {
            return evaluation.value(state, side);
        }
        List<Branch> branches = rules.branches(state);
        if (branches.isEmpty()) {
            return sampled(state, dice, depth);
        }
        double sum = 0;
        long weights = 0;
        for (Branch branch : branches) {
            sum += branch.weight() * value(rules.roll(state, branch.roll()), depth + 1);
            weights += branch.weight();
        }
        return sum / weights;
    }

    private double sampled(S state, Dice dice, int depth) {
        isSampled = true;
        double sum = 0;
        for (int i = 0; i < SAMPLES; i++) {
            Roll roll = dice.thrown(SplitMix64.of(depth, i));
            sum += value(rules.roll(state, roll), depth + 1);
        }
        return sum / SAMPLES;
    }

    private List<A> mostPromising(S state, Options<A> options) {
        return first(byPromise(state, options), width);
    }

    private List<A> first(List<A> ordered, long most) {
        isNarrow |= ordered.size() > most;
        return ordered.subList(0, (int) Math.min(ordered.size(), most));
    }

    private List<A> byPromise(S state, Options<A> options) {
        List<Rated<A>> promising = new ArrayList<>();
        for (A action : options) {
            promising.add(new Rated<>(action, evaluation.movePrior(state, action)));
        }
        promising.sort(Comparator.comparingDouble(r -> -r.value()));
        return promising.stream().map(Rated::action).toList();
    }
}
