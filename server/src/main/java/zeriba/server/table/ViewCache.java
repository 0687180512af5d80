package zeriba.server.table;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.Value;

/**
 * What is told of a game as it stands to everybody who sees it with the same eyes: worked out for
 * the first who asks. Never more than a view and a page of the log for each viewer, and nothing of
 * it longer than the position stands or memory suffices.
 */
public final class ViewCache<S, A> {

    private volatile SoftReference<Told<S, A>> told = new SoftReference<>(null);

    /** What was told of a journal. */
    private record Told<S, A>(Journal<S, A> journal, Map<Part, Object> parts) {}

    /** A line of the log, or, with number 0, the view; what one viewer is told no other is. */
    private record Part(Viewer viewer, int number) {}

    /** The view of {@code journal}, the game as it stands, as {@code viewer} is told of it. */
    public <T> T view(Journal<S, A> journal, Viewer viewer, Class<T> type, Supplier<T> workedOut) {
        return part(journal, new Part(viewer, 0), type, workedOut);
    }

    /** A line of its log; of the last page it is kept. */
    public Value.Fields line(
            Journal<S, A> journal, Viewer viewer, int entry, Supplier<Value.Fields> workedOut) {
        return entry > journal.last() - Table.PAGE
                ? part(journal, new Part(viewer, entry), Value.Fields.class, workedOut)
                : workedOut.get();
    }

    private <T> T part(Journal<S, A> journal, Part part, Class<T> type, Supplier<T> workedOut) {
        return type.cast(told(journal).parts().computeIfAbsent(part, _ -> workedOut.get()));
    }

    private Told<S, A> told(Journal<S, A> journal) {
        Told<S, A> known = told.get();
        return known != null && known.journal() == journal ? known : begun(journal);
    }

    /** One who is late with an earlier journal does not undo what is told of a later one. */
    private synchronized Told<S, A> begun(Journal<S, A> journal) {
        Told<S, A> known = told.get();
        if (known != null && known.journal() == journal) {
            return known;
        }
        Told<S, A> next = new Told<>(journal, new ConcurrentHashMap<>());
        if (known == null || known.journal().last() <= journal.last()) {
            told = new SoftReference<>(next);
        }
        return next;
    }
}
