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
 * The lines of a server to the others, and theirs to it. What is asked and told of tables goes by
 * them where they are, and by Pekko where not: before they are there, through a firewall that lets
 * nothing else pass, and where Pekko encrypts.
 */
final class Lines implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Lines.class);

    /** [design] So many connections may wait to be taken. */
    private static final int WAITING = 100;

    /** [design] So long nobody is let in where that does not go. */
    private static final long AGAIN_MILLIS = 500;

    private static final int TOGETHER = 1 << 16;

    private final ServerSocket door;
    private final String key;
    private final MessageSerializer form;
    private final Ears ears;
    private final Map<String, Line> outgoing = new ConcurrentHashMap<>();
    private final Map<String, Socket> incoming = new ConcurrentHashMap<>();
    private volatile boolean isClosed = false;

    /**
     * Who hears what comes.
     *
     * @param message told of each message, in order
     * @param lost told of the address of a server to which or from which a message may be lost
     */
    record Ears(Consumer<Message> message, Consumer<String> lost) {}

    private Lines(ServerSocket door, MessageSerializer form, Ears ears) {
        this.door = door;
        this.key = new Secrets().fresh();
        this.form = form;
        this.ears = ears;
    }

    /**
     * Lines that the others can take from now on.
     *
     * @param port where they come; 0 for any that is free
     * @throws IOException where nothing can be opened there
     */
    static Lines open(String host, int port, MessageSerializer form, Ears ears) throws IOException {
        Lines lines =
                new Lines(new ServerSocket(port, WAITING, InetAddress.getByName(host)), form, ears);
        Thread.ofPlatform().name("lines").daemon().start(lines::take);
        return lines;
    }

    /** No lines: nobody is offered any. */
    static Lines none(MessageSerializer form, Ears ears) {
        try {
            return new Lines(new ServerSocket(), form, ears);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether others can take lines to here. */
    boolean isOpen() {
        return door.isBound() && !isClosed;
    }

    /** Where they come. */
    int port() {
        return door.getLocalPort();
    }

    /** What whoever comes must know. */
    String key() {
        return key;
    }

    private void take() {
        while (!isClosed) {
            try {
                Socket come = door.accept();
                Thread.ofVirtual().name("greeting").start(() -> greet(come));
            } catch (IOException e) {
                LOG.debug("nobody comes: {}", e.getMessage());
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
    private void greet(Socket come) {
        try {
            String from = Line.greeting(come, key);
            incoming.put(from, come);
            Thread.ofPlatform().name("line").daemon().start(() -> hear(from, come));
        } catch (IOException e) {
            LOG.debug("a stranger: {}", e.getMessage());
            close(come);
        }
    }

    private void hear(String from, Socket come) {
        try (come) {
            DataInputStream in =
                    new DataInputStream(new BufferedInputStream(come.getInputStream(), TOGETHER));
            while (!isClosed) {
                understand(from, Line.read(in));
            }
        } catch (IOException e) {
            LOG.debug("a line from '{}' has ended: {}", from, e.getMessage());
        } catch (RuntimeException e) {
            LOG.error("a line from '{}' is broken", from, e);
        }
        if (incoming.remove(from, come)) {
            broken(from);
        }
    }

    private void understand(String from, byte[] frame) {
        try {
            ears.message().accept(form.unframed(frame));
        } catch (NotSerializableException e) {
            LOG.warn("from {}: {}", from, e.getMessage());
        }
    }

    /** Whatever was under way between the two of us begins anew. */
    private void broken(String address) {
        drop(address);
        if (!isClosed) {
            ears.lost().accept(address);
        }
    }

    /** Takes the line that another server has offered; not where that cannot be reached. */
    void connect(String address, String host, Message.Offer offer, String self) {
        try {
            Line line = Line.to(host, offer.port(), offer.key(), self);
            if (outgoing.containsKey(address)) {
                broken(address);
            }
            outgoing.put(address, line);
            if (isClosed) {
                line.close();
            }
        } catch (IOException e) {
            LOG.info(
                    "no line to {} at port {}, so all goes by Pekko: {}",
                    address,
                    offer.port(),
                    e.getMessage());
        }
    }

    /** The way to a server, where there is a line. */
    Optional<Way> to(String address) {
        return Optional.ofNullable(outgoing.get(address))
                .map(line -> message -> send(address, line, message));
    }

    private void send(String address, Line line, Message message) {
        try {
            line.send(form.framed(message));
        } catch (IOException e) {
            LOG.debug("a line to {} has ended: {}", address, e.getMessage());
            if (outgoing.remove(address, line)) {
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
        close(door);
        outgoing.values().forEach(Lines::close);
        incoming.values().forEach(Lines::close);
    }
}
