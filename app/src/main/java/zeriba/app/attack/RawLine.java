package zeriba.app.attack;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** A connection that says what it is told, be it a request or not: no client minds what is sent. */
final class RawLine implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 60_000;
    private static final int AHEAD = 8_192;
    private static final int HEX = 16;

    /** What was answered, with its head. */
    record Answer(int status, String head, String body) {

        /** The first header of this name. */
        Optional<String> header(String name) {
            String start = name.toLowerCase(Locale.ROOT) + ":";
            return head.lines()
                    .filter(line -> line.toLowerCase(Locale.ROOT).startsWith(start))
                    .map(line -> line.substring(start.length()).strip())
                    .findFirst();
        }
    }

    private final Socket socket;
    private final InputStream in;

    private RawLine(Socket socket, int ahead) throws IOException {
        this.socket = socket;
        this.in = new BufferedInputStream(socket.getInputStream(), ahead);
    }

    /** A new connection from where the attack comes from. */
    static RawLine open(Ground ground) throws IOException {
        return open(ground, 0);
    }

    /**
     * The same.
     *
     * @param buffer bytes that this end takes before anybody reads them; 0: as many as usual
     */
    static RawLine open(Ground ground, int buffer) throws IOException {
        Socket socket = new Socket();
        try {
            if (buffer > 0) {
                socket.setReceiveBufferSize(buffer);
            }
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.setTcpNoDelay(true);
            socket.bind(new InetSocketAddress(ground.from(), 0));
            socket.connect(ground.server(), PATIENCE_MILLIS);
            return new RawLine(socket, buffer > 0 ? 1 : AHEAD);
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    void say(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Says {@code text}, a whole request, and reads the whole answer. */
    Answer ask(String text) throws IOException {
        say(text);
        String status = line();
        String[] words = status.split(" ", 3);
        if (words.length < 2 || !words[1].matches("[0-9]{3}")) {
            throw new IOException("no answer: " + status);
        }
        StringBuilder head = new StringBuilder();
        for (String next = line(); !next.isEmpty(); next = line()) {
            head.append(next).append('\n');
        }
        Answer bare = new Answer(Integer.parseInt(words[1]), head.toString(), "");
        return new Answer(bare.status(), bare.head(), body(bare));
    }

    /** One byte of an answer that nobody waits for; -1 where the line was cut. */
    int read() throws IOException {
        return in.read();
    }

    private String body(Answer bare) throws IOException {
        StringBuilder text = new StringBuilder();
        Optional<String> length = bare.header("Content-Length");
        if (length.isPresent()) {
            text.append(bytes(Integer.parseInt(length.orElseThrow())));
        } else if (bare.header("Transfer-Encoding").isPresent()) {
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
    public void close() throws IOException {
        socket.close();
    }
}
