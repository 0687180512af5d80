package zeriba.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The line to a server on this machine, which may be held up, be cut, go dead, and be mended. */
public final class Relay implements AutoCloseable {

    private enum Line {
        OPEN,
        HELD,
        BROKEN
    }

    private final int port;
    private final ServerSocket door;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final Set<Socket> dead = ConcurrentHashMap.newKeySet();
    private Line line = Line.OPEN;

    /**
     * @param port where the server listens
     */
    public Relay(int port) {
        this.port = port;
        try {
            this.door = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().name("relay").start(this::admit);
    }

    /** Where to ask for that server. */
    public int port() {
        return door.getLocalPort();
    }

    /** From now on nothing passes; it does once the line is mended. */
    public synchronized void hold() {
        line = Line.HELD;
    }

    /** Cuts all there is, and refuses whoever comes. */
    public synchronized void cut() {
        line = Line.BROKEN;
        notifyAll();
        open.forEach(Relay::close);
    }

    /** What is open now carries nothing ever again, and tells nobody; whoever comes is served. */
    public synchronized void deaden() {
        dead.addAll(open);
    }

    /** From now on the line is as it was, for all but what is dead. */
    public synchronized void mend() {
        line = Line.OPEN;
        notifyAll();
    }

    private synchronized boolean isBroken() {
        return line == Line.BROKEN;
    }

    private synchronized void awaitUnheld() {
        try {
            while (line == Line.HELD) {
                wait();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void admit() {
        while (!door.isClosed()) {
            try {
                Socket guest = door.accept();
                Thread.ofVirtual().name("relayed").start(() -> join(guest));
            } catch (IOException _) {
                // the door is closed, or the guest is gone again
            }
        }
    }

    private void join(Socket guest) {
        try {
            if (isBroken()) {
                guest.close();
                return;
            }
            Socket host = new Socket();
            host.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            guest.setTcpNoDelay(true);
            host.setTcpNoDelay(true);
            open.add(guest);
            open.add(host);
            Thread.ofVirtual().name("relayed").start(() -> carry(host, guest));
            carry(guest, host);
        } catch (IOException _) {
            close(guest);
        }
    }

    private void carry(Socket from, Socket to) {
        byte[] some = new byte[8_192];
        try (InputStream in = from.getInputStream()) {
            for (int read = in.read(some); read >= 0; read = in.read(some)) {
                awaitUnheld();
                if (!dead.contains(from)) {
                    to.getOutputStream().write(some, 0, read);
                    to.getOutputStream().flush();
                }
            }
        } catch (IOException _) {
            // one end is gone, and with it the other
        } finally {
            end(from);
            end(to);
        }
    }

    /** Of a dead line neither end hears that the other is gone. */
    private void end(Socket socket) {
        if (!dead.contains(socket) || door.isClosed()) {
            open.remove(socket);
            close(socket);
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
        cut();
    }
}
