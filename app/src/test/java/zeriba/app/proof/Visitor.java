package zeriba.app.proof;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.UUID;
import java.util.function.IntSupplier;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/** A person with a browser of its own, who asks over HTTP wherever the server is just now. */
final class Visitor {

    private final HttpClient client;
    private final IntSupplier port;
    private final String cookie;

    Visitor(HttpClient client, IntSupplier port) {
        this(client, port, UUID.randomUUID().toString());
    }

    private Visitor(HttpClient client, IntSupplier port, String cookie) {
        this.client = client;
        this.port = port;
        this.cookie = cookie;
    }

    /** The same person at another server. */
    Visitor at(IntSupplier other) {
        return new Visitor(client, other, cookie);
    }

    /**
     * The answer, which may be a refusal.
     *
     * @throws IOException where there is no answer: the server may have done it, or not
     */
    Value.Fields ask(String operation, Value.Fields parameters) throws IOException {
        HttpRequest request =
                HttpRequest.newBuilder(uri("/api/" + operation))
                        .timeout(Duration.ofSeconds(60))
                        .header("Content-Type", "application/json")
                        .header("Cookie", "zeriba=" + cookie)
                        .POST(BodyPublishers.ofString(Json.write(parameters)))
                        .build();
        try {
            HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
            return (Value.Fields) Json.read(answer.body());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } catch (BadJsonException e) {
            throw new IOException(e);
        }
    }

    private URI uri(String path) {
        return URI.create("http://127.0.0.1:" + port.getAsInt() + path);
    }

    /** Whether an answer is a refusal. */
    static boolean isRefusal(Value.Fields answer) {
        return answer.at("error") instanceof Value.Fields;
    }

    static String text(Value.Fields fields, String name) {
        return fields.at(name) instanceof Value.Text(String text) ? text : "";
    }

    static int whole(Value.Fields fields, String name) {
        return fields.at(name) instanceof Value.Whole(long number) ? (int) number : -1;
    }
}
