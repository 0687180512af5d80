package zeriba.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import zeriba.server.clock.TimeSource;

/**
 * Time that passes when a test says so, at one machine or at several that share a database. Each
 * has its own clocks, which may be wrong. No heart beats by itself: a beat that fell between two
 * steps of a test would note half of what it tells.
 */
public final class HandTime implements TimeSource {

    private static final long BEGIN = Duration.ofDays(20_000).toMillis();

    /** What all machines have in common. */
    private static final class World {
        private long database = BEGIN;
        private final List<HandTime> machines = new ArrayList<>();
    }

    private final World world;
    private long wall;
    private long steady;

    public HandTime() {
        this(new World(), BEGIN);
    }

    private HandTime(World world, long wall) {
        this.world = world;
        this.wall = wall;
        this.steady = wall / 7;
        world.machines.add(this);
    }

    /** Another machine, whose wall clock is so far ahead of the database's. */
    public HandTime beside(Duration ahead) {
        synchronized (world) {
            return new HandTime(world, world.database + ahead.toMillis());
        }
    }

    /** Time passes everywhere. */
    public void pass(Duration time) {
        synchronized (world) {
            world.machines.forEach(machine -> machine.steady += time.toMillis());
            passed(time);
        }
    }

    /** Time passes while this machine sleeps: its monotonic clock stands. */
    public void sleep(Duration time) {
        synchronized (world) {
            world.machines.stream()
                    .filter(machine -> machine != this)
                    .forEach(machine -> machine.steady += time.toMillis());
            passed(time);
        }
    }

    private void passed(Duration time) {
        world.machines.forEach(machine -> machine.wall += time.toMillis());
        world.database += time.toMillis();
    }

    /** Somebody sets the wall clock of this machine. */
    public void set(Duration ahead) {
        synchronized (world) {
            wall += ahead.toMillis();
        }
    }

    /** The wall clock of this machine shows again what the database's does. */
    public void setRight() {
        synchronized (world) {
            wall = world.database;
        }
    }

    /** Somebody sets the clock of the database. */
    public void setDatabase(Duration ahead) {
        synchronized (world) {
            world.database += ahead.toMillis();
        }
    }

    @Override
    public Reading read() {
        synchronized (world) {
            return new Reading(wall, steady);
        }
    }

    @Override
    public long ofDatabase(LongSupplier asked) {
        synchronized (world) {
            return world.database;
        }
    }

    @Override
    public ScheduledExecutorService beats() {
        return new Still();
    }

    /** Does nothing by itself. */
    private static final class Still extends ScheduledThreadPoolExecutor {

        Still() {
            super(0);
        }

        @Override
        public ScheduledFuture<?> scheduleWithFixedDelay(
                Runnable command, long initialDelay, long delay, TimeUnit unit) {
            return schedule(() -> {}, 0, unit);
        }
    }
}
