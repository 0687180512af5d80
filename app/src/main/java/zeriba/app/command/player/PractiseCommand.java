package zeriba.app.command.player;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import zeriba.app.games.Games;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.WebServer;
import zeriba.server.operation.Operations;
import zeriba.server.rpc.Rpc;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/**
 * A short walk through engine and server, in a folder of its own. The build runs it once, so that
 * the JVM can keep what it loaded and linked on the way; players never see it.
 */
@Command(name = "practise", description = "Warms up.", hidden = true)
public final class PractiseCommand implements Callable<Integer> {

    private static final List<String> REQUESTS =
            List.of(
                    request("games", ""),
                    request("new", "\"game\":\"kassala\",\"seed\":1"),
                    request("actions", "\"table\":\"t1\""),
                    request("play", "\"table\":\"t1\",\"action\":\"move TI 0303\""),
                    request("explain", "\"table\":\"t1\",\"action\":\"move TI 0304\""),
                    request("suggest", "\"table\":\"t1\",\"level\":\"regular\""),
                    request("undo", "\"table\":\"t1\""),
                    request("record", "\"table\":\"t1\""));

    private static final List<String> PATHS =
            List.of("", "health", "api/openapi.json", "api/sheet/kassala", "api/messages/kassala");

    @Override
    public Integer call() throws IOException, InterruptedException, CannotListenException {
        try (LevelPlayers players = new LevelPlayers()) {
            speak(players);
            visit(players);
        }
        return 0;
    }

    private static void speak(LevelPlayers players) {
        Rpc rpc =
                new Rpc(
                        new Operations(new MemoryTables(Games.all()), players, ViewScope.PROTOCOL),
                        Principal.OWNER);
        for (String request : REQUESTS) {
            String answer = rpc.answer(request).orElse("nothing");
            if (!answer.contains("\"result\"")) {
                throw new IllegalStateException(request + " was answered by " + answer);
            }
        }
    }

    private static void visit(LevelPlayers players)
            throws IOException, InterruptedException, CannotListenException {
        Path folder = Files.createTempDirectory("zeriba-practice");
        try (WebServer server = new WebServer(Games.all(), players, Database.sqlite(folder));
                HttpClient client = HttpClient.newHttpClient()) {
            server.listen("127.0.0.1", 0);
            URI start = URI.create("http://127.0.0.1:" + server.port() + "/");
            for (String path : PATHS) {
                HttpRequest request = HttpRequest.newBuilder(start.resolve(path)).build();
                int status =
                        client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode();
                if (status != 200) {
                    throw new IllegalStateException("/" + path + " was answered by " + status);
                }
            }
        } finally {
            remove(folder);
        }
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> {
                        try {
                            Files.delete(file);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
        }
    }

    private static String request(String method, String parameters) {
        return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":{%s}}"
                .formatted(method, parameters);
    }
}
