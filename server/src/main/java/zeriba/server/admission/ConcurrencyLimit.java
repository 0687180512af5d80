package zeriba.server.admission;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zeriba.server.refusal.Refusal;

/**
 * A concurrency limit: so much work at once and no more. Who has to wait is served network by
 * network, so that whoever asks for much stands behind whoever asks for little, and nobody holds
 * every place.
 */
final class ConcurrencyLimit {

    /**
     * How much there is room for.
     *
     * @param atOnce how many work at once
     * @param ofOne how many of these for one network
     * @param waiting how many wait
     * @param waitingOfOne how many of these for one network
     * @param longest after this time a wait is over
     */
    record Size(int atOnce, int ofOne, int waiting, int waitingOfOne, Duration longest) {}

    private final Size size;
    private final Map<Network, Integer> working = new HashMap<>();
    private final Map<Network, Deque<CountDownLatch>> queues = new LinkedHashMap<>();
    private int free;
    private int waiting = 0;

    ConcurrencyLimit(Size size) {
        this.size = size;
        this.free = size.atOnce();
    }

    /** What {@code work} comes to when it is its turn; refused where there is no end in sight. */
    <T> T inTurn(Network from, Supplier<T> work) {
        await(from);
        try {
            return work.get();
        } finally {
            end(from);
        }
    }

    /** How many wait. */
    synchronized int waiting() {
        return waiting;
    }

    private void await(Network from) {
        Optional<CountDownLatch> turn = begin(from);
        if (turn.isEmpty()) {
            return;
        }
        try {
            if (turn.get().await(size.longest().toNanos(), TimeUnit.NANOSECONDS)) {
                return;
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        if (leave(from, turn.get())) {
            throw busy(size.longest().toSeconds());
        }
    }

    /** Takes a place; where none is free, a place in the queue. */
    private synchronized Optional<CountDownLatch> begin(Network from) {
        if (free > 0 && working.getOrDefault(from, 0) < size.ofOne()) {
            take(from);
            return Optional.empty();
        }
        Deque<CountDownLatch> own = queues.computeIfAbsent(from, _ -> new ArrayDeque<>());
        if (waiting >= size.waiting() || own.size() >= size.waitingOfOne()) {
            if (own.isEmpty()) {
                queues.remove(from);
            }
            throw busy(size.longest().toSeconds());
        }
        CountDownLatch turn = new CountDownLatch(1);
        own.add(turn);
        waiting++;
        return Optional.of(turn);
    }

    private void take(Network from) {
        free--;
        working.merge(from, 1, Integer::sum);
    }

    /** Leaves the queue; false where the turn has come this very moment. */
    private synchronized boolean leave(Network from, CountDownLatch turn) {
        Deque<CountDownLatch> own = queues.getOrDefault(from, new ArrayDeque<>());
        if (!own.remove(turn)) {
            return false;
        }
        waiting--;
        if (own.isEmpty()) {
            queues.remove(from);
        }
        return true;
    }

    private synchronized void end(Network from) {
        free++;
        working.computeIfPresent(from, (_, many) -> many > 1 ? many - 1 : null);
        Optional<Network> next =
                queues.keySet().stream()
                        .filter(network -> working.getOrDefault(network, 0) < size.ofOne())
                        .findFirst();
        next.ifPresent(this::call);
    }

    /** The first of a network works now, and its network is the last in turn. */
    private void call(Network network) {
        Deque<CountDownLatch> own = Objects.requireNonNull(queues.remove(network));
        CountDownLatch turn = own.remove();
        if (!own.isEmpty()) {
            queues.put(network, own);
        }
        waiting--;
        take(network);
        turn.countDown();
    }

    private synchronized Refusal busy(long seconds) {
        return Refusal.busy(
                "the server is busy: "
                        + waiting
                        + " others wait for this; try again in "
                        + seconds
                        + " seconds",
                seconds);
    }
}
