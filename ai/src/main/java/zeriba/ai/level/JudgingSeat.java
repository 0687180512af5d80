package zeriba.ai.level;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import zeriba.ai.Advice;
import zeriba.ai.Seat;
import zeriba.ai.StopSignal;
import zeriba.engine.Evaluation;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** A seat that gives a choice the same thought, whether it is to be told or only to be made. */
interface JudgingSeat<S, A> extends Seat<S, A> {

    /** By what it judges. */
    Evaluation<S, A> evaluation();

    /** What it comes to, judging by {@code judge}. */
    Advice<A> thought(
            S seen, Role role, Pending.Choice<A> choice, Judge<S, A> judge, StopSignal stop);

    @Override
    default Advice<A> advise(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
        return thought(seen, role, choice, Judge.telling(evaluation(), role.side()), stop);
    }

    @Override
    default A choose(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
        Judge<S, A> judge = Judge.choosing(evaluation(), role.side());
        return thought(seen, role, choice, judge, stop).action();
    }

    /**
     * Advice for an only option, empty where there are more. The position itself tells what it
     * comes to; in the middle of what must be finished first, such as a battle, it is weighed over
     * the dice instead, if somebody is told.
     */
    default Optional<Advice<A>> forced(
            S seen, Pending.Choice<A> choice, Judge<S, A> judge, Supplier<Advice<A>> weighed) {
        if (choice.options().size() > 1) {
            return Optional.empty();
        }
        if (judge.tells() && !evaluation().isQuiet(seen)) {
            return Optional.of(weighed.get());
        }
        A only = choice.options().get(0);
        return Optional.of(new Advice<>(only, List.of(only), judge.of(seen).chance(), List.of()));
    }
}
