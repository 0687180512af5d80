package zeriba.cluster;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A connection on which messages go one way. Whoever sends writes, and one thread at the other end
 * reads: nothing is handed from thread to thread between them.
 */
final class PeerConnection implements Closeable {

    /** [design] Whoever does not answer within so long has a firewall before it. */
    private static final int CONNECT_MILLIS = 2_000;

    /** [design] Whoever connects says at once who it is. */
    private static final int GREETING_MILLIS = 5_000;

    /** Longer than any message: a record of 20,000 entries. */
    private static final int LONGEST = 16 << 20;

    /** A message without anything in it, not even its kind. */
    private static final byte[] PULSE = new byte[Integer.BYTES];

    private final Socket socket;
    private final DataOutputStream out;
    private final ReentrantLock turn = new ReentrantLock();
    private volatile boolean isSpeaking = false;
    private volatile boolean isClosed = false;

    private PeerConnection(Socket socket) throws IOException {
        this.socket = socket;
        this.out = new DataOutputStream(socket.getOutputStream());
    }

    /**
     * A connection to a server, which waits for it at a port.
     *
     * @param key what it has told its members, and them alone
     * @param self where the one who speaks is found
     * @throws IOException where it cannot be reached there
     */
    static PeerConnection to(String host, int port, String key, String self) throws IOException {
        Socket socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(host, port), CONNECT_MILLIS);
            socket.setTcpNoDelay(true);
            PeerConnection connection = new PeerConnection(socket);
            connection.out.writeUTF(key);
            connection.out.writeUTF(self);
            return connection;
        } catch (IOException e) {
            socket.close();
            throw e;
        }
    }

    /** Whether a machine answers and says that nobody listens there. */
    static boolean isRefused(String host, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(host, port), CONNECT_MILLIS);
            return false;
        } catch (ConnectException _) {
            return true;
        } catch (IOException _) {
            // it may be slow, or out of reach
            return false;
        }
    }

    /**
     * Who speaks on a connection that has come.
     *
     * @throws IOException where it does not know the key
     */
    static String handshake(Socket come, String key) throws IOException {
        come.setSoTimeout(GREETING_MILLIS);
        DataInputStream in = new DataInputStream(come.getInputStream());
        if (!MessageDigest.isEqual(utf8(in.readUTF()), utf8(key))) {
            throw new IOException("somebody who is no member");
        }
        String from = in.readUTF();
        come.setSoTimeout(0);
        return from;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The next message on a connection, as it was sent. */
    static byte[] read(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > LONGEST) {
            throw new IOException("a message of " + length + " bytes");
        }
        byte[] frame = new byte[length];
        in.readFully(frame);
        return frame;
    }

    /**
     * Says that it is there, and again whenever it has said nothing else for so long, until it is
     * closed. Whoever takes nothing holds up nobody but this.
     */
    void pulse(long millis) throws IOException, InterruptedException {
        while (!isClosed) {
            if (!isSpeaking) {
                send(PULSE);
            }
            isSpeaking = false;
            TimeUnit.MILLISECONDS.sleep(millis);
        }
    }

    /** Whether that is all that a frame says. */
    static boolean isPulse(byte[] frame) {
        return frame.length == 0;
    }

    /**
     * Sends a message, waiting while the other end takes nothing.
     *
     * @param framed with its length before it
     */
    void send(byte[] framed) throws IOException {
        turn.lock();
        try {
            out.write(framed);
            isSpeaking = true;
        } finally {
            turn.unlock();
        }
    }

    @Override
    public void close() {
        isClosed = true;
        try {
            socket.close();
        } catch (IOException _) {
            // nobody speaks there any more
        }
    }
}
