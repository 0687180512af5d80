package zeriba.app.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import zeriba.engine.Game;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Entry;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/**
 * What somebody has played at a table, by the answers that they had.
 *
 * @param answered the choices that were answered, in order
 * @param entry the last entry that an answer told of
 * @param sure whether each choice was answered; the last may otherwise have been kept or not
 */
record Played(
        HttpClient client,
        String cookie,
        String table,
        List<String> answered,
        int entry,
        boolean sure) {

    /** [design] A server that is busy says each time in how many seconds to ask again. */
    private static final int TRIES = 20;

    Played {
        answered = List.copyOf(answered);
    }

    /** What is wrong with the record that the server has of it; nothing where it is whole. */
    CompletableFuture<Optional<String>> fault(Game<?, ?> game, int port) {
        Value.Fields asked = Value.NO_FIELDS.with("table", Value.of(table));
        HttpRequest request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/record"))
                        .header("Content-Type", "application/json")
                        .header("Cookie", "zeriba=" + cookie)
                        .POST(BodyPublishers.ofString(Json.write(asked)))
                        .build();
        return answer(request, TRIES)
                .thenApply(answer -> fault(game, answer.body()))
                .exceptionally(failure -> Optional.of(table + ": " + failure));
    }

    /** What is answered once the server is no longer busy with what it was asked before. */
    private CompletableFuture<HttpResponse<String>> answer(HttpRequest request, int tries) {
        return client.sendAsync(request, BodyHandlers.ofString())
                .thenCompose(answer ->
                        answer.headers().firstValueAsLong("Retry-After").stream()
                                .filter(_ -> tries > 1)
                                .mapToObj(seconds -> later(request, tries - 1, seconds))
                                .findFirst()
                                .orElseGet(() -> CompletableFuture.completedFuture(answer)));
    }

    private CompletableFuture<HttpResponse<String>> later(
            HttpRequest request, int tries, long seconds) {
        return CompletableFuture.runAsync(
                        () -> {}, CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS))
                .thenCompose(_ -> answer(request, tries));
    }

    private <S, A> Optional<String> fault(Game<S, A> game, String answer) {
        try {
            if (Json.read(answer) instanceof Value.Fields fields
                    && fields.at("record") instanceof Value.Text(String text)) {
                return fault(game, RecordText.read(game, text).entries());
            }
        } catch (BadJsonException | UnreadableException e) {
            return Optional.of(table + ": " + e.getMessage());
        }
        return Optional.of(table + ": no record, but " + answer);
    }

    private <S, A> Optional<String> fault(Game<S, A> game, List<Entry<A>> entries) {
        List<String> kept = new ArrayList<>();
        for (Entry<A> one : entries) {
            if (one instanceof Entry.Chose<A> chose) {
                kept.add(game.notation().write(chose.action()));
            }
        }
        int more = kept.size() - answered.size();
        boolean isWhole =
                more >= 0
                        && more <= (sure ? 0 : 1)
                        && kept.subList(0, answered.size()).equals(answered)
                        && (sure ? entries.size() == entry : entries.size() >= entry);
        return isWhole
                ? Optional.empty()
                : Optional.of(
                        "%s: answered until %d were %s, kept are %s"
                                .formatted(table, entry, answered, entries));
    }
}
