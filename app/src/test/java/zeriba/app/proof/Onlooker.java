package zeriba.app.proof;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import zeriba.app.load.Wire;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.testkit.History;

/** Somebody who watches a game at one of several servers, and comes back when the line is lost. */
final class Onlooker {

    private static final int LONGEST_SILENCE_SECONDS = 2;

    private final HttpClient client;
    private final int port;
    private final String table;
    private final History entries;
    private final String name;
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private volatile int last = 0;

    Onlooker(HttpClient client, int port, String table, History entries) {
        this.client = client;
        this.port = port;
        this.table = table;
        this.entries = entries;
        this.name = "who watches at " + port;
        entries.watches(name);
    }

    /** The last entry that was shown. */
    int last() {
        return last;
    }

    void watchUntil(BooleanSupplier isOver) throws InterruptedException {
        while (!isOver.getAsBoolean()) {
            try (Wire wire = open()) {
                listen(wire, isOver);
            } catch (CompletionException | IOException _) {
                // the server is not there just now
            }
        }
    }

    private Wire open() {
        return Wire.open(client, port, table, "anybody", last, heard::add).join();
    }

    private void listen(Wire wire, BooleanSupplier isOver)
            throws IOException, InterruptedException {
        while (!isOver.getAsBoolean()) {
            String message = heard.poll(LONGEST_SILENCE_SECONDS, TimeUnit.SECONDS);
            if (message == null) {
                requireAlive(wire);
            } else if (message.contains("\"method\":\"changed\"")) {
                see(message);
            }
        }
    }

    private void requireAlive(Wire wire) throws IOException, InterruptedException {
        try {
            wire.ask("games", Value.NO_FIELDS).get(60, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException(e);
        }
    }

    private void see(String message) throws IOException {
        try {
            Value.Fields told = (Value.Fields) Json.read(message);
            List<String> lines = Seated.lines((Value.Fields) told.at("params"), "last");
            for (String line : lines) {
                int number = Integer.parseInt(line.split(" ", 2)[0]);
                if (number > last) {
                    entries.saw(name, number, line);
                    last = number;
                }
            }
        } catch (BadJsonException e) {
            throw new IOException(e);
        }
    }
}
