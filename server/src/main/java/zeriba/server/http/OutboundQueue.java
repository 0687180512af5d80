package zeriba.server.http;

import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.websocket.api.Callback;
import zeriba.server.cluster.Voice;

/**
 * The outbound queue of a socket: one message after the other: whoever asks and does not read would
 * fill the memory with answers. Who takes too long over one is cut off.
 *
 * @param longest so long a message may be on its way
 */
record OutboundQueue(WsContext socket, Duration longest) implements Voice {

    /** [design] Whoever is slower comes back, and is told how things stand then. */
    static final Duration LONGEST = Duration.ofSeconds(30);

    @Override
    public void say(String message) throws InterruptedException {
        Callback.Completable gone = new Callback.Completable();
        socket.session.sendText(message, gone);
        try {
            gone.get(longest.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException | TimeoutException _) {
            socket.session.disconnect();
        }
    }

    @Override
    public void end(int status, String reason) {
        socket.closeSession(status, reason);
    }
}
