package zeriba.server.notice;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import zeriba.engine.schema.As;
import zeriba.server.json.Json;
import zeriba.server.json.RecordJson;

/** Posts a message in the form that Discord reads, and others read too. */
final class WebhookChannel implements Channel {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int GONE = 410;
    private static final int NOT_FOUND = 404;

    private final HttpClient client;

    WebhookChannel(HttpClient client) {
        this.client = client;
    }

    private record Body(String content, @As.Called("allowed_mentions") Mentions allowedMentions) {}

    private record Mentions(List<String> parse) {}

    @Override
    public void carry(Contact way, Message message) throws IOException, InterruptedException {
        // names in a message must not call out to anybody
        Body body = new Body(message.text() + "\n" + message.link(), new Mentions(List.of()));
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(way.target()))
                        .timeout(PATIENCE)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(Json.write(RecordJson.write(body))))
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
