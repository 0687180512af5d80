package zeriba.ai;

import java.util.List;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rules;

/** Plays what a script chooses, a whole line at a time. */
final class ScriptLines<S, A> {

    private final Rules<S, A> rules;
    private final SearchBudget nodes;

    ScriptLines(Rules<S, A> rules, SearchBudget nodes) {
        this.rules = rules;
        this.nodes = nodes;
    }

    /**
     * Plays a line as far as it is legal and its side's to choose; what follows by itself comes
     * between. A line that does not even begin so gives way to the last option, which ends things.
     */
    S played(List<A> line, S start, Pending.Choice<A> first) {
        S state = start;
        Pending.Choice<A> choice = first;
        boolean isBegun = false;
        for (A action : line) {
            if (!choice.options().contains(action)) {
                break;
            }
            isBegun = true;
            state = rules.choose(state, action);
            nodes.spend();
            Pending<A> pending = rules.pending(state);
            while (pending instanceof Pending.Automatic<A>) {
                state = rules.proceed(state);
                pending = rules.pending(state);
            }
            if (!(pending instanceof Pending.Choice<A> next) || !next.side().equals(first.side())) {
                return state;
            }
            choice = next;
        }
        return isBegun ? state : rules.choose(start, last(first));
    }

    private static <A> A last(Pending.Choice<A> choice) {
        return choice.options().get(choice.options().size() - 1);
    }
}
