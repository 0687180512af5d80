package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.database.Database;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.testkit.Until;

/** Who asks much on a socket and reads nothing of what is answered. */
@Timeout(300)
class OutboundQueueTest {

    private static final int MOST_IN_A_BATCH = 100;

    /** More questions than the buffers of both ends have room for: some 18 MB. */
    private static final int BATCHES = 4_000;

    @TempDir private Path folder = Path.of("");

    @Test
    void whoAsksAndDoesNotReadIsCutOff() throws Exception {
        try (WebServer server =
                new WebServer(
                        List.of(new Pebbles()),
                        new FirstOption(),
                        Database.sqlite(folder),
                        Settings.preset().with(Setting.LIMITS, "off"))) {
            server.sendWithin(Duration.ofMillis(200));
            server.listen("127.0.0.1", 0);
            String table = text(new Browser(server).ask("new", "{'game':'pebbles'}"), "table");
            try (Socket deaf = connected(server.port(), table)) {
                assertThat(isCutWhileAsking(deaf.getOutputStream())).isTrue();
                Until.holds("the socket is gone", () -> server.sockets() == 0);
            }
            assertThat(server.tables().awake()).isEqualTo(1);
        }
    }

    private static Socket connected(int port, String table) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(1_024);
        socket.setSendBufferSize(65_536);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        String hello =
                """
                GET /ws/table/%s HTTP/1.1
                Host: localhost
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==

                """
                        .formatted(table);
        socket.getOutputStream()
                .write(hello.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
        byte[] answer = socket.getInputStream().readNBytes("HTTP/1.1 101".length());
        assertThat(new String(answer, StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 101");
        return socket;
    }

    private static boolean isCutWhileAsking(OutputStream out) {
        String one = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"},";
        String batch = "[" + one.repeat(MOST_IN_A_BATCH - 1) + one.replaceFirst(",$", "]");
        byte[] frame = frame(batch.getBytes(StandardCharsets.UTF_8));
        try {
            for (int i = 0; i < BATCHES; i++) {
                out.write(frame);
            }
            return false;
        } catch (SocketException _) {
            return true;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A text as one frame of a client, masked with zeros (RFC 6455, section 5.2). */
    private static byte[] frame(byte[] text) {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(0x81);
        frame.write(0x80 | 126);
        frame.write(text.length >> 8);
        frame.write(text.length);
        frame.writeBytes(new byte[4]);
        frame.writeBytes(text);
        return frame.toByteArray();
    }
}
