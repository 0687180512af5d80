package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.Value;
import zeriba.server.FirstOption;
import zeriba.server.HandTime;
import zeriba.server.Pebbles;
import zeriba.server.settings.Settings;
import zeriba.server.store.Database;

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
                relay.fallSilent();
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

    /** The line to a database, which may fall silent, break, and be mended. */
    private static final class Relay implements AutoCloseable {

        private enum Line {
            OPEN,
            SILENT,
            BROKEN
        }

        private final int port;
        private final ServerSocket door;
        private final Set<Socket> open = ConcurrentHashMap.newKeySet();
        private volatile Line line = Line.OPEN;

        Relay(int port) {
            this.port = port;
            try {
                this.door = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            Thread.ofVirtual().start(this::admit);
        }

        int port() {
            return door.getLocalPort();
        }

        void fallSilent() {
            line = Line.SILENT;
        }

        void cut() throws IOException {
            line = Line.BROKEN;
            for (Socket socket : open) {
                socket.close();
            }
        }

        void mend() {
            line = Line.OPEN;
        }

        private void admit() {
            while (!door.isClosed()) {
                try {
                    Socket guest = door.accept();
                    open.add(guest);
                    if (line == Line.BROKEN) {
                        guest.close();
                        continue;
                    }
                    Socket host = new Socket();
                    host.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
                    open.add(host);
                    Thread.ofVirtual().start(() -> carry(guest, host));
                    Thread.ofVirtual().start(() -> carry(host, guest));
                } catch (IOException _) {
                    // the door is closed, or the guest is gone again
                }
            }
        }

        private void carry(Socket from, Socket to) {
            byte[] some = new byte[8_192];
            try (from;
                    to;
                    InputStream in = from.getInputStream()) {
                for (int read = in.read(some); read >= 0; read = in.read(some)) {
                    if (line == Line.OPEN) {
                        to.getOutputStream().write(some, 0, read);
                        to.getOutputStream().flush();
                    }
                }
            } catch (IOException _) {
                // one end is gone, and with it the other
            }
        }

        @Override
        public void close() throws IOException {
            door.close();
            cut();
        }
    }
}
