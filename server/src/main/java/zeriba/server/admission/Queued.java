package zeriba.server.admission;

import java.util.concurrent.CountDownLatch;

/**
 * Something that is to be computed, and waits for its turn.
 *
 * @param from the network it is asked from
 * @param asker as whom seats know who asks; empty where nobody does
 * @param dropped done in its place where the server ends first
 * @param begun open once its turn has come
 */
record Queued(
        Scheduler.Kind kind,
        String table,
        Network from,
        String asker,
        Runnable work,
        Runnable dropped,
        CountDownLatch begun) {

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
