package zeriba.app.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeriba.engine.Game;

/**
 * Many tables of one server, each with two open sockets that take turns: how many entries it keeps
 * in a second, and how long whoever makes one waits for the answer.
 */
public final class ServerBench {

    private static final int SCRIPTS = 64;
    private static final int TOGETHER = 50;
    private static final long WARM_SECONDS = 10;
    private static final long SETTLE_SECONDS = 3;

    /**
     * What to do.
     *
     * @param tables how many
     * @param choicesPerSecond asked of all tables together; 0: each as fast as it is answered
     * @param seconds how long to measure
     * @param idle sockets that only look on, at tables of their own
     * @param thinking further tables, at each of which a veteran is to choose
     */
    public record Plan(int tables, int choicesPerSecond, int seconds, int idle, int thinking) {}

    /**
     * What came of it.
     *
     * @param choices answered in the time
     * @param entries kept in the time, with the throws that followed from choices
     * @param seconds it took
     * @param latencies of every choice from the time it was due, in microseconds, ascending
     * @param refusals how often a choice was not answered with a view, by the answer
     * @param entriesPerCommit by what the server counts in the time
     */
    public record Outcome(
            long choices,
            long entries,
            double seconds,
            List<Long> latencies,
            Map<String, Long> refusals,
            double entriesPerCommit) {

        public Outcome {
            latencies = List.copyOf(latencies);
            refusals = Map.copyOf(refusals);
        }

        /** Choices that were not answered with a view. */
        public long refused() {
            return refusals.values().stream().mapToLong(Long::longValue).sum();
        }

        /** What so many of a hundred waited at most, in milliseconds. */
        public double percentile(double percent) {
            return ServerBench.percentile(latencies, percent);
        }
    }

    /** Of ascending microseconds, what so many of a hundred are at most, in milliseconds. */
    static double percentile(List<Long> micros, double percent) {
        if (micros.isEmpty()) {
            return Double.NaN;
        }
        int at = (int) Math.ceil(percent / 100 * micros.size()) - 1;
        return micros.get(Math.clamp(at, 0, micros.size() - 1)) / 1_000.0;
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
        // never closed: that would wait for sockets which are being opened just now
        HttpClient client = HttpClient.newHttpClient();
        try (Crowd crowd = new Crowd(client, port, game)) {
            crowd.lookOn(plan.idle());
            List<Player> players = new ArrayList<>();
            for (int i = 0; i < plan.tables(); i++) {
                Script script = scripts.get(i % scripts.size());
                players.add(new Player(client, () -> port, game.about().id(), script, counts));
            }
            seated(players);
            players.forEach(Player::begin);
            sleep(WARM_SECONDS);
            slowDown(players);
            crowd.letThink(plan.thinking());
            Outcome outcome = measured(client, counts);
            players.forEach(Player::end);
            return outcome;
        } finally {
            client.shutdownNow();
        }
    }

    /** What was asked for in haste is answered before anything is measured. */
    private void slowDown(List<Player> players) {
        if (plan.choicesPerSecond() > 0) {
            long interval = TimeUnit.SECONDS.toNanos(1) * plan.tables() / plan.choicesPerSecond();
            players.forEach(player -> player.slowDown(interval));
            sleep(SETTLE_SECONDS);
        }
    }

    static void seated(List<Player> players) throws IOException {
        try {
            for (int first = 0; first < players.size(); first += TOGETHER) {
                CompletableFuture.allOf(
                                players
                                        .subList(first, Math.min(players.size(), first + TOGETHER))
                                        .stream()
                                        .map(Player::sit)
                                        .toArray(CompletableFuture<?>[]::new))
                        .join();
            }
        } catch (CompletionException e) {
            throw new IOException("the tables cannot be opened: " + e.getCause(), e);
        }
    }

    private Outcome measured(HttpClient client, Counts counts) throws IOException {
        String before = metrics(client, port);
        counts.reset();
        long begun = System.nanoTime();
        sleep(plan.seconds());
        double seconds = (System.nanoTime() - begun) / 1e9;
        String after = metrics(client, port);
        return counts.outcome(
                seconds,
                increase(before, after, "zeriba_entries_total")
                        / increase(before, after, "zeriba_commits_total"));
    }

    private static double increase(String before, String after, String name) {
        return number(after, name) - number(before, name);
    }

    static String metrics(HttpClient client, int port) throws IOException {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/metrics")).build();
        try {
            return client.send(request, BodyHandlers.ofString()).body();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    static double number(String metrics, String name) {
        return metrics.lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
                .findFirst()
                .orElse(Double.NaN);
    }

    static void sleep(long seconds) {
        try {
            TimeUnit.SECONDS.sleep(seconds);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** What all players together have done. */
    static final class Counts {

        private static final int MOST = 4_000_000;
        private static final int LONGEST_KIND = 120;
        private static final Pattern MESSAGE = Pattern.compile("\"message\":\"([^\"]*)");
        private static final Pattern DIGITS = Pattern.compile("[0-9]+");

        private final long[] latencies = new long[MOST];
        private final AtomicLong choices = new AtomicLong();
        private final AtomicLong entries = new AtomicLong();
        private final Map<String, Long> refusals = new ConcurrentHashMap<>();
        private final Queue<Long> sightings = new ConcurrentLinkedQueue<>();

        void reset() {
            sightings.clear();
            choices.set(0);
            entries.set(0);
            refusals.clear();
        }

        void answered(long micros, int more) {
            long number = choices.getAndIncrement();
            if (number < MOST) {
                latencies[(int) number] = micros;
            }
            entries.addAndGet(more);
        }

        /** An answer was not a view, or a failure came instead of one. */
        void refused(String answer) {
            refusals.merge(kind(answer), 1L, Long::sum);
        }

        /** What a refusal says, without the numbers that tell one from the next. */
        private static String kind(String answer) {
            Matcher message = MESSAGE.matcher(answer);
            String said = message.find() ? message.group(1) : answer;
            String kind = DIGITS.matcher(said).replaceAll("#");
            return kind.substring(0, Math.min(kind.length(), LONGEST_KIND));
        }

        /** What was done was heard of elsewhere after so long. */
        void seen(long micros) {
            sightings.add(micros);
        }

        /** After how many microseconds each was heard of elsewhere, ascending. */
        List<Long> sightings() {
            return sightings.stream().sorted().toList();
        }

        Outcome outcome(double seconds, double entriesPerCommit) {
            int measured = (int) Math.min(MOST, choices.get());
            long[] sorted = Arrays.copyOf(latencies, measured);
            Arrays.sort(sorted);
            List<Long> all = Arrays.stream(sorted).boxed().toList();
            return new Outcome(measured, entries.get(), seconds, all, refusals, entriesPerCommit);
        }
    }
}
