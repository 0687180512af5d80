package zeriba.server.notice;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import zeriba.engine.text.Value;
import zeriba.server.json.Json;

/** Posts a message in the form that Discord reads, and others read too. */
final class WebhookCarrier implements Carrier {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int GONE = 410;
    private static final int NOT_FOUND = 404;

    private final HttpClient client;

    WebhookCarrier(HttpClient client) {
        this.client = client;
    }

    @Override
    public void carry(Way way, Message message) throws IOException, InterruptedException {
        Value.Fields body =
                Value.NO_FIELDS
                        .with("content", Value.of(message.text() + "\n" + message.link()))
                        // names in a message must not call out to anybody
                        .with(
                                "allowed_mentions",
                                Value.NO_FIELDS.with("parse", Value.texts(java.util.List.of())));
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(way.target()))
                        .timeout(PATIENCE)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(Json.write(body)))
                        .build();
        int status = client.send(request, BodyHandlers.discarding()).statusCode();
        if (status == GONE || status == NOT_FOUND) {
            throw new GoneException();
        }
        if (status >= 300) {
            throw new IOException("the webhook answered " + status);
        }
    }
}
