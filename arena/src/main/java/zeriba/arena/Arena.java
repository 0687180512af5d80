package zeriba.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import zeriba.ai.StopSignal;

/** Plays batches of games on several threads; the threads change nothing but the time. */
public final class Arena {

    private static final long GLANCE_MILLIS = 200;

    private Arena() {}

    /**
     * Plays until all games are over or {@code stop} is asked for.
     *
     * @param threads how many games are played at once, at least 1
     * @param progress told from time to time how many games are over
     */
    public static Report play(
            Batch<?, ?> batch, int threads, StopSignal stop, LongConsumer progress) {
        long begun = System.nanoTime();
        Map<Long, Row> finished = new ConcurrentHashMap<>();
        AtomicLong next = new AtomicLong();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> workers = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                workers.add(pool.submit(() -> work(batch, next, finished, stop)));
            }
            workers.forEach(worker -> await(worker, finished, stop, progress));
        }
        List<Row> rows = new ArrayList<>();
        for (Row row = finished.get(0L); row != null; row = finished.get((long) rows.size())) {
            rows.add(row);
        }
        return new Report(batch, rows, (System.nanoTime() - begun) / 1e9);
    }

    private static void work(
            Batch<?, ?> batch, AtomicLong next, Map<Long, Row> finished, StopSignal stop) {
        for (long i = next.getAndIncrement();
                i < batch.games() && !stop.isAsked();
                i = next.getAndIncrement()) {
            new Match<>(batch, i).play(stop).ifPresent(row -> finished.put(row.game(), row));
        }
    }

    private static void await(
            Future<?> worker, Map<Long, Row> finished, StopSignal stop, LongConsumer progress) {
        while (true) {
            try {
                worker.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
                progress.accept(finished.size());
                return;
            } catch (TimeoutException _) {
                progress.accept(finished.size());
            } catch (InterruptedException _) {
                stop.ask();
            } catch (ExecutionException broken) {
                stop.ask();
                throw new IllegalStateException("a game broke off", broken.getCause());
            }
        }
    }
}
