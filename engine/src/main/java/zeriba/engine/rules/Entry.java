package zeriba.engine.rules;

import zeriba.engine.dice.Roll;

/** One line of a game's record: all that the rules did not decide by themselves. */
public sealed interface Entry<A> {

    /** A role has chosen one of the options. */
    record Chose<A>(Role by, DecisionSource source, A action) implements Entry<A> {}

    /** The pending dice have come up. */
    record Rolled<A>(Roll roll) implements Entry<A> {}

    /** A role has acted at the table: resigned, offered, taken back. */
    record AtTable<A>(Role by, TableAction action) implements Entry<A> {}
}
