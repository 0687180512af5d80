package zeriba.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.text.Value;
import zeriba.server.cluster.Routing;
import zeriba.server.database.Database;
import zeriba.server.http.WebServer;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.testkit.Until;
import zeriba.testkit.parley.ParleyGame;

/** Two servers of a cluster in one process: whoever is asked, the owner of the table answers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Tag("extended")
final class TwoNodesTest {

    private static final String ALL = "'mine':['amber','birch','cedar','guard']";

    /** Enough that no server has them all by chance. */
    private static final int TABLES = 12;

    /** Of 256: so many each, and hardly a shard moves any more. */
    private static final int SOME = 100;

    private static final Duration LONGEST = Duration.ofMinutes(4);

    private final HttpClient client = HttpClient.newHttpClient();
    private final Visitor anna = new Visitor(client, "a".repeat(64));
    private final List<String> tables = new ArrayList<>();
    private final List<Routing> routings = new ArrayList<>();
    private final EmbeddedPostgres postgres;
    private WebServer here;
    private WebServer there;

    @TempDir private static Path folder = Path.of("");

    TwoNodesTest() throws IOException {
        postgres =
                EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "on")
                        .setServerConfig("full_page_writes", "on")
                        .setServerConfig("synchronous_commit", "on")
                        .start();
    }

    @BeforeAll
    void begin() throws Exception {
        here = started("on");
        // so that messages go by a peer connection one way, and by Pekko the other
        there = started("off");
        Until.holds(
                "both own some of the shards",
                LONGEST,
                () -> owned(here) > SOME && owned(there) > SOME);
        for (int i = 0; i < TABLES; i++) {
            int port = i % 2 == 0 ? here.port() : there.port();
            tables.add(
                    Visitor.text(
                            anna.done(port, "tables", "{'game':'parley',%s}".formatted(ALL)),
                            "table"));
        }
    }

    @AfterAll
    void end() throws IOException {
        here.close();
        there.close();
        client.close();
        postgres.close();
    }

    private WebServer started(String direct) throws Exception {
        Path patience = folder.resolve("patience-" + direct + ".conf");
        // a busy machine is not to be taken for a dead one
        Files.writeString(
                patience,
                "pekko.cluster.failure-detector.acceptable-heartbeat-pause = 30 s\n"
                        + "zeriba.peers.longest-silence = 30 s\n"
                        + "zeriba.peers.enabled = "
                        + direct);
        Settings settings =
                Settings.preset()
                        .with(Setting.CLUSTER, "127.0.0.1:0")
                        .with(Setting.CLUSTER_CONFIG, patience.toString());
        WebServer server =
                new WebServer(
                        List.of(new ParleyGame()),
                        new FirstOption(),
                        Database.postgresql(
                                "postgresql://postgres@localhost:%d/postgres"
                                        .formatted(postgres.getPort())),
                        settings);
        server.join(
                (owner, given) -> {
                    Routing routing = new PekkoCluster().join(owner, given);
                    routings.add(routing);
                    return routing;
                },
                settings);
        server.listen("127.0.0.1", 0);
        return server;
    }

    /** How many of 256 ids a server owns. */
    private static int owned(WebServer server) {
        return (int)
                IntStream.range(0, 256)
                        .filter(i -> server.tables().isHere(Integer.toHexString(i * 7_919)))
                        .count();
    }

    private WebServer ownerOf(String table) {
        return here.tables().isHere(table) ? here : there;
    }

    private WebServer other(WebServer server) {
        return server.equals(here) ? there : here;
    }

    private static String at(String table) {
        return "{'table':'" + table + "'}";
    }

    private static String chat(String table, String words) {
        return "{'table':'%s','word':'chat','text':'%s'}".formatted(table, words);
    }

    @Test
    @Order(1)
    void eachTableIsInMemoryAtItsOwnerAlone() throws Exception {
        // shards that are still handed over put their tables away until somebody asks again
        Until.holds("each table is in memory once", LONGEST, this::areAllInMemoryOnce);
        assertThat(here.tables().awake()).isPositive();
        assertThat(there.tables().awake()).isPositive();
    }

    private boolean areAllInMemoryOnce() {
        for (String table : tables) {
            anna.done(here.port(), "view", at(table));
            anna.done(there.port(), "view", at(table));
        }
        return here.tables().awake() + there.tables().awake() == TABLES;
    }

    @Test
    @Order(2)
    void whatIsDoneAtOneIsToldAtBoth() throws Exception {
        for (String table : tables.subList(0, 4)) {
            Visitor.Ear one = anna.listen(here.port(), table);
            Visitor.Ear two = anna.listen(there.port(), table);
            one.await("changed");
            two.await("changed");
            anna.done(other(ownerOf(table)).port(), "say", chat(table, "from afar"));
            one.await("from afar");
            two.await("from afar");
            two.answer(
                    "{'jsonrpc':'2.0','id':7,'method':'say','params':%s}"
                            .formatted(chat(table, "by socket")),
                    "\"id\":7");
            one.await("by socket");
        }
    }

    @Test
    @Order(3)
    void aRefusalOfTheOwnerIsToldAsItIs() {
        String table = tables.getFirst();
        String wrong = "{'table':'%s','action':'fly'}".formatted(table);
        Value.Fields near = anna.ask(ownerOf(table).port(), "play", wrong);
        Value.Fields far = anna.ask(other(ownerOf(table)).port(), "play", wrong);
        assertThat(far).isEqualTo(near);
        assertThat(far.fields()).containsKey("error");
        assertThat(anna.ask(here.port(), "view", at("nowhere")))
                .isEqualTo(anna.ask(there.port(), "view", at("nowhere")));
    }

    @Test
    @Order(4)
    void aServerThatWasPutOutComesBackAndNothingIsLost() throws Exception {
        Visitor.Ear ear = anna.listen(here.port(), tables.getFirst());
        ear.await("changed");
        ((Membership) routings.getLast()).abort();
        for (String table : tables) {
            Until.holds(
                    "the table goes on",
                    () ->
                            !anna.ask(here.port(), "say", chat(table, "still here"))
                                    .fields()
                                    .containsKey("error"));
        }
        Until.holds(
                "it owns something again",
                LONGEST,
                () -> owned(here) > SOME && owned(there) > SOME);
        for (String table : tables) {
            Until.holds(
                    "both tell the same",
                    () -> {
                        Value.Fields far = anna.ask(there.port(), "view", at(table));
                        return far.toString().contains("still here")
                                && far.at("entry")
                                        .equals(
                                                anna.ask(here.port(), "view", at(table))
                                                        .at("entry"));
                    });
        }
    }

    @Test
    @Order(5)
    void whoLeavesHandsItsTablesOver() throws Exception {
        there.close();
        for (String table : tables) {
            anna.done(here.port(), "say", chat(table, "you left"));
            assertThat(anna.done(here.port(), "view", at(table)).toString()).contains("you left");
        }
        Until.holds("the other owns everything", LONGEST, () -> owned(here) == 256);
    }
}
