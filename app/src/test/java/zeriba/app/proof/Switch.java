package zeriba.app.proof;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** One address for several servers: each connection goes to the next of them that answers. */
final class Switch implements AutoCloseable {

    private final List<Integer> ports = new CopyOnWriteArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private final ServerSocket door;

    Switch() {
        try {
            door = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().name("switch").start(this::admit);
    }

    /** From now on some connections go to this port. */
    void add(int port) {
        ports.add(port);
    }

    /** From now on new connections go elsewhere. */
    void remove(int port) {
        ports.removeIf(open -> open == port);
    }

    int port() {
        return door.getLocalPort();
    }

    private void admit() {
        while (!door.isClosed()) {
            try {
                Socket guest = door.accept();
                Thread.ofVirtual().start(() -> join(guest));
            } catch (IOException _) {
                // the door is closed, or the guest is gone again
            }
        }
    }

    private void join(Socket guest) {
        for (int attempt = 0; attempt < ports.size(); attempt++) {
            int port = ports.get(Math.floorMod(next.getAndIncrement(), ports.size()));
            try {
                Socket host = new Socket();
                host.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
                guest.setTcpNoDelay(true);
                host.setTcpNoDelay(true);
                Thread.ofVirtual().start(() -> carry(guest, host));
                carry(host, guest);
                return;
            } catch (IOException _) {
                // that server is gone: the next
            }
        }
        close(guest);
    }

    private static void carry(Socket from, Socket to) {
        try (InputStream in = from.getInputStream()) {
            in.transferTo(to.getOutputStream());
        } catch (IOException _) {
            // one end is gone, and with it the other
        } finally {
            close(from);
            close(to);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // it is closed
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
    }
}
