package zeriba.server.admission;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * An executor that work is offloaded to, on platform threads of its own. Requests are answered on
 * virtual threads, and the few that carry them would carry nothing else while one of these
 * computes; the system shares the processor more fairly.
 */
final class OffloadExecutor {

    private final ExecutorService threads =
            Executors.newCachedThreadPool(
                    Thread.ofPlatform().name("offload-", 0).daemon().factory());

    private final LongSupplier processorNanos;

    /**
     * @param processorNanos the processor time that the thread which asks has had
     */
    OffloadExecutor(LongSupplier processorNanos) {
        this.processorNanos = processorNanos;
    }

    /**
     * What {@code work} comes to; whoever asks waits.
     *
     * @param spent is told the processor time that it took, also where it failed
     */
    <T> T done(Supplier<T> work, Consumer<Duration> spent) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        threads.execute(() -> Scheduler.complete(answer, () -> measured(work, spent)));
        return Scheduler.answered(answer);
    }

    private <T> T measured(Supplier<T> work, Consumer<Duration> spent) {
        long begun = processorNanos.getAsLong();
        try {
            return work.get();
        } finally {
            spent.accept(Duration.ofNanos(processorNanos.getAsLong() - begun));
        }
    }
}
