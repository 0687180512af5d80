package zeriba.arena.experiment.local;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import zeriba.arena.experiment.ExperimentGames;
import zeriba.arena.experiment.GameKey;
import zeriba.arena.experiment.GameRow;
import zeriba.arena.experiment.GameRun;
import zeriba.arena.experiment.Workers;

/**
 * The threads of this machine.
 *
 * @param atOnce how many games are played at once
 * @param turns when they may be played on
 */
public record LocalThreads(int atOnce, Turns turns) implements Workers {

    private static final long GLANCE_MILLIS = 200;

    /** Threads that nobody else wants. */
    public static LocalThreads unshared(int atOnce) {
        return new LocalThreads(atOnce, Turns.unshared());
    }

    @Override
    public void play(ExperimentGames games, Iterator<GameKey> keys, Order order) {
        try (ExecutorService pool = Executors.newFixedThreadPool(atOnce)) {
            List<Future<?>> workers = new ArrayList<>();
            for (int i = 0; i < atOnce; i++) {
                workers.add(pool.submit(() -> work(games, keys, order)));
            }
            workers.forEach(worker -> await(worker, order));
        }
    }

    private void work(ExperimentGames games, Iterator<GameKey> keys, Order order) {
        for (Optional<GameKey> key = next(keys, order); key.isPresent(); key = next(keys, order)) {
            play(games.begun(key.get()), order);
        }
    }

    private static Optional<GameKey> next(Iterator<GameKey> keys, Order order) {
        synchronized (keys) {
            return !order.isOut() && keys.hasNext() ? Optional.of(keys.next()) : Optional.empty();
        }
    }

    private void play(GameRun<?, ?> run, Order order) {
        Optional<GameRow> row = Optional.empty();
        while (row.isEmpty() && !order.stop().isAsked()) {
            row = turns.take(() -> run.further(order.stop(), turns.nanos()));
        }
        row.ifPresent(order::over);
    }

    private static void await(Future<?> worker, Order order) {
        while (true) {
            try {
                worker.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
                order.tell();
                return;
            } catch (TimeoutException _) {
                order.tell();
            } catch (InterruptedException _) {
                order.stop().ask();
            } catch (ExecutionException broken) {
                order.stop().ask();
                throw new IllegalStateException("an experiment broke off", broken.getCause());
            }
        }
    }
}
