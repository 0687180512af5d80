package zeriba.server.account;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A limit on attempts: how often something was tried of late, by whom: more than so often within a
 * while is refused.
 */
public final class AttemptLimit {

    private static final int MOST_REMEMBERED = 50_000;

    private final int most;
    private final Duration within;
    private final InstantSource clock;
    private final Map<String, Deque<Long>> times = new ConcurrentHashMap<>();

    public AttemptLimit(int most, Duration within, InstantSource clock) {
        this.most = most;
        this.within = within;
        this.clock = clock;
    }

    /** Whether {@code who} may try once more; counts it if so. */
    public boolean mayTry(String who) {
        long now = clock.millis();
        if (times.size() >= MOST_REMEMBERED) {
            times.values().removeIf(tried -> isOver(tried, now));
        }
        boolean[] may = new boolean[1];
        times.compute(
                who,
                (_, known) -> {
                    Deque<Long> tried = known == null ? new ArrayDeque<>() : known;
                    while (!tried.isEmpty() && tried.peek() <= now - within.toMillis()) {
                        tried.poll();
                    }
                    may[0] = tried.size() < most;
                    if (may[0]) {
                        tried.add(now);
                    }
                    return tried;
                });
        return may[0];
    }

    private boolean isOver(Deque<Long> tried, long now) {
        Long last = tried.peekLast();
        return last == null || last <= now - within.toMillis();
    }

    /** Forgets what {@code who} tried: it was right. */
    public void forget(String who) {
        times.remove(who);
    }
}
