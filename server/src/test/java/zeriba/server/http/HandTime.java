package zeriba.server.http;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import zeriba.server.pace.TimeSource;

/** Time that passes when a test says so. */
final class HandTime implements TimeSource {

    private final AtomicLong millis = new AtomicLong(Duration.ofDays(20_000).toMillis());

    void pass(Duration time) {
        millis.addAndGet(time.toMillis());
    }

    @Override
    public long wall() {
        return millis.get();
    }

    @Override
    public long steady() {
        return millis.get();
    }
}
