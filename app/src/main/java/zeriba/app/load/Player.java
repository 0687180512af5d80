package zeriba.app.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import zeriba.app.load.ServerBench.Counts;
import zeriba.engine.text.Value;
import zeriba.server.json.Json;

/** Plays one script after another over two sockets at a table, now through one, now the other. */
final class Player {

    private static final int SECRET_BYTES = 16;
    private static final long AGAIN_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final HttpClient client;
    private final IntSupplier port;
    private final String game;
    private final Script script;
    private final Counts counts;
    private final Consumer<Played> book;
    private final String cookie;
    private final Sightings sightings = new Sightings();
    private final CompletableFuture<Played> rested = new CompletableFuture<>();
    private final List<String> answers = new ArrayList<>();
    private volatile List<Wire> wires = List.of();
    private volatile String table = "";
    private volatile boolean ended = false;
    private volatile boolean resting = false;
    private boolean sure = true;
    private volatile long interval = 0;
    private int next = 0;
    private int entry = 0;
    private long due = 0;

    Player(HttpClient client, IntSupplier port, String game, Script script, Counts counts) {
        this(client, port, game, script, counts, _ -> {});
    }

    /**
     * @param port where the next connection goes to, of one server or another of those that are one
     * @param book told of every game that was played to the end of its script, or given up
     */
    Player(
            HttpClient client,
            IntSupplier port,
            String game,
            Script script,
            Counts counts,
            Consumer<Played> book) {
        this.book = book;
        this.client = client;
        this.port = port;
        this.game = game;
        this.script = script;
        this.counts = counts;
        byte[] secret = new byte[SECRET_BYTES];
        new SecureRandom().nextBytes(secret);
        this.cookie = HexFormat.of().formatHex(secret);
    }

    /** Opens a table and listens there. */
    CompletableFuture<?> sit() {
        Value.Fields asked =
                Value.NO_FIELDS.with("game", Value.of(game)).with("seed", Value.of(script.seed()));
        HttpRequest request =
                HttpRequest.newBuilder(
                                URI.create("http://127.0.0.1:" + port.getAsInt() + "/api/new"))
                        .header("Content-Type", "application/json")
                        .header("Cookie", "zeriba=" + cookie)
                        .POST(BodyPublishers.ofString(Json.write(asked)))
                        .build();
        return client.sendAsync(request, BodyHandlers.ofString())
                .thenCompose(answer -> listen(answer.body()));
    }

    private CompletableFuture<?> listen(String view) {
        table = Wire.table(view);
        entry = Wire.entry(view);
        next = 0;
        answers.clear();
        sure = true;
        sightings.clear();
        CompletableFuture<Wire> one = wire(0);
        CompletableFuture<Wire> other = wire(1);
        return one.thenCombine(other, this::seated);
    }

    private List<Wire> seated(Wire one, Wire other) {
        wires = List.of(one, other);
        if (ended) {
            leave();
        }
        return wires;
    }

    private void leave() {
        wires.forEach(Wire::close);
    }

    private CompletableFuture<Wire> wire(int number) {
        return Wire.open(
                client,
                port.getAsInt(),
                table,
                cookie,
                entry,
                message -> sightings.heard(number, message).forEach(counts::seen));
    }

    /** The table where it plays just now. */
    String table() {
        return table;
    }

    /** Whoever plays there. */
    String cookie() {
        return cookie;
    }

    /** Plays from now on, each choice as soon as the one before is answered. */
    void begin() {
        choose();
    }

    /** Plays from now on, a choice at every interval of so many nanoseconds. */
    void begin(long nanos) {
        slowDown(nanos);
        later();
    }

    /** Plays no more once the choice under way is answered: what was played until then. */
    CompletableFuture<Played> rest() {
        resting = true;
        return rested;
    }

    private Played played() {
        return new Played(client, cookie, table, answers, entry, sure);
    }

    /** From now on a choice is due at every interval of so many nanoseconds, but the first. */
    void slowDown(long nanos) {
        due = System.nanoTime() + ThreadLocalRandom.current().nextLong(nanos);
        interval = nanos;
    }

    /** The next choice when it is due; at once where it is late, or nothing is ever due. */
    private void later() {
        long wait = interval == 0 ? 0 : due - System.nanoTime();
        if (wait <= 0) {
            choose();
        } else {
            CompletableFuture.delayedExecutor(wait, TimeUnit.NANOSECONDS).execute(this::choose);
        }
    }

    private void choose() {
        if (ended) {
            return;
        }
        if (resting) {
            rested.complete(played());
            return;
        }
        if (next == script.actions().size()) {
            sitElsewhere();
            return;
        }
        long rhythm = interval;
        long from = rhythm == 0 ? System.nanoTime() : due;
        Value.Fields asked =
                Value.NO_FIELDS
                        .with("table", Value.of(table))
                        .with("action", Value.of(script.actions().get(next)))
                        .with("entry", Value.of(entry));
        sightings.asked(1 - next % 2, entry, from);
        var _ =
                wires.get(next % 2)
                        .ask("play", asked)
                        .whenComplete((answer, failure) -> {
                            answered(failure == null ? answer : String.valueOf(failure), from);
                            if (rhythm > 0) {
                                due += rhythm;
                            }
                            next++;
                            later();
                        });
    }

    /** Nobody waits for a choice while a table is being opened: the rhythm begins anew. */
    private void sitElsewhere() {
        book.accept(played());
        leave();
        var _ =
                sit().whenComplete((_, failure) -> {
                    if (failure != null) {
                        counts.refused(String.valueOf(failure));
                    }
                    due = System.nanoTime() + (failure == null ? interval : AGAIN_NANOS);
                    CompletableFuture.delayedExecutor(due - System.nanoTime(), TimeUnit.NANOSECONDS)
                            .execute(this::choose);
                });
    }

    private void answered(String answer, long from) {
        if (!Wire.isView(answer)) {
            counts.refused(answer);
            sure = false;
            next = script.actions().size() - 1;
            return;
        }
        int now = Wire.entry(answer);
        answers.add(script.actions().get(next));
        counts.answered((System.nanoTime() - from) / 1_000, now - entry);
        entry = now;
    }

    void end() {
        ended = true;
        leave();
    }
}
