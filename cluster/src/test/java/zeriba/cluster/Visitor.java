package zeriba.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** A browser that asks whichever server it is led to. */
record Visitor(HttpClient client, String cookie) {

    Value.Fields ask(int port, String operation, String given) {
        HttpRequest request =
                HttpRequest.newBuilder(
                                URI.create("http://127.0.0.1:%d/api/%s".formatted(port, operation)))
                        .header("Content-Type", "application/json")
                        .header("Cookie", "zeriba=" + cookie)
                        .POST(BodyPublishers.ofString(given.replace('\'', '"')))
                        .build();
        try {
            return (Value.Fields) Json.read(client.send(request, BodyHandlers.ofString()).body());
        } catch (IOException | InterruptedException | BadJsonException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The same, which must not be refused. */
    Value.Fields done(int port, String operation, String given) {
        Value.Fields answer = ask(port, operation, given);
        assertThat(answer.fields()).as(operation).doesNotContainKey("error");
        return answer;
    }

    static String text(Value.Fields fields, String name) {
        return ((Value.Text) fields.at(name)).text();
    }

    /** A socket at a table. */
    Ear listen(int port, String table) {
        return new Ear(ear ->
                client.newWebSocketBuilder()
                        .header("Cookie", "zeriba=" + cookie)
                        .buildAsync(
                                URI.create("ws://127.0.0.1:%d/ws/table/%s".formatted(port, table)),
                                ear)
                        .join());
    }

    /** What is heard on a socket, opened again as the page does when its table has moved. */
    static final class Ear implements WebSocket.Listener {

        private static final String CLOSED = "closed ";
        private static final String MOVED = CLOSED + 1012;

        private final Function<Ear, WebSocket> opening;
        private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        private final StringBuilder part = new StringBuilder();
        private WebSocket socket;

        Ear(Function<Ear, WebSocket> opening) {
            this.opening = opening;
            this.socket = opening.apply(this);
        }

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket from, CharSequence data, boolean isLast) {
            part.append(data);
            if (isLast) {
                heard.add(part.toString());
                part.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            part.setLength(0);
            heard.add(CLOSED + status);
            return null;
        }

        /** Waits for a message with these words. */
        void await(String words) throws InterruptedException {
            answer("", words);
        }

        /** Says something, once more where the table moves meanwhile, and waits for these words. */
        void answer(String said, String words) throws InterruptedException {
            say(said);
            String message = "";
            while (!message.contains(words)) {
                String next = heard.poll(60, TimeUnit.SECONDS);
                assertThat(next).as("a message with: %s", words).isNotNull();
                message = String.valueOf(next);
                if (message.equals(MOVED)) {
                    socket = opening.apply(this);
                    say(said);
                } else {
                    assertThat(message).doesNotStartWith(CLOSED);
                }
            }
        }

        private void say(String message) {
            if (!message.isEmpty() && !socket.isOutputClosed()) {
                socket.sendText(message.replace('\'', '"'), true).join();
            }
        }
    }
}
