package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Where notices go in tests: a webhook, a push service and a mail server that keep what comes. */
public final class Elsewhere implements AutoCloseable {

    private final BlockingQueue<String> posted = new LinkedBlockingQueue<>();
    private final BlockingQueue<byte[]> pushed = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> mailed = new LinkedBlockingQueue<>();
    private final HttpServer web;
    private final ServerSocket mailServer;

    public Elsewhere() throws IOException {
        web = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        web.createContext(
                "/hook",
                request -> {
                    posted.add(
                            new String(
                                    request.getRequestBody().readAllBytes(),
                                    StandardCharsets.UTF_8));
                    request.sendResponseHeaders(204, -1);
                    request.close();
                });
        web.createContext(
                "/push",
                request -> {
                    assertThat(request.getRequestHeaders().getFirst("Authorization"))
                            .startsWith("vapid t=");
                    assertThat(request.getRequestHeaders().getFirst("TTL")).isEqualTo("259200");
                    pushed.add(request.getRequestBody().readAllBytes());
                    request.sendResponseHeaders(201, -1);
                    request.close();
                });
        web.createContext(
                "/gone",
                request -> {
                    posted.add("gone");
                    request.sendResponseHeaders(410, -1);
                    request.close();
                });
        web.start();
        mailServer = new ServerSocket(0, 10, InetAddress.getByName("localhost"));
        Thread.ofVirtual().start(this::receive);
    }

    /** What has come by webhook and was not taken yet. */
    public BlockingQueue<String> posted() {
        return posted;
    }

    /** What has come by web push and was not taken yet. */
    public BlockingQueue<byte[]> pushed() {
        return pushed;
    }

    /** The e-mails that have come and were not taken yet. */
    public BlockingQueue<String> mailed() {
        return mailed;
    }

    /** The next that comes. */
    public static <T> T next(BlockingQueue<T> queue) throws InterruptedException {
        T found = queue.poll(60, TimeUnit.SECONDS);
        assertThat(found).as("a notice").isNotNull();
        return java.util.Objects.requireNonNull(found);
    }

    /** Where the mail server listens. */
    public int mailPort() {
        return mailServer.getLocalPort();
    }

    /** A mail server that says yes to everything. */
    private void receive() {
        while (!mailServer.isClosed()) {
            try (Socket socket = mailServer.accept();
                    BufferedReader in =
                            new BufferedReader(
                                    new InputStreamReader(
                                            socket.getInputStream(), StandardCharsets.UTF_8));
                    OutputStream out = socket.getOutputStream()) {
                say(out, "220 stub");
                converse(in, out);
            } catch (IOException _) {
                // the other has gone, or the test is over
            }
        }
    }

    private void converse(BufferedReader in, OutputStream out) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equals("DATA")) {
                say(out, "354 go on");
                StringBuilder mail = new StringBuilder();
                for (String part = in.readLine(); !".".equals(part); part = in.readLine()) {
                    mail.append(part).append('\n');
                }
                mailed.add(mail.toString());
            }
            say(out, line.startsWith("QUIT") ? "221 bye" : "250 yes");
        }
    }

    private static void say(OutputStream out, String line) throws IOException {
        out.write(line.getBytes(StandardCharsets.UTF_8));
        out.write('\r');
        out.write('\n');
        out.flush();
    }

    /** The address of something here. */
    public String local(String path) {
        return "http://localhost:" + web.getAddress().getPort() + path;
    }

    @Override
    public void close() throws IOException {
        web.stop(0);
        mailServer.close();
    }
}
