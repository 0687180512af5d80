package zeriba.app.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.Journal;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.json.Json;

/** What long records cost a server: how long each question about one waits for its whole answer. */
public final class LongRecords {

    private static final String COOKIE = "zeriba=who-has-played-for-very-long-at-tables";
    private static final int LONG = 20_000;
    private static final int SHORT = 100;
    private static final int PLAYED = 1_496;
    private static final int OPENINGS = 300;
    private static final int TOGETHER = 16;
    private static final int TRIALS = 20;

    /**
     * One figure: of so many trials in milliseconds, from the question to its whole answer.
     *
     * @param least what the shortest took
     * @param cpu processor time of the server for one of them, on the average but for the first:
     *     other programs on the machine change it less
     * @param firstCpu the same for the first, with a program that was hardly compiled yet
     */
    public record Figure(String what, double least, double cpu, double firstCpu) {}

    /** The tables that were loaded, to be opened again after a restart. */
    public record Loaded(List<String> brief, String lengthy) {

        public Loaded {
            brief = List.copyOf(brief);
        }
    }

    private final HttpClient client = HttpClient.newHttpClient();
    private final ServerProcess server;
    private final List<Figure> figures = new ArrayList<>();

    /** Questions to {@code server}. */
    public LongRecords(ServerProcess server) {
        this.server = server;
    }

    /** What was measured so far, in order. */
    public List<Figure> figures() {
        return List.copyOf(figures);
    }

    /** Loads long games of {@code retaken} and {@code played}, and asks about them. */
    public Loaded load(Game<?, ?> retaken, Game<?, ?> played) throws IOException {
        String lengthyRecord = record(retaken, LONG, 2);
        String warm = loaded(lengthyRecord);
        ask("view", warm);
        String briefRecord = record(retaken, SHORT, 2);
        List<String> brief = List.of(loaded(briefRecord), loaded(briefRecord));
        String[] lengthy = new String[1];
        timed("load 20,000 entries", TRIALS, () -> lengthy[0] = loaded(lengthyRecord));
        timed("view after 20,000 entries", TRIALS, () -> ask("view", lengthy[0]));
        timed("a page of its log", TRIALS, () -> ask("log", lengthy[0]));
        timed("its whole record", TRIALS, () -> ask("record", lengthy[0]));
        timed("fork it", TRIALS, () -> ask("fork", lengthy[0]));
        String table = loaded(record(played, PLAYED, 12));
        opened(table);
        timed("300 openings of a game of 1,496 entries", TRIALS, () -> openings(table));
        return new Loaded(brief, lengthy[0]);
    }

    /** Asks again for tables that a server has to read first. */
    public void open(Loaded loaded) throws IOException {
        timed(
                "after a restart: the first table, entry 100",
                1,
                () -> opened(loaded.brief().getFirst()));
        timed("the next, entry 20,000", 1, () -> opened(loaded.lengthy()));
        timed("the next, entry 100", 1, () -> opened(loaded.brief().getLast()));
    }

    private void timed(String what, int trials, Callable<?> question) throws IOException {
        long begun = cpu();
        double least = millis(what, question);
        long first = cpu();
        for (int i = 1; i < trials; i++) {
            least = Math.min(least, millis(what, question));
        }
        long firstCpu = first - begun;
        double cpu = trials == 1 ? firstCpu : (double) (cpu() - first) / (trials - 1);
        figures.add(new Figure(what, least, cpu, firstCpu));
    }

    private long cpu() {
        return server.cpuMillis().orElse(0);
    }

    private static double millis(String what, Callable<?> question) throws IOException {
        long begun = System.nanoTime();
        try {
            question.call();
        } catch (IOException e) {
            throw e;
        } catch (Exception e) {
            throw new IOException(what + ": " + e, e);
        }
        return (System.nanoTime() - begun) / 1e6;
    }

    private String openings(String table) throws IOException {
        try (ExecutorService people = Executors.newFixedThreadPool(TOGETHER)) {
            List<Future<byte[]>> all = new ArrayList<>();
            for (int i = 0; i < OPENINGS; i++) {
                all.add(people.submit(() -> opened(table)));
            }
            for (Future<byte[]> one : all) {
                one.get();
            }
            return table;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    /** What a page asks for first, and as browsers do: compressed. */
    private byte[] opened(String table) throws IOException {
        send(request("/api/table/" + table).header("Accept-Encoding", "gzip").GET().build());
        return send(posted("view", about(table)).header("Accept-Encoding", "gzip").build());
    }

    private byte[] ask(String operation, String table) throws IOException {
        return send(posted(operation, about(table)).build());
    }

    private static Value.Fields about(String table) {
        return Value.NO_FIELDS.with("table", Value.of(table));
    }

    private String loaded(String record) throws IOException {
        Value.Fields given = Value.NO_FIELDS.with("record", Value.of(record));
        return Wire.table(new String(send(posted("load", given).build()), StandardCharsets.UTF_8));
    }

    private HttpRequest.Builder posted(String operation, Value.Fields given) {
        return request("/api/" + operation)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Json.write(given)));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Cookie", COOKIE);
    }

    private byte[] send(HttpRequest request) throws IOException {
        try {
            HttpResponse<byte[]> answer = client.send(request, BodyHandlers.ofByteArray());
            if (answer.statusCode() != 200) {
                throw new IOException(request.uri() + ": " + answer.statusCode());
            }
            return answer.body();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    /**
     * A record of so many entries: random play, in which one of {@code kept} choices is retaken.
     */
    private static <S, A> String record(Game<S, A> game, int entries, int kept) {
        Setup setup = setup(game);
        SplitMix64 random = new SplitMix64(entries);
        Journal<S, A> journal = Journal.begin(game, setup);
        while (journal.last() < entries) {
            journal = journal.after(next(journal, random, kept));
        }
        return RecordText.write(
                game,
                new GameRecord<>(
                        game.about().id(),
                        game.about().rulesVersion(),
                        new GameRecord.Start.FromScenario(setup),
                        Map.of(),
                        journal.entries()));
    }

    private static Setup setup(Game<?, ?> game) {
        try {
            return game.about().complete(Setup.of(game.about().scenarios().getFirst().id()));
        } catch (UnreadableException e) {
            throw new IllegalStateException("a game has its first scenario", e);
        }
    }

    private static <S, A> Entry<A> next(Journal<S, A> journal, SplitMix64 random, int kept) {
        Game<S, A> game = journal.game();
        boolean retakes = journal.result().isPresent() || journal.last() % kept == kept - 1;
        List<Role> last = journal.lastChoices(game.about().roles(), 1);
        if (retakes && !last.isEmpty()) {
            return new Entry.AtTable<>(last.getFirst(), new TableAction.Undo(1));
        }
        return switch (journal.position().pending()) {
            case Pending.Choice<A> choice -> {
                A action = choice.options().get(random.below(choice.options().size()));
                Role by = game.rules().role(journal.position().state(), action);
                yield new Entry.Chose<>(by, DecisionSource.PERSON, action);
            }
            case Pending.Chance<A> chance -> new Entry.Rolled<>(chance.dice().thrown(random));
            case Pending.Automatic<A> _, Pending.Over<A> _ ->
                    throw new IllegalStateException("a game that is over is taken back");
        };
    }
}
