package zeriba.field;

import java.util.Optional;

/**
 * A game whose battles another may fight.
 *
 * @param <S> a state of it
 * @param <A> an action of it
 */
public interface Asking<S, A> {

    /** The battle that is at hand in a state, until all of its result has been entered. */
    Optional<FieldBattle> asked(S state);

    /** What is entered next of the result of the battle that is at hand. */
    A entered(S state, FieldResult result);
}
