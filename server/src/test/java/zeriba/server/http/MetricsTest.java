package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.server.store.Database;

class MetricsTest {

    @TempDir private Path folder = Path.of("");

    private WebServer started(Settings settings) throws CannotListenException {
        WebServer server =
                new WebServer(
                        List.of(new Pebbles()),
                        new FirstOption(),
                        Database.sqlite(folder),
                        settings);
        server.listen("127.0.0.1", 0);
        return server;
    }

    private static HttpResponse<String> metrics(WebServer server, String... headers)
            throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + server.port() + "/metrics"));
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                    (headers.length == 0 ? request : request.headers(headers)).build(),
                    BodyHandlers.ofString());
        }
    }

    @Test
    void whatIsCountedReadsAsPrometheus() throws Exception {
        try (WebServer server = started(Settings.preset())) {
            Browser anna = new Browser(server);
            String table = text(anna.ask("new", "{'game':'pebbles'}"), "table");
            anna.get("/api/table/" + table);
            anna.get("/nothing/here");
            HttpResponse<String> answer = metrics(server);
            assertThat(answer.headers().firstValue("Content-Type").orElse(""))
                    .startsWith("text/plain; version=0.0.4");
            assertThat(answer.body())
                    .contains("zeriba_tables_awake 1.0", "zeriba_sockets_open 0.0")
                    .contains("zeriba_commits_total 1.0", "jvm_memory_used_bytes")
                    .containsPattern(
                            "zeriba_requests_seconds_count\\{.*route=\"/api/table/\\{id}\"")
                    .doesNotContain(table, "/nothing/here");
            assertThat(answer.body().lines())
                    .allMatch(line ->
                            line.startsWith("#")
                                    || line.matches("[a-z0-9_]+(\\{.*})? [-+0-9.eEINFinfNa]+"));
        }
    }

    @Test
    void whatAProxyPassesOnIsNotFromHere() throws Exception {
        try (WebServer server = started(Settings.preset())) {
            assertThat(metrics(server, "X-Forwarded-For", "127.0.0.1").statusCode()).isEqualTo(404);
        }
        try (WebServer server = started(Settings.preset().with(Setting.METRICS, "off"))) {
            assertThat(metrics(server).statusCode()).isEqualTo(404);
        }
        try (WebServer server = started(Settings.preset().with(Setting.METRICS, "all"))) {
            assertThat(metrics(server, "X-Forwarded-For", "192.0.2.7").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void cookiesBehindAnEncryptingProxyAreForEncryptedRequestsAlone() throws Exception {
        try (WebServer server = started(Settings.preset().with(Setting.PROXY, "on"))) {
            String made = "{'game':'pebbles'}";
            Browser through = new Browser(server);
            assertThat(
                            through.post("/api/new", made, "X-Forwarded-Proto", "https")
                                    .headers()
                                    .firstValue("Set-Cookie")
                                    .orElseThrow())
                    .contains("Secure");
            assertThat(
                            new Browser(server)
                                    .post("/api/new", made)
                                    .headers()
                                    .firstValue("Set-Cookie")
                                    .orElseThrow())
                    .doesNotContain("Secure");
        }
    }
}
