package zeriba.field;

import java.util.List;
import java.util.Optional;

/**
 * A game whose battles another may fight.
 *
 * @param <S> a state of it
 * @param <A> an action of it
 */
public interface Asking<S, A> {

    /** The battle that is at hand in a state, whether it is fought elsewhere yet or may be. */
    Optional<FieldBattle> asked(S state);

    /** The action by which the battle at hand is fought elsewhere. */
    A onTheField();

    /** The faces of the dice that say what the battle at hand came to. */
    List<Integer> faces(S state, FieldResult result);

    /** What the battle at hand comes to where the game fights it itself, by dice of this seed. */
    FieldResult quickly(S state, long seed);
}
