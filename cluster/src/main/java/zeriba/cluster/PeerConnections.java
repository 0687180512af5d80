package zeriba.cluster;

import com.typesafe.config.Config;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.server.database.Secrets;

/**
 * The connections of a server to the others, and theirs to it. What is asked and told of tables
 * goes by them where they are, and by Pekko where not: before they are there, through a firewall
 * that lets nothing else pass, and where Pekko encrypts.
 */
final class PeerConnections implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(PeerConnections.class);

    /** [design] So many connections may wait to be taken. */
    private static final int WAITING = 100;

    /** [design] So long nobody is let in where that does not go. */
    private static final long AGAIN_MILLIS = 500;

    private static final int TOGETHER = 1 << 16;

    /** [design] So often at least a server says something to each other. */
    private static final long PULSE_MILLIS = 250;

    private final ServerSocket serverSocket;
    private final String key;
    private final MessageSerializer form;
    private final Listener listener;
    private final Silence silence;
    private final Map<String, PeerConnection> outgoing = new ConcurrentHashMap<>();
    private final Map<String, Socket> incoming = new ConcurrentHashMap<>();
    private volatile boolean isClosed = false;

    /**
     * Who hears what comes.
     *
     * @param message told of each message, in order
     * @param lost told of the address of a server to which or from which a message may be lost
     */
    record Listener(Consumer<Message> message, Consumer<String> lost) {}

    private PeerConnections(
            ServerSocket serverSocket,
            MessageSerializer form,
            Duration longestSilence,
            Listener listener) {
        this.silence = new Silence(longestSilence.toNanos(), System.nanoTime());
        this.serverSocket = serverSocket;
        this.key = new Secrets().fresh();
        this.form = form;
        this.listener = listener;
    }

    /** Whether there are to be any: whoever has Pekko encrypt wants nothing to pass unencrypted. */
    static boolean areWanted(Config config) {
        return config.getBoolean("zeriba.peers.enabled")
                && config.getString("pekko.remote.artery.transport").equals("tcp");
    }

    /**
     * Connections that the others can take from now on.
     *
     * @param at where they come; port 0 for any that is free
     * @param longestSilence whoever has nothing to say for so long is stopped, or cut off
     * @throws IOException where nothing can be opened there
     */
    static PeerConnections open(
            InetSocketAddress at,
            MessageSerializer form,
            Duration longestSilence,
            Listener listener)
            throws IOException {
        PeerConnections opened =
                new PeerConnections(
                        new ServerSocket(at.getPort(), WAITING, at.getAddress()),
                        form,
                        longestSilence,
                        listener);
        Thread.ofPlatform().name("peers").daemon().start(opened::accept);
        return opened;
    }

    /** No connections: nobody is offered any. */
    static PeerConnections none(MessageSerializer form, Listener listener) {
        try {
            return new PeerConnections(new ServerSocket(), form, Duration.ZERO, listener);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether others can connect to here. */
    boolean isOpen() {
        return serverSocket.isBound() && !isClosed;
    }

    /** Where they come. */
    int port() {
        return serverSocket.getLocalPort();
    }

    /** What whoever comes must know. */
    String key() {
        return key;
    }

    private void accept() {
        while (!isClosed) {
            try {
                Socket come = serverSocket.accept();
                Thread.ofVirtual().name("handshake").start(() -> shakeHands(come));
            } catch (IOException e) {
                LOG.debug("no connection could be accepted: {}", e.getMessage());
                pause();
            }
        }
    }

    private void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(AGAIN_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            isClosed = true;
        }
    }

    /** A thread of its own is for members alone. */
    private void shakeHands(Socket come) {
        try {
            String from = PeerConnection.handshake(come, key);
            incoming.put(from, come);
            Thread.ofPlatform().name("peer").daemon().start(() -> hear(from, come));
        } catch (IOException e) {
            LOG.debug("a handshake failed: {}", e.getMessage());
            close(come);
        }
    }

    private void hear(String from, Socket come) {
        try (come) {
            DataInputStream in =
                    new DataInputStream(new BufferedInputStream(come.getInputStream(), TOGETHER));
            while (!isClosed) {
                take(from, PeerConnection.read(in));
            }
        } catch (IOException e) {
            LOG.debug("a connection from '{}' has ended: {}", from, e.getMessage());
        } catch (RuntimeException e) {
            LOG.error("a connection from '{}' is broken", from, e);
        }
        if (incoming.remove(from, come)) {
            broken(from);
        }
    }

    private void take(String from, byte[] frame) {
        if (PeerConnection.isPulse(frame)) {
            silence.expect(from, System.nanoTime());
        } else {
            silence.heard(from, System.nanoTime());
            understand(from, frame);
        }
    }

    private void understand(String from, byte[] frame) {
        try {
            listener.message().accept(form.unframed(frame));
        } catch (NotSerializableException e) {
            LOG.warn("from {}: {}", from, e.getMessage());
        }
    }

    /** Whatever was under way between the two of us begins anew. */
    private void broken(String address) {
        drop(address);
        if (!isClosed) {
            listener.lost().accept(address);
        }
    }

    /** Takes the connection that another server has offered; not where that cannot be reached. */
    void connect(String address, String host, Message.Offer offer, String self) {
        try {
            PeerConnection connection = PeerConnection.to(host, offer.port(), offer.key(), self);
            if (outgoing.containsKey(address)) {
                broken(address);
            }
            outgoing.put(address, connection);
            if (isClosed) {
                connection.close();
            }
            // a virtual thread would wait behind whatever computes
            Thread.ofPlatform().name("pulse").daemon().start(() -> pulse(address, connection));
        } catch (IOException e) {
            LOG.info(
                    "no connection to {} at port {}, so all goes by Pekko: {}",
                    address,
                    offer.port(),
                    e.getMessage());
        }
    }

    private void pulse(String address, PeerConnection connection) {
        try {
            connection.pulse(PULSE_MILLIS);
        } catch (IOException e) {
            ended(address, connection, e);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Of those that are connected to here, who has said nothing for too long. */
    Set<String> silent() {
        Set<String> silent = new TreeSet<>(silence.silent(System.nanoTime()));
        // what came last may have been taken in after the connection was given up
        silent.retainAll(incoming.keySet());
        return silent;
    }

    /** The others that are connected to here, but for those who are silent. */
    Set<String> heard(Set<String> silent) {
        Set<String> heard = new TreeSet<>(incoming.keySet());
        heard.removeAll(silent);
        return heard;
    }

    /** The route to a server, where there is a connection. */
    Optional<Route> to(String address) {
        return Optional.ofNullable(outgoing.get(address))
                .map(connection -> message -> send(address, connection, message));
    }

    private void send(String address, PeerConnection connection, Message message) {
        try {
            connection.send(form.framed(message));
        } catch (IOException e) {
            ended(address, connection, e);
        }
    }

    private void ended(String address, PeerConnection connection, IOException why) {
        LOG.debug("a connection to {} has ended: {}", address, why.getMessage());
        if (outgoing.remove(address, connection)) {
            broken(address);
        }
    }

    /** Nothing goes to a server, or comes from it, any more. */
    void drop(String address) {
        close(outgoing.remove(address));
        close(incoming.remove(address));
        silence.forget(address);
    }

    private static void close(@Nullable Closeable one) {
        if (one != null) {
            try {
                one.close();
            } catch (IOException _) {
                // it is of no use any more
            }
        }
    }

    @Override
    public void close() {
        isClosed = true;
        close(serverSocket);
        outgoing.values().forEach(PeerConnections::close);
        incoming.values().forEach(PeerConnections::close);
    }
}
