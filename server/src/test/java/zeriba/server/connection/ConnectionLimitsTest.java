package zeriba.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import zeriba.server.admission.Pacing;
import zeriba.testkit.Until;

/** Connections that take a place and ask nothing. */
@Timeout(300)
class ConnectionLimitsTest {

    private static final String ASK = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

    /** A question of which most does not come. */
    private static final String HALF =
            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\nx";

    private final Server server = new Server();
    private final List<Socket> sockets = new ArrayList<>();
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger failed = new AtomicInteger();
    private final CountDownLatch cut = new CountDownLatch(1);

    private ServerConnector listening(ConnectionLimits lines) throws Exception {
        return listening(lines, Pacing.CONNECTIONS, Pacing.READS);
    }

    private ServerConnector listening(
            ConnectionLimits lines, Pacing.Pace connections, Pacing.Pace reads) throws Exception {
        HttpConfiguration http = new HttpConfiguration();
        http.addCustomizer(lines);
        HttpConnectionFactory protocol = new HttpConnectionFactory(http);
        ServerConnector connector =
                new PacedConnector(server, protocol, "127.0.0.1"::equals, connections, reads);
        connector.setHost("127.0.0.1");
        connector.addBean(lines);
        server.addConnector(connector);
        server.setHandler(
                new Handler.Abstract() {
                    @Override
                    public boolean handle(Request request, Response response, Callback done)
                            throws IOException {
                        begun.incrementAndGet();
                        take(request);
                        if (Request.getPathInContext(request).equals("/endless")) {
                            endless(response);
                        }
                        done.succeeded();
                        return true;
                    }
                });
        server.start();
        return connector;
    }

    private void take(Request request) throws IOException {
        try {
            Content.Source.asString(request);
        } catch (IOException gone) {
            failed.incrementAndGet();
            throw gone;
        }
    }

    /** Says more until nobody takes it any longer. */
    private void endless(Response response) {
        try {
            while (true) {
                Content.Sink.write(response, false, ByteBuffer.allocate(1_024));
            }
        } catch (IOException _) {
            cut.countDown();
        }
    }

    @AfterEach
    void end() throws Exception {
        for (Socket socket : sockets) {
            socket.close();
        }
        server.stop();
    }

    private Socket opened(ServerConnector at) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), at.getLocalPort());
        sockets.add(socket);
        return socket;
    }

    private static boolean isAnswered(Socket socket) throws IOException {
        try {
            socket.getOutputStream().write(ASK.getBytes(StandardCharsets.UTF_8));
            InputStream in = socket.getInputStream();
            StringBuilder answer = new StringBuilder();
            for (int next = in.read(); next >= 0; next = in.read()) {
                answer.append((char) next);
                if (answer.toString().endsWith("\r\n\r\n")) {
                    return true;
                }
            }
            return false;
        } catch (SocketException _) {
            return false;
        }
    }

    @Test
    void aHeadThatComesByteByByteIsCutHoweverBusyItIs() throws Exception {
        try (ConnectionLimits lines = new ConnectionLimits(100, 200, _ -> false)) {
            Socket slow = opened(listening(lines));
            assertThat(isCutWhileBytesCome(slow, 'G')).isTrue();
        }
    }

    @Test
    void aBodyThatComesByteByByteIsCutToo() throws Exception {
        try (ConnectionLimits lines = new ConnectionLimits(100, 200, _ -> false)) {
            Socket slow = opened(listening(lines));
            slow.getOutputStream()
                    .write(
                            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\n"
                                    .getBytes(StandardCharsets.UTF_8));
            assertThat(isCutWhileBytesCome(slow, ' ')).isTrue();
        }
    }

    private static boolean isCutWhileBytesCome(Socket slow, char next)
            throws IOException, InterruptedException {
        OutputStream out = slow.getOutputStream();
        for (int i = 0; i < 2_000; i++) {
            try {
                out.write(next);
                out.flush();
                Thread.sleep(5);
            } catch (SocketException _) {
                return true;
            }
        }
        return false;
    }

    @Test
    void anAnswerThatIsTakenByteByByteIsCut() throws Exception {
        try (ConnectionLimits lines = new ConnectionLimits(100, 200, _ -> false)) {
            ServerConnector connector = listening(lines);
            // a connection on which nothing moves would be cut for that
            connector.setIdleTimeout(0);
            Socket slow = new Socket();
            sockets.add(slow);
            slow.setReceiveBufferSize(1_024);
            slow.connect(
                    new InetSocketAddress(
                            InetAddress.getLoopbackAddress(), connector.getLocalPort()));
            slow.getOutputStream()
                    .write(ASK.replace("GET /", "GET /endless").getBytes(StandardCharsets.UTF_8));
            try {
                while (!cut.await(5, TimeUnit.MILLISECONDS)) {
                    var _ = slow.getInputStream().read();
                }
            } catch (SocketException _) {
                // it is cut here already
            }
            assertThat(cut.await(50, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void aNetworkHasSoManyConnectionsAndGivesThemBack() throws Exception {
        try (ConnectionLimits lines =
                new ConnectionLimits(3, ConnectionLimits.REST_MILLIS, _ -> false)) {
            ServerConnector connector = listening(lines);
            for (int i = 0; i < 3; i++) {
                assertThat(isAnswered(opened(connector))).isTrue();
            }
            assertThat(isAnswered(opened(connector))).isFalse();
            sockets.getFirst().close();
            Until.holds("one line fewer is open", () -> lines.count() == 2);
            assertThat(isAnswered(opened(connector))).isTrue();
        }
    }

    /** From addresses of this machine that are not free of a pace. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void ofAThousandAtOnceAllAreAnsweredInTheEnd() throws Exception {
        try (ConnectionLimits lines =
                new ConnectionLimits(1_000, ConnectionLimits.REST_MILLIS, _ -> false)) {
            ServerConnector connector = listening(lines);
            for (Socket one : crowd(connector, 3 * Pacing.CONNECTIONS.atOnce(), ASK)) {
                assertThat(isAnswered(one)).isTrue();
            }
        }
    }

    /** At a pace by which the crowd's last is minutes away. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void othersAreAnsweredWhileACrowdWaits() throws Exception {
        try (ConnectionLimits lines =
                new ConnectionLimits(1_000, ConnectionLimits.REST_MILLIS, _ -> false)) {
            ServerConnector connector = listening(lines, new Pacing.Pace(5, 1), Pacing.READS);
            List<Socket> crowd = crowd(connector, 300, ASK);
            assertThat(isAnswered(opened(connector, "127.0.0.67"))).isTrue();
            assertThat(crowd.getLast().getInputStream().available()).isZero();
        }
    }

    /** A farewell is read like any other word: at a pace by which the last is minutes away. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void othersAreAnsweredWhileACrowdIsCutInTheMidstOfItsQuestions() throws Exception {
        int many = 120; // each holds one of two hundred threads
        try (ConnectionLimits lines =
                new ConnectionLimits(1_000, ConnectionLimits.REST_MILLIS, _ -> false)) {
            ServerConnector connector =
                    listening(
                            lines,
                            new Pacing.Pace(many, many),
                            // as many as begin to ask, and few more
                            new Pacing.Pace(many + 10, 1));
            List<Socket> crowd = crowd(connector, many, HALF);
            Until.holds("all have begun to ask", () -> begun.get() == many);
            for (Socket one : crowd) {
                one.close();
            }
            assertThat(isAnswered(opened(connector, "127.0.0.67"))).isTrue();
            assertThat(failed).hasValueLessThan(many / 2);
            Until.holds("some are heard of", () -> failed.get() > 0);
        }
    }

    /** So many connections of one address, each with a question. */
    private List<Socket> crowd(ServerConnector connector, int many, String question)
            throws IOException {
        List<Socket> crowd = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            Socket one = opened(connector, "127.0.0.66");
            one.getOutputStream().write(question.getBytes(StandardCharsets.UTF_8));
            crowd.add(one);
        }
        return crowd;
    }

    private Socket opened(ServerConnector at, String from) throws IOException {
        Socket socket = new Socket();
        sockets.add(socket);
        socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), at.getLocalPort()));
        return socket;
    }

    @Test
    void aProxyHasAsManyAsItNeeds() throws Exception {
        try (ConnectionLimits lines =
                new ConnectionLimits(1, ConnectionLimits.REST_MILLIS, "127.0.0.1"::equals)) {
            ServerConnector connector = listening(lines);
            for (int i = 0; i < 5; i++) {
                assertThat(isAnswered(opened(connector))).isTrue();
            }
        }
    }

    @Test
    void whoAsksNowAndThenKeepsTheConnection() throws Exception {
        try (ConnectionLimits lines = new ConnectionLimits(100, 5_000, _ -> false)) {
            Socket socket = opened(listening(lines));
            for (int i = 0; i < 20; i++) {
                assertThat(isAnswered(socket)).isTrue();
            }
        }
    }
}
