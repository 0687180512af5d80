package zeriba.app.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import zeriba.engine.Game;
import zeriba.engine.rules.Role;
import zeriba.engine.text.Value;
import zeriba.server.json.Json;

/** Others at a server while a bench measures: who only look on, and computers that think. */
final class Crowd implements AutoCloseable {

    private static final int TOGETHER = 50;
    private static final int SOCKETS_AT_A_TABLE = 2;
    private static final String COOKIE = "crowd-that-looks-on-at-many-tables";

    private final HttpClient client;
    private final int port;
    private final Game<?, ?> game;
    private final List<Wire> wires = new ArrayList<>();

    Crowd(HttpClient client, int port, Game<?, ?> game) {
        this.client = client;
        this.port = port;
        this.game = game;
    }

    /** Opens so many sockets, two at each of half as many tables. */
    void lookOn(int sockets) throws IOException {
        Value.Fields asked = Value.NO_FIELDS.with("game", Value.of(game.about().id()));
        open("/api/new", asked, sockets / SOCKETS_AT_A_TABLE, SOCKETS_AT_A_TABLE);
    }

    /** Opens so many tables where a veteran is to choose, and looks on. */
    void letThink(int tables) throws IOException {
        List<Role> roles = game.about().roles();
        Value.Fields veteran =
                Value.NO_FIELDS
                        .with("kind", Value.of("computer"))
                        .with("level", Value.of("veteran"));
        Value.Fields asked =
                Value.NO_FIELDS
                        .with("game", Value.of(game.about().id()))
                        .with("seats", Value.NO_FIELDS.with(roles.getFirst().name(), veteran))
                        .with("mine", Value.texts(List.of(roles.getLast().name())));
        open("/api/tables", asked, tables, 1);
    }

    private void open(String path, Value.Fields asked, int tables, int sockets) throws IOException {
        for (int opened = 0; opened < tables; opened += TOGETHER) {
            List<CompletableFuture<Wire>> next = new ArrayList<>();
            for (int i = opened; i < Math.min(tables, opened + TOGETHER); i++) {
                CompletableFuture<String> table = table(path, asked);
                for (int socket = 0; socket < sockets; socket++) {
                    next.add(table.thenCompose(this::wire));
                }
            }
            try {
                next.forEach(wire -> wires.add(wire.join()));
            } catch (CompletionException e) {
                throw new IOException("the crowd finds no seats: " + e.getCause(), e);
            }
        }
    }

    private CompletableFuture<String> table(String path, Value.Fields asked) {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                        .header("Content-Type", "application/json")
                        .header("Cookie", "zeriba=" + COOKIE)
                        .POST(BodyPublishers.ofString(Json.write(asked)))
                        .build();
        return client.sendAsync(request, BodyHandlers.ofString())
                .thenApply(answer -> Wire.table(answer.body()));
    }

    private CompletableFuture<Wire> wire(String table) {
        return Wire.open(client, port, table, COOKIE, 0, _ -> {});
    }

    @Override
    public void close() {
        wires.forEach(Wire::close);
    }
}
