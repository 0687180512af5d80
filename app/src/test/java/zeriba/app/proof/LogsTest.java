package zeriba.app.proof;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.load.ServerProcess;
import zeriba.app.load.Wire;
import zeriba.engine.text.Value;
import zeriba.testkit.Until;

/**
 * Everything secret that a server handles, known to this test, and then looked for in all that the
 * server has written: at its most talkative, and where things fail.
 */
@Tag("long")
@Timeout(300)
class LogsTest {

    private static final String PASSWORD = "a-fence-of-thorns-7301";
    private static final String WRONG = "a-fence-of-wrong-8412";
    private static final String MAIL_PASSWORD = "mail-secret-5520";
    private static final String HOOK = "hook-secret-9933";
    private static final String COOKIE = "cookie-secret-1177";
    private static final Pattern SESSION = Pattern.compile("zeriba_session=([^;]+)");

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<String> secrets =
            new ArrayList<>(List.of(PASSWORD, WRONG, MAIL_PASSWORD, HOOK, COOKIE));
    private final Set<String> hooked = ConcurrentHashMap.newKeySet();
    private final HttpServer elsewhere;
    private ServerProcess server;
    private String session = "";

    @TempDir private Path folder = Path.of("");

    LogsTest() throws IOException {
        elsewhere = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    }

    @BeforeEach
    void start() throws IOException {
        // a webhook that fails, which is when most would be said of it
        elsewhere.createContext(
                "/",
                request -> {
                    hooked.add(request.getRequestURI().getPath());
                    request.sendResponseHeaders(500, -1);
                    request.close();
                });
        elsewhere.start();
        Path settings = folder.resolve("zeriba.conf");
        Files.writeString(
                settings,
                """
                log = debug
                public-address = https://zeriba.example.org
                notice.delay-seconds = 0
                webhook.hosts = localhost
                smtp.host = localhost
                smtp.port = 1
                smtp.security = none
                smtp.user = postman
                smtp.from = zeriba@example.org
                """);
        server =
                ServerProcess.start(
                        KillsTest.SHORT_LIVED,
                        folder.resolve("errors"),
                        List.of(
                                "--config",
                                settings.toString(),
                                "--data",
                                folder.resolve("data").toString()),
                        Map.of("ZERIBA_SMTP_PASSWORD", MAIL_PASSWORD));
    }

    @AfterEach
    void stop() {
        server.close();
        elsewhere.stop(0);
        client.close();
    }

    private HttpResponse<String> post(String operation, String body) throws Exception {
        return client.send(
                HttpRequest.newBuilder(uri("/api/" + operation))
                        .header("Content-Type", "application/json")
                        .header("Cookie", "zeriba=" + COOKIE + session)
                        .POST(BodyPublishers.ofString(body.replace('\'', '"')))
                        .build(),
                BodyHandlers.ofString());
    }

    private URI uri(String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }

    private static String found(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as("%s in %s", pattern, text).isTrue();
        return matcher.group(1);
    }

    @Test
    void whatIsSecretIsInNoLineOfTheLog() throws Exception {
        String made = post("tables", "{'game':'kassala','mine':['moslem']}").body();
        String table = found("\"table\":\"([^\"]+)\"", made);
        String seat = found("christian\":\"[^\"]*#seat=([^\"]+)\"", made);
        secrets.add(seat);
        signUp();
        String claim = "{'table':'%s','secret':'%s'}";
        Visitor friend = new Visitor(client, server::port);
        Value.Fields here = Value.NO_FIELDS.with("table", Value.of(table));
        friend.ask("claim", here.with("secret", Value.of(seat)));
        post("claim", claim.formatted(table, seat + "x"));
        post("claim", claim.formatted("nowhere", seat));
        post("account/sign-in", "{'name':'Anna','password':'%s'}".formatted(WRONG));
        post("account/password", "{'old':'%s','password':'%s'}".formatted(WRONG, PASSWORD + "2"));
        int port = elsewhere.getAddress().getPort();
        String url = "http://localhost:%d/%s".formatted(port, HOOK);
        assertThat(post("notices/webhook", "{'url':'%s'}".formatted(url)).statusCode())
                .isEqualTo(200);
        post("notices/email", "{'address':'anna@example.org'}");
        assertThat(
                        post("say", "{'table':'%s','word':'chat','text':'Well?'}".formatted(table))
                                .statusCode())
                .isEqualTo(200);
        awaitSaid("a notice by webhook was not sent");
        awaitSaid("a notice by email was not sent");
        assertThat(hooked).containsExactly("/" + HOOK);
        try (Wire wire = Wire.open(client, server.port(), table, COOKIE, 0, _ -> {}).get()) {
            wire.ask("play", Value.NO_FIELDS.with("table", Value.of("?" + seat))).get();
        }
        post("play", "{'table':'%s','action':'end'}".formatted(table));
        friend.ask("play", here.with("action", Value.of("end")));
        post("undo", "{'table':'%s','n':1}".formatted(table));
        post("say", "{'table':'%s','word':'resign'}".formatted(table));
        post("claim", "{'table':'%s','secret':'%s'".formatted(table, seat));
        client.send(
                HttpRequest.newBuilder(uri("/table/" + table + "?seat=" + seat)).build(),
                BodyHandlers.ofString());
        noiseOfPrograms();
        server.close();
        String said = said();
        assertThat(said).as("it does say something").contains("zeriba");
        assertThat(said).as("nothing about what others send").doesNotContain("modelcontext");
        for (String secret : secrets) {
            assertThat(said).doesNotContain(secret);
        }
    }

    private String said() throws IOException {
        return Files.readString(folder.resolve("errors"));
    }

    private void awaitSaid(String line) throws Exception {
        Until.holds("the log says: " + line, () -> said().contains(line));
    }

    /** What {@code /mcp} is sent that it cannot answer. */
    private void noiseOfPrograms() throws Exception {
        for (String message : List.of("{", "[1,2", "{'a':{'b':1}}", "{'jsonrpc':'2.0','id':1}")) {
            for (String session : List.of("none of yours", "")) {
                HttpRequest.Builder request =
                        HttpRequest.newBuilder(uri("/mcp"))
                                .header("Content-Type", "application/json")
                                .header("Accept", "application/json, text/event-stream")
                                .POST(BodyPublishers.ofString(message.replace('\'', '"')));
                client.send(
                        (session.isEmpty() ? request : request.header("Mcp-Session-Id", session))
                                .build(),
                        BodyHandlers.ofString());
            }
        }
    }

    private void signUp() throws Exception {
        HttpResponse<String> answer =
                post("account/sign-up", "{'name':'Anna','password':'%s'}".formatted(PASSWORD));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        String cookies = String.join(";", answer.headers().allValues("Set-Cookie"));
        Matcher token = SESSION.matcher(cookies);
        assertThat(token.find()).as(cookies).isTrue();
        secrets.add(token.group(1));
        session = "; zeriba_session=" + token.group(1);
    }
}
