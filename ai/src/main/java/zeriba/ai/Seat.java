package zeriba.ai;

import zeriba.engine.record.Player;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/**
 * A player in one chair of one game. It may remember what it has planned, so it is used by one
 * thread at a time and is asked in the order of play. Asked the same, in the same order, with the
 * same seed it answers the same on any machine: it counts nodes and never looks at a clock, unless
 * its level was told to think by the clock.
 */
public interface Seat<S, A> extends Player<S, A> {

    /** What it would choose among the pending options, and what it thought of others. */
    Advice<A> advise(S seen, Role role, Pending.Choice<A> choice, StopSignal stop);

    /** The action alone of {@link #advise}. */
    default A choose(S seen, Role role, Pending.Choice<A> choice, StopSignal stop) {
        return advise(seen, role, choice, stop).action();
    }

    @Override
    default A choose(S seen, Role role, Pending.Choice<A> choice) {
        return choose(seen, role, choice, new StopSignal());
    }
}
