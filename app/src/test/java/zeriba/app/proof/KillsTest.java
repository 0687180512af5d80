package zeriba.app.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.load.ServerProcess;
import zeriba.engine.dice.SplitMix64;
import zeriba.testkit.Trials;
import zeriba.testkit.Until;

/**
 * Many people play at many tables of a server that is killed again and again, at any moment: what
 * was answered is there, once, and every table replays.
 */
@Tag("extended")
@Tag(Trials.TAG)
class KillsTest {

    private static final Trials KILLS = new Trials("kills", 1, 4, 1_000);

    private static final int TABLES = 8;

    /** So many entries more are answered at most before a kill. */
    private static final int MOST_MORE = 100;

    /** Less to start, as a process that lives for a moment never becomes warm. */
    static final List<String> SHORT_LIVED =
            List.of(
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-Xmx256m",
                    "-XX:+UnlockDiagnosticVMOptions",
                    "-XX:-BytecodeVerificationRemote");

    private SplitMix64 random = SplitMix64.of(0, 0);
    private int kills;
    private int played;
    private volatile int port;

    @TempDir private Path folder = Path.of("");

    @Test
    void whatWasAnsweredIsThereAfterEveryKill() throws Exception {
        List<Witness> tables = new ArrayList<>();
        try (HttpClient client = HttpClient.newHttpClient()) {
            KILLS.each(seed -> playToAKill(seed, tables, client));
            try (ServerProcess server = started()) {
                port = server.port();
                for (Witness table : tables) {
                    table.compare();
                    assertThat(table.refused()).isZero();
                }
            }
        }
        played += entries(tables);
        assertThat(played).isGreaterThan(kills);
        assertThat(Files.readString(folder.resolve("errors"))).isEmpty();
    }

    private void playToAKill(long seed, List<Witness> tables, HttpClient client) throws Exception {
        random = SplitMix64.of(seed, 1);
        kills++;
        try (ServerProcess server = started()) {
            port = server.port();
            for (Witness table : tables) {
                table.compare();
            }
            played += entries(tables);
            replaceFinished(tables, client);
            playAndKill(tables, server);
        }
    }

    private ServerProcess started() throws IOException {
        return ServerProcess.start(
                withItsOwnLibrary(),
                folder.resolve("errors"),
                List.of("--data", folder.resolve("data").toString()));
    }

    /**
     * Where others start too, each tries to delete the library that one who was killed has left.
     */
    private List<String> withItsOwnLibrary() throws IOException {
        Path own = Files.createDirectories(folder.resolve("library"));
        return Stream.concat(SHORT_LIVED.stream(), Stream.of("-Dorg.sqlite.tmpdir=" + own))
                .toList();
    }

    private static int entries(List<Witness> tables) {
        return tables.stream().mapToInt(Witness::entries).sum();
    }

    private void replaceFinished(List<Witness> tables, HttpClient client) throws IOException {
        tables.removeIf(table -> table.entries() > 150);
        while (tables.size() < TABLES) {
            Witness table = new Witness(client, () -> port, random.below(Integer.MAX_VALUE));
            table.sit();
            tables.add(table);
        }
    }

    private static boolean isOver(List<Future<Boolean>> played) {
        return played.stream().allMatch(Future::isDone);
    }

    private void playAndKill(List<Witness> tables, ServerProcess server)
            throws InterruptedException, ExecutionException {
        try (ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> played = new ArrayList<>();
            for (Witness table : tables) {
                played.add(players.submit(table::playUntilSilence));
            }
            int enough = entries(tables) + random.below(MOST_MORE);
            Until.holds(
                    enough + " entries are answered",
                    () -> entries(tables) >= enough || isOver(played));
            server.kill();
            for (Future<Boolean> one : played) {
                one.get();
            }
        }
    }
}
