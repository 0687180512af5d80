package zeriba.e2e.game;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import zeriba.app.games.Games;
import zeriba.e2e.Site;
import zeriba.server.clock.MachineTime;
import zeriba.server.clock.TimeSource;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.WebServer;
import zeriba.server.settings.Settings;

/** A server in this process, with the machine's time and what the test lets pass besides. */
final class TimedServing implements Site, AutoCloseable {

    private final AtomicLong passed = new AtomicLong();
    private final LevelPlayers players = new LevelPlayers();
    private final WebServer server;

    /** Serves the tables kept in {@code data} on a free port. */
    TimedServing(Path data) throws CannotListenException {
        server =
                new WebServer(
                        Games.all(),
                        players,
                        Database.sqlite(data),
                        Settings.preset(),
                        ahead(new MachineTime()));
        server.listen("127.0.0.1", 0);
    }

    private TimeSource ahead(TimeSource machine) {
        return () -> {
            TimeSource.Reading now = machine.read();
            long more = passed.get();
            return new TimeSource.Reading(now.wall() + more, now.steady() + more);
        };
    }

    /** Lets time pass at once, as if it had been waited for. */
    void pass(Duration time) {
        long _ = passed.addAndGet(time.toMillis());
    }

    @Override
    public String url(String path) {
        return "http://localhost:" + server.port() + path;
    }

    @Override
    public void close() {
        server.close();
        players.close();
    }
}
