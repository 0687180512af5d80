package zeriba.server.store;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToLongFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.refusal.Refusal;
import zeriba.server.table.Table;

/**
 * A memory budget, in tables: how many there is room for. Room is made by putting away those that
 * nobody has looked at for longest: each is read again when it is needed. A table that somebody
 * watches stays.
 */
final class MemoryBudget {

    private static final Logger LOG = LoggerFactory.getLogger(MemoryBudget.class);

    /** Who watches on a socket looks every thirty seconds. */
    static final long UNWATCHED_MILLIS = TimeUnit.SECONDS.toMillis(35);

    /** [design] Half of the memory is for tables, and each is taken for so many bytes. */
    private static final long BYTES_OF_A_TABLE = 128 << 10;

    /** [design] So many entries weigh as much as one more table. */
    private static final int ENTRIES = 100;

    private static final long RETRY_SECONDS = 30;
    private static final long TOLD_NANOS = TimeUnit.MINUTES.toNanos(1);

    private final long most;
    private final long unwatchedMillis;
    private final AtomicLong refused = new AtomicLong();
    private long told = System.nanoTime() - TOLD_NANOS;

    MemoryBudget(long most, long unwatchedMillis) {
        this.most = most;
        this.unwatchedMillis = unwatchedMillis;
    }

    /** As much as this process has room for. */
    static MemoryBudget ofMemory() {
        return new MemoryBudget(
                Math.max(100, Runtime.getRuntime().maxMemory() / 2 / BYTES_OF_A_TABLE),
                UNWATCHED_MILLIS);
    }

    /** Makes room for a new table; refused where all that there are are watched. */
    void forNew(LoadedTables awake) {
        make(awake, most);
    }

    /** Makes room for a table that there is already: for those something is always left over. */
    void forKnown(LoadedTables awake) {
        make(awake, most + most / 4);
    }

    /** How many tables were refused since the start. */
    long refused() {
        return refused.get();
    }

    private synchronized void make(LoadedTables awake, long room) {
        if (weight(awake) < room) {
            return;
        }
        int put = putAway(awake);
        long left = weight(awake);
        if (left >= room) {
            refused.incrementAndGet();
        }
        tell(awake.size(), put);
        if (left >= room) {
            throw Refusal.busy(
                    "the server has no room for another table just now; try again in "
                            + RETRY_SECONDS
                            + " seconds",
                    RETRY_SECONDS);
        }
    }

    private static long weight(LoadedTables awake) {
        long weight = 0;
        for (Table<?, ?> table : awake.all()) {
            weight += weight(table);
        }
        return weight;
    }

    private static long weight(Table<?, ?> table) {
        return 1L + table.scene().journal().last() / ENTRIES;
    }

    /** Puts away a tenth of all, so that not every table has to look for room. */
    private int putAway(LoadedTables awake) {
        List<Table<?, ?>> longest = mostFirst(awake.all(), table -> table.audience().awayMillis());
        long excess = weight(awake) - most + Math.max(1, most / 10);
        int put = 0;
        for (Table<?, ?> table : longest) {
            if (excess <= 0) {
                break;
            }
            if (table.closeUnwatched(unwatchedMillis)) {
                awake.forget(table);
                excess -= weight(table);
                put++;
            }
        }
        return put;
    }

    /** By a number that may be another the next time it is asked for: asked for once of each. */
    static <T> List<T> mostFirst(Collection<T> all, ToLongFunction<T> number) {
        record Numbered<T>(T one, long number) {}
        return all.stream()
                .map(one -> new Numbered<>(one, number.applyAsLong(one)))
                .sorted(Comparator.comparingLong((Numbered<T> one) -> one.number()).reversed())
                .map(Numbered::one)
                .toList();
    }

    private void tell(int left, int put) {
        long now = System.nanoTime();
        if (now - told >= TOLD_NANOS) {
            told = now;
            Runtime memory = Runtime.getRuntime();
            LOG.warn(
                    "memory has room for {} tables: {} were put away, {} stay, {} were refused"
                            + " since the start; {} of {} MiB are used",
                    most,
                    put,
                    left,
                    refused.get(),
                    (memory.totalMemory() - memory.freeMemory()) >> 20,
                    memory.maxMemory() >> 20);
        }
    }
}
