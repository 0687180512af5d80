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
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zeriba.server.admission.Caller;
import zeriba.server.admission.Network;
import zeriba.server.cluster.Looking;
import zeriba.server.cluster.Question;
import zeriba.server.cluster.Routing;
import zeriba.server.cluster.Voice;
import zeriba.server.cluster.Watch;
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
    private final Map<String, Watcher> watchers = new ConcurrentHashMap<>();

    /** Those at other servers who watch tables of this one. */
    private final Set<Watcher> guests = ConcurrentHashMap.newKeySet();

    private final Routing routing;
    private volatile Duration longestSend = OutboundQueue.LONGEST;
    private volatile Optional<Instant> restart = Optional.empty();

    Sockets(
            StoredTables tables,
            Operations operations,
            ComputerScheduler thinkers,
            BrowserAuthenticator browsers,
            RateLimitFilter guard,
            Routing routing,
            BiConsumer<Principal, String> onLook) {
        this.onLook = onLook;
        this.routing = routing;
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
        Looking looking =
                new Looking(
                        socket.pathParam("id"),
                        browsers.asker(socket),
                        number(socket.queryParam("after")),
                        words(socket.queryParam("with")));
        try {
            Watcher watcher = watcher(looking, socket);
            socket.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
            watchers.put(socket.sessionId(), watcher);
            restart.ifPresent(at -> watcher.announceRestart(millisUntil(at)));
            watcher.start();
            onLook.accept(watcher.asker(), looking.table());
        } catch (Refusal refusal) {
            socket.closeSession(
                    POLICY,
                    refusal.kind() == Refusal.Kind.NO_TABLE ? "no such table" : refusal.reason());
        }
    }

    private Watcher watcher(Looking looking, WsConnectContext socket) {
        return routing.isHere(looking.table())
                ? subscriber(
                        watched(looking.table()),
                        looking,
                        () -> browsers.asker(socket),
                        voice(socket))
                : new RemoteSubscriber(
                        routing, looking, () -> browsers.asker(socket), voice(socket));
    }

    private Table<?, ?> watched(String id) {
        Table<?, ?> table = tables.table(id);
        if (table.audience().size() >= MOST_AT_A_TABLE) {
            throw Refusal.notNow("too many look at this table");
        }
        return table;
    }

    private <S, A> Watcher subscriber(
            Table<S, A> table, Looking looking, Supplier<Principal> who, Voice voice) {
        return new SocketSubscriber<>(
                table,
                who,
                voice,
                new SocketSubscriber.Wanted(looking.after(), looking.with(), operations.choosing()),
                thinkers);
    }

    /** Somebody at another server watches a table of this one. */
    Watch guest(Looking looking, Voice voice) {
        Watcher guest = subscriber(watched(looking.table()), looking, looking::asker, voice);
        guests.add(guest);
        guest.start();
        return () -> {
            guests.remove(guest);
            guest.end();
        };
    }

    /** The tables of a shard are another server's: whoever watches them comes back. */
    void disown(int shard) {
        Stream.concat(watchers.values().stream(), guests.stream())
                .filter(watcher -> watcher.isAt(shard))
                .forEach(Watcher::endForRestart);
        guests.removeIf(guest -> guest.isAt(shard));
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
        Caller caller = new Caller.Remote(browsers.asker(socket), from);
        String answer = answer(socket, caller);
        if (!answer.isEmpty()) {
            voice(socket).say(answer);
        }
    }

    /** By who owns the table of the socket: the whole message goes there, and is not read here. */
    private String answer(WsMessageContext socket, Caller caller) {
        String table = socket.pathParam("id");
        if (routing.isHere(table)) {
            return new Rpc(operations, caller).answer(socket.message()).orElse("");
        }
        try {
            return routing.ask(new Question(table, caller, "", socket.message()));
        } catch (Refusal refusal) {
            // nobody can tell what was done: the page comes back and looks
            Optional.ofNullable(watchers.get(socket.sessionId())).ifPresent(Watcher::endForRestart);
            return "";
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
        Watcher watcher = watchers.remove(socket.sessionId());
        if (watcher != null) {
            watcher.end();
        }
    }

    /** Whether {@code asker} has a socket open at a table. */
    boolean isLooking(Principal asker, String table) {
        return Stream.concat(watchers.values().stream(), guests.stream())
                .anyMatch(w -> w.isOf(asker, table));
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
        watchers.values().forEach(Watcher::endForRestart);
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
