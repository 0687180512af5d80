package zeriba.app.attack;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Whole batches of new tables, each one message on a socket. */
final class Batches implements Strike {

    private static final int MANY = 100;
    private static final long PATIENCE_SECONDS = 60;
    private static final String CUT = "";
    private static final String BATCH =
            IntStream.range(0, MANY)
                    .mapToObj(id ->
                            "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"new\",\"params\":%s}"
                                    .formatted(id, Floods.GAME))
                    .collect(Collectors.joining(",", "[", "]"));

    private final Ground ground;
    private final HttpClient client;
    private final String cookie = Ground.invented();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private Optional<WebSocket> socket = Optional.empty();

    Batches(Ground ground) {
        this.ground = ground;
        this.client = HttpClient.newBuilder().localAddress(ground.from()).build();
    }

    @Override
    public String again() throws IOException {
        if (socket.isEmpty()) {
            socket = Optional.of(opened());
        }
        var _ = socket.orElseThrow().sendText(BATCH, true);
        try {
            return told(heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
    }

    private String told(@Nullable String answer) throws IOException {
        if (answer == null || answer.equals(CUT)) {
            socket.ifPresent(WebSocket::abort);
            socket = Optional.empty();
            throw new IOException("the socket was cut");
        }
        return Refused.of(answer).orElse("200");
    }

    private WebSocket opened() throws IOException {
        String table = new Flood(ground, _ -> Floods::nothing).table("new", cookie, Floods.GAME);
        URI uri = URI.create("ws://127.0.0.1:%d/ws/table/%s".formatted(ground.port(), table));
        heard.clear();
        try {
            return client.newWebSocketBuilder()
                    .header("Cookie", "zeriba=" + cookie)
                    .buildAsync(uri, new Ear())
                    .join();
        } catch (CompletionException e) {
            throw new IOException(e);
        }
    }

    /** Hears answers to batches, and to messages that were not even looked at. */
    private final class Ear implements WebSocket.Listener {
        private final StringBuilder part = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket from, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                String message = part.toString();
                part.setLength(0);
                if (message.startsWith("[") || message.endsWith("\"id\":null}")) {
                    heard.add(message);
                }
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            heard.add(CUT);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            heard.add(CUT);
        }
    }
}
