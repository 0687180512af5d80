package zeriba.app.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import zeriba.engine.Game;

/**
 * Many tables of one server, each with two open sockets that take turns: how many entries it keeps
 * in a second, and how long whoever makes one waits for the answer.
 */
public final class ServerBench {

    private static final int SCRIPTS = 64;
    private static final long WARM_SECONDS = 8;

    /**
     * What to do.
     *
     * @param tables how many
     * @param entriesPerSecond asked of all tables together; 0: each as fast as it is answered
     * @param seconds how long to measure
     */
    public record Plan(int tables, int entriesPerSecond, int seconds) {}

    /**
     * What came of it.
     *
     * @param choices answered in the time
     * @param entries kept in the time, with the throws that followed from choices
     * @param seconds it took
     * @param latencies of every choice from the time it was due, in microseconds, ascending
     * @param refused choices that were not answered with a view
     */
    public record Outcome(
            long choices, long entries, double seconds, List<Long> latencies, long refused) {

        public Outcome {
            latencies = List.copyOf(latencies);
        }

        /** What so many of a hundred waited at most, in milliseconds. */
        public double percentile(double percent) {
            if (latencies.isEmpty()) {
                return Double.NaN;
            }
            int at = (int) Math.ceil(percent / 100 * latencies.size()) - 1;
            return latencies.get(Math.clamp(at, 0, latencies.size() - 1)) / 1_000.0;
        }
    }

    private final Game<?, ?> game;
    private final int port;
    private final Plan plan;

    /** A bench of the server on {@code port} of this machine. */
    public ServerBench(Game<?, ?> game, int port, Plan plan) {
        this.game = game;
        this.port = port;
        this.plan = plan;
    }

    /** Opens the tables, plays until all is warm, and measures. */
    public Outcome run() throws IOException {
        List<Script> scripts = new ArrayList<>();
        for (int seed = 1; seed <= Math.min(SCRIPTS, plan.tables()); seed++) {
            scripts.add(Script.of(game, seed));
        }
        Counts counts = new Counts();
        try (HttpClient client = HttpClient.newHttpClient()) {
            List<Player> players = new ArrayList<>();
            for (int i = 0; i < plan.tables(); i++) {
                Script script = scripts.get(i % scripts.size());
                players.add(
                        new Player(client, port, game.about().id(), script, interval(), counts));
            }
            seated(players);
            players.forEach(Player::begin);
            sleep(WARM_SECONDS);
            Outcome outcome = measured(counts);
            players.forEach(Player::end);
            client.shutdownNow();
            return outcome;
        }
    }

    /** Between two choices at one table, in nanoseconds. */
    private long interval() {
        return plan.entriesPerSecond() == 0
                ? 0
                : TimeUnit.SECONDS.toNanos(1) * plan.tables() / plan.entriesPerSecond();
    }

    private static void seated(List<Player> players) throws IOException {
        try {
            CompletableFuture.allOf(
                            players.stream().map(Player::sit).toArray(CompletableFuture<?>[]::new))
                    .join();
        } catch (CompletionException e) {
            throw new IOException("the tables cannot be opened: " + e.getCause(), e);
        }
    }

    private Outcome measured(Counts counts) {
        counts.reset();
        long begun = System.nanoTime();
        sleep(plan.seconds());
        double seconds = (System.nanoTime() - begun) / 1e9;
        return counts.outcome(seconds);
    }

    private static void sleep(long seconds) {
        try {
            TimeUnit.SECONDS.sleep(seconds);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** What all players together have done. */
    static final class Counts {

        private static final int MOST = 4_000_000;

        private final long[] latencies = new long[MOST];
        private final AtomicLong choices = new AtomicLong();
        private final AtomicLong entries = new AtomicLong();
        private final AtomicLong refused = new AtomicLong();

        void reset() {
            choices.set(0);
            entries.set(0);
            refused.set(0);
        }

        void answered(long micros, int more) {
            long number = choices.getAndIncrement();
            if (number < MOST) {
                latencies[(int) number] = micros;
            }
            entries.addAndGet(more);
        }

        void refused() {
            refused.incrementAndGet();
        }

        Outcome outcome(double seconds) {
            int measured = (int) Math.min(MOST, choices.get());
            long[] sorted = Arrays.copyOf(latencies, measured);
            Arrays.sort(sorted);
            List<Long> all = Arrays.stream(sorted).boxed().toList();
            return new Outcome(measured, entries.get(), seconds, all, refused.get());
        }
    }
}
