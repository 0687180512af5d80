package zeriba.app.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import zeriba.engine.text.Value;
import zeriba.server.json.Json;

/**
 * A socket at a table, one question at a time. Messages are searched, not parsed: what a client
 * does with them must not be what a bench measures.
 */
public final class Wire implements AutoCloseable {

    private final WebSocket socket;
    private final Ear ear;
    private final AtomicInteger asked = new AtomicInteger();

    private Wire(WebSocket socket, Ear ear) {
        this.socket = socket;
        this.ear = ear;
    }

    /**
     * A socket at table {@code table}.
     *
     * @param cookie the secret of the browser that asks
     * @param after the last entry that it knows of
     * @param listener told of every message that is no answer
     */
    public static CompletableFuture<Wire> open(
            HttpClient client, int port, String table, String cookie, int after, News listener) {
        Ear ear = new Ear(listener);
        return client.newWebSocketBuilder()
                .header("Cookie", "zeriba=" + cookie)
                .buildAsync(
                        URI.create(
                                "ws://127.0.0.1:%d/ws/table/%s?after=%d"
                                        .formatted(port, table, after)),
                        ear)
                .thenApply(socket -> new Wire(socket, ear));
    }

    /** Told of what nobody has asked for. */
    @FunctionalInterface
    public interface News {
        void heard(String message);
    }

    /** The answer to one question, whole; fails when the socket is lost. */
    public CompletableFuture<String> ask(String method, Value.Fields parameters) {
        int id = asked.incrementAndGet();
        CompletableFuture<String> answer = ear.expect(id);
        Value.Fields request =
                Value.NO_FIELDS
                        .with("jsonrpc", Value.of("2.0"))
                        .with("id", Value.of(id))
                        .with("method", Value.of(method))
                        .with("params", parameters);
        socket.sendText(Json.write(request), true)
                .exceptionally(failure -> {
                    answer.completeExceptionally(failure);
                    return socket;
                });
        return answer;
    }

    /** Whether an answer is the view that was asked for: not a refusal, nor a failure's text. */
    static boolean isView(String answer) {
        return answer.startsWith("{\"jsonrpc\":\"2.0\",\"result\"");
    }

    /** The table that an answer is about. */
    static String table(String answer) {
        String name = "\"table\":\"";
        int from = answer.indexOf(name) + name.length();
        if (from < name.length()) {
            throw new IllegalArgumentException("no table: " + answer);
        }
        return answer.substring(from, answer.indexOf('"', from));
    }

    /** The last entry that a view tells of. */
    public static int entry(String view) {
        int from = view.indexOf("\"entry\":");
        if (from < 0) {
            throw new IllegalArgumentException("no view: " + view);
        }
        int at = from + "\"entry\":".length();
        int number = 0;
        while (Character.isDigit(view.charAt(at))) {
            number = number * 10 + view.charAt(at++) - '0';
        }
        return number;
    }

    @Override
    public void close() {
        socket.abort();
        ear.lost(new IOException("the socket was closed"));
    }

    private static final class Ear implements WebSocket.Listener {

        private final Map<Integer, CompletableFuture<String>> awaited = new ConcurrentHashMap<>();
        private final StringBuilder part = new StringBuilder();
        private final News news;
        private volatile @Nullable Throwable lost;

        Ear(News news) {
            this.news = news;
        }

        CompletableFuture<String> expect(int id) {
            CompletableFuture<String> answer = new CompletableFuture<>();
            awaited.put(id, answer);
            Throwable reason = lost;
            if (reason != null) {
                answer.completeExceptionally(reason);
            }
            return answer;
        }

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket socket, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                String message = part.toString();
                part.setLength(0);
                sort(message);
            }
            socket.request(1);
            return null;
        }

        private void sort(String message) {
            int id = id(message);
            CompletableFuture<String> answer = id < 0 ? null : awaited.remove(id);
            if (answer == null) {
                news.heard(message);
            } else {
                answer.complete(message);
            }
        }

        /** An answer ends with its number. */
        private static int id(String message) {
            int at = message.lastIndexOf("\"id\":");
            String rest = at < 0 ? "" : message.substring(at + 5, message.length() - 1);
            return rest.matches("[0-9]{1,9}") ? Integer.parseInt(rest) : -1;
        }

        void lost(Throwable reason) {
            lost = reason;
            awaited.values().forEach(answer -> answer.completeExceptionally(reason));
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            lost(new IOException("the server has closed the socket: " + status + " " + reason));
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            lost(error);
        }
    }
}
