package zeriba.server.connection;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.MetaData;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpStream;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import zeriba.server.admission.Network;

/**
 * Limits on open connections: so many together, so many of one network, and none that says or takes
 * nothing. One on which no whole head of a request has come for long is cut, however busily single
 * bytes arrive; so is one that takes an answer byte by byte.
 */
public final class ConnectionLimits
        implements Connection.Listener, HttpConfiguration.Customizer, AutoCloseable {

    /** [design] All connections together: more than sockets may be open. */
    static final int MOST = 25_000;

    /** [design] Connections of one network: a socket and a few requests for each of its players. */
    public static final int MOST_OF_ONE = 1_500;

    /**
     * [design] So long a head or a body may be on its way, or a line may rest between two requests.
     */
    public static final long REST_MILLIS = 30_000;

    /** [design] Bytes a second in which an answer has to be taken beside that: a modem's. */
    private static final long SLOWEST = 4_096;

    private final int mostOfOne;
    private final long restMillis;
    private final Predicate<String> isProxy;
    private final Map<Connection, Long> resting = new ConcurrentHashMap<>();

    /** By connection, until when a piece of an answer has to have gone. */
    private final Map<Connection, Long> leaving = new ConcurrentHashMap<>();

    private final Map<Connection, Network> open = new ConcurrentHashMap<>();
    private final Map<Network, Integer> byNetwork = new ConcurrentHashMap<>();
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().name("lines").daemon().factory());

    /**
     * @param isProxy which addresses are ours, and pass on what comes from everywhere
     */
    public ConnectionLimits(int mostOfOne, long restMillis, Predicate<String> isProxy) {
        this.mostOfOne = mostOfOne;
        this.restMillis = restMillis;
        this.isProxy = isProxy;
        long often = Math.max(1, restMillis / 10);
        var _ = clock.scheduleWithFixedDelay(this::cut, often, often, TimeUnit.MILLISECONDS);
    }

    private static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection instanceof ConnectionMetaData) {
            resting.put(connection, now());
        }
        Optional<String> address = address(connection);
        Network from = address.flatMap(Network::read).orElse(new Network(""));
        open.put(connection, from);
        int many = byNetwork.merge(from, 1, Integer::sum);
        boolean isOurs = address.filter(isProxy).isPresent();
        if (open.size() > MOST || (many > mostOfOne && !isOurs)) {
            connection.getEndPoint().close();
        }
    }

    private static Optional<String> address(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? Optional.of(remote.getAddress().getHostAddress())
                : Optional.empty();
    }

    @Override
    public void onClosed(Connection connection) {
        resting.remove(connection);
        leaving.remove(connection);
        Network from = open.remove(connection);
        if (from != null) {
            byNetwork.computeIfPresent(from, (_, many) -> many > 1 ? many - 1 : null);
        }
    }

    /** The head of a request has come; its body has as long again. */
    @Override
    public Request customize(Request request, HttpFields.Mutable headers) {
        Connection connection = request.getConnectionMetaData().getConnection();
        Request.addCompletionListener(
                request,
                _ -> {
                    if (open.containsKey(connection)) {
                        resting.put(connection, now());
                    }
                });
        request.addHttpStreamWrapper(stream -> new Leaving(stream, connection));
        if (hasBody(request)) {
            resting.put(connection, now());
            return new Arriving(request, () -> resting.remove(connection));
        }
        resting.remove(connection);
        return request;
    }

    private static boolean hasBody(Request request) {
        HttpFields headers = request.getHeaders();
        return headers.contains(HttpHeader.TRANSFER_ENCODING)
                || headers.getLongField(HttpHeader.CONTENT_LENGTH) > 0;
    }

    /** A request whose body is still on its way. */
    private static final class Arriving extends Request.Wrapper {
        private final Runnable whole;

        Arriving(Request request, Runnable whole) {
            super(request);
            this.whole = whole;
        }

        @Override
        public Content.@Nullable Chunk read() {
            Content.@Nullable Chunk chunk = super.read();
            if (chunk != null && chunk.isLast()) {
                whole.run();
            }
            return chunk;
        }
    }

    /** An answer on its way: a piece that nobody takes holds its memory and a thread. */
    private final class Leaving extends HttpStream.Wrapper {
        private final Connection connection;

        Leaving(HttpStream stream, Connection connection) {
            super(stream);
            this.connection = connection;
        }

        @Override
        public void send(
                MetaData.@Nullable Request request,
                MetaData.@Nullable Response response,
                boolean last,
                @Nullable ByteBuffer content,
                Callback callback) {
            long bytes = content == null ? 0 : content.remaining();
            Long until = now() + restMillis + TimeUnit.SECONDS.toMillis(bytes) / SLOWEST;
            leaving.put(connection, until);
            super.send(request, response, last, content, new Gone(callback, until));
        }

        /** Once a piece has gone. */
        private final class Gone extends Callback.Nested {
            private final Long until;

            Gone(Callback callback, Long until) {
                super(callback);
                this.until = until;
            }

            @Override
            public void succeeded() {
                leaving.remove(connection, until);
                super.succeeded();
            }

            @Override
            public void failed(Throwable failure) {
                leaving.remove(connection, until);
                super.failed(failure);
            }
        }
    }

    private void cut() {
        long now = now();
        leaving.forEach((connection, until) -> {
            if (now > until && leaving.remove(connection, until)) {
                connection.getEndPoint().close();
            }
        });
        resting.forEach((connection, since) -> {
            if (now - since > restMillis && resting.remove(connection, since)) {
                connection.getEndPoint().close();
            }
        });
    }

    /** How many are open. */
    int count() {
        return open.size();
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
