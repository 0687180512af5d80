package zeriba.server.connection;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.jspecify.annotations.Nullable;
import zeriba.server.admission.Network;
import zeriba.server.admission.Pacing;

/**
 * A connector whose connections are read at a pace for each network. Whatever can be read becomes a
 * task in one queue for all, first come, first served: a thousand connections that are opened at
 * once, dripped on byte by byte, or all cut off, would stand there before whoever comes next. What
 * comes in ever smaller pieces collects while it waits, and is read as one.
 */
final class PacedConnector extends ServerConnector {

    private final Predicate<String> isFree;
    private final Pacing connections;
    private final Pacing reads;

    /**
     * @param isFree which addresses have no pace, such as a proxy's
     */
    PacedConnector(Server server, ConnectionFactory protocol, Predicate<String> isFree) {
        this(server, protocol, isFree, Pacing.CONNECTIONS, Pacing.READS);
    }

    /** The same at another pace of new connections, and of what is read from them. */
    PacedConnector(
            Server server,
            ConnectionFactory protocol,
            Predicate<String> isFree,
            Pacing.Pace connections,
            Pacing.Pace reads) {
        super(server, protocol);
        this.isFree = isFree;
        this.connections = new Pacing(connections, System::nanoTime, this::schedule);
        this.reads = new Pacing(reads, System::nanoTime, this::schedule);
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

    /** Runs a task as the selectors do that have not waited. */
    private void execute(Runnable task) {
        Executor virtual = VirtualThreads.getVirtualThreadsExecutor(getExecutor());
        (virtual == null ? getExecutor() : virtual).execute(task);
    }

    /**
     * An end of a connection that is read when it is its network's turn: at first when it wants to
     * read at all, then whenever something has come, be it the other end's farewell.
     */
    private final class Paced extends SocketChannelEndPoint {
        private final Network from;
        private final AtomicBoolean isKnown = new AtomicBoolean();
        private volatile SelectionKey key;

        Paced(SocketChannel channel, ManagedSelector selector, SelectionKey key, Network from) {
            super(channel, selector, key, PacedConnector.this.getScheduler());
            this.from = from;
            this.key = key;
        }

        @Override
        public void replaceKey(SelectionKey newKey) {
            super.replaceKey(newKey);
            this.key = newKey;
        }

        @Override
        protected void needsFillInterest() {
            if (!isOpen() || isKnown.getAndSet(true)) {
                super.needsFillInterest();
            } else {
                connections.await(from, new Turn(super::needsFillInterest));
            }
        }

        @Override
        public @Nullable Runnable onSelected() {
            boolean isRead = key.isValid() && key.isReadable();
            Runnable task = super.onSelected();
            if (!isRead || task == null) {
                return task;
            }
            Turn turn = new Turn(() -> execute(task));
            return reads.tryPass(from, turn) ? task : null;
        }

        /** What it does when it is let through. */
        private final class Turn implements Pacing.Waiter {
            private final Runnable then;

            Turn(Runnable then) {
                this.then = then;
            }

            @Override
            public boolean isOpen() {
                return Paced.this.isOpen();
            }

            @Override
            public void pass() {
                then.run();
            }
        }
    }
}
