package zeriba.engine.record;

import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/** Someone who chooses: a person, a program, a script in a test. */
@FunctionalInterface
public interface Player<S, A> {

    /** One of the options, by what {@code role} may see of the state. */
    A choose(S seen, Role role, Pending.Choice<A> choice);
}
