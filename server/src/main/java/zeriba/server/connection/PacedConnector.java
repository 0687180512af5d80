package zeriba.server.connection;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import zeriba.server.admission.Network;
import zeriba.server.admission.Pacing;

/**
 * A connector whose connections are read at a pace for each network. Whatever can be read becomes a
 * task in one queue for all, first come, first served: a thousand connections that are opened at
 * once, or dripped on byte by byte, would stand there before whoever comes next. What comes in ever
 * smaller pieces collects while it waits, and is read as one.
 */
final class PacedConnector extends ServerConnector {

    private final Predicate<String> isFree;
    private final Pacing connections;
    private final Pacing reads;

    /**
     * @param isFree which addresses have no pace, such as a proxy's
     */
    PacedConnector(Server server, ConnectionFactory protocol, Predicate<String> isFree) {
        this(server, protocol, isFree, Pacing.CONNECTIONS);
    }

    /** The same at another pace of new connections. */
    PacedConnector(
            Server server, ConnectionFactory protocol, Predicate<String> isFree, Pacing.Pace pace) {
        super(server, protocol);
        this.isFree = isFree;
        this.connections = new Pacing(pace, System::nanoTime, this::schedule);
        this.reads = new Pacing(Pacing.READS, System::nanoTime, this::schedule);
    }

    private void schedule(Runnable work, Duration after) {
        var _ = getScheduler().schedule(work, after.toNanos(), TimeUnit.NANOSECONDS);
    }

    @Override
    protected SocketChannelEndPoint newEndPoint(
            SocketChannel channel, ManagedSelector selector, SelectionKey key) throws IOException {
        SocketChannelEndPoint end =
                channel.getRemoteAddress() instanceof InetSocketAddress remote
                                && !isFree.test(remote.getAddress().getHostAddress())
                        ? new Paced(channel, selector, key, Network.of(remote.getAddress()))
                        : new SocketChannelEndPoint(channel, selector, key, getScheduler());
        end.setIdleTimeout(getIdleTimeout());
        return end;
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        tidy();
    }

    /** Forgets, minute by minute, the networks of which nothing has come for long. */
    private void tidy() {
        connections.sweep();
        reads.sweep();
        schedule(this::tidy, Duration.ofMinutes(1));
    }

    /** An end of a connection that is read when it is its network's turn. */
    private final class Paced extends SocketChannelEndPoint implements Pacing.Waiter {
        private final Network from;
        private final AtomicBoolean isKnown = new AtomicBoolean();

        Paced(SocketChannel channel, ManagedSelector selector, SelectionKey key, Network from) {
            super(channel, selector, key, PacedConnector.this.getScheduler());
            this.from = from;
        }

        @Override
        protected void needsFillInterest() {
            if (isOpen()) {
                (isKnown.getAndSet(true) ? reads : connections).await(from, this);
            } else {
                pass();
            }
        }

        @Override
        public void pass() {
            super.needsFillInterest();
        }
    }
}
