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
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.games.Games;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.WebServer;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

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
        ask(port, "/api/queue", "{}");
        ask(port, "/api/rules/kassala?lang=en", "");
        return samplesWith(id, around(port, id), secret);
    }

    /** A table that anybody may join, a seat handed over, and a rematch; the ids of the tables. */
    private List<String> around(int port, String id) throws IOException, BadJsonException {
        String open =
                text(
                        ask(
                                port,
                                "/api/tables",
                                "{\"game\":\"kassala\",\"mine\":[\"moslem\"],\"open\":\"yes\","
                                        + "\"level\":\"beginners\",\"pace\":{\"kind\":\"correspondence\","
                                        + "\"days\":3,\"reserve\":10,\"holidays\":[\"sun\"],"
                                        + "\"end\":\"computer\"}}"));
        String table = "{\"table\":\"" + open + "\"";
        ask(port, "/api/lobby", "{}");
        ask(port, "/api/view", table + "}");
        ask(port, "/api/join", table + ",\"role\":\"christian\"}");
        ask(port, "/api/list", table + ",\"off\":\"yes\"}");
        ask(port, "/api/hand", table + ",\"role\":\"christian\"}");
        ask(port, "/api/say", "{\"table\":\"" + id + "\",\"word\":\"resign\"}");
        String waits = "{\"game\":\"kasserine\",\"mine\":[\"axis\"]}";
        String waiting = text(ask(port, "/api/tables", waits));
        String here = "{\"table\":\"" + waiting + "\"";
        ask(port, "/api/view", here + "}");
        ask(port, "/api/say", here + ",\"word\":\"nonce\",\"text\":\"wind-and-weather\"}");
        return List.of(
                open, waiting, text(ask(port, "/api/rematch", "{\"table\":\"" + id + "\"}")));
    }

    private static String text(String answer) throws BadJsonException {
        return ((Value.Text) ((Value.Fields) Json.read(answer)).at("table")).text();
    }

    private String samplesWith(String id, List<String> more, String secret) {
        return samples.append("\n]\n")
                .toString()
                .replace(id, "abcdefghjkmn")
                .replace(more.getFirst(), "bcdefghjkmnp")
                .replace(more.get(1), "defghjkmnpqr")
                .replace(more.getLast(), "cdefghjkmnpq")
                .replace(secret, "the-secret-of-the-moslem-seat")
                .replaceAll("#seat=[A-Za-z0-9_-]{43}", "#seat=another-secret")
                .replaceAll("\"at\":[0-9]{13}", "\"at\":1795305600000")
                .replaceAll("\"since\":[0-9]+", "\"since\":1795305600000")
                .replaceAll("commitment [0-9a-f]{64}", "commitment " + "0".repeat(64));
    }

    @Test
    void everySampleIsWhatTheServerAnswers(@TempDir Path folder)
            throws IOException, BadJsonException, CannotListenException {
        try (LevelPlayers players = new LevelPlayers();
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
