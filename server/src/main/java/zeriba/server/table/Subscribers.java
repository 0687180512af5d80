package zeriba.server.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/**
 * The subscribers of a table, who are told of every change, and since when nobody has had an eye on
 * it.
 */
public final class Subscribers {

    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private volatile long lookedAt = System.nanoTime();

    /** Tells {@code listener} of every change, in the thread that makes it: it must not block. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** From now on {@code listener} is not told. */
    public void unlisten(Runnable listener) {
        listeners.remove(listener);
    }

    /** How many are told of every change. */
    public int size() {
        return listeners.size();
    }

    /** How long nobody has had an eye on the table, in milliseconds. */
    public long awayMillis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - lookedAt);
    }

    void look() {
        lookedAt = System.nanoTime();
    }

    void tell() {
        listeners.forEach(Runnable::run);
    }
}
