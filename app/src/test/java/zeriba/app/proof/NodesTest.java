package zeriba.app.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.load.ServerProcess;
import zeriba.app.load.Wire;
import zeriba.engine.text.Value;
import zeriba.testkit.Form;
import zeriba.testkit.Trials;
import zeriba.testkit.Until;

/** Two or three servers on one PostgreSQL are one server to who plays there. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("extended")
@Tag(Trials.TAG)
class NodesTest {

    private static final int TABLES = 6;
    private static final int NODES = Form.now() == Form.LONG ? 3 : 2;
    private static final Trials KILLS = new Trials("kills of nodes", 1, 1, 30);

    /** So many entries are answered at the tables together before a node is killed. */
    private static final int BEFORE_KILL = 20;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<ServerProcess> nodes = new ArrayList<>();
    private EmbeddedPostgres postgres;

    @TempDir private static Path folder = Path.of("");

    NodesTest() throws IOException {
        postgres =
                EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "on")
                        .setServerConfig("synchronous_commit", "on")
                        .start();
    }

    @BeforeAll
    void startNodes() throws IOException {
        for (int i = 0; i < NODES; i++) {
            nodes.add(started());
        }
    }

    @AfterAll
    void stop() throws IOException {
        nodes.forEach(ServerProcess::kill);
        client.close();
        postgres.close();
    }

    private ServerProcess started() throws IOException {
        return started("postgres");
    }

    private ServerProcess started(String database) throws IOException {
        String address = "postgresql://postgres@localhost:" + postgres.getPort() + "/" + database;
        return ServerProcess.start(
                KillsTest.SHORT_LIVED, folder.resolve("errors"), List.of("--db", address));
    }

    private int port(int node) {
        return nodes.get(node).port();
    }

    @Test
    void entriesOfOneNodeAreSeenAtAnother() throws Exception {
        Witness table = new Witness(client, () -> port(0), 7);
        table.sit();
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try (Wire _ = Wire.open(client, port(1), table.table(), "anybody", 0, heard::add).get()) {
            for (int i = 0; i < 15; i++) {
                table.step();
                awaitEntry(heard, table.entries());
            }
        }
    }

    private static void awaitEntry(BlockingQueue<String> heard, int entry)
            throws InterruptedException {
        String message;
        do {
            message = heard.poll(60, TimeUnit.SECONDS);
            assertThat(message).as("entry %d is told of", entry).isNotNull();
        } while (Wire.entry(String.valueOf(message)) < entry);
    }

    @Test
    void ofTwoWhoMakeTheSameEntryAtTwoNodesOneIsRefused() throws Exception {
        Witness table = new Witness(client, () -> port(0), 11);
        table.sit();
        try (ExecutorService both = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 10; i++) {
                Value.Fields asked = table.choice().orElseThrow();
                Visitor here = table.chooser();
                Visitor there = here.at(() -> port(1));
                Future<Value.Fields> one = both.submit(() -> here.ask("play", asked));
                Future<Value.Fields> other = both.submit(() -> there.ask("play", asked));
                List<Value.Fields> answers = List.of(one.get(), other.get());
                assertThat(answers.stream().filter(Visitor::isRefusal))
                        .as("%s", answers)
                        .hasSize(1);
            }
        }
    }

    @Test
    void playersOfAKilledNodeGoOnAtAnotherWithoutLoss() throws Exception {
        try (Switch door = new Switch();
                ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            nodes.forEach(node -> door.add(node.port()));
            List<Witness> tables = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                Witness table = new Witness(client, door::port, i);
                table.sit();
                tables.add(table);
            }
            KILLS.each(_ -> killTheLast(tables, players, door));
            for (Witness table : tables) {
                table.compare();
                assertThat(table.entries()).isPositive();
            }
        }
    }

    private void killTheLast(List<Witness> tables, ExecutorService players, Switch door)
            throws Exception {
        List<Future<Boolean>> played = new ArrayList<>();
        ServerProcess victim = nodes.getLast();
        int enough = entries(tables) + BEFORE_KILL;
        for (Witness table : tables) {
            played.add(players.submit(() -> table.playThroughLosses(victim::isAlive, 5)));
        }
        Until.holds(
                enough + " entries are answered",
                () -> entries(tables) >= enough || played.stream().allMatch(Future::isDone));
        victim.kill();
        for (Future<Boolean> one : played) {
            one.get();
        }
        nodes.set(nodes.size() - 1, started());
        door.add(nodes.getLast().port());
    }

    private static int entries(List<Witness> tables) {
        return tables.stream().mapToInt(Witness::entries).sum();
    }

    @Test
    void aComputerWhoseNodeDiesInMidThoughtPlaysOnAtAnother() throws Exception {
        Value.Fields here;
        Visitor person;
        int asked;
        try (ServerProcess holder = started();
                Connection rows = postgres.getPostgresDatabase().getConnection()) {
            Visitor there = new Visitor(client, holder::port);
            person = there.at(() -> port(0));
            Value.Fields made = there.ask("tables", againstVeteran());
            here = Value.NO_FIELDS.with("table", made.at("table"));
            Value.Fields view = there.ask("play", here.with("action", Value.of("end")));
            asked = Visitor.whole(view, "entry");
            assertThat(Visitor.text(view, "side")).as("%s", view).isEqualTo("christian");
            String right = "computer " + Visitor.text(here, "table");
            Until.holds("the computer thinks at one node", () -> !holderOf(rows, right).isEmpty());
            holder.kill();
        }
        assertThat(Visitor.whole(person.ask("view", here), "entry")).isEqualTo(asked);
        Value.Fields view = person.ask("wait", here.with("after", Value.of(asked)));
        assertThat(Visitor.whole(view, "entry")).isGreaterThan(asked);
        List<String> played =
                Visitor.text(person.ask("record", here), "record")
                        .lines()
                        .filter(line -> line.endsWith("hand=computer"))
                        .toList();
        assertThat(played).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void aClockWhoseNodeIsKilledStrikesAtAnotherOnce() throws Exception {
        String database = "clocks";
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + database);
        }
        try (ServerProcess holder = started(database);
                Connection rows = postgres.getDatabase("postgres", database).getConnection()) {
            String first = untilClocksAreHeld(rows, "");
            try (ServerProcess other = started(database)) {
                Visitor there = new Visitor(client, holder::port);
                Value.Fields made = there.ask("tables", quick());
                Value.Fields here = Value.NO_FIELDS.with("table", made.at("table"));
                Visitor anna = there.at(other::port);
                there.ask("play", here.with("action", Value.of("move TI 0303")));
                holder.kill();
                Value.Fields late = anna.ask("wait", here.with("after", Value.of(1)));
                assertThat(Visitor.whole(late, "entry")).as("%s", late).isEqualTo(2);
                assertThat(untilClocksAreHeld(rows, first)).isNotEqualTo(first);
                assertThat(Visitor.text(anna.ask("record", here), "record").lines())
                        .filteredOn(line -> line.endsWith(" timeout"))
                        .hasSize(1);
            }
        }
    }

    /** Who has the right to run the clocks, once that is another than {@code former}. */
    private static String untilClocksAreHeld(Connection rows, String former) throws Exception {
        Until.holds(
                "another node runs the clocks",
                () -> !List.of("", former).contains(holderOf(rows, "clocks")));
        return holderOf(rows, "clocks");
    }

    /** Which node has a right; none where it has never been taken. */
    private static String holderOf(Connection rows, String right) throws SQLException {
        try (PreparedStatement statement =
                rows.prepareStatement("select holder from lease where name = ?")) {
            statement.setString(1, right);
            try (ResultSet found = statement.executeQuery()) {
                return found.next() ? found.getString(1) : "";
            }
        }
    }

    /** A table of one person on both sides, whose time is over in a moment. */
    private static Value.Fields quick() {
        Value.Fields pace =
                Value.NO_FIELDS
                        .with("kind", Value.of("live"))
                        .with("base", Value.of(10))
                        .with("increment", Value.of(0))
                        .with("end", Value.of("claim"));
        return Value.NO_FIELDS
                .with("game", Value.of("kassala"))
                .with("mine", Value.texts(List.of("moslem", "christian")))
                .with("pace", pace);
    }

    private static Value.Fields againstVeteran() {
        Value.Fields computer =
                Value.NO_FIELDS
                        .with("kind", Value.of("computer"))
                        .with("level", Value.of("veteran"));
        return Value.NO_FIELDS
                .with("game", Value.of("kassala"))
                .with("mine", Value.texts(List.of("moslem")))
                .with("seats", Value.NO_FIELDS.with("christian", computer));
    }
}
