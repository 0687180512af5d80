package zeriba.server.store;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * In which order things are committed: all that is asked for together, and after each such commit
 * one part of something long, by itself. So whoever asks waits for one part at most, however many
 * there are, and what is long comes to its end however much is asked.
 */
final class CommitOrder<J> {

    /** [design] What is asked meanwhile does not wait longer than a few milliseconds. */
    private static final int MOST_IN_A_COMMIT = 256;

    private final Deque<J> asked = new ArrayDeque<>();
    private final Deque<J> parts = new ArrayDeque<>();
    private boolean isPartNext = false;

    /** Goes with the next commit, unless that is full. */
    synchronized void add(J job) {
        asked.add(job);
        notifyAll();
    }

    /** Goes by itself, after what is asked for. */
    synchronized void addPart(J job) {
        parts.add(job);
        notifyAll();
    }

    /** What goes into the next commit; waits until there is something. */
    synchronized List<J> take() throws InterruptedException {
        while (isEmpty()) {
            wait();
        }
        if (asked.isEmpty() || (isPartNext && !parts.isEmpty())) {
            isPartNext = false;
            return List.of(parts.remove());
        }
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
