package zeriba.server.table;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import zeriba.server.seat.Principal;

/**
 * The subscribers of a table, who are told of every change, and since when nobody has had an eye on
 * it.
 */
public final class Subscribers {

    private final List<Subscriber> listeners = new CopyOnWriteArrayList<>();
    private volatile long lookedAt = System.nanoTime();

    private record Subscriber(Principal who, Runnable told) {}

    /** Tells {@code listener} of every change, in the thread that makes it: it must not block. */
    public void listen(Runnable listener) {
        listen(Principal.NOBODY, listener);
    }

    /** The same on behalf of {@code who}; whether nothing was told on its behalf before. */
    boolean listen(Principal who, Runnable listener) {
        boolean comes = !principals().contains(who);
        listeners.add(new Subscriber(who, listener));
        return comes;
    }

    /** From now on {@code listener} is not told. */
    public void unlisten(Runnable listener) {
        listeners.removeIf(subscriber -> subscriber.told().equals(listener));
    }

    /** The same on behalf of {@code who}; whether nothing is told on its behalf any more. */
    boolean unlisten(Principal who, Runnable listener) {
        unlisten(listener);
        return !principals().contains(who);
    }

    /** On whose behalf somebody is told. */
    Set<Principal> principals() {
        return listeners.stream().map(Subscriber::who).collect(Collectors.toUnmodifiableSet());
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

    /** Tells whoever listens on somebody's behalf; not what waits for a move, as notices do. */
    void tellThoseWhoLookOn() {
        listeners.stream()
                .filter(subscriber -> !subscriber.who().equals(Principal.NOBODY))
                .forEach(subscriber -> subscriber.told().run());
    }

    void tell() {
        listeners.forEach(subscriber -> subscriber.told().run());
    }
}
