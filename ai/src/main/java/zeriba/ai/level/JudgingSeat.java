package zeriba.ai.level;

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
}
