package zeriba.server.table;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** The live snapshot of a table: one changes it at a time, and all subscribers are told. */
final class LiveSnapshot<S, A> {

    private final Subscribers audience = new Subscribers();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private volatile TableSnapshot<S, A> scene;
    private volatile boolean closed = false;
    private volatile boolean released = false;

    LiveSnapshot(TableSnapshot<S, A> scene) {
        this.scene = scene;
    }

    TableSnapshot<S, A> scene() {
        return scene;
    }

    Subscribers audience() {
        return audience;
    }

    boolean isClosed() {
        return closed;
    }

    /** What {@code change} comes to while nobody else changes anything. */
    <T> T alone(Supplier<T> change) {
        lock.lock();
        try {
            return change.get();
        } finally {
            lock.unlock();
        }
    }

    /** Lets {@code next} stand; only from within {@link #alone}. */
    TableSnapshot<S, A> show(TableSnapshot<S, A> next) {
        if (next.version() == scene.version()) {
            return next;
        }
        scene = next;
        tell();
        return next;
    }

    /** The same where nothing changed but who is here: only whoever looks on is told. */
    TableSnapshot<S, A> showWhoIsHere(TableSnapshot<S, A> next) {
        scene = next;
        audience.tellThoseWhoLookOn();
        return next;
    }

    private void tell() {
        changed.signalAll();
        audience.tell();
    }

    /** Waits until there is an entry after number {@code last}, or the time is over. */
    TableSnapshot<S, A> await(long last, long millis) {
        long left = TimeUnit.MILLISECONDS.toNanos(millis);
        lock.lock();
        try {
            while (scene.journal().last() <= last && left > 0 && !closed && !released) {
                left = changed.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
        return scene;
    }

    /** From now on nobody waits here. */
    void release() {
        lock.lock();
        try {
            released = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Notes that somebody has an eye on the table; false where all business here has ended. */
    boolean look() {
        audience.look();
        return !closed;
    }

    /** Ends all business here if nobody has looked for so long; whether it did. */
    boolean closeUnwatched(long millis) {
        return alone(() -> {
            if (audience.awayMillis() < millis) {
                return false;
            }
            close();
            return true;
        });
    }

    /** Ends all business here. */
    void close() {
        lock.lock();
        try {
            closed = true;
            tell();
        } finally {
            lock.unlock();
        }
    }
}
