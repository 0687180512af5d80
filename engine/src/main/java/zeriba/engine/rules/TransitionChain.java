package zeriba.engine.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The chain of transitions of one entry: every one that it caused, the first by the entry, the
 * others by the rules themselves.
 */
public record TransitionChain<S, A>(
        Position<S, A> before,
        Entry<A> entry,
        List<Transition<S, A>> transitions,
        Position<S, A> after) {

    public TransitionChain {
        transitions = List.copyOf(transitions);
    }

    /** One change of state and what caused it. */
    public record Transition<S, A>(S before, Cause<A> cause, S after) {}

    /** What caused a transition. */
    public sealed interface Cause<A> {

        /** A choice or a throw. */
        record ByEntry<A>(Entry<A> entry) implements Cause<A> {}

        /** The rules went on by themselves. */
        record ByItself<A>() implements Cause<A> {}
    }

    /** What follows once {@code entry} has led from {@code before} to {@code first}. */
    static <S, A> TransitionChain<S, A> of(
            Rules<S, A> rules, Position<S, A> before, Entry<A> entry, S first) {
        List<Transition<S, A>> transitions = new ArrayList<>(4);
        transitions.add(new Transition<>(before.state(), new Cause.ByEntry<>(entry), first));
        S state = first;
        Pending<A> pending = rules.pending(state);
        while (pending instanceof Pending.Automatic<A>) {
            S next = rules.proceed(state);
            transitions.add(new Transition<>(state, new Cause.ByItself<>(), next));
            state = next;
            pending = rules.pending(state);
        }
        return new TransitionChain<>(before, entry, transitions, new Position<>(state, pending));
    }
}
