package zeriba.engine.step;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.Secrecy;
import zeriba.engine.rules.Side;
import zeriba.engine.text.Value;

/**
 * One step of play: a {@link Decision}, a {@link Throw}, an {@link Automatic} or an {@link End}. A
 * game's steps are a sealed family of records, each of one of these kinds; a step of none does not
 * compile, because only a kind says what it waits for.
 */
public interface Task<S, A> {

    /** What {@code state} waits for while this is its present step. */
    Pending<A> pending(S state);

    /** The paragraph under which changes in this step are told: the first that its type cites. */
    default String rule() {
        return Cited.BY.get(getClass());
    }

    /**
     * A step in which a side chooses.
     *
     * @param <C> the actions that belong to this step: a sealed part of the game's actions
     */
    interface Decision<S, A, C extends A> extends Task<S, A> {

        /** The type of the actions that belong here; every other is objected to as not done now. */
        Class<C> acts();

        /** The side that chooses. */
        Side side(S state);

        /** What it may choose; {@link Options#none} where nothing: the step passes by itself. */
        Options<A> options(S state);

        /**
         * What speaks against an action that belongs here; empty exactly where it may be chosen.
         */
        Optional<Objection> objection(S state, C act);

        /** The state after the choice. */
        S choose(S state, C act);

        /** The state after this step where it offers nothing to choose. */
        default S skip(S state) {
            throw new IllegalStateException("not a step to pass by itself: " + this);
        }

        /** Which chair of the side the action belongs to. */
        default Role role(S state, C act) {
            return Role.of(side(state));
        }

        default Secrecy secrecy(S state) {
            return new Secrecy.Open();
        }

        /** The action by which the choice is passed up, where there is one. */
        default Optional<C> pass() {
            return Optional.empty();
        }

        /** The same, where it follows from the state. */
        default Optional<C> pass(S state) {
            return pass();
        }

        /** Whether an action belongs here and nothing speaks against it. */
        default boolean allows(S state, A act) {
            return acts().isInstance(act) && objection(state, acts().cast(act)).isEmpty();
        }

        /** What standing orders answer, if they settle it. */
        default Optional<A> answer(S seen, Options<A> options, Map<String, Value> orders) {
            return Optional.empty();
        }

        /** What is told of the choice, besides what it changes. */
        default List<Event> told(S before, C act) {
            return List.of();
        }

        /** These, and all that nothing speaks against. */
        default Options<A> offer(S state, List<? extends A> listed) {
            return new Options.Offered<>(
                    Collections.unmodifiableList(listed), act -> allows(state, act));
        }

        @Override
        default Pending<A> pending(S state) {
            Options<A> options = options(state);
            return options.size() == 0
                    ? new Pending.Automatic<>()
                    : new Pending.Choice<>(side(state), options, secrecy(state));
        }
    }

    /** A step in which dice are thrown. */
    interface Throw<S, A> extends Task<S, A> {

        /** What the dice are thrown for. */
        String purpose();

        /**
         * The dice; {@link Dice#NONE} where nothing is left to throw: the step passes by itself.
         */
        Dice dice(S state);

        /** The state after the throw. */
        S roll(S state, Roll roll);

        /** The state after this step where it has no dice. */
        default S skip(S state) {
            throw new IllegalStateException("not a step to pass by itself: " + this);
        }

        default Secrecy secrecy() {
            return new Secrecy.Open();
        }

        /** The game's word for what the throw brings about. */
        default String effect(S before, S after) {
            return "";
        }

        /** The same, where the states do not tell. */
        default String effect(S before, Roll roll) {
            return effect(before, roll(before, roll));
        }

        /** The throw folded to its effects. */
        default List<Branch> branches(Rules<S, A> rules, S state) {
            return Branch.fold(rules, state, dice(state));
        }

        /** What is told of the throw, besides what it changes. */
        default List<Event> told(S before, Roll roll) {
            return List.of(new Event.Threw(purpose(), roll, List.of(), rule()));
        }

        @Override
        default Pending<A> pending(S state) {
            Dice dice = dice(state);
            return dice.count() == 0
                    ? new Pending.Automatic<>()
                    : new Pending.Chance<>(dice, purpose(), secrecy());
        }
    }

    /** A step in which the rules leave nothing to choice or chance. */
    interface Automatic<S, A> extends Task<S, A> {

        /** The state after it. */
        S proceed(S state);

        /** What is told of it, besides what it changes. */
        default List<Event> told(S before, S after) {
            return List.of();
        }

        @Override
        default Pending<A> pending(S state) {
            return new Pending.Automatic<>();
        }
    }

    /** The last step: the game is over. */
    interface End<S, A> extends Task<S, A> {

        Result result();

        @Override
        default Pending<A> pending(S state) {
            return new Pending.Over<>(result());
        }
    }
}
