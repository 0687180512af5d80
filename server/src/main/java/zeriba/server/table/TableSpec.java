package zeriba.server.table;

import java.util.List;
import java.util.Map;
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.record.TakeBack;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.Stamp;
import zeriba.server.clock.TimeControl;
import zeriba.server.clock.TimeControlText;
import zeriba.server.dice.DiceSource;
import zeriba.server.dice.PeriodAt;
import zeriba.server.seat.Seats;

/**
 * The specification of a table: all that one is made from.
 *
 * @param start what its record begins from
 * @param headers further lines of the record's head
 * @param journal the game so far
 * @param training whether choices were taken back at will
 * @param course whether the game goes on
 * @param clocks what time is left
 * @param sequel the id of the table that followed; empty while none did
 * @param period the last period of its record that is known
 */
public record TableSpec<S, A>(
        Game<S, A> game,
        Start start,
        Map<String, String> headers,
        Journal<S, A> journal,
        DiceSource dice,
        Seats seats,
        List<ChatMessage> remarks,
        boolean training,
        PlayStatus<S, A> course,
        Clocks clocks,
        String sequel,
        PeriodAt period) {

    /** The line of a record's head that names its pace. */
    public static final String PACE = "pace";

    /** The line of a record's head that names how far choices are taken back unasked. */
    public static final String UNDO = "undo";

    /** The line of a record's head that names who may talk. */
    public static final String TALK = "talk";

    public TableSpec {
        headers = Map.copyOf(headers);
        remarks = List.copyOf(remarks);
    }

    /** A new game, its journal as {@code start} begins it or already further. */
    public static <S, A> TableSpec<S, A> of(
            Start start, Journal<S, A> journal, DiceSource dice, Seats seats) {
        return new TableSpec<>(
                journal.game(),
                start,
                Map.of(),
                journal,
                dice,
                seats,
                List.of(),
                false,
                new PlayStatus.Running<>(),
                Clocks.of(new TimeControl.Free(), journal, Stamp.NEVER),
                "",
                PeriodAt.beginning(dice));
    }

    /** This opening with a header line. */
    public TableSpec<S, A> with(String header, String value) {
        Map<String, String> more = new java.util.TreeMap<>(headers);
        more.put(header, value);
        return new TableSpec<>(
                game, start, more, journal, dice, seats, remarks, training, course, clocks, sequel,
                period);
    }

    /** This opening with what its record says of its dice, where they can be proved. */
    public TableSpec<S, A> bound() {
        return dice instanceof DiceSource.Proven
                ? with(Seats.HEADER, seats.headerOf(game.about().playing(start.setup())))
                : this;
    }

    /** This opening of a table on another course. */
    public TableSpec<S, A> on(PlayStatus<S, A> other) {
        return new TableSpec<>(
                game, start, headers, journal, dice, seats, remarks, training, other, clocks,
                sequel, period);
    }

    /** This opening of a table where choices are so taken back, which its record names. */
    public TableSpec<S, A> undone(TakeBack takeBack) {
        return switch (takeBack) {
            case FREE -> with(UNDO, takeBack.word());
            case CONSENT -> this;
        };
    }

    /** This opening of a table where these may talk, which its record names. */
    public TableSpec<S, A> heard(Talk talk) {
        return switch (talk) {
            case EVERYBODY -> with(TALK, talk.word());
            case PLAYERS -> this;
        };
    }

    /** This opening of a table with a pace, which its record names. */
    public TableSpec<S, A> paced(TimeControl pace) {
        if (pace instanceof TimeControl.Free) {
            return this;
        }
        TableSpec<S, A> named = with(PACE, TimeControlText.write(pace));
        return new TableSpec<>(
                game,
                start,
                named.headers(),
                journal,
                dice,
                seats,
                remarks,
                training,
                course,
                Clocks.of(pace, journal, Stamp.NEVER),
                sequel,
                period);
    }
}
