package zeriba.cluster;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Map;
import java.util.Optional;
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

    private final ServerSocket serverSocket;
    private final String key;
    private final MessageSerializer form;
    private final Listener listener;
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

    private PeerConnections(ServerSocket serverSocket, MessageSerializer form, Listener listener) {
        this.serverSocket = serverSocket;
        this.key = new Secrets().fresh();
        this.form = form;
        this.listener = listener;
    }

    /**
     * Connections that the others can take from now on.
     *
     * @param port where they come; 0 for any that is free
     * @throws IOException where nothing can be opened there
     */
    static PeerConnections open(String host, int port, MessageSerializer form, Listener listener)
            throws IOException {
        PeerConnections opened =
                new PeerConnections(
                        new ServerSocket(port, WAITING, InetAddress.getByName(host)),
                        form,
                        listener);
        Thread.ofPlatform().name("peers").daemon().start(opened::accept);
        return opened;
    }

    /** No connections: nobody is offered any. */
    static PeerConnections none(MessageSerializer form, Listener listener) {
        try {
            return new PeerConnections(new ServerSocket(), form, listener);
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
                understand(from, PeerConnection.read(in));
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
        } catch (IOException e) {
            LOG.info(
                    "no connection to {} at port {}, so all goes by Pekko: {}",
                    address,
                    offer.port(),
                    e.getMessage());
        }
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
            LOG.debug("a connection to {} has ended: {}", address, e.getMessage());
            if (outgoing.remove(address, connection)) {
                broken(address);
            }
        }
    }

    /** Nothing goes to a server, or comes from it, any more. */
    void drop(String address) {
        close(outgoing.remove(address));
        close(incoming.remove(address));
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
