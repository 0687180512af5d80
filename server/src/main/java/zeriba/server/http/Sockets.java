package zeriba.server.http;

import io.github.bucket4j.Bucket;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import zeriba.server.admission.Caller;
import zeriba.server.admission.Network;
import zeriba.server.computer.ComputerScheduler;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.rpc.Rpc;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;

/** {@code /ws/table/ID}: the operations as JSON-RPC, and news of every change at the table. */
final class Sockets {

    private static final int POLICY = 1008;
    private static final int MOST_SOCKETS = 20_000;
    private static final int MOST_AT_A_TABLE = 2_000;
    private static final Duration POLL = Duration.ofMillis(10);
    private static final long PING_SECONDS = 25;
    private static final String MESSAGES = "zeriba.messages";
    private static final String ADMITTED = "zeriba.admitted";

    private final StoredTables tables;
    private final Operations operations;
    private final ComputerScheduler thinkers;
    private final BrowserAuthenticator browsers;
    private final RateLimitFilter guard;
    private final BiConsumer<Principal, String> onLook;
    private final Map<String, SocketSubscriber<?, ?>> watchers = new ConcurrentHashMap<>();
    private volatile Duration longestSend = OutboundQueue.LONGEST;
    private volatile Optional<Instant> restart = Optional.empty();

    Sockets(
            StoredTables tables,
            Operations operations,
            ComputerScheduler thinkers,
            BrowserAuthenticator browsers,
            RateLimitFilter guard,
            BiConsumer<Principal, String> onLook) {
        this.onLook = onLook;
        this.browsers = browsers;
        this.tables = tables;
        this.operations = operations;
        this.thinkers = thinkers;
        this.guard = guard;
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(this::message);
        socket.onClose(this::gone);
        socket.onError(this::gone);
    }

    private void connect(WsConnectContext socket) {
        if (BrowserAuthenticator.isForeign(socket.header("Origin"), socket.header("Host"))
                || watchers.size() >= MOST_SOCKETS) {
            socket.closeSession(POLICY, "not from here");
            return;
        }
        Network from = network(socket);
        boolean admitted = guard.admit(from);
        socket.attribute(MESSAGES, guard.messages());
        socket.attribute(ADMITTED, from);
        if (!admitted) {
            socket.closeSession(POLICY, "too many sockets from your address");
            return;
        }
        try {
            Table<?, ?> table = tables.table(socket.pathParam("id"));
            if (table.audience().size() >= MOST_AT_A_TABLE) {
                socket.closeSession(POLICY, "too many look at this table");
                return;
            }
            socket.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            watch(table, socket);
        } catch (Refusal refusal) {
            socket.closeSession(POLICY, "no such table");
        }
    }

    private <S, A> void watch(Table<S, A> table, WsConnectContext socket) {
        SocketSubscriber<S, A> watcher =
                new SocketSubscriber<>(
                        table,
                        () -> browsers.asker(socket),
                        voice(socket),
                        new SocketSubscriber.Wanted(
                                number(socket.queryParam("after")),
                                words(socket.queryParam("with")),
                                operations.choosing()),
                        thinkers);
        watchers.put(socket.sessionId(), watcher);
        restart.ifPresent(at -> watcher.announceRestart(millisUntil(at)));
        watcher.start();
        onLook.accept(watcher.asker(), table.id());
    }

    private static int number(@Nullable String text) {
        return text != null && text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : 0;
    }

    private static List<String> words(@Nullable String text) {
        return text == null ? List.of() : List.of(text.split(",", -1));
    }

    private static Network network(WsContext socket) {
        return RateLimitFilter.network(socket.attribute(RateLimitFilter.NETWORK));
    }

    private void message(WsMessageContext socket) throws InterruptedException {
        @Nullable Bucket messages = socket.attribute(MESSAGES);
        if (messages == null) {
            return;
        }
        Network from = network(socket);
        try {
            guard.await(messages, from);
        } catch (Refusal refusal) {
            voice(socket).say(Rpc.failure(refusal));
            return;
        }
        Optional<String> answer =
                new Rpc(operations, new Caller.Remote(browsers.asker(socket), from))
                        .answer(socket.message());
        if (answer.isPresent()) {
            voice(socket).say(answer.get());
        }
    }

    private OutboundQueue voice(WsContext socket) {
        return new OutboundQueue(socket, longestSend);
    }

    /** From now on whoever does not take a message within so long is cut off. */
    void sendWithin(Duration longest) {
        longestSend = longest;
    }

    private void gone(WsContext socket) {
        @Nullable Network admitted = socket.attribute(ADMITTED);
        if (admitted != null) {
            socket.attribute(ADMITTED, null);
            guard.leave(admitted);
        }
        SocketSubscriber<?, ?> watcher = watchers.remove(socket.sessionId());
        if (watcher != null) {
            watcher.end();
        }
    }

    /** Whether {@code asker} has a socket open at a table. */
    boolean isLooking(Principal asker, String table) {
        return watchers.values().stream().anyMatch(w -> w.isOf(asker, table));
    }

    /** How many are open. */
    int count() {
        return watchers.size();
    }

    /** Tells all, and whoever comes yet, that the server is going to restart in so long. */
    void announceRestart(Duration notice) {
        Instant at = Instant.now().plus(notice);
        restart = Optional.of(at);
        watchers.values().forEach(watcher -> watcher.announceRestart(millisUntil(at)));
    }

    private static long millisUntil(Instant at) {
        return Math.max(0, Instant.now().until(at, ChronoUnit.MILLIS));
    }

    /** Tells all that the server restarts, and waits for so long until they have heard it. */
    void close(Duration longest) {
        watchers.values().forEach(SocketSubscriber::endForRestart);
        awaitNone(longest);
    }

    /** Waits until none is open, or for so long. */
    void awaitNone(Duration longest) {
        long end = System.nanoTime() + longest.toNanos();
        try {
            while (!watchers.isEmpty() && System.nanoTime() < end) {
                Thread.sleep(POLL);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
