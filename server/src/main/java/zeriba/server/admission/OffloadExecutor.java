package zeriba.server.admission;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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

    /** What {@code work} comes to; whoever asks waits. */
    <T> T done(Supplier<T> work) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        threads.execute(() -> Scheduler.complete(answer, work));
        return Scheduler.answered(answer);
    }
}
