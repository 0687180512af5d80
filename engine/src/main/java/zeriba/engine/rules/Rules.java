package zeriba.engine.rules;

import java.util.List;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;

/**
 * A game's rules, as five pure functions over an immutable state. The same arguments always give an
 * equal answer; no function draws random numbers, reads a clock or keeps anything between calls.
 *
 * @param <S> a state of play: an immutable value with {@code equals}
 * @param <A> an action a side may choose: a sealed family of records
 */
public interface Rules<S, A> {

    /** The first state. The set-up has been checked against what the game says of itself. */
    S setup(Setup setup);

    /** The one thing that {@code state} waits for. */
    Pending<A> pending(S state);

    /** The state after the choosing side has chosen {@code action}, one of the options pending. */
    S choose(S state, A action);

    /** The state after the pending dice have come up {@code roll}. */
    S roll(S state, Roll roll);

    /** The state after a step in which the rules leave nothing to choice or chance. */
    S proceed(S state);

    /** Which chair of the choosing side {@code action} belongs to. */
    default Role role(S state, A action) {
        if (pending(state) instanceof Pending.Choice<A> choice) {
            return Role.of(choice.side());
        }
        throw new IllegalStateException("nobody chooses in " + state);
    }

    /** {@code state} as {@code viewer} may see it; everything, unless a game hides something. */
    default S seenBy(Viewer viewer, S state) {
        return state;
    }

    /**
     * Some full state that what {@code role} sees allows, drawn from {@code cup} with the chances
     * that the role must assume: all that a searching player may simulate on.
     */
    default S dealt(Role role, S seen, DiceCup cup) {
        return seen;
    }

    /**
     * Every full state that what {@code role} sees allows, with its weight; empty where they are
     * too many to count, or where nobody has counted them.
     */
    default List<Determinization<S>> deals(Role role, S seen) {
        return List.of();
    }

    /**
     * Whether {@code now} shows {@code viewer} what was secretly chosen or thrown by {@code entry}
     * in the state {@code then}. Asked only for entries that were not open to the viewer.
     */
    default boolean shows(Viewer viewer, S now, S then, Entry<A> entry) {
        return false;
    }

    /**
     * The pending throw folded to its distinct effects, with exact weights; empty where they are
     * too many to count.
     */
    default List<Branch> branches(S state) {
        return switch (pending(state)) {
            case Pending.Chance<A> chance -> Branch.fold(this, state, chance.dice());
            case Pending.Choice<A> _, Pending.Automatic<A> _, Pending.Over<A> _ ->
                    throw new IllegalStateException("no dice are pending in " + state);
        };
    }
}
