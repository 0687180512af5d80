package zeriba.engine.rules;

import zeriba.engine.dice.Roll;
import zeriba.engine.rules.IllegalEntryException.Reason;
import zeriba.engine.rules.Pending.Automatic;
import zeriba.engine.rules.Pending.Chance;
import zeriba.engine.rules.Pending.Choice;

/**
 * A state together with what it waits for: a choice, dice, or nothing more. Never an automatic
 * step.
 */
public record Position<S, A>(S state, Pending<A> pending) {

    /** The position in which a game with this set-up begins. */
    public static <S, A> Position<S, A> start(Rules<S, A> rules, Setup setup) {
        return settle(rules, rules.setup(setup));
    }

    /** The position that {@code state} leads to by itself. */
    public static <S, A> Position<S, A> settle(Rules<S, A> rules, S start) {
        S state = start;
        Pending<A> pending = rules.pending(state);
        while (pending instanceof Automatic<A>) {
            state = rules.proceed(state);
            pending = rules.pending(state);
        }
        return new Position<>(state, pending);
    }

    /** The position after {@code action}, which must be one of the options. */
    public Position<S, A> chosen(Rules<S, A> rules, A action) {
        return settle(rules, rules.choose(state, action));
    }

    /** The position after {@code roll}, which the pending dice must be able to show. */
    public Position<S, A> rolled(Rules<S, A> rules, Roll roll) {
        return settle(rules, rules.roll(state, roll));
    }

    /** The position after {@code entry}, if the rules allow it here. */
    public Position<S, A> after(Rules<S, A> rules, Entry<A> entry) {
        return chain(rules, entry).after();
    }

    /** All that {@code entry} leads to by itself, if the rules allow it here. */
    public TransitionChain<S, A> chain(Rules<S, A> rules, Entry<A> entry) {
        check(rules, entry);
        return switch (entry) {
            case Entry.Chose<A> chose ->
                    TransitionChain.of(rules, this, entry, rules.choose(state, chose.action()));
            case Entry.Rolled<A>(Roll roll) ->
                    TransitionChain.of(rules, this, entry, rules.roll(state, roll));
            case Entry.AtTable<A> _ -> throw new IllegalStateException("checked: " + entry);
        };
    }

    private void check(Rules<S, A> rules, Entry<A> entry) {
        switch (entry) {
            case Entry.Chose<A>(Role by, _, A action) -> checkChoice(rules, by, action);
            case Entry.Rolled<A>(Roll roll) -> checkRoll(roll);
            case Entry.AtTable<A> _ ->
                    throw new IllegalEntryException(
                            Reason.NOT_NOW, "what is said at the table is not for the rules");
        }
    }

    private void checkChoice(Rules<S, A> rules, Role by, A action) {
        if (!(pending instanceof Choice<A> choice)) {
            throw new IllegalEntryException(Reason.NOT_NOW, "nobody has to choose now");
        }
        if (!choice.side().equals(by.side())) {
            throw new IllegalEntryException(
                    Reason.NOT_NOW, "it is for " + choice.side() + " to choose, not for " + by);
        }
        if (!choice.options().contains(action)) {
            throw new IllegalEntryException(Reason.RULES, action + " is not allowed");
        }
        if (!rules.role(state, action).equals(by)) {
            throw new IllegalEntryException(
                    Reason.NOT_NOW, "that is for " + rules.role(state, action) + " to decide");
        }
    }

    private void checkRoll(Roll roll) {
        if (!(pending instanceof Chance<A> chance)) {
            throw new IllegalEntryException(Reason.NOT_NOW, "no dice are to be thrown now");
        }
        if (!chance.dice().canShow(roll)) {
            throw new IllegalEntryException(Reason.RULES, chance.dice() + " cannot show " + roll);
        }
    }
}
