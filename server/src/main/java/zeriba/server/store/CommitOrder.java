package zeriba.server.store;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * In which order things are committed: all that is asked for together, and after such a commit one
 * part of something long, by itself. So whoever asks waits for one part at most, however many there
 * are; parts have a third of the time while anything is asked, and come to their end however much
 * that is.
 */
final class CommitOrder<J> {

    /** [design] What is asked meanwhile does not wait longer than a few milliseconds. */
    private static final int MOST_IN_A_COMMIT = 256;

    /** [design] How often the time of a part passes until the next, for what is asked. */
    private static final int REST = 2;

    private final Deque<J> asked = new ArrayDeque<>();
    private final Deque<J> parts = new ArrayDeque<>();
    private final LongSupplier nanos;
    private boolean isPartNext = false;
    private boolean isPartUnderWay = false;
    private boolean isAskedSince = false;
    private long partBegun = 0;
    private long restUntil;

    CommitOrder() {
        this(System::nanoTime);
    }

    /**
     * The same by another clock.
     *
     * @param nanos a steady clock
     */
    CommitOrder(LongSupplier nanos) {
        this.nanos = nanos;
        this.restUntil = nanos.getAsLong();
    }

    /** Goes with the next commit, unless that is full. */
    synchronized void add(J job) {
        asked.add(job);
        isAskedSince = true;
        notifyAll();
    }

    /** Goes by itself, after what is asked for. */
    synchronized void addPart(J job) {
        parts.add(job);
        notifyAll();
    }

    /**
     * What goes into the next commit; waits until there is something. Whoever takes has committed
     * what was taken before.
     */
    synchronized List<J> take() throws InterruptedException {
        endPart();
        while (true) {
            long rest = isAskedSince ? restUntil - nanos.getAsLong() : 0;
            boolean mayPartGo = !parts.isEmpty() && rest <= 0;
            if (mayPartGo && (isPartNext || asked.isEmpty())) {
                return part();
            }
            if (!asked.isEmpty()) {
                return together();
            }
            if (parts.isEmpty()) {
                wait();
            } else {
                TimeUnit.NANOSECONDS.timedWait(this, rest);
            }
        }
    }

    private void endPart() {
        if (isPartUnderWay) {
            long now = nanos.getAsLong();
            restUntil = now + REST * (now - partBegun);
            isPartUnderWay = false;
        }
    }

    private List<J> part() {
        isPartNext = false;
        isPartUnderWay = true;
        isAskedSince = !asked.isEmpty();
        partBegun = nanos.getAsLong();
        return List.of(parts.remove());
    }

    private List<J> together() {
        isPartNext = true;
        List<J> together = new ArrayList<>();
        while (!asked.isEmpty() && together.size() < MOST_IN_A_COMMIT) {
            together.add(asked.remove());
        }
        return together;
    }

    synchronized boolean isEmpty() {
        return asked.isEmpty() && parts.isEmpty();
    }

    /** Whatever waits, which then waits no more. */
    synchronized List<J> takeAll() {
        List<J> all = new ArrayList<>(asked);
        all.addAll(parts);
        asked.clear();
        parts.clear();
        return all;
    }
}
