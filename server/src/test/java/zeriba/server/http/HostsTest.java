package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.connection.Hosts;
import zeriba.server.database.Database;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** Under which names the server answers, and to whom from other machines. */
class HostsTest {

    private static final Settings SETTINGS =
            Settings.preset()
                    .with(Setting.PUBLIC_ADDRESS, "https://zeriba.example.org")
                    .with(Setting.HOSTS, "zeriba.example.net");

    private final Hosts hosts = new Hosts(SETTINGS);

    @TempDir private Path folder = Path.of("");

    private WebServer started(Settings settings, String host) throws CannotListenException {
        WebServer server =
                new WebServer(
                        List.of(new Pebbles()),
                        new FirstOption(),
                        Database.sqlite(folder),
                        settings);
        server.listen(host, 0);
        return server;
    }

    /** The status of what is asked under a name, by a page that has it as its origin. */
    private static String status(InetAddress to, int port, String head) throws IOException {
        try (Socket socket = new Socket(to, port)) {
            socket.getOutputStream()
                    .write(head.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
            InputStream in = socket.getInputStream();
            byte[] line = in.readNBytes("HTTP/1.1 200".length());
            return new String(line, StandardCharsets.UTF_8).substring("HTTP/1.1 ".length());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "localhost",
                "LOCALHOST:8080",
                "127.0.0.1:8080",
                "[::1]:8080",
                "192.168.1.7",
                "zeriba.example.org",
                "Zeriba.Example.Org.:443",
                "zeriba.example.net"
            })
    void namesThatAreKnownAreAnswered(String host) {
        assertThat(hosts.know(host)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "localhost.evil.example",
                "zeriba.example.org.evil.example",
                "127.0.0.1.evil.example:8080",
                "evil-zeriba.example.org"
            })
    void othersAreNot(String host) {
        assertThat(hosts.know(host)).isFalse();
    }

    @Test
    void whereAProxyWasNamedBeforeNamesHadToBeAllAreAnswered() {
        assertThat(new Hosts(Settings.preset().with(Setting.PROXY, "on")).know("my.example"))
                .isTrue();
        assertThat(new Hosts(SETTINGS.with(Setting.PROXY, "on")).know("my.example")).isFalse();
    }

    @Test
    void aNameThatLeadsHereFromElsewhereReachesNothing() throws Exception {
        try (WebServer server = started(SETTINGS, "127.0.0.1")) {
            InetAddress here = InetAddress.getLoopbackAddress();
            for (String asked :
                    List.of(
                            "POST /api/new HTTP/1.1\nContent-Type: application/json\nContent-Length: 18\n",
                            """
                            GET /ws/table/x HTTP/1.1
                            Upgrade: websocket
                            Connection: Upgrade
                            Sec-WebSocket-Version: 13
                            Sec-WebSocket-Key: AAAA
                            """,
                            "POST /mcp HTTP/1.1\nContent-Type: application/json\nContent-Length: 18\n",
                            "GET /metrics HTTP/1.1\n",
                            "GET / HTTP/1.1\n")) {
                String foreign = "Host: evil.example\nOrigin: http://evil.example\n\n";
                String body = "{\"game\":\"pebbles\"}";
                assertThat(status(here, server.port(), asked + foreign + body))
                        .as(asked)
                        .isEqualTo("421");
            }
            assertThat(server.tables().awake()).isZero();
        }
    }

    /** An address of this machine that is not loopback, as others on the network have it. */
    private static Optional<InetAddress> outside() throws IOException {
        return Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                .findFirst();
    }

    @Test
    void programsOfOtherMachinesNeedTheKey() throws Exception {
        Optional<InetAddress> outside = outside();
        Assumptions.assumeTrue(outside.isPresent(), "this machine has no address but loopback");
        String ask =
                "POST /mcp HTTP/1.1\nHost: 127.0.0.1\nContent-Type: application/json\n"
                        + "Content-Length: 2\n%s\n{}";
        try (WebServer server =
                started(Settings.preset().with(Setting.MCP_KEY, "a key"), "0.0.0.0")) {
            int port = server.port();
            assertThat(status(outside.get(), port, ask.formatted(""))).isEqualTo("401");
            assertThat(status(outside.get(), port, ask.formatted("Authorization: Bearer b key\n")))
                    .isEqualTo("401");
            assertThat(status(outside.get(), port, ask.formatted("Authorization: Bearer a key\n")))
                    .isEqualTo("400");
            assertThat(status(InetAddress.getLoopbackAddress(), port, ask.formatted("")))
                    .isEqualTo("400");
        }
        try (WebServer server = started(Settings.preset(), "0.0.0.0")) {
            assertThat(
                            status(
                                    outside.get(),
                                    server.port(),
                                    ask.formatted("Authorization: Bearer \n")))
                    .isEqualTo("401");
        }
    }
}
