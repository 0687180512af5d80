package zeriba.server.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeriba.engine.record.PlayerView;
import zeriba.engine.schema.As;
import zeriba.engine.schema.Shape;
import zeriba.engine.text.Value;
import zeriba.server.json.RecordJson;
import zeriba.server.parameter.Arguments;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;

/**
 * The log of a game: its lines, as the asker may read them, with what happened by each. A view
 * carries the last page of it; earlier ones are asked for.
 */
public final class LogPages {

    /** So many lines are a page. */
    public static final int LINES = Table.PAGE;

    /** [design] Of so many entries a view tells what happened. */
    static final int MOST_TOLD = 1_000;

    private static final String HAND = "hand=";

    private LogPages() {}

    /** The last page of the log, or what is new of it. */
    public record Last(
            @As.Doc("The last entry that the page leaves out of what is new.")
                    Optional<Integer> earlier,
            List<Shape.Written<View.LogLine>> last) {}

    /** An earlier page of it. */
    @As.Doc("A page of the log.")
    public record LogPage(
            @As.Doc("The last entry before it.") int earlier,
            List<Shape.Written<View.LogLine>> lines) {}

    /** The log since entry {@code since}: its last page, and what that leaves out. */
    static <S, A> Last last(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker, int since) {
        int last = scene.journal().last();
        int from = Math.max(since, last - LINES);
        return new Last(after(since, from), lines(table, scene, asker, from, last));
    }

    private static Optional<Integer> after(int since, int from) {
        return from > since ? Optional.of(from) : Optional.empty();
    }

    /** The page before entry {@code before}, and the last entry that it leaves out. */
    public static <S, A> LogPage before(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker, Arguments given) {
        int end = scene.journal().last();
        int last = Math.clamp(given.whole("before", end + 1L) - 1, 0, end);
        int from = (int) Math.max(0, last - given.whole("limit", LINES));
        return new LogPage(from, lines(table, scene, asker, from, last));
    }

    /** What happened after entry {@code since}, or, in a long time, the last of it. */
    static <S, A> View.News news(TableSnapshot<S, A> scene, Principal asker, int since) {
        PlayerView<S, A> seen = scene.seenBy(asker);
        int last = scene.journal().last();
        int from = Math.max(since, last - MOST_TOLD);
        List<GameEvent> events = new ArrayList<>();
        for (int entry = from + 1; entry <= last; entry++) {
            seen.events(entry).forEach(event -> events.add(GameEvent.of(event)));
        }
        return new View.News(after(since, from), events);
    }

    private static <S, A> List<Shape.Written<View.LogLine>> lines(
            Table<S, A> table, TableSnapshot<S, A> scene, Principal asker, int from, int last) {
        PlayerView<S, A> seen = scene.seenBy(asker);
        List<Shape.Written<View.LogLine>> lines = new ArrayList<>();
        for (int entry = from + 1; entry <= last; entry++) {
            int number = entry;
            Value.Fields kept =
                    table.cache()
                            .line(
                                    scene.journal(),
                                    seen.viewer(),
                                    number,
                                    () -> RecordJson.write(line(seen, number)));
            lines.add(new Shape.Written<>(View.LogLine.class, kept));
        }
        return lines;
    }

    private static <S, A> View.LogLine line(PlayerView<S, A> seen, int entry) {
        String[] line = seen.line(entry).split(" # ", 2);
        int space = line[0].indexOf(' ');
        Optional<String> word = seen.word(entry);
        boolean isByOther = line.length > 1 && line[1].startsWith(HAND);
        return new View.LogLine(
                entry,
                line[0].substring(0, space),
                line[0].substring(space + 1),
                word,
                word.isEmpty() ? List.of() : seen.takenBack(entry),
                isByOther ? Optional.of(line[1].substring(HAND.length())) : Optional.empty(),
                seen.events(entry).stream().map(GameEvent::of).toList());
    }
}
