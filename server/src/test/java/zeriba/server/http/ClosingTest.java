package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.whole;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.database.Database;
import zeriba.testkit.Until;

/** The end of a server, as those see it who are at a table. */
@Timeout(300)
class ClosingTest {

    @Test
    void whoWaitsIsAnsweredAndSocketsAreToldThatTheServerRestarts(@TempDir Path folder)
            throws Exception {
        WebServer server =
                new WebServer(List.of(new Pebbles()), new FirstOption(), Database.sqlite(folder));
        server.listen("127.0.0.1", 0);
        Browser anna = new Browser(server);
        String table = text(anna.ask("new", "{'game':'pebbles'}"), "table");
        Browser.Socket socket = anna.listen(table, 0);
        socket.changed();
        String wait = "{'table':'%s','after':0,'millis':20000}".formatted(table);
        CompletableFuture<Value.Fields> waiting =
                CompletableFuture.supplyAsync(() -> anna.ask("wait", wait));
        Until.holds("somebody waits", () -> server.answering() > 0);
        server.close();
        assertThat(whole(waiting.get(), "entry")).isZero();
        assertThat(socket.next().at("closed")).isEqualTo(Value.of(1012));
    }
}
