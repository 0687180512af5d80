package zeriba.engine.rules;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;

/**
 * What a choice offers: never empty, without repetition, in a fixed documented order. An
 * implementation computes its members from a compact form; nobody copies them.
 *
 * @param <A> an action
 */
public interface Options<A> extends Iterable<A> {

    /** How many are listed, at least 1. */
    long size();

    /** Number {@code k} of the list, from 0 to {@code size() - 1}. */
    A get(long k);

    /**
     * Whether the action may be chosen: every listed one, and also the equivalent forms that the
     * game's notation allows, as a path in place of the documented one.
     */
    boolean contains(A action);

    @Override
    default Iterator<A> iterator() {
        return new Iterator<>() {
            private long next = 0;

            @Override
            public boolean hasNext() {
                return next < size();
            }

            @Override
            public A next() {
                if (next >= size()) {
                    throw new NoSuchElementException("only " + size() + " options");
                }
                return get(next++);
            }
        };
    }

    /** Nothing to choose from: what a step says that passes by itself; never in a choice. */
    static <A> Options<A> none() {
        return new Offered<>(List.of(), _ -> false);
    }

    /** Options listed in full, that may be had in any form that is allowed. */
    record Offered<A>(List<A> listed, Predicate<A> allowed) implements Options<A> {
        @Override
        public long size() {
            return listed.size();
        }

        @Override
        public A get(long k) {
            return listed.get(Math.toIntExact(k));
        }

        @Override
        public boolean contains(A action) {
            return allowed.test(action);
        }
    }

    /** A short list, written out. */
    static <A> Options<A> of(List<A> actions) {
        return new Listed<>(actions);
    }

    /** Options that were few enough to write out. */
    record Listed<A>(List<A> actions) implements Options<A> {
        public Listed {
            actions = List.copyOf(actions);
            if (actions.isEmpty()) {
                throw new IllegalArgumentException("a choice needs an option");
            }
        }

        @Override
        public long size() {
            return actions.size();
        }

        @Override
        public A get(long k) {
            return actions.get(Math.toIntExact(k));
        }

        @Override
        public boolean contains(A action) {
            return actions.contains(action);
        }
    }
}
