package zeriba.ai.analysis;

import java.util.List;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;

/** A run: decisions of one role that follow each other, at least one. */
record Run<S, A>(Role role, List<Moment<S, A>> moments) {

    Run {
        moments = List.copyOf(moments);
    }

    int size() {
        return moments.size();
    }

    Moment<S, A> at(int i) {
        return moments.get(i);
    }

    /** What was chosen at decision {@code i}, from 0. */
    A action(int i) {
        return chose(at(i)).action();
    }

    static <S, A> Entry.Chose<A> chose(Moment<S, A> moment) {
        if (moment.entry() instanceof Entry.Chose<A> chose) {
            return chose;
        }
        throw new IllegalStateException("entry " + moment.number() + " is no choice");
    }
}
