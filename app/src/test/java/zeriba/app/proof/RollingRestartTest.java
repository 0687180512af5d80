package zeriba.app.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.load.ServerProcess;
import zeriba.app.load.Wire;
import zeriba.server.settings.Setting;
import zeriba.testkit.Until;

/** Two servers are restarted one after the other while people play: nobody notices. */
@Tag("extended")
@Timeout(300)
class RollingRestartTest {

    private static final int TABLES = 3;
    private static final int NODES = 2;
    private static final String NOTICE_SECONDS = "2";
    private static final int READY = 200;

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<ServerProcess> nodes = new ArrayList<>();
    private final AtomicBoolean isOver = new AtomicBoolean();

    @TempDir private static Path folder = Path.of("");

    private ServerProcess started(EmbeddedPostgres postgres) throws IOException {
        String address = "postgresql://postgres@localhost:" + postgres.getPort() + "/postgres";
        return ServerProcess.start(
                KillsTest.SHORT_LIVED,
                folder.resolve("errors"),
                List.of("--db", address),
                Map.of(Setting.STOP_NOTICE.variable(), NOTICE_SECONDS));
    }

    @Test
    void noEntryIsLostOrDoubledAndNobodySeesAnError() throws Exception {
        try (EmbeddedPostgres postgres =
                        EmbeddedPostgres.builder()
                                .setServerConfig("fsync", "on")
                                .setServerConfig("synchronous_commit", "on")
                                .start();
                Switch door = new Switch();
                ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < NODES; i++) {
                nodes.add(started(postgres));
                door.add(nodes.getLast().port());
            }
            try {
                play(postgres, door, players);
            } finally {
                isOver.set(true);
                nodes.forEach(ServerProcess::kill);
                client.close();
            }
        }
    }

    private void play(EmbeddedPostgres postgres, Switch door, ExecutorService players)
            throws Exception {
        List<Witness> tables = new ArrayList<>();
        List<Future<Integer>> played = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            Witness table = new Witness(client, door::port, 20 + i);
            table.sit();
            tables.add(table);
            played.add(players.submit(() -> playOn(table)));
        }
        for (ServerProcess old : List.copyOf(nodes)) {
            restart(old, postgres, door, tables.getFirst().table());
        }
        isOver.set(true);
        for (Future<Integer> one : played) {
            assertThat(one.get()).isPositive();
        }
        for (Witness table : tables) {
            table.hear();
            table.compare();
            assertThat(table.reasons())
                    .noneMatch(reason -> reason.matches(".*(closing|keep|busy|happen).*"));
        }
    }

    /** As long as the servers are restarted; an answer that does not come is a failure. */
    private int playOn(Witness table) throws IOException {
        int steps = 0;
        while (!isOver.get() && table.step()) {
            steps++;
        }
        return steps;
    }

    /** As whoever keeps the servers does it, and the proxy that asks which of them is ready. */
    private void restart(ServerProcess old, EmbeddedPostgres postgres, Switch door, String table)
            throws Exception {
        Queue<String> heard = new ConcurrentLinkedQueue<>();
        try (Wire _ = Wire.open(client, old.port(), table, "anybody", 0, heard::add).get()) {
            old.tellToEnd();
            while (isReady(old)) {
                Thread.onSpinWait();
            }
            door.remove(old.port());
            Until.holds("who listens is told", () -> isTold(heard));
            old.awaitEnd();
        }
        assertThat(old.isAlive()).isFalse();
        nodes.remove(old);
        nodes.add(started(postgres));
        door.add(nodes.getLast().port());
    }

    private static boolean isTold(Queue<String> heard) {
        return heard.stream().anyMatch(message -> message.contains("\"method\":\"restart\""));
    }

    private boolean isReady(ServerProcess node) throws Exception {
        URI uri = URI.create("http://127.0.0.1:" + node.port() + "/ready");
        return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.discarding())
                        .statusCode()
                == READY;
    }
}
