package zeriba.app.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import zeriba.arena.Bench.Figure;
import zeriba.engine.Game;
import zeriba.engine.text.Value;
import zeriba.server.json.Json;

/**
 * Many tables of several servers that are one. Each connection goes to the next of them, as a proxy
 * without sticky routing has it: what the servers use for an entry, how soon it is heard of at
 * another, and after what time the tables of one that is stopped or killed go on.
 */
public final class ClusterBench {

    private static final int SCRIPTS = 64;

    /** [design] So long a server that was put out takes to be back with its shards. */
    private static final int BACK_SECONDS = 15;

    /** [design] So long nothing is done, to see what the servers use by themselves. */
    private static final int REST_SECONDS = 10;

    /** [design] After this a table is said to have been lost. */
    private static final long LONGEST_SECONDS = 120;

    private static final long AGAIN_MILLIS = 20;
    private static final int OK = 200;

    private final Game<?, ?> game;
    private final List<ServerProcess> nodes;
    private final ServerBench.Plan plan;
    private final int warmSeconds;
    private final HttpClient client = HttpClient.newHttpClient();
    private final AtomicInteger connections = new AtomicInteger();
    private final List<Figure> figures = new ArrayList<>();

    /**
     * Players at {@code nodes}, which are one server.
     *
     * @param warmSeconds how long they play before anything is measured
     */
    public ClusterBench(
            Game<?, ?> game, List<ServerProcess> nodes, ServerBench.Plan plan, int warmSeconds) {
        this.warmSeconds = warmSeconds;
        this.game = game;
        this.nodes = List.copyOf(nodes);
        this.plan = plan;
    }

    /**
     * Plays, and then stops and kills the last of several servers.
     *
     * @throws IOException where tables cannot be opened
     */
    public List<Figure> run() throws IOException {
        ServerBench.Counts counts = new ServerBench.Counts();
        List<Player> players = players(counts);
        ServerBench.seated(players);
        long interval = TimeUnit.SECONDS.toNanos(plan.tables()) / plan.choicesPerSecond();
        players.forEach(player -> player.begin(interval));
        ServerBench.sleep(warmSeconds);
        measure(counts);
        for (Player player : players) {
            var _ = player.rest();
        }
        ServerBench.sleep(1);
        measureAtRest();
        if (nodes.size() > 1) {
            lose(players);
        }
        players.forEach(Player::end);
        client.shutdownNow();
        return List.copyOf(figures);
    }

    private List<Player> players(ServerBench.Counts counts) {
        List<Script> scripts = new ArrayList<>();
        for (int seed = 1; seed <= Math.min(SCRIPTS, plan.tables()); seed++) {
            scripts.add(Script.of(game, seed));
        }
        IntSupplier next =
                () -> nodes.get(Math.floorMod(connections.getAndIncrement(), nodes.size())).port();
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < plan.tables(); i++) {
            Script script = scripts.get(i % scripts.size());
            players.add(new Player(client, next, game.about().id(), script, counts));
        }
        return players;
    }

    private void measure(ServerBench.Counts counts) {
        counts.reset();
        long used = used();
        long compiled = compiled();
        long begun = System.nanoTime();
        ServerBench.sleep(plan.seconds());
        ServerBench.Outcome outcome = counts.outcome((System.nanoTime() - begun) / 1e9, Double.NaN);
        double entries = outcome.entries();
        tell("durable entries", entries / outcome.seconds(), "entries/s");
        tell("refused", (double) outcome.refused(), "choices");
        double all = (used() - used) * 1_000.0 / entries;
        double compilers = (compiled() - compiled) * 1_000.0 / entries;
        tell("processor time of an entry", all, "us");
        tell("the same without the compilers'", all - compilers, "us");
        tell("answered within, 50 of 100", outcome.percentile(50), "ms");
        tell("answered within, 95 of 100", outcome.percentile(95), "ms");
        List<Long> seen = counts.sightings();
        tell("heard of on the other socket, 50 of 100", ServerBench.percentile(seen, 50), "ms");
        tell("heard of on the other socket, 95 of 100", ServerBench.percentile(seen, 95), "ms");
        for (int i = 0; i < nodes.size(); i++) {
            tell("memory of server " + (i + 1), megabytes(nodes.get(i)), "MiB");
            tell("tables in its memory", awake(nodes.get(i)), "tables");
        }
    }

    /** What the servers use while their tables are in memory and nobody does anything. */
    private void measureAtRest() {
        long used = used();
        long compiled = compiled();
        ServerBench.sleep(REST_SECONDS);
        double all = (used() - used) / (double) REST_SECONDS;
        double compilers = (compiled() - compiled) / (double) REST_SECONDS;
        tell("processor time of a second in which nobody plays", all, "ms");
        tell("the same without the compilers'", all - compilers, "ms");
    }

    private long used() {
        return nodes.stream().mapToLong(node -> node.cpuMillis().orElse(0)).sum();
    }

    private long compiled() {
        return nodes.stream().mapToLong(node -> node.compilerMillis().orElse(0)).sum();
    }

    private static double megabytes(ServerProcess node) {
        return node.residentKilobytes().orElse(0) / 1_024.0;
    }

    private double awake(ServerProcess node) {
        try {
            return ServerBench.number(
                    ServerBench.metrics(client, node.port()), "zeriba_tables_awake");
        } catch (IOException _) {
            return Double.NaN;
        }
    }

    private void tell(String what, double value, String unit) {
        figures.add(new Figure(what, value, unit));
    }

    /**
     * The last server is stopped, goes on, and is killed. Before that as much is asked of all of
     * them, to compare, and so that the first loss is not the first time that so much is said.
     */
    private void lose(List<Player> players) throws IOException {
        goOn("no server is lost", players);
        ServerProcess last = nodes.getLast();
        last.signal("STOP");
        goOn("a server is stopped", players);
        last.signal("CONT");
        ServerBench.sleep(BACK_SECONDS);
        last.kill();
        goOn("a server is killed", players);
    }

    /** Something is said at every table by way of the first server, until it is kept. */
    private void goOn(String what, List<Player> players) throws IOException {
        long begun = System.nanoTime();
        try (ExecutorService askers = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Long>> all = new ArrayList<>();
            for (Player player : players) {
                all.add(askers.submit(() -> goneOn(player, begun)));
            }
            List<Long> after = new ArrayList<>();
            for (Future<Long> one : all) {
                after.add(one.get());
            }
            List<Long> sorted = after.stream().sorted().toList();
            tell(what + ": tables go on, 50 of 100", middle(sorted), "ms");
            tell("the last of them", ServerBench.percentile(sorted, 100), "ms");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    private static double middle(List<Long> micros) {
        return ServerBench.percentile(micros, 50);
    }

    private long goneOn(Player player, long begun) throws InterruptedException {
        long end = begun + TimeUnit.SECONDS.toNanos(LONGEST_SECONDS);
        while (!isKept(player)) {
            if (System.nanoTime() - end > 0) {
                throw new IllegalStateException("a table has not gone on: " + player.table());
            }
            TimeUnit.MILLISECONDS.sleep(AGAIN_MILLIS);
        }
        return (System.nanoTime() - begun) / 1_000;
    }

    private boolean isKept(Player player) throws InterruptedException {
        Value.Fields said =
                Value.NO_FIELDS
                        .with("table", Value.of(player.table()))
                        .with("word", Value.of("chat"))
                        .with("text", Value.of("and on it goes"));
        HttpRequest request =
                HttpRequest.newBuilder(
                                URI.create(
                                        "http://127.0.0.1:" + nodes.getFirst().port() + "/api/say"))
                        .header("Content-Type", "application/json")
                        .header("Cookie", "zeriba=" + player.cookie())
                        .POST(BodyPublishers.ofString(Json.write(said)))
                        .build();
        try {
            return client.send(request, BodyHandlers.discarding()).statusCode() == OK;
        } catch (IOException _) {
            return false;
        }
    }
}
