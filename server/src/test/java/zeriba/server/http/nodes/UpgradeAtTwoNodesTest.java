package zeriba.server.http.nodes;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.whole;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.Pebbles.Edition;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.Browser;
import zeriba.server.http.Databases;
import zeriba.server.http.WebServer;
import zeriba.server.http.table.UpgradeContract;

/** Changed rules where two servers share one database. */
@Tag("extended")
class UpgradeAtTwoNodesTest {

    private final String address = Databases.postgres();
    private WebServer here;
    private WebServer there;
    private Browser anna;
    private Browser ben;
    private String table = "";

    @BeforeEach
    void begin() throws CannotListenException {
        here = started(Edition.FIRST);
        there = started(Edition.FIRST);
        anna = new Browser(here);
        ben = new Browser(there);
        table = UpgradeContract.begun(anna, ben);
    }

    @AfterEach
    void end() {
        here.close();
        there.close();
    }

    private WebServer started(Edition edition) throws CannotListenException {
        WebServer started =
                new WebServer(
                        List.of(new Pebbles(edition)),
                        new FirstOption(),
                        Database.postgresql(address));
        started.listen("127.0.0.1", 0);
        return started;
    }

    private void upgrade(Edition edition) throws CannotListenException {
        here.close();
        there.close();
        here = started(edition);
        there = started(edition);
        anna.goOnAt(here);
        ben.goOnAt(there);
    }

    private String only() {
        return "{'table':'" + table + "'}";
    }

    private Value.Fields play(Browser who, String action, int entry) {
        return UpgradeContract.play(table, who, action, entry);
    }

    private void until(Browser who, int entry) {
        int last = 0;
        for (int i = 0; i < 5 && last < entry; i++) {
            last =
                    whole(
                            who.ask(
                                    "wait",
                                    "{'table':'%s','after':%d}".formatted(table, entry - 1)),
                            "entry");
        }
        assertThat(last).isEqualTo(entry);
    }

    @Test
    void whatIsAcceptedAtTwoServersGoesOnAtBoth() throws CannotListenException {
        upgrade(Edition.STRICT);
        assertThat(anna.ask("view", only()).at("pending")).isEqualTo(Value.of("paused"));
        assertThat(ben.ask("view", only()).at("pending")).isEqualTo(Value.of("paused"));
        anna.ask("adopt", only());
        Value.Fields on = ben.ask("adopt", only());
        assertThat(on.at("pending"))
                .as("nobody waits until the servers have heard of each other")
                .isEqualTo(Value.of("choice"));
        int entry = whole(play(anna, "take 2", whole(on, "entry")), "entry");
        play(ben, "take 1", entry);
        until(anna, entry + 1);
        String record = text(anna.ask("record", only()), "record");
        assertThat(text(ben.ask("record", only()), "record")).isEqualTo(record);
    }

    @Test
    void oneServerAfterTheOtherIsBroughtUpWhilePeoplePlay() throws CannotListenException {
        here.close();
        here = started(Edition.REPRINTED);
        anna.goOnAt(here);
        play(anna, "take 1", 4);
        assertThat(ben.post("/api/view", only()).statusCode())
                .as("the older server plays on, or says that it cannot")
                .isIn(200, 409);
        there.close();
        there = started(Edition.REPRINTED);
        ben.goOnAt(there);
        play(ben, "take 1", 5);
        play(anna, "take 1", 6);
        until(ben, 7);
        String record = text(ben.ask("record", only()), "record");
        assertThat(record).contains("game pebbles 2\n");
        assertThat(text(anna.ask("record", only()), "record")).isEqualTo(record);
    }
}
