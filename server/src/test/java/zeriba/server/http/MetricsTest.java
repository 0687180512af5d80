package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

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

    private static double commits(String body) {
        String name = "zeriba_commits_total ";
        return body.lines()
                .filter(line -> line.startsWith(name))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length())))
                .sum();
    }

    @Test
    void whatIsCountedReadsAsPrometheus() throws Exception {
        try (WebServer server = started(Settings.preset())) {
            Browser anna = new Browser(server);
            double atStart = commits(metrics(server).body());
            String table = text(anna.ask("new", "{'game':'pebbles'}"), "table");
            anna.get("/api/table/" + table);
            anna.get("/nothing/here");
            HttpResponse<String> answer = metrics(server);
            assertThat(answer.headers().firstValue("Content-Type").orElse(""))
                    .startsWith("text/plain; version=0.0.4");
            assertThat(answer.body())
                    .contains("zeriba_tables_awake 1.0", "zeriba_sockets_open 0.0")
                    .contains("jvm_memory_used_bytes")
                    .containsPattern(
                            "zeriba_requests_seconds_count\\{.*route=\"/api/table/\\{id}\"")
                    .doesNotContain(table, "/nothing/here");
            assertThat(commits(answer.body())).isEqualTo(atStart + 1);
            assertThat(answer.body().lines())
                    .allMatch(line ->
                            line.startsWith("#")
                                    || line.matches("[a-z0-9_]+(\\{.*})? [-+0-9.eEINFinfNa]+"));
        }
    }

    /**
     * Every series without its value, and so with all of its labels; but for those of the
     * collector, which are there from its first pause or phase of each kind on, whatever is asked.
     */
    private static Set<String> series(WebServer server) throws Exception {
        return metrics(server)
                .body()
                .lines()
                .filter(line -> !line.startsWith("#") && !line.startsWith("jvm_gc_"))
                .map(line -> line.substring(0, line.lastIndexOf(' ')))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static void hostile(WebServer server, int i) throws Exception {
        String base = "http://127.0.0.1:" + server.port();
        List<HttpRequest.Builder> odd =
                List.of(
                        request(base + "/api/games").method("INVENTED" + letters(i), noBody()),
                        request(base + "/api/games").method("lower-" + i, noBody()),
                        request(base + "/" + i + "/nothing").method("PUT", noBody()),
                        request(base + "/api/operation" + i).POST(BodyPublishers.ofString("{}")),
                        request(base + "/api/table/t" + i + "?q=" + i).GET(),
                        request(base + "/table/" + i).method("HEAD", noBody()),
                        request(base + "/ws/table/" + i).GET(),
                        request(base + "/mcp?" + i).method("DELETE", noBody()),
                        request(base + "/api/account/x" + i).POST(BodyPublishers.ofString("[]")));
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (HttpRequest.Builder one : odd) {
                client.send(one.build(), BodyHandlers.discarding());
            }
        }
    }

    private static HttpRequest.Builder request(String address) {
        return HttpRequest.newBuilder(URI.create(address));
    }

    private static HttpRequest.BodyPublisher noBody() {
        return BodyPublishers.noBody();
    }

    private static String letters(int i) {
        return Integer.toString(i, 26)
                .chars()
                .mapToObj(c -> "" + (char) ('A' + c % 26))
                .collect(Collectors.joining());
    }

    @Test
    void whateverIsAskedTheSeriesAreThoseOfAFixedSet() throws Exception {
        try (WebServer server = started(Settings.preset().with(Setting.LIMITS, "off"))) {
            hostile(server, 0);
            metrics(server);
            Set<String> once = series(server);
            for (int i = 1; i < 20; i++) {
                hostile(server, i);
            }
            assertThat(series(server)).isEqualTo(once);
            assertThat(once)
                    .filteredOn(name -> name.startsWith("zeriba_requests_seconds"))
                    .isNotEmpty()
                    .allMatch(name ->
                            name.matches(
                                    "[a-z_]+\\{method=\"(GET|HEAD|POST|PUT|DELETE|OTHER)\","
                                            + "route=\"(/[a-z./{}]*|OTHER)\","
                                            + "status=\"([1-5]xx|OTHER)\".*}"));
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
