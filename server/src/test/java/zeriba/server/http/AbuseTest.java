package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.HandTime;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.testkit.parley.ParleyGame;

/** SECURITY.md, item by item: what somebody who means no good can do, and cannot. */
class AbuseTest {

    /** As AdmissionTest has them. */
    private static final int UNITS_AT_ONCE = 1_200;

    private static final int TABLES_AT_ONCE = 200;

    private final HandTime time = new HandTime();
    private final WebServer server;
    private final Browser anna;
    private final Browser mallory;

    AbuseTest(@TempDir Path folder) throws CannotListenException {
        server =
                new WebServer(
                        List.of(new Pebbles(), new ParleyGame()),
                        new FirstOption(),
                        Database.sqlite(folder),
                        Settings.preset().with(Setting.PROXY, "on"),
                        time);
        server.listen("127.0.0.1", 0);
        anna = new Browser(server);
        mallory = new Browser(server);
    }

    @AfterEach
    void end() {
        server.close();
    }

    private Value.Fields table() {
        return anna.ask("tables", "{'game':'pebbles','mine':['white']}");
    }

    private static String guess(String table, String secret) {
        return "{'table':'%s','secret':'%s'}".formatted(table, secret);
    }

    @Test
    void guessingSeatSecretsIsThrottledForOneAddressAndNobodyElse() {
        Value.Fields made = table();
        String table = Browser.text(made, "table");
        String link = Browser.text((Value.Fields) made.at("links"), "black");
        String secret = link.substring(link.indexOf("#seat=") + "#seat=".length());
        assertThat(secret).hasSizeGreaterThanOrEqualTo(43);
        List<Integer> told = new ArrayList<>();
        for (int i = 0; i < 15; i++) {
            told.add(
                    mallory.post(
                                    "/api/claim",
                                    guess(table, "guess" + i),
                                    "X-Forwarded-For",
                                    "203.0.113.9")
                            .statusCode());
        }
        assertThat(told).startsWith(409).endsWith(429, 429, 429).doesNotContain(200);
        HttpResponse<String> friend =
                anna.post("/api/claim", guess(table, secret), "X-Forwarded-For", "203.0.113.10");
        assertThat(friend.statusCode()).isEqualTo(200);
    }

    @Test
    void whoAsksTooMuchIsToldToWaitAndOthersGoOn() {
        String from = "203.0.113.9, 198.51.100.1";
        // each is charged as a message and as an operation
        for (int i = 0; i < UNITS_AT_ONCE / 2; i++) {
            assertThat(mallory.post("/api/games", "{}", "X-Forwarded-For", from).statusCode())
                    .isEqualTo(200);
        }
        HttpResponse<String> answer = mallory.post("/api/games", "{}", "X-Forwarded-For", from);
        assertThat(answer.statusCode()).isEqualTo(429);
        assertThat(answer.headers().firstValue("Retry-After")).isPresent();
        assertThat(answer.body())
                .contains("\"code\":-32005", "wait a second")
                .doesNotContain("Exception");
        assertThat(anna.post("/api/games", "{}", "X-Forwarded-For", "203.0.113.9").statusCode())
                .isEqualTo(200);
        time.pass(Duration.ofSeconds(1));
        assertThat(mallory.post("/api/games", "{}", "X-Forwarded-For", from).statusCode())
                .isEqualTo(200);
    }

    /** Answers to what nobody waits for would cost as much as those to what is admitted. */
    @Test
    void whatWasAskedOnALineBehindOneTooManyIsNotLookedAt() throws IOException {
        String[] from = {"X-Forwarded-For", "203.0.113.9"};
        String request = Pipeline.post("/api/games", "{}", from);
        try (Pipeline line = new Pipeline(server.port())) {
            line.say(request.repeat(UNITS_AT_ONCE));
            List<Integer> told = new ArrayList<>();
            for (Optional<Pipeline.Answer> answer = line.answer();
                    answer.isPresent();
                    answer = line.answer()) {
                told.add(answer.orElseThrow().status());
            }
            assertThat(told)
                    .hasSize(UNITS_AT_ONCE / 2 + 1)
                    .endsWith(200, 429)
                    .containsOnlyOnce(429);
        }
    }

    @Test
    void whatIsNoMethodIsPaidForToo() throws IOException {
        String odd = "FETCH / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n";
        try (Pipeline line = new Pipeline(server.port())) {
            for (int i = 0; i < UNITS_AT_ONCE; i++) {
                line.say(odd);
                assertThat(line.answer().orElseThrow().status()).isEqualTo(501);
            }
            line.say(odd);
            assertThat(line.answer().orElseThrow().status()).isEqualTo(429);
            assertThat(line.answer()).isEmpty();
        }
    }

    @Test
    void ofSeveralHeadersOnlyWhatOurProxyHasSeenCounts() {
        String[] invented = new String[4];
        for (int i = 0; i < UNITS_AT_ONCE / 2; i++) {
            invented[0] = "X-Forwarded-For";
            invented[1] = "192.0.2." + i % 250;
            invented[2] = "X-Forwarded-For";
            invented[3] = "203.0.113.9";
            mallory.post("/api/games", "{}", invented);
        }
        assertThat(mallory.post("/api/games", "{}", invented).statusCode()).isEqualTo(429);
    }

    @Test
    void tablesAreMadeOnlySoFast() {
        for (int i = 0; i < TABLES_AT_ONCE; i++) {
            assertThat(mallory.post("/api/new", "{'game':'pebbles'}").statusCode()).isEqualTo(200);
        }
        assertThat(mallory.post("/api/new", "{'game':'pebbles'}").statusCode()).isEqualTo(429);
        time.pass(Duration.ofSeconds(1));
        assertThat(mallory.post("/api/new", "{'game':'pebbles'}").statusCode()).isEqualTo(200);
    }

    @Test
    void aPageOfAnotherSiteChangesNothingWhateverItSends() {
        String table = Browser.text(table(), "table");
        String play = "{'table':'%s','action':'take 1','entry':0}".formatted(table);
        for (String origin : List.of("http://evil.example", "null", "https://127.0.0.1", "x:y:z")) {
            assertThat(anna.post("/api/play", play, "Origin", origin).statusCode())
                    .as(origin)
                    .isBetween(400, 499);
            assertThat(anna.post("/mcp", "{}", "Origin", origin).statusCode())
                    .as(origin)
                    .isBetween(400, 499);
        }
        // what a form can send without asking first
        HttpResponse<String> form = anna.postAs("text/plain", "/api/play", play);
        assertThat(form.statusCode()).isEqualTo(400);
        assertThat(Browser.whole(anna.ask("view", "{'table':'%s'}".formatted(table)), "entry"))
                .isZero();
    }

    @Test
    void aScriptInAChatOrANameIsTextToEveryBrowser() {
        String table = Browser.text(table(), "table");
        String script = "<script>alert(1)</script><img src=x onerror=alert(2)>";
        anna.ask("say", "{'table':'%s','word':'chat','text':'%s'}".formatted(table, script));
        HttpResponse<String> answer = anna.post("/api/view", "{'table':'%s'}".formatted(table));
        assertThat(answer.body()).contains(script);
        assertThat(answer.headers().firstValue("Content-Type").orElse(""))
                .startsWith("application/json");
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        String policy = answer.headers().firstValue("Content-Security-Policy").orElse("");
        assertThat(policy).contains("default-src 'self'").doesNotContain("unsafe", "script-src");
        assertThat(anna.post("/api/view", "{'table':'<script>'}").body()).doesNotContain("<html");
        assertThat(anna.get("/table/" + "%3Cscript%3E").body()).doesNotContain("<script>alert");
    }

    @Test
    void aSpectatorSeesWhatAStrangerSeesWhateverItAsksFor() {
        Value.Fields made =
                anna.ask(
                        "tables",
                        "{'game':'parley','mine':['amber','birch','cedar','guard'],'nonce':''}");
        String table = Browser.text(made, "table");
        Value.Fields actions = anna.ask("actions", "{'table':'%s'}".formatted(table));
        Value action = ((Value.Items) actions.at("actions")).items().getFirst();
        anna.ask(
                "play",
                "{'table':'%s','action':'%s'}".formatted(table, ((Value.Text) action).text()));
        Browser stranger = new Browser(server);
        Value plain = stranger.ask("view", "{'table':'%s'}".formatted(table));
        assertThat(mallory.ask("view", "{'table':'%s'}".formatted(table))).isEqualTo(plain);
        for (String forged : List.of("viewer", "role", "seat", "mine", "as", "asker", "side")) {
            assertThat(
                            mallory.refused(
                                    "view", "{'table':'%s','%s':'amber'}".formatted(table, forged)))
                    .isEqualTo(-32602);
        }
        assertThat(mallory.ask("record", "{'table':'%s'}".formatted(table)).toString())
                .doesNotContain("secret");
        assertThat(mallory.refused("actions2", "{}")).isEqualTo(-32601);
        Value.Fields seen = mallory.ask("actions", "{'table':'%s'}".formatted(table));
        assertThat(seen.at("total"))
                .isIn(
                        Value.of(0),
                        stranger.ask("actions", "{'table':'%s'}".formatted(table)).at("total"));
    }

    @Test
    void aTableThatNobodyLooksAtLeavesMemoryAndComesBack() {
        String table = Browser.text(table(), "table");
        anna.ask("play", "{'table':'%s','action':'take 2','entry':0}".formatted(table));
        Value before = anna.ask("view", "{'table':'%s'}".formatted(table));
        server.tables().putAway(60_000);
        assertThat(server.tables().awake()).isEqualTo(1);
        server.tables().putAway(0);
        assertThat(server.tables().awake()).isZero();
        assertThat(anna.ask("view", "{'table':'%s'}".formatted(table))).isEqualTo(before);
        anna.ask("say", "{'table':'%s','word':'chat','text':'still here'}".formatted(table));
    }
}
