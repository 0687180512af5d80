package zeriba.server.table;

import java.util.List;
import java.util.Map;
import zeriba.engine.Game;
import zeriba.engine.GameRecord.Start;
import zeriba.engine.Journal;

/**
 * All that a table is made from.
 *
 * @param start what its record begins from
 * @param headers further lines of the record's head
 * @param journal the game so far
 * @param training whether choices were taken back at will
 * @param course whether the game goes on
 * @param sequel the id of the table that followed; empty while none did
 */
public record Opening<S, A>(
        Game<S, A> game,
        Start start,
        Map<String, String> headers,
        Journal<S, A> journal,
        Throws dice,
        Seats seats,
        List<Remark> remarks,
        boolean training,
        Course<S, A> course,
        String sequel) {

    public Opening {
        headers = Map.copyOf(headers);
        remarks = List.copyOf(remarks);
    }

    /** A new game, its journal as {@code start} begins it or already further. */
    public static <S, A> Opening<S, A> of(
            Start start, Journal<S, A> journal, Throws dice, Seats seats) {
        return new Opening<>(
                journal.game(),
                start,
                Map.of(),
                journal,
                dice,
                seats,
                List.of(),
                false,
                new Course.Running<>(),
                "");
    }

    /** This opening with a header line. */
    public Opening<S, A> with(String header, String value) {
        Map<String, String> more = new java.util.TreeMap<>(headers);
        more.put(header, value);
        return new Opening<>(
                game, start, more, journal, dice, seats, remarks, training, course, sequel);
    }

    /** This opening of a table on another course. */
    public Opening<S, A> on(Course<S, A> other) {
        return new Opening<>(
                game, start, headers, journal, dice, seats, remarks, training, other, sequel);
    }
}
