package zeriba.server.admission;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;

/**
 * Lets the connections of each network through at a pace, one after the other. Nobody is refused:
 * who has many waits for their own, and others pass in between.
 */
public final class Pacing {

    /** [design] New connections: a browser makes some six, a school's browsers all at once. */
    public static final Pace CONNECTIONS = new Pace(100, 100);

    /** [design] What is read from connections: more often than there may be messages to answer. */
    public static final Pace READS = new Pace(200, 500);

    /**
     * How fast.
     *
     * @param atOnce how many without waiting
     * @param perSecond how many in a second after these
     */
    public record Pace(int atOnce, int perSecond) {

        private TokenBuckets.Size size() {
            return new TokenBuckets.Size(atOnce, perSecond, Duration.ofSeconds(1));
        }
    }

    /** Who waits to be let through. */
    public interface Waiter {

        /** Whether it still wants to. */
        boolean isOpen();

        /** Goes through. */
        void pass();
    }

    /** What lets something run after a time. */
    @FunctionalInterface
    public interface Timer {
        void schedule(Runnable work, Duration after);
    }

    private final TokenBuckets tokens;
    private final Timer timer;
    private final Map<Network, Deque<Waiter>> queues = new ConcurrentHashMap<>();

    /**
     * @param nanos never backwards
     */
    public Pacing(Pace pace, LongSupplier nanos, Timer timer) {
        this.tokens = new TokenBuckets(pace.size(), nanos);
        this.timer = timer;
    }

    /** Lets {@code waiter} through when it is its turn, which may be at once. */
    public void await(Network from, Waiter waiter) {
        if (tryPass(from, waiter)) {
            waiter.pass();
        }
    }

    /** Whether it is the turn of {@code waiter} now; if not, it is let through when it is. */
    public boolean tryPass(Network from, Waiter waiter) {
        AtomicBoolean isNow = new AtomicBoolean();
        queues.compute(
                from,
                (_, waiting) -> {
                    if (waiting == null && tokens.take(from, 1).isEmpty()) {
                        isNow.set(true);
                        return null;
                    }
                    Deque<Waiter> behind = waiting == null ? new ArrayDeque<>() : waiting;
                    behind.add(waiter);
                    if (waiting == null) {
                        again(from);
                    }
                    return behind;
                });
        return isNow.get();
    }

    private void again(Network from) {
        timer.schedule(() -> letThrough(from), tokens.untilOne(from).orElse(Duration.ZERO));
    }

    /** All whose turn it is; who has gone meanwhile takes nobody's turn. */
    private void letThrough(Network from) {
        Deque<Waiter> due = new ArrayDeque<>();
        queues.computeIfPresent(
                from,
                (_, waiting) -> {
                    for (Optional<Waiter> next = next(from, waiting);
                            next.isPresent();
                            next = next(from, waiting)) {
                        due.add(next.orElseThrow());
                    }
                    if (waiting.isEmpty()) {
                        return null;
                    }
                    again(from);
                    return waiting;
                });
        due.forEach(Waiter::pass);
    }

    private Optional<Waiter> next(Network from, Deque<Waiter> waiting) {
        while (!waiting.isEmpty() && !waiting.element().isOpen()) {
            waiting.remove();
        }
        return waiting.isEmpty() || tokens.take(from, 1).isPresent()
                ? Optional.empty()
                : Optional.of(waiting.remove());
    }

    /** Forgets the networks of which nothing has come for long. */
    public void sweep() {
        tokens.sweep();
    }

    /** How many wait. */
    public int waiting() {
        return queues.values().stream().mapToInt(Deque::size).sum();
    }
}
