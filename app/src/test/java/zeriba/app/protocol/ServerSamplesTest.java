package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.Games;
import zeriba.engine.Value;
import zeriba.server.computer.Levelled;
import zeriba.server.http.CannotListenException;
import zeriba.server.http.WebServer;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.store.Database;

/**
 * {@code protocol/server.json}: what only the server says. Ids and secrets, which are drawn at
 * random, are replaced by fixed ones.
 */
class ServerSamplesTest {

    private static final Path FILE = Path.of("..", "protocol", "server.json");
    private static final String SEATS =
            "{\"moslem\":{\"kind\":\"person\"},\"christian\":{\"kind\":\"computer\",\"level\":\"recruit\"}}";

    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final StringBuilder samples = new StringBuilder("[\n");

    private String send(int port, String path, String body) throws IOException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
        }
        try {
            return client.send(request.build(), BodyHandlers.ofString()).body();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String ask(int port, String path, String body) throws IOException {
        String answer = send(port, path, body);
        samples.append(samples.length() > 2 ? ",\n" : "")
                .append("{\"request\":{\"path\":\"")
                .append(path)
                .append(body.isEmpty() ? "\"}" : "\",\"body\":" + body + "}")
                .append(",\"answer\":")
                .append(answer)
                .append('}');
        return answer;
    }

    private String session(int port) throws IOException, BadJsonException {
        String made =
                ask(
                        port,
                        "/api/tables",
                        "{\"game\":\"kassala\",\"scenario\":\"historical\",\"options\":{\"cannon\":true},"
                                + "\"seats\":"
                                + SEATS
                                + ",\"mine\":[\"moslem\"]}");
        Value.Fields table = (Value.Fields) Json.read(made);
        String id = ((Value.Text) table.at("table")).text();
        Value link = ((Value.Fields) table.at("links")).at("moslem");
        String secret = ((Value.Text) link).text().split("#seat=", 2)[1];
        ask(port, "/api/table/" + id, "");
        ask(port, "/api/claim", "{\"table\":\"" + id + "\",\"secret\":\"" + secret + "\"}");
        ask(port, "/api/tables", "");
        ask(port, "/api/view", "{\"table\":\"" + id + "\"}");
        ask(
                port,
                "/api/play",
                "{\"table\":\"" + id + "\",\"action\":\"move TC 0304\",\"entry\":0}");
        ask(port, "/health", "");
        return samples.append("\n]\n")
                .toString()
                .replace(id, "abcdefghjkmn")
                .replace(secret, "the-secret-of-the-moslem-seat")
                .replaceAll("commitment [0-9a-f]{64}", "commitment " + "0".repeat(64));
    }

    @Test
    void everySampleIsWhatTheServerAnswers(@TempDir Path folder)
            throws IOException, BadJsonException, CannotListenException {
        try (Levelled players = new Levelled();
                WebServer server = new WebServer(Games.all(), players, Database.sqlite(folder))) {
            server.listen("127.0.0.1", 0);
            String now = session(server.port());
            if ("write".equals(System.getProperty("zeriba.samples"))) {
                Files.createDirectories(FILE.getParent());
                Files.writeString(FILE, now);
            }
            assertThat(Json.read(Files.readString(FILE))).isEqualTo(Json.read(now));
        }
    }
}
