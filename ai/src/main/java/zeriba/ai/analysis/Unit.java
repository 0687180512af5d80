package zeriba.ai.analysis;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;

/** What is analysed in one go. */
sealed interface Unit<S, A> {

    /** How many entries it is about. */
    int size();

    /** A run: decisions of one role that follow each other, at least one. */
    record Run<S, A>(Role role, List<Moment<S, A>> moments) implements Unit<S, A> {

        public Run {
            moments = List.copyOf(moments);
        }

        @Override
        public int size() {
            return moments.size();
        }

        Moment<S, A> at(int i) {
            return moments.get(i);
        }

        /** What was chosen at decision {@code i}, from 0. */
        A action(int i) {
            return chose(at(i)).action();
        }
    }

    /** A throw. */
    record Throw<S, A>(Moment<S, A> moment, Roll roll) implements Unit<S, A> {

        @Override
        public int size() {
            return 1;
        }
    }

    /** The runs and throws of these entries, in order. */
    static <S, A> List<Unit<S, A>> of(List<Moment<S, A>> moments) {
        List<Unit<S, A>> units = new ArrayList<>();
        List<Moment<S, A>> run = new ArrayList<>();
        for (Moment<S, A> moment : moments) {
            if (!run.isEmpty() && !goesOn(run.getLast(), moment)) {
                units.add(new Run<>(chose(run.getFirst()).by(), run));
                run.clear();
            }
            switch (moment.entry()) {
                case Entry.Chose<A> _ -> run.add(moment);
                case Entry.Rolled<A>(Roll roll) -> units.add(new Throw<>(moment, roll));
                case Entry.AtTable<A> _ ->
                        throw new IllegalStateException(
                                "entry " + moment.number() + " is mere words");
            }
        }
        if (!run.isEmpty()) {
            units.add(new Run<>(chose(run.getFirst()).by(), run));
        }
        return units;
    }

    private static <S, A> boolean goesOn(Moment<S, A> last, Moment<S, A> next) {
        return next.entry() instanceof Entry.Chose<A> chose && chose.by().equals(chose(last).by());
    }

    private static <S, A> Entry.Chose<A> chose(Moment<S, A> moment) {
        if (moment.entry() instanceof Entry.Chose<A> chose) {
            return chose;
        }
        throw new IllegalStateException("entry " + moment.number() + " is no choice");
    }
}
