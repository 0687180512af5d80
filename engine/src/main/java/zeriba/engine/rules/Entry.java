package zeriba.engine.rules;

import zeriba.engine.dice.Roll;

/** One line of a game's record: all that the rules did not decide by themselves. */
public sealed interface Entry<A> {

    /** A role has chosen one of the options. */
    record Chose<A>(Role by, DecisionSource hand, A action) implements Entry<A> {}

    /** The pending dice have come up. */
    record Rolled<A>(Roll roll) implements Entry<A> {}

    /** A role has said something that concerns the table. */
    record Said<A>(Role by, TableAction word) implements Entry<A> {}
}
