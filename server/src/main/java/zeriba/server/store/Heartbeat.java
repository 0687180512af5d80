package zeriba.server.store;

import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.clock.Calendar;
import zeriba.server.clock.Calendar.Leg;
import zeriba.server.clock.Now;
import zeriba.server.clock.Stamp;
import zeriba.server.clock.TimeSource;
import zeriba.server.clock.TimeSource.Reading;
import zeriba.server.database.Database;
import zeriba.server.store.rows.TimeRows;

/**
 * A heartbeat: the time in which a server was running. In this process the monotonic clock counts
 * it, and the wall clock only says on which dates. While any table has a clock, what has been
 * counted is noted every few seconds: the next server goes on from there, and several that share a
 * database agree by its clock, as far as the monotonic one bears that out.
 */
final class Heartbeat implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);
    private static final long WATCH_SECONDS = 1;
    private static final long BEAT_SECONDS = 5;

    /** Where several servers run, so long may the note of the last one be old. */
    private static final long GAP_MILLIS = 12_000;

    /** The wall clock has leapt where it is further than this from the monotonic clock. */
    private static final long LEAP_MILLIS = 2_000;

    /** The clock of the database agrees with the monotonic clock where it is no further off. */
    private static final long AGREED_MILLIS = 250;

    /** Dates need no more than this; oscillators drift apart by seconds in a day. */
    private static final long DATED_MILLIS = 60_000;

    private final Database database;
    private final TimeSource time;
    private final ScheduledExecutorService beats;
    private Reading last;
    private long served;
    private Calendar calendar = Calendar.EVEN;

    /** What the clock of the database showed, and the monotonic clock at the same time. */
    private Reading shared;

    /** How far the clock of the database is ahead of this machine's wall clock. */
    private long ahead;

    Heartbeat(Database database, TimeSource time) {
        this(database, time, time.beats());
    }

    /**
     * @param beats what has it beat; ended with this
     */
    @SuppressWarnings("FutureReturnValueIgnored") // beats tell of their own faults
    Heartbeat(Database database, TimeSource time, ScheduledExecutorService beats) {
        this.database = database;
        this.time = time;
        this.beats = beats;
        this.last = time.read();
        this.shared = last;
        database.writer().useTransaction(this::begin);
        beats.scheduleWithFixedDelay(this::watch, WATCH_SECONDS, WATCH_SECONDS, TimeUnit.SECONDS);
        beats.scheduleWithFixedDelay(this::beat, BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
    }

    private void begin(Handle handle) {
        long clock = database.nodes().clock(handle, time);
        Stamp noted = TimeRows.service(handle, clock);
        served = noted.served() + sinceNoted(noted, clock);
        reconcile(handle, new Stamp(last.wall(), served), clock);
    }

    /** How long another server has been running since the note, or was not missed. */
    private long sinceNoted(Stamp noted, long clock) {
        long since = clock - noted.wall();
        return database.nodes().areSeveral() && 0 <= since && since <= GAP_MILLIS ? since : 0;
    }

    /** This moment; what the wall clock did meanwhile is known before anybody hears of it. */
    Now now() {
        long leap = leap();
        if (Math.abs(leap) > LEAP_MILLIS) {
            LOG.info(
                    "the clock was set, or the machine slept: the wall clock leapt by {} ms, which"
                            + " clocks of games do not count",
                    leap);
            attempt(this::meet);
        }
        return present();
    }

    private synchronized Now present() {
        return new Now(new Stamp(last.wall() + ahead, served), calendar);
    }

    /** Counts until now; by how much the wall clock has left the monotonic one behind. */
    private synchronized long leap() {
        Reading reading = time.read();
        long passed = Math.max(0, reading.steady() - last.steady());
        long leap = reading.wall() - last.wall() - passed;
        served += passed;
        last = reading;
        return leap;
    }

    private void watch() {
        attempt(this::now);
    }

    private void beat() {
        attempt(() -> {
            now();
            if (isNeeded()) {
                meet();
            }
        });
    }

    private static void attempt(Runnable work) {
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            // let through, it would end the beats
            LOG.warn("the time cannot be noted: {}", e.getMessage());
        }
    }

    /**
     * Brings together what this server and the database know of the time. Answers of a database
     * take a while: where one moment stands for another, it is the one by which less is counted, or
     * several servers would drive each other on.
     */
    private void meet() {
        // on the connection of commits: SQLite refuses a commit that another one has overtaken
        database.writer()
                .useTransaction(handle -> {
                    leap();
                    Stamp before = new Stamp(last().wall(), present().served());
                    long clock = database.nodes().clock(handle, time);
                    long counted = agree(TimeRows.service(handle, clock), clock);
                    reconcile(
                            handle,
                            new Stamp(before.wall(), Math.max(before.served(), counted)),
                            clock);
                });
    }

    private synchronized Reading last() {
        return last;
    }

    /**
     * Goes on from what another server has counted, if that is more. The clock of the database says
     * how long ago it was noted, unless it has leapt itself since this server last asked.
     */
    private synchronized long agree(Stamp noted, long clock) {
        leap();
        long disagreement = clock - shared.wall() - (last.steady() - shared.steady());
        boolean isSound = Math.abs(disagreement) <= AGREED_MILLIS;
        long counted = noted.served() + (isSound ? sinceNoted(noted, clock) : 0);
        served = Math.max(served, counted);
        return counted;
    }

    /**
     * Notes what has been counted, and the date where that does not follow.
     *
     * @param before this machine's wall clock, and the served time, when the database was asked
     */
    private void reconcile(Handle handle, Stamp before, long clock) {
        TimeRows.note(handle, new Stamp(clock, before.served()));
        List<Leg> legs = dated(TimeRows.legs(handle, lastLeg()), before, clock);
        legs.forEach(leg -> TimeRows.insert(handle, leg));
    }

    private synchronized List<Leg> dated(List<Leg> elsewhere, Stamp before, long clock) {
        shared = new Reading(clock, last.steady());
        ahead = database.nodes().areSeveral() ? clock - before.wall() : 0;
        calendar = calendar.with(elsewhere);
        List<Leg> own = isUndated(clock) ? List.of(new Leg(served, clock)) : List.of();
        calendar = calendar.with(own);
        return own;
    }

    private synchronized long lastLeg() {
        return calendar.legs().isEmpty() ? -1 : calendar.legs().getLast().served();
    }

    private synchronized boolean isUndated(long clock) {
        return served > lastLeg() && Math.abs(calendar.wall(served) - clock) > DATED_MILLIS;
    }

    private boolean isNeeded() {
        return database.nodes().areSeveral()
                || isUndated(present().wall())
                || database.jdbi().withHandle(Heartbeat::hasClocks);
    }

    private static boolean hasClocks(Handle handle) {
        return handle.select("select count(*) from game_table where due_at > 0 and closed = 0")
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    @Override
    public void close() {
        beats.shutdownNow();
        try {
            beats.awaitTermination(BEAT_SECONDS, TimeUnit.SECONDS);
            attempt(this::meet);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
