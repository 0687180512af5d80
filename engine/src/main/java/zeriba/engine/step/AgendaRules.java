package zeriba.engine.step;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Branch;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rules;
import zeriba.engine.rules.TransitionChain;
import zeriba.engine.step.Task.Automatic;
import zeriba.engine.step.Task.Decision;
import zeriba.engine.step.Task.Throw;
import zeriba.engine.text.Value;

/** The rules of a game whose steps own their play: every question goes to the present step. */
public abstract class AgendaRules<S extends AgendaRules.Scheduled<S, ? extends Task<S, A>>, A>
        implements Rules<S, A> {

    /** What is said of an action that does not belong to the present step. */
    protected abstract Objection notNow(S state, A act);

    private Task<S, A> now(S state) {
        return state.agenda().now();
    }

    private static IllegalStateException unexpected(Object what, Task<?, ?> now) {
        return new IllegalStateException(what + " in " + now);
    }

    @Override
    public Pending<A> pending(S state) {
        return now(state).pending(state);
    }

    /** The present step, as one that takes any action: its own bridge checks the type. */
    @SuppressWarnings("unchecked")
    private Decision<S, A, A> decision(S state) {
        return (Decision<S, A, A>) now(state);
    }

    @Override
    public S choose(S state, A act) {
        return decision(state).choose(state, act);
    }

    @Override
    public S roll(S state, Roll roll) {
        return ((Throw<S, A>) now(state)).roll(state, roll);
    }

    @Override
    public S proceed(S state) {
        return switch (now(state)) {
            case Automatic<S, A> step -> step.proceed(state);
            case Decision<S, A, ?> step -> step.skip(state);
            case Throw<S, A> step -> step.skip(state);
            case Task<S, A> step -> throw unexpected("going on", step);
        };
    }

    @Override
    public Role role(S state, A act) {
        Decision<S, A, A> decision = decision(state);
        if (decision.acts().isInstance(act)) {
            return decision.role(state, act);
        }
        Options<A> options = decision.options(state);
        return decision.role(state, options.get(options.size() - 1));
    }

    @Override
    public List<Branch> branches(S state) {
        if (now(state) instanceof Throw<S, A> dice) {
            return dice.branches(this, state);
        }
        throw unexpected("branches", now(state));
    }

    /** What speaks against {@code act}. */
    public Optional<Objection> objection(S state, A act) {
        return now(state) instanceof Decision<S, A, ?> step && step.acts().isInstance(act)
                ? decision(state).objection(state, act)
                : Optional.of(notNow(state, act));
    }

    /** What standing orders answer. */
    public Optional<A> answer(S seen, Options<A> options, Map<String, Value> orders) {
        return now(seen) instanceof Decision<S, A, ?> decision
                ? decision.answer(seen, options, orders)
                : Optional.empty();
    }

    /** The action by which the present choice is passed up. */
    public Optional<A> pass(S state) {
        return now(state) instanceof Decision<S, A, ?> decision
                ? decision.pass(state).map(act -> act)
                : Optional.empty();
    }

    /** The game's word for what {@code roll} brings about. */
    public String effect(S before, Roll roll) {
        return now(before) instanceof Throw<S, A> dice ? dice.effect(before, roll) : "";
    }

    /** What is told of a transition, besides what it changes. */
    public List<Event> told(TransitionChain.Transition<S, A> transition) {
        S before = transition.before();
        return switch (transition.cause()) {
            case TransitionChain.Cause.ByEntry<A>(Entry.Chose<A> chose) ->
                    decision(before).told(before, chose.action());
            case TransitionChain.Cause.ByEntry<A>(Entry.Rolled<A>(Roll roll))
                    when now(before) instanceof Throw<S, A> step ->
                    step.told(before, roll);
            case TransitionChain.Cause.ByItself<A> _
                    when now(before) instanceof Automatic<S, A> step ->
                    step.told(before, transition.after());
            case TransitionChain.Cause<A> _ -> List.of();
        };
    }

    /** A state of play that keeps what is still to be done as an agenda. */
    public interface Scheduled<S, T> {

        int turn();

        Agenda<T> agenda();

        /** This state with other things to be done. */
        S with(Agenda<T> todo);

        /** With the present step finished. */
        default S done() {
            return with(agenda().rest());
        }

        /** With {@code first} to be done before all else. */
        default S before(T first) {
            return with(agenda().before(first));
        }

        /** With {@code step} in place of the present one. */
        default S instead(T step) {
            return with(agenda().instead(step));
        }
    }
}
