package zeriba.server.http.nodes;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.whole;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.account.AttemptLimit;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.Browser;
import zeriba.server.http.Databases;
import zeriba.server.http.WebServer;
import zeriba.server.mcp.McpSessions;

/** What is done around a game by two people at two servers on one database. */
@Tag("extended")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AroundAtTwoNodesTest {

    private static final String ACCEPTED = "application/json, text/event-stream";

    private final String address = Databases.postgres();
    private WebServer here;
    private WebServer there;
    private Browser anna;
    private Browser ben;

    @BeforeAll
    void begin() throws CannotListenException {
        here = started();
        there = started();
    }

    @BeforeEach
    void sitDown() {
        anna = new Browser(here);
        ben = new Browser(there);
    }

    @AfterAll
    void end() {
        here.close();
        there.close();
    }

    private WebServer started() throws CannotListenException {
        WebServer started =
                new WebServer(
                        List.of(new Pebbles()), new FirstOption(), Database.postgresql(address));
        started.listen("127.0.0.1", 0);
        return started;
    }

    /** A table that both servers have in memory: Anna is white here, Ben black there. */
    private String table() {
        Value.Fields made =
                anna.ask("tables", "{'game':'pebbles','scenario':'heap','mine':['white']}");
        String table = text(made, "table");
        ben.sitDown(made, "black");
        return table;
    }

    /** As with passwords for a name, and letters to a mailbox. */
    @Test
    void whatIsTriedAtOneIsCountedAtAll() {
        long[] now = {1_000_000};
        Duration hour = Duration.ofHours(1);
        AttemptLimit one = new AttemptLimit("door", 3, hour, clock(now), here.tables());
        AttemptLimit two = new AttemptLimit("door", 3, hour, clock(now), there.tables());
        AttemptLimit other = new AttemptLimit("window", 3, hour, clock(now), there.tables());
        assertThat(one.mayTry("mallory")).isTrue();
        assertThat(two.mayTry("mallory")).isTrue();
        assertThat(one.mayTry("mallory")).isTrue();
        assertThat(two.mayTry("mallory")).isFalse();
        assertThat(one.mayTry("mallory")).isFalse();
        assertThat(two.mayTry("anna")).isTrue();
        assertThat(other.mayTry("mallory")).isTrue();
        two.forget("mallory");
        assertThat(two.mayTry("mallory")).isTrue();
        now[0] += hour.toMillis();
        for (int i = 0; i < 3; i++) {
            assertThat(one.mayTry("mallory")).isTrue();
        }
        assertThat(two.mayTry("mallory")).isFalse();
    }

    private static InstantSource clock(long[] now) {
        return () -> Instant.ofEpochMilli(now[0]);
    }

    private static HttpResponse<String> tool(Browser who, String session, String message) {
        return session.isEmpty()
                ? who.post("/mcp", message, "Accept", ACCEPTED)
                : who.post("/mcp", message, "Accept", ACCEPTED, McpSessions.HEADER, session);
    }

    @Test
    void aProgramsSessionIsServedByAnyOfThem() {
        String session =
                tool(
                                anna,
                                "",
                                "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{"
                                        + "'protocolVersion':'2025-06-18','capabilities':{},"
                                        + "'clientInfo':{'name':'t','version':'1'}}}")
                        .headers()
                        .firstValue(McpSessions.HEADER)
                        .orElseThrow();
        String call =
                "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'%s',"
                        + "'arguments':{%s}}}";
        String made = tool(anna, session, call.formatted("new", "'game':'pebbles'")).body();
        String from = made.substring(made.indexOf("\"table\":\"") + 9);
        String play = "'table':'%s','action':'take 1'".formatted(from.substring(0, 12));
        HttpResponse<String> played = tool(ben, session, call.formatted("play", play));
        assertThat(played.body()).contains("\"side\":\"black\"", "\"isError\":false");
        String elsewhere = new McpSessions("not theirs").begin();
        assertThat(tool(ben, elsewhere, call.formatted("play", play)).statusCode()).isEqualTo(404);
    }

    private static String only(String table) {
        return "{'table':'" + table + "'}";
    }

    private static String say(String table, String word) {
        return "{'table':'%s','word':'%s'}".formatted(table, word);
    }

    /** Waits until {@code who} is told of the entry. */
    private static Value.Fields until(Browser who, String table, int entry) {
        Value.Fields view = who.ask("view", only(table));
        for (int i = 0; i < 5 && whole(view, "entry") < entry; i++) {
            view = who.ask("wait", "{'table':'%s','after':%d}".formatted(table, entry - 1));
        }
        assertThat(whole(view, "entry")).isGreaterThanOrEqualTo(entry);
        return view;
    }

    @Test
    void aDrawOfferedHereIsAcceptedThere() {
        String table = table();
        anna.ask("say", say(table, "offer"));
        assertThat(Browser.at(until(ben, table, 1), "request", "word"))
                .isEqualTo(Value.of("offer"));
        ben.ask("say", say(table, "accept"));
        Value.Fields over = until(anna, table, 2);
        assertThat(over.at("pending")).isEqualTo(Value.of("over"));
        assertThat(Browser.at(over, "result", "winner")).isEqualTo(Value.NOTHING);
    }

    @Test
    void anUndoAskedForHereIsGrantedThere() {
        String table = table();
        anna.ask("play", "{'table':'%s','action':'take 2'}".formatted(table));
        anna.ask("say", "{'table':'%s','word':'undo-ask','text':'1'}".formatted(table));
        until(ben, table, 2);
        Value.Fields view = ben.ask("say", say(table, "accept"));
        assertThat(view.at("side")).isEqualTo(Value.of("white"));
        until(anna, table, whole(view, "entry"));
        anna.ask("play", "{'table':'%s','action':'take 1'}".formatted(table));
    }

    @Test
    void whoResignsHereHasLostThere() {
        String table = table();
        anna.ask("say", say(table, "resign"));
        assertThat(Browser.at(until(ben, table, 1), "result", "winner"))
                .isEqualTo(Value.of("black"));
        assertThat(ben.refused("say", say(table, "resign"))).isEqualTo(-32003);
    }

    @Test
    void aRematchAskedForAtBothServersAtOnceIsOneTable() throws Exception {
        for (int i = 0; i < 5; i++) {
            String table = table();
            anna.ask("say", say(table, "resign"));
            until(ben, table, 1);
            try (ExecutorService both = Executors.newVirtualThreadPerTaskExecutor()) {
                Future<Value.Fields> one = both.submit(() -> anna.ask("rematch", only(table)));
                Future<Value.Fields> other = both.submit(() -> ben.ask("rematch", only(table)));
                assertThat(text(one.get(), "table")).isEqualTo(text(other.get(), "table"));
                String next = text(one.get(), "table");
                assertThat(anna.ask("view", only(next)).at("mine"))
                        .isEqualTo(Value.texts(List.of("black")));
                assertThat(ben.ask("view", only(next)).at("mine"))
                        .isEqualTo(Value.texts(List.of("white")));
            }
        }
    }

    @Test
    void ofTwoWhoJoinAnOpenTableAtTwoServersOneSitsDown() throws Exception {
        for (int i = 0; i < 5; i++) {
            Value.Fields made =
                    anna.ask("tables", "{'game':'pebbles','mine':['white'],'open':'yes'}");
            String table = text(made, "table");
            Browser cara = new Browser(here);
            Browser dan = new Browser(there);
            dan.ask("view", only(table));
            try (ExecutorService both = Executors.newVirtualThreadPerTaskExecutor()) {
                Future<Integer> one =
                        both.submit(() -> cara.post("/api/join", only(table)).statusCode());
                Future<Integer> other =
                        both.submit(() -> dan.post("/api/join", only(table)).statusCode());
                assertThat(List.of(one.get(), other.get())).containsExactlyInAnyOrder(200, 409);
            }
        }
    }

    @Test
    void aSeatHandedToTheComputerHereIsPlayedAndSeenThere() {
        Value.Fields made =
                anna.ask("tables", "{'game':'pebbles','scenario':'heap','mine':['white']}");
        String table = text(made, "table");
        ben.ask("view", only(table));
        anna.ask("hand", "{'table':'%s','role':'black','level':'first'}".formatted(table));
        until(ben, table, 1);
        assertThat(Browser.at(ben.ask("view", only(table)), "seats", "black"))
                .isEqualTo(Value.of("computer first"));
        anna.ask("play", "{'table':'%s','action':'take 1'}".formatted(table));
        Value.Fields view = until(ben, table, 3);
        assertThat(view.at("side")).isEqualTo(Value.of("white"));
        String record = text(ben.ask("record", only(table)), "record");
        assertThat(record.lines().filter(line -> line.endsWith("hand=computer"))).hasSize(1);
    }

    @Test
    void chatIsReadAtBothServers() throws InterruptedException {
        String table = table();
        Browser.Socket socket = ben.listen(table, 0);
        socket.changed();
        anna.ask("say", "{'table':'%s','word':'chat','text':'good luck'}".formatted(table));
        assertThat(socket.changed().at("chat").toString()).contains("good luck");
    }
}
