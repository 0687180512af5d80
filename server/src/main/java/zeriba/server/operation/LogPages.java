package zeriba.server.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.record.PlayerView;
import zeriba.engine.text.Value;
import zeriba.server.table.Asker;
import zeriba.server.table.Scene;
import zeriba.server.table.Table;

/**
 * The log of a game: its lines, as the asker may read them, with what happened by each. A view
 * carries the last page of it; earlier ones are asked for.
 */
public final class LogPages {

    /** So many lines are a page. */
    public static final int LINES = Table.PAGE;

    /** [design] Of so many entries a view tells what happened. */
    static final int MOST_TOLD = 1_000;

    private LogPages() {}

    /**
     * A view with the log since entry {@code since}: its last page, and where that does not reach
     * back so far, as {@code earlier}, the last entry that it leaves out.
     */
    static <S, A> Value.Fields with(
            Value.Fields view, Table<S, A> table, Scene<S, A> scene, Asker asker, int since) {
        int last = scene.journal().last();
        int from = Math.max(since, last - LINES);
        Value.Fields paged = from > since ? view.with("earlier", Value.of(from)) : view;
        return paged.with("last", lines(table, scene, asker, from, last));
    }

    /** The page before entry {@code before}, and the last entry that it leaves out. */
    static <S, A> Value.Fields before(
            Table<S, A> table, Scene<S, A> scene, Asker asker, Arguments given) {
        int end = scene.journal().last();
        int last = Math.clamp(given.whole("before", end + 1L) - 1, 0, end);
        int from = (int) Math.max(0, last - given.whole("limit", LINES));
        return Value.NO_FIELDS
                .with("earlier", Value.of(from))
                .with("lines", lines(table, scene, asker, from, last));
    }

    /** A view with what happened after entry {@code since}, or, in a long time, the last of it. */
    static <S, A> Value.Fields withEvents(
            Value.Fields view, Scene<S, A> scene, Asker asker, int since) {
        PlayerView<S, A> seen = scene.seenBy(asker);
        int last = scene.journal().last();
        int from = Math.max(since, last - MOST_TOLD);
        List<Value> events = new ArrayList<>();
        for (int entry = from + 1; entry <= last; entry++) {
            seen.events(entry).forEach(event -> events.add(Events.value(event)));
        }
        Value.Fields told = from > since ? view.with("untold", Value.of(from)) : view;
        return told.with("events", Value.of(events));
    }

    private static <S, A> Value lines(
            Table<S, A> table, Scene<S, A> scene, Asker asker, int from, int last) {
        PlayerView<S, A> seen = scene.seenBy(asker);
        List<Value> lines = new ArrayList<>();
        for (int entry = from + 1; entry <= last; entry++) {
            int number = entry;
            lines.add(
                    table.cache()
                            .line(
                                    scene.journal(),
                                    seen.viewer(),
                                    number,
                                    () -> line(seen, number)));
        }
        return Value.of(lines);
    }

    private static <S, A> Value.Fields line(PlayerView<S, A> seen, int entry) {
        String[] line = seen.line(entry).split(" # ", 2);
        int space = line[0].indexOf(' ');
        Value.Fields told =
                Value.NO_FIELDS
                        .with("entry", Value.of(entry))
                        .with("by", Value.of(line[0].substring(0, space)))
                        .with("text", Value.of(line[0].substring(space + 1)));
        told = said(told, seen, entry);
        if (line.length > 1 && line[1].startsWith("hand=")) {
            told = told.with("hand", Value.of(line[1].substring("hand=".length())));
        }
        return told.with(
                "events", Value.of(seen.events(entry).stream().map(Events::value).toList()));
    }

    /** A line with its word where it is one of the table's, and with what that took back. */
    private static <S, A> Value.Fields said(Value.Fields line, PlayerView<S, A> seen, int entry) {
        Optional<String> word = seen.word(entry);
        if (word.isEmpty()) {
            return line;
        }
        Value.Fields told = line.with("word", Value.of(word.get()));
        List<Integer> gone = seen.takenBack(entry);
        return gone.isEmpty()
                ? told
                : told.with("takes", Value.of(gone.stream().map(n -> Value.of((long) n)).toList()));
    }
}
