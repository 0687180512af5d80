package zeriba.server.http;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * A connection for tests on which requests are sent without waiting for the answers to those before
 * (RFC 9112, section 9.3.2): most of what a client of its own for each would cost falls away.
 */
final class Pipeline implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 120_000;
    private static final int HEX = 16;

    /**
     * An answer.
     *
     * @param head its headers, line by line
     */
    record Answer(int status, String head, String body) {

        Optional<String> header(String name) {
            String start = name.toLowerCase(Locale.ROOT) + ":";
            return head.lines()
                    .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(start))
                    .map(line -> line.substring(start.length()).strip())
                    .findFirst();
        }
    }

    private final int port;
    private Socket socket;
    private InputStream in;

    Pipeline(int port) throws IOException {
        this.port = port;
        this.socket = new Socket(InetAddress.getLoopbackAddress(), port);
        this.in = begun(socket);
    }

    private static InputStream begun(Socket socket) throws IOException {
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
        return new BufferedInputStream(socket.getInputStream());
    }

    /** A request with a JSON body. */
    static String post(String path, String body, String... headers) {
        StringBuilder request =
                new StringBuilder("POST " + path + " HTTP/1.1\r\nHost: localhost\r\n");
        for (int i = 0; i < headers.length; i += 2) {
            request.append(headers[i]).append(": ").append(headers[i + 1]).append("\r\n");
        }
        int length = body.getBytes(StandardCharsets.UTF_8).length;
        return request.append("Content-Type: application/json\r\nContent-Length: ")
                .append(length)
                .append("\r\n\r\n")
                .append(body)
                .toString();
    }

    /**
     * Sends all of {@code requests} and tells each with its answer; after one that ends the
     * connection the others go over the next.
     */
    void ask(List<String> requests, BiConsumer<String, Answer> told) throws IOException {
        int next = 0;
        while (next < requests.size()) {
            say(String.join("", requests.subList(next, requests.size())));
            int before = next;
            for (Optional<Answer> answer = answer();
                    answer.isPresent();
                    answer = next < requests.size() ? answer() : Optional.empty()) {
                told.accept(requests.get(next++), answer.orElseThrow());
            }
            if (next == before) {
                throw new IOException("no answer to " + requests.get(next));
            }
            if (next < requests.size()) {
                socket.close();
                socket = new Socket(InetAddress.getLoopbackAddress(), port);
                in = begun(socket);
            }
        }
    }

    /** Sends something, be it a request or not. */
    void say(String text) throws IOException {
        try {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException _) {
            // the line is cut; what was answered before that may yet be read
        }
    }

    /** The next answer; none where the line was cut. */
    Optional<Answer> answer() {
        try {
            String[] status = line().split(" ", 3);
            StringBuilder head = new StringBuilder();
            for (String next = line(); !next.isEmpty(); next = line()) {
                head.append(next).append('\n');
            }
            Answer bare = new Answer(Integer.parseInt(status[1]), head.toString(), "");
            return Optional.of(new Answer(bare.status(), bare.head(), body(bare)));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private String body(Answer bare) throws IOException {
        Optional<String> length = bare.header("Content-Length");
        if (length.isPresent()) {
            return bytes(Integer.parseInt(length.orElseThrow()));
        }
        StringBuilder text = new StringBuilder();
        if (bare.header("Transfer-Encoding").isPresent()) {
            for (int size = chunk(); size > 0; size = chunk()) {
                text.append(bytes(size));
                line();
            }
            line();
        }
        return text.toString();
    }

    private int chunk() throws IOException {
        return Integer.parseInt(line(), HEX);
    }

    private String bytes(int many) throws IOException {
        byte[] all = in.readNBytes(many);
        if (all.length < many) {
            throw new IOException("cut in the midst of an answer");
        }
        return new String(all, StandardCharsets.UTF_8);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new IOException("cut");
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
