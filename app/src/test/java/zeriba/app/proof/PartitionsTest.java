package zeriba.app.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.load.ServerProcess;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.text.Value;
import zeriba.testkit.History;
import zeriba.testkit.Relay;
import zeriba.testkit.Trials;
import zeriba.testkit.Until;

/**
 * Two servers on one PostgreSQL, one of which is stopped for a while, or whose line to the database
 * is held up, cut, or goes dead, while people play against each other from both: every entry that
 * was answered is kept once, in order, and seen by all who watch at either; afterwards all goes on.
 * The clocks of both servers are wrong all the while, against each other and the database, and are
 * set when the trouble begins and when it ends: nobody's time runs out by that.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("long")
@Tag(Trials.TAG)
class PartitionsTest {

    /** What befalls a server. */
    private enum Trouble {
        /** Nothing passes between it and the database, and then all does. */
        HELD,
        /** Its connections are cut, and no others are made. */
        CUT,
        /** It does nothing at all, and then goes on where it was. */
        STOPPED,
        /** Its connections carry nothing any more, and nobody says so. */
        DEAD
    }

    private static final List<Trouble> TROUBLES = List.of(Trouble.values());
    private static final Trials TRIALS = new Trials("partitions", 1, 3, 100);
    private static final int TABLES = 3;
    private static final int SOME = 2;

    /** So many times those at the other server are told something while the trouble lasts. */
    private static final int LEAST_HEARD = 10;

    private static final int MOST_HEARD = 60;

    /**
     * A dead line is waited for up to a minute, and those who ask again do so one after another.
     */
    private static final Duration LONGEST = Duration.ofMinutes(5);

    /** [design] Of a side: more than a trial takes, and less than clocks are wrong by. */
    private static final int BASE_SECONDS = 7_200;

    private static final int MOST_WRONG_DAYS = 400;

    private static final List<String> ROLES = List.of("moslem", "christian");

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<Relay> lines = new ArrayList<>();
    private final List<ServerProcess> nodes = new ArrayList<>();
    private final List<Path> skews = new ArrayList<>();
    private EmbeddedPostgres postgres;

    @TempDir private static Path folder = Path.of("");

    PartitionsTest() throws IOException {
        postgres =
                EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "on")
                        .setServerConfig("synchronous_commit", "on")
                        .start();
    }

    @BeforeAll
    void startNodes() throws IOException {
        for (int i = 0; i < ROLES.size(); i++) {
            Relay line = new Relay(postgres.getPort());
            lines.add(line);
            String address = "postgresql://postgres@127.0.0.1:" + line.port() + "/postgres";
            Path skew = folder.resolve("skew" + i);
            SkewedServer.set(skew, 0);
            skews.add(skew);
            List<String> java = new ArrayList<>(KillsTest.SHORT_LIVED);
            java.addAll(SkewedServer.options(skew));
            nodes.add(
                    ServerProcess.startOther(
                            SkewedServer.class.getName(),
                            java,
                            folder.resolve("errors"),
                            List.of("--db", address)));
        }
    }

    @AfterAll
    void stop() throws IOException {
        nodes.forEach(ServerProcess::kill);
        client.close();
        for (Relay line : lines) {
            line.close();
        }
        postgres.close();
    }

    /** A table, who plays there, each at a server of its own, and who watches at both. */
    private final class Played {
        private final History entries = new History(Seated::isOfItself);
        private final History remarks = new History();
        private final List<Seated> players = new ArrayList<>();
        private final List<Onlooker> onlookers = new ArrayList<>();
        private final List<Visitor> visitors = new ArrayList<>();
        private final AtomicBoolean isFinished = new AtomicBoolean();
        private final Value.Fields here;

        Played(long seed) throws IOException {
            nodes.forEach(node -> visitors.add(new Visitor(client, node::port)));
            Value.Fields made = ask(0, "tables", game());
            String table = Visitor.text(made, "table");
            here = Value.NO_FIELDS.with("table", Value.of(table));
            String link = Visitor.text((Value.Fields) made.at("links"), ROLES.getLast());
            String secret = link.substring(link.indexOf("#seat=") + "#seat=".length());
            ask(1, "claim", here.with("secret", Value.of(secret)).with("nonce", Value.of("")));
            // words at the other server would shift what is played meanwhile by one entry
            ask(0, "wait", here.with("after", Value.of(1)));
            kept("1 moslem nonce first", 1);
            kept("2 christian nonce", 2);
            for (int i = 0; i < ROLES.size(); i++) {
                SplitMix64 random = SplitMix64.of(seed, i);
                players.add(
                        new Seated(visitors.get(i), ROLES.get(i), here, entries, remarks, random));
                onlookers.add(new Onlooker(client, nodes.get(i).port(), table, entries));
            }
        }

        private void kept(String line, int number) {
            entries.asked(line);
            entries.answered(line, number);
        }

        private Value.Fields ask(int node, String operation, Value.Fields given)
                throws IOException {
            Value.Fields answer = visitors.get(node).ask(operation, given);
            assertThat(Visitor.isRefusal(answer)).as("%s", answer).isFalse();
            return answer;
        }

        private int answered() {
            return players.stream().mapToInt(Seated::answered).sum();
        }

        private int heardAt(int node) {
            return players.get(node).heard();
        }

        private void awaitMore(int more) throws InterruptedException {
            int wanted = answered() + more;
            Until.holds(
                    "people play on at " + here,
                    LONGEST,
                    () -> answered() >= wanted || isFinished.get());
        }

        /** What a server shows. */
        private Optional<Shown> shown(int node) {
            try {
                Value.Fields view = visitors.get(node).ask("view", here);
                List<String> log = Seated.log(visitors.get(node), here);
                return Visitor.isRefusal(view) || log.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Shown(log, Seated.remarks(view)));
            } catch (IOException _) {
                return Optional.empty();
            }
        }

        /** What both servers show, where they show the same and all who watch have seen it. */
        private Optional<Shown> shown() {
            return shown(0).filter(shown ->
                    onlookers.stream().allMatch(one -> one.last() >= shown.log().size())
                            && shown(1).equals(Optional.of(shown)));
        }

        private void compare(String what) throws Exception {
            AtomicReference<Optional<Shown>> last = new AtomicReference<>(Optional.empty());
            Until.holds(
                    "both servers and all who watch show the same: " + what,
                    LONGEST,
                    () -> {
                        last.set(shown());
                        return last.get().isPresent();
                    });
            Shown shown = last.get().orElseThrow();
            assertThat(entries.faults(shown.log())).as("%s: entries", what).isEmpty();
            assertThat(remarks.faults(shown.said())).as("%s: remarks", what).isEmpty();
        }
    }

    /** What a server shows of a table. */
    private record Shown(List<String> log, List<String> said) {}

    private static Value.Fields game() {
        return Value.NO_FIELDS
                .with("game", Value.of("kassala"))
                .with("mine", Value.texts(List.of(ROLES.getFirst())))
                .with("nonce", Value.of("first"))
                .with("pace", pace());
    }

    private static Value.Fields pace() {
        return Value.NO_FIELDS
                .with("kind", Value.of("live"))
                .with("base", Value.of(BASE_SECONDS))
                .with("increment", Value.of(0))
                .with("end", Value.of("claim"));
    }

    @Test
    void whatWasAnsweredIsKeptOnceInOrderAndSeenByAll() throws Exception {
        TRIALS.each(this::trial);
    }

    private void trial(long seed) throws Exception {
        AtomicBoolean isPlayed = new AtomicBoolean();
        AtomicBoolean isOver = new AtomicBoolean();
        List<Played> tables = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            tables.add(new Played(seed * TABLES + i));
        }
        try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
            try {
                List<Future<?>> watching = watched(people, tables, isOver);
                List<Future<?>> playing = played(people, tables, isPlayed);
                befall(seed, tables);
                isPlayed.set(true);
                join(playing);
                settle(tables, "trial " + seed);
                isOver.set(true);
                join(watching);
            } finally {
                isPlayed.set(true);
                isOver.set(true);
            }
        }
    }

    private static void join(List<Future<?>> all) throws Exception {
        for (Future<?> one : all) {
            one.get();
        }
    }

    private static List<Future<?>> watched(
            ExecutorService people, List<Played> tables, AtomicBoolean isOver) {
        List<Future<?>> all = new ArrayList<>();
        for (Played table : tables) {
            for (Onlooker onlooker : table.onlookers) {
                all.add(
                        people.submit(() -> {
                            onlooker.watchUntil(isOver::get);
                            return true;
                        }));
            }
        }
        return all;
    }

    private static List<Future<?>> played(
            ExecutorService people, List<Played> tables, AtomicBoolean isPlayed) {
        List<Future<?>> all = new ArrayList<>();
        for (Played table : tables) {
            for (Seated player : table.players) {
                all.add(
                        people.submit(() -> {
                            boolean isEnd = player.playUntil(isPlayed::get);
                            return table.isFinished.compareAndSet(false, isEnd);
                        }));
            }
        }
        return all;
    }

    private void befall(long seed, List<Played> tables) throws Exception {
        SplitMix64 random = SplitMix64.of(seed, 7);
        int node = random.below(nodes.size());
        for (Played table : tables) {
            table.awaitMore(SOME);
        }
        try {
            setClocks(random);
            strike(TROUBLES.get((int) (seed % TROUBLES.size())), node);
            awaitHeard(tables, 1 - node, LEAST_HEARD + random.below(MOST_HEARD - LEAST_HEARD + 1));
        } finally {
            mend(node);
        }
        setClocks(random);
        for (Played table : tables) {
            table.awaitMore(SOME);
        }
    }

    /** Ahead or back, by seconds or by more than anybody has left. */
    private void setClocks(SplitMix64 random) throws IOException {
        for (Path skew : skews) {
            Duration wrong =
                    switch (random.below(3)) {
                        case 0 -> Duration.ofSeconds(random.below(60));
                        case 1 -> Duration.ofHours(random.below(72));
                        default -> Duration.ofDays(random.below(MOST_WRONG_DAYS));
                    };
            SkewedServer.set(skew, random.below(2) == 0 ? wrong.toMillis() : -wrong.toMillis());
        }
    }

    private static void awaitHeard(List<Played> tables, int node, int more)
            throws InterruptedException {
        int wanted = heardAt(tables, node) + more;
        Until.holds(
                "the other server goes on",
                LONGEST,
                () ->
                        heardAt(tables, node) >= wanted
                                || tables.stream().allMatch(table -> table.isFinished.get()));
    }

    private static int heardAt(List<Played> tables, int node) {
        return tables.stream().mapToInt(table -> table.heardAt(node)).sum();
    }

    private void strike(Trouble trouble, int node) throws Exception {
        switch (trouble) {
            case HELD -> lines.get(node).hold();
            case CUT -> lines.get(node).cut();
            case STOPPED -> signal("-STOP", node);
            case DEAD -> lines.get(node).deaden();
        }
    }

    private void mend(int node) throws Exception {
        lines.get(node).mend();
        signal("-CONT", node);
    }

    private void signal(String signal, int node) throws Exception {
        String process = Long.toString(nodes.get(node).pid());
        assertThat(new ProcessBuilder("kill", signal, process).start().waitFor()).isZero();
    }

    /** When nobody plays any more, everybody comes to see the same, and both servers keep more. */
    private void settle(List<Played> tables, String what) throws Exception {
        for (ServerProcess node : nodes) {
            Until.holds(what + ": a server keeps again", LONGEST, () -> isKeeping(node));
        }
        for (Played table : tables) {
            table.compare(what + ", table " + Visitor.text(table.here, "table"));
        }
    }

    private boolean isKeeping(ServerProcess node) {
        try {
            return !Visitor.isRefusal(new Visitor(client, node::port).ask("tables", game()));
        } catch (IOException _) {
            return false;
        }
    }
}
