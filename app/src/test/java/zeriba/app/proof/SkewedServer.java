package zeriba.app.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import zeriba.app.games.Games;
import zeriba.server.clock.MachineTime;
import zeriba.server.clock.TimeSource;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.database.Database;
import zeriba.server.http.WebServer;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/**
 * A server for tests whose wall clock is wrong by as many milliseconds as a file says, read again
 * each time that the clock is.
 */
final class SkewedServer {

    private static final String FILE = "zeriba.skew";

    private SkewedServer() {}

    /** What starts one with this file. */
    static List<String> options(Path skew) {
        return List.of("-D" + FILE + "=" + skew);
    }

    /** From now on the clock of who reads this file is wrong by so much. */
    static void set(Path skew, long millis) throws IOException {
        Path next = skew.resolveSibling(skew.getFileName() + ".next");
        Files.writeString(next, Long.toString(millis));
        Files.move(next, skew, StandardCopyOption.ATOMIC_MOVE);
    }

    /** The machine's clocks, the wall clock set wrong. */
    private record Skewed(TimeSource machine, Path file) implements TimeSource {
        @Override
        public Reading read() {
            Reading right = machine.read();
            try {
                long skew = Long.parseLong(Files.readString(file));
                return new Reading(right.wall() + skew, right.steady());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** As {@code serve --db ADDRESS --port PORT}. */
    public static void main(String[] words) throws Exception {
        List<String> given = List.of(words);
        String address = given.get(given.indexOf("--db") + 1);
        Settings settings = Settings.of(System.getenv());
        TimeSource time = new Skewed(new MachineTime(), Path.of(System.getProperty(FILE, "")));
        LevelPlayers players = new LevelPlayers();
        WebServer server =
                new WebServer(Games.all(), players, Database.postgresql(address), settings, time);
        server.listen(
                settings.text(Setting.HOST),
                Integer.parseInt(given.get(given.indexOf("--port") + 1)));
        System.out.println("Zeriba serves http://localhost:" + server.port() + "/");
        new CountDownLatch(1).await();
    }
}
