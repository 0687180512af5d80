package zeriba.server.clock;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** A time control: how much time each side has. */
public sealed interface TimeControl {

    /** Nobody minds the time. */
    record Free() implements TimeControl {}

    /**
     * A clock that runs down while its side is asked.
     *
     * @param base seconds at the start
     * @param increment seconds added after each choice of a person
     */
    record Live(long base, long increment, TimeoutPolicy atEnd) implements TimeControl {}

    /**
     * So many days for each turn; what a turn takes longer is taken from a reserve. A turn ends
     * when another side has chosen, other than by a standing order, when another seat is asked, and
     * with the turn of the game.
     *
     * @param days for a turn
     * @param reserve days for the whole game
     * @param rest ISO days of the week, 1 for Monday, on which no time passes
     * @param holidays dates on which no time passes; all days are those of UTC
     */
    record Correspondence(
            long days,
            long reserve,
            Set<Integer> rest,
            Set<LocalDate> holidays,
            TimeoutPolicy atEnd)
            implements TimeControl {
        public Correspondence {
            rest = Set.copyOf(rest);
            holidays = Set.copyOf(holidays);
        }

        /** The milliseconds between two moments that lie on days on which no time passes. */
        private long idle(long from, long to) {
            long idle = 0;
            LocalDate day = LocalDate.ofInstant(Instant.ofEpochMilli(from), ZoneOffset.UTC);
            for (long begin = start(day); begin < to; day = day.plusDays(1), begin = start(day)) {
                if (rest.contains(day.getDayOfWeek().getValue()) || holidays.contains(day)) {
                    idle += Math.min(to, start(day.plusDays(1))) - Math.max(from, begin);
                }
            }
            return idle;
        }

        private static long start(LocalDate day) {
            return day.atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
        }
    }

    /** What happens when a side's time is over. */
    default TimeoutPolicy atEnd() {
        return switch (this) {
            case Free() -> TimeoutPolicy.CLAIM;
            case Live live -> live.atEnd();
            case Correspondence slow -> slow.atEnd();
        };
    }

    /** The milliseconds that a side begins with, beside those for its turn. */
    default long atStart() {
        return switch (this) {
            case Free() -> 0;
            case Live live -> TimeUnit.SECONDS.toMillis(live.base());
            case Correspondence slow -> TimeUnit.DAYS.toMillis(slow.reserve());
        };
    }

    /** The milliseconds that a side has for each turn before its own are touched. */
    default long perTurn() {
        return switch (this) {
            case Free _, Live _ -> 0;
            case Correspondence slow -> TimeUnit.DAYS.toMillis(slow.days());
        };
    }

    /** The milliseconds that a person gains by a choice. */
    default long perChoice() {
        return switch (this) {
            case Free _, Correspondence _ -> 0;
            case Live live -> TimeUnit.SECONDS.toMillis(live.increment());
        };
    }

    /** The milliseconds that count from {@code from} until now: no holiday's. */
    default long counted(Stamp from, Now now) {
        long served = Math.max(0, now.served() - from.served());
        return switch (this) {
            case Free _, Live _ -> served;
            case Correspondence slow -> {
                long idle =
                        now.calendar().spans(from, now.served()).stream()
                                .mapToLong(span -> slow.idle(span.from(), span.to()))
                                .sum();
                yield Math.max(0, served - idle);
            }
        };
    }

    /**
     * The milliseconds that count between two stamps, as earlier servers counted them: with nothing
     * but the stamps to go by, holidays on which no server ran are subtracted twice.
     */
    default long between(Stamp from, Stamp to) {
        long served = Math.max(0, to.served() - from.served());
        return this instanceof Correspondence slow
                ? Math.max(0, served - slow.idle(from.wall(), to.wall()))
                : served;
    }
}
