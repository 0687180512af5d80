package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.tree;
import static zeriba.server.http.Browser.whole;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.HandTime;
import zeriba.server.Pebbles;
import zeriba.server.admission.Tariff;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** One admission and one rule of who may sit, whichever way somebody comes. */
class FrontsTest {

    private static final String NEW = "{'game':'pebbles'}";
    private static final String MALLORY = "203.0.113.9";
    private static final String ANNA = "198.51.100.1";

    /** Tables at once from one network, as AdmissionTest has them. */
    private static final int TABLES = 200;

    private static final int MOST_IN_A_BATCH = 100;
    private static final int TOO_MUCH = -32005;
    private static final int NOT_NOW = -32003;

    private final HandTime time = new HandTime();
    private final WebServer server;
    private final Browser anna;
    private final Browser mallory;

    FrontsTest(@TempDir Path folder) throws CannotListenException {
        server =
                new WebServer(
                        List.of(new Pebbles()),
                        new FirstOption(),
                        Database.sqlite(folder),
                        Settings.preset()
                                .with(Setting.PROXIES, "loopback")
                                .with(Setting.PUBLIC_ADDRESS, "https://zeriba.example.org"),
                        time);
        server.listen("127.0.0.1", 0);
        anna = new Browser(server);
        mallory = new Browser(server);
    }

    @AfterEach
    void end() {
        server.close();
    }

    private HttpResponse<String> open(Browser who, String from, String path) {
        return who.post(path, NEW, "X-Forwarded-For", from);
    }

    private static String request(String id, String method, String parameters) {
        return "{'jsonrpc':'2.0','id':'%s','method':'%s','params':%s}"
                .formatted(id, method, parameters);
    }

    private static String batch(int many) {
        return IntStream.range(0, many)
                .mapToObj(i -> request("n" + i, "new", NEW))
                .collect(Collectors.joining(",", "[", "]"));
    }

    /** How many of a batch over a socket are refused with a code. */
    private static long refusals(Browser.Socket socket, String batch, int code) {
        socket.say(batch);
        while (true) {
            try {
                String message = socket.heard().take();
                if (message.endsWith("\"id\":null}")) {
                    // not even the message was admitted
                    return message.contains("\"code\":" + code) ? MOST_IN_A_BATCH : 0;
                }
                if (message.startsWith("[")) {
                    return message.split("\"code\":" + code, -1).length - 1L;
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private HttpResponse<String> tool(Browser who, String from, String session, String call) {
        return session.isEmpty()
                ? who.post(
                        "/mcp",
                        call,
                        "Accept",
                        "application/json, text/event-stream",
                        "X-Forwarded-For",
                        from)
                : who.post(
                        "/mcp",
                        call,
                        "Accept",
                        "application/json, text/event-stream",
                        "X-Forwarded-For",
                        from,
                        "Mcp-Session-Id",
                        session);
    }

    private String session(Browser who, String from) {
        return tool(
                        who,
                        from,
                        "",
                        "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':"
                                + "'2025-06-18','capabilities':{},'clientInfo':{'name':'t','version':'1'}}}")
                .headers()
                .firstValue("Mcp-Session-Id")
                .orElseThrow();
    }

    private static String call(String name, String arguments) {
        return "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'%s','arguments':%s}}"
                .formatted(name, arguments);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/new", "/api/new/", "/api/tables", "/api/tables/"})
    void tablesAreMadeOnlySoFastWhateverTheAddressLooksLike(String path) {
        for (int i = 0; i < TABLES; i++) {
            assertThat(open(mallory, MALLORY, path).statusCode()).isEqualTo(200);
        }
        HttpResponse<String> answer = open(mallory, MALLORY, path);
        assertThat(answer.statusCode()).isEqualTo(429);
        assertThat(answer.headers().firstValue("Retry-After")).contains("1");
        assertThat(answer.body()).contains("\"code\":" + TOO_MUCH, "new tables", "wait a second");
        for (String odd :
                List.of("/api/new", "/api/new/", "/api/fork", "/api/%6eew", "/api//new")) {
            assertThat(open(mallory, MALLORY, odd).statusCode()).as(odd).isBetween(400, 429);
        }
        assertThat(open(anna, ANNA, path).statusCode()).isEqualTo(200);
        assertThat(server.tables().awake()).isEqualTo(TABLES + 1);
    }

    @Test
    void aBatchOnASocketIsAsManyRequestsAsItHas() {
        String table = text(tree(open(mallory, MALLORY, "/api/new").body()), "table");
        Browser.Socket socket = mallory.listen(table, 0, "X-Forwarded-For", MALLORY);
        assertThat(refusals(socket, batch(100), TOO_MUCH)).isZero();
        assertThat(refusals(socket, batch(100), TOO_MUCH)).isEqualTo(1);
        assertThat(refusals(socket, batch(100), TOO_MUCH)).isEqualTo(100);
        assertThat(open(mallory, MALLORY, "/api/new").statusCode()).isEqualTo(429);
        assertThat(server.tables().awake()).isEqualTo(TABLES);
        time.pass(Duration.ofSeconds(2));
        assertThat(refusals(socket, batch(3), TOO_MUCH)).isEqualTo(1);
    }

    @Test
    void whoSpentEverythingOverHttpHasNothingLeftAsAProgramNorOnASocket() {
        String session = session(mallory, MALLORY);
        String hers = session(anna, ANNA);
        for (int i = 0; i < TABLES; i++) {
            assertThat(open(mallory, MALLORY, "/api/new").statusCode()).isEqualTo(200);
        }
        assertThat(tool(mallory, MALLORY, session, call("new", NEW)).body())
                .contains("\"code\":" + TOO_MUCH, "retryAfter");
        assertThat(tool(mallory, MALLORY, session, call("tables", NEW)).body())
                .contains("\"code\":" + TOO_MUCH);
        assertThat(tool(anna, ANNA, hers, call("new", NEW)).body()).doesNotContain("-32005");
    }

    @Test
    void wrongLinksAreCountedForProgramsToo() {
        String table = text(tree(open(anna, ANNA, "/api/tables").body()), "table");
        String guess = call("claim", "{'table':'%s','secret':'guess'}".formatted(table));
        String session = session(mallory, MALLORY);
        for (int i = 0; i < 10; i++) {
            assertThat(tool(mallory, MALLORY, session, guess).body()).contains("opens no seat");
        }
        assertThat(tool(mallory, MALLORY, session, guess).body())
                .contains("\"code\":" + TOO_MUCH, "wrong links");
    }

    @Test
    void sessionsOfProgramsAreBegunOnlySoFast() {
        for (int i = 0; i < 30; i++) {
            session(mallory, MALLORY);
        }
        assertThat(tool(mallory, MALLORY, "", call("games", "{}")).statusCode()).isEqualTo(429);
        assertThat(tool(mallory, MALLORY, "invented", call("games", "{}")).statusCode())
                .isEqualTo(429);
        session(anna, ANNA);
    }

    @Test
    void aNetworkOfVersionSixIsOneAsker() {
        for (int i = 0; i < TABLES; i++) {
            assertThat(open(mallory, "2001:db8:1:2::" + (i + 1), "/api/new").statusCode())
                    .isEqualTo(200);
        }
        assertThat(open(mallory, "2001:db8:1:2:ffff::1", "/api/new").statusCode()).isEqualTo(429);
        assertThat(open(anna, "2001:db8:1:3::1", "/api/new").statusCode()).isEqualTo(200);
    }

    @Test
    void signingInCountsANetworkOfVersionSixAsOneAddressToo() {
        String last = "";
        for (int i = 0; i < 41; i++) {
            assertThat(last).doesNotContain("too many");
            last =
                    mallory.post(
                                    "/api/account/passkey-challenge",
                                    "{}",
                                    "X-Forwarded-For",
                                    "2001:db8:1:2::" + (i + 1))
                            .body();
        }
        assertThat(last).contains("too many attempts");
    }

    @Test
    void honestEntriesPassWhileEveryFrontIsUnderAttack() {
        Value.Fields made =
                tree(
                        anna.post(
                                        "/api/tables",
                                        "{'game':'pebbles','mine':['white','black']}",
                                        "X-Forwarded-For",
                                        ANNA)
                                .body());
        String table = text(made, "table");
        String session = session(mallory, MALLORY);
        Browser.Socket socket = mallory.listen(table, 0, "X-Forwarded-For", MALLORY);
        long refused = 0;
        for (int entry = 0; entry < 20; entry++) {
            refused += refusals(socket, batch(100), TOO_MUCH);
            refused += open(mallory, MALLORY, "/api/new/").statusCode() == 429 ? 1 : 0;
            refused +=
                    tool(mallory, MALLORY, session, call("new", NEW)).body().contains("-32005")
                            ? 1
                            : 0;
            HttpResponse<String> said =
                    anna.post(
                            "/api/say",
                            "{'table':'%s','word':'chat','text':'still here'}".formatted(table),
                            "X-Forwarded-For",
                            ANNA);
            assertThat(said.statusCode()).as(said.body()).isEqualTo(200);
        }
        HttpResponse<String> played =
                anna.post(
                        "/api/play",
                        "{'table':'%s','action':'take 1','entry':0}".formatted(table),
                        "X-Forwarded-For",
                        ANNA);
        assertThat(whole(tree(played.body()), "entry")).isPositive();
        assertThat(refused).isGreaterThan(1_500);
        assertThat(server.tables().awake()).isLessThanOrEqualTo(TABLES + 1);
    }

    @Test
    void whereThereIsNoRoomNewTablesAreAnsweredToComeLaterOnEveryFront() {
        String table = text(tree(open(anna, ANNA, "/api/new").body()), "table");
        Browser.Socket socket = anna.listen(table, 0, "X-Forwarded-For", ANNA);
        socket.changed();
        server.tables().keepAwake(1);
        HttpResponse<String> answer = open(mallory, MALLORY, "/api/new");
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.headers().firstValue("Retry-After")).contains("30");
        assertThat(answer.body()).contains("\"code\":-32006", "try again in 30 seconds");
        assertThat(refusals(socket, batch(3), -32006)).isEqualTo(3);
        String session = session(mallory, MALLORY);
        assertThat(tool(mallory, MALLORY, session, call("new", NEW)).body())
                .contains("\"code\":-32006", "retryAfter");
        HttpResponse<String> played =
                anna.post(
                        "/api/play",
                        "{'table':'%s','action':'take 1'}".formatted(table),
                        "X-Forwarded-For",
                        ANNA);
        assertThat(played.statusCode()).as("people play on").isEqualTo(200);
    }

    @Test
    void whoIsNotKnownTakesNoSeatOverASocket() {
        String table = text(tree(open(anna, ANNA, "/api/new").body()), "table");
        Browser.Socket nobody = new Browser(server).listen(table, 0);
        nobody.changed();
        for (String made :
                List.of(
                        request("1", "new", NEW),
                        request("1", "fork", "{'table':'%s'}".formatted(table)),
                        request(
                                "1",
                                "load",
                                "{'record':'zeriba 1\\ngame pebbles 1\\nscenario heap\\n'}"),
                        request("1", "join", "{'table':'%s'}".formatted(table)))) {
            nobody.say(made);
            Value.Fields error = (Value.Fields) nobody.next().at("error");
            assertThat(error.at("code")).as(made).isEqualTo(Value.of(NOT_NOW));
            assertThat(text(error, "message")).contains("must be known");
        }
        assertThat(server.tables().awake()).isEqualTo(1);
        nobody.say(request("2", "close", "{'table':'%s'}".formatted(table)));
        assertThat(((Value.Fields) nobody.next().at("error")).at("code"))
                .isEqualTo(Value.of(NOT_NOW));
    }

    @Test
    void somebodyHasThoughtOfWhatEachOperationCosts() {
        Value.Fields paths = (Value.Fields) tree(anna.get("/api/openapi.json").body()).at("paths");
        List<String> operations =
                paths.fields().entrySet().stream()
                        .filter(path ->
                                ((Value.Fields) path.getValue()).fields().containsKey("post"))
                        .map(path -> path.getKey().substring("/api/".length()))
                        .toList();
        assertThat(operations)
                .contains("new", "account/sign-in", "notices/email")
                .allMatch(Tariff::knows);
    }
}
