package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.HandTime;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.settings.Settings;
import zeriba.testkit.Relay;

/** What a server tells of itself to those who watch over it, and those who send others to it. */
@Timeout(120)
class HealthTest {

    private final HandTime time = new HandTime();
    private final HttpClient client = HttpClient.newHttpClient();

    private WebServer started(Database database) throws CannotListenException {
        WebServer server =
                new WebServer(
                        List.of(new Pebbles()),
                        new FirstOption(),
                        database,
                        Settings.of(Map.of()),
                        time);
        server.listen("127.0.0.1", 0);
        return server;
    }

    private HttpResponse<String> told(WebServer server, String path) throws Exception {
        URI uri = URI.create("http://127.0.0.1:" + server.port() + path);
        return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
    }

    @Test
    void aServerThatIsGoingToEndIsNotReadyAndTellsItsSockets(@TempDir Path folder)
            throws Exception {
        try (WebServer server = started(Database.sqlite(folder))) {
            assertThat(told(server, "/ready").statusCode()).isEqualTo(200);
            Browser anna = new Browser(server);
            String table = Browser.text(anna.ask("new", "{'game':'pebbles'}"), "table");
            Browser.Socket socket = anna.listen(table, 0);
            socket.changed();
            Thread drain = Thread.ofVirtual().start(() -> server.drain(Duration.ofSeconds(60)));
            Value.Fields notice = socket.next();
            assertThat(Browser.text(notice, "method")).isEqualTo("restart");
            assertThat(((Value.Fields) notice.at("params")).at("millis"))
                    .isInstanceOfSatisfying(
                            Value.Whole.class,
                            whole -> assertThat(whole.number()).isBetween(1L, 60_000L));
            HttpResponse<String> ready = told(server, "/ready");
            assertThat(ready.statusCode()).isEqualTo(503);
            assertThat(ready.body()).contains("restarting");
            assertThat(ready.headers().firstValue("Connection")).contains("close");
            assertThat(told(server, "/health").statusCode()).isEqualTo(200);
            anna.ask("play", "{'table':'%s','action':'take 1'}".formatted(table));
            socket.changed();
            socket.socket().sendClose(1000, "").join();
            drain.join();
        }
    }

    @Test
    @Tag("long")
    void withoutItsDatabaseAServerIsNeitherHealthyNorReadyAndComesBackByItself() throws Exception {
        URI database = URI.create(Databases.postgres());
        try (Relay relay = new Relay(database.getPort())) {
            String address = "postgresql://postgres@127.0.0.1:" + relay.port() + database.getPath();
            try (WebServer server = started(Database.postgresql(address))) {
                assertThat(told(server, "/health").statusCode()).isEqualTo(200);
                relay.hold();
                time.pass(Duration.ofSeconds(6));
                assertThat(told(server, "/health").statusCode()).isEqualTo(503);
                relay.cut();
                time.pass(Duration.ofSeconds(6));
                assertThat(told(server, "/ready").statusCode()).isEqualTo(503);
                relay.mend();
                while (told(server, "/ready").statusCode() != 200) {
                    time.pass(Duration.ofSeconds(6));
                }
            }
        }
    }
}
