package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** A browser for tests: it keeps its cookie, and knows what it was answered. */
public final class Browser {

    private final CookieManager cookies = new CookieManager();
    private final HttpClient client = HttpClient.newBuilder().cookieHandler(cookies).build();
    private int port;

    public Browser(WebServer server) {
        this.port = server.port();
    }

    /** From now on this browser reaches {@code server}. */
    public void goOnAt(WebServer server) {
        port = server.port();
    }

    public HttpResponse<String> get(String path, String... headers) {
        return send(asking(path, headers));
    }

    /** The bytes of an answer as they came. */
    HttpResponse<byte[]> bytes(String path, String... headers) {
        return send(asking(path, headers), BodyHandlers.ofByteArray());
    }

    private HttpRequest asking(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri(path));
        return (headers.length == 0 ? request : request.headers(headers)).build();
    }

    public HttpResponse<String> post(String path, String body, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(uri(path))
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body.replace('\'', '"')));
        return send((headers.length == 0 ? request : request.headers(headers)).build());
    }

    /** A body of a type of its own. */
    HttpResponse<String> postAs(String type, String path, String body) {
        return send(
                HttpRequest.newBuilder(uri(path))
                        .header("Content-Type", type)
                        .POST(BodyPublishers.ofString(body.replace('\'', '"')))
                        .build());
    }

    /** A body as it is. */
    HttpResponse<String> postRaw(String path, String body, String... headers) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(uri(path))
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(body));
        return send((headers.length == 0 ? request : request.headers(headers)).build());
    }

    private URI uri(String path) {
        return URI.create("http://127.0.0.1:" + port + path);
    }

    private HttpResponse<String> send(HttpRequest request) {
        return send(request, BodyHandlers.ofString());
    }

    private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> body) {
        try {
            return client.send(request, body);
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The answer to an operation that is not refused. */
    public Value.Fields ask(String operation, String parameters) {
        HttpResponse<String> answer = post("/api/" + operation, parameters);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return tree(answer.body());
    }

    /** Makes an account and is signed in by it. */
    public Browser signedUp(String name) {
        ask("account/sign-up", "{'name':'%s','password':'a fence of thorns'}".formatted(name));
        return this;
    }

    /** The answer to a question that is not refused. */
    public Value.Fields ask(String path) {
        HttpResponse<String> answer = get(path);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return tree(answer.body());
    }

    /** Sits down at a table that another has just made, by the link to that seat. */
    public void sitDown(Value.Fields made, String role) {
        String link = text((Value.Fields) made.at("links"), role);
        ask("claim", claim(text(made, "table"), link));
    }

    /** What is asked of {@code claim} for the seat that {@code link} leads to. */
    public static String claim(String table, String link) {
        String secret = link.substring(link.indexOf("#seat=") + "#seat=".length());
        return "{'table':'%s','secret':'%s'}".formatted(table, secret);
    }

    /** The code with which an operation is refused. */
    public long refused(String operation, String parameters) {
        HttpResponse<String> answer = post("/api/" + operation, parameters);
        assertThat(answer.statusCode()).as(answer.body()).isBetween(400, 499);
        Value.Fields error = (Value.Fields) tree(answer.body()).at("error");
        return ((Value.Whole) error.at("code")).number();
    }

    public static Value.Fields tree(String json) {
        try {
            return (Value.Fields) Json.read(json);
        } catch (BadJsonException e) {
            throw new AssertionError(json, e);
        }
    }

    public static String text(Value.Fields fields, String name) {
        return ((Value.Text) fields.at(name)).text();
    }

    public static int whole(Value.Fields fields, String name) {
        return (int) ((Value.Whole) fields.at(name)).number();
    }

    /** What lies under these names, one in the other. */
    public static Value at(Value.Fields fields, String... names) {
        Value value = fields;
        for (String name : names) {
            value = ((Value.Fields) value).at(name);
        }
        return value;
    }

    /** A socket at a table. */
    public Socket listen(String table, int after, String... headers) {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        WebSocket.Builder builder = client.newWebSocketBuilder();
        for (int i = 0; i < headers.length; i += 2) {
            builder.header(headers[i], headers[i + 1]);
        }
        WebSocket socket =
                builder.buildAsync(
                                URI.create(
                                        "ws://127.0.0.1:"
                                                + port
                                                + "/ws/table/"
                                                + table
                                                + "?after="
                                                + after),
                                new Ear(heard))
                        .join();
        return new Socket(socket, heard);
    }

    /** The status of a line that was cut before any was sent (RFC 6455, section 7.4.1). */
    static final int LOST = 1006;

    /** What is heard on a socket, whole messages. */
    private static final class Ear implements WebSocket.Listener {
        private final BlockingQueue<String> heard;
        private final StringBuilder part = new StringBuilder();

        Ear(BlockingQueue<String> heard) {
            this.heard = heard;
        }

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket socket, CharSequence data, boolean last) {
            part.append(data);
            if (last) {
                heard.add(part.toString());
                part.setLength(0);
            }
            socket.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            heard.add("{\"closed\":" + status + "}");
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            heard.add("{\"closed\":" + LOST + "}");
        }
    }

    /** An open socket. */
    public record Socket(WebSocket socket, BlockingQueue<String> heard) {

        public void say(String message) {
            socket.sendText(message.replace('\'', '"'), true).join();
        }

        /** The next message; none within a minute is a failure. */
        public Value.Fields next() {
            try {
                String message = heard.poll(60, TimeUnit.SECONDS);
                assertThat(message).as("a message").isNotNull();
                return tree(String.valueOf(message));
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        /** The next message that tells of a change and satisfies nothing but that. */
        public Value.Fields changed() {
            Value.Fields message = next();
            assertThat(message.at("method")).isEqualTo(Value.of("changed"));
            return (Value.Fields) message.at("params");
        }
    }
}
