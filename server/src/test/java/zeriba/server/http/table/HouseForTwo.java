package zeriba.server.http.table;

import static zeriba.server.http.Browser.text;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.Browser;
import zeriba.server.http.WebServer;
import zeriba.testkit.parley.ParleyGame;

/** A server with tables for two, whatever database they are kept in. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class HouseForTwo {

    static final String WHITE = "{'game':'pebbles','scenario':'handful','mine':['white']}";

    WebServer server;
    Browser anna;
    Browser ben;

    /** The same database each time. */
    abstract Database database();

    @BeforeAll
    void begin() throws CannotListenException {
        server = started();
    }

    @BeforeEach
    void sitDown() {
        anna = new Browser(server);
        ben = new Browser(server);
    }

    @AfterAll
    void end() {
        server.close();
    }

    WebServer started() throws CannotListenException {
        WebServer started =
                new WebServer(
                        List.of(new Pebbles(), new ParleyGame()), new FirstOption(), database());
        started.listen("127.0.0.1", 0);
        return started;
    }

    void restart() throws CannotListenException {
        restart(() -> {});
    }

    /** Another server on the same database, once something has happened while none was there. */
    void restart(Runnable meanwhile) throws CannotListenException {
        server.close();
        meanwhile.run();
        server = started();
        anna.goOnAt(server);
        ben.goOnAt(server);
    }

    /** A table for Anna, who is white, and Ben. */
    String tableForTwo() {
        return tableForTwo(WHITE);
    }

    String tableForTwo(String asked) {
        Value.Fields made = anna.ask("tables", asked);
        ben.sitDown(made, "black");
        return text(made, "table");
    }

    static String only(String table) {
        return "{'table':'" + table + "'}";
    }

    static String say(String table, String word) {
        return "{'table':'%s','word':'%s'}".formatted(table, word);
    }

    /** Both decline to add anything to the dice, which may fall then. */
    void addToDice(String table) {
        anna.ask("say", say(table, "nonce"));
        ben.ask("say", say(table, "nonce"));
    }

    static void play(Browser who, String table, String action) {
        who.ask("play", "{'table':'%s','action':'%s'}".formatted(table, action));
    }

    static List<Value> items(Value.Fields fields, String name) {
        return ((Value.Items) fields.at(name)).items();
    }

    String record(String table) {
        return text(anna.ask("record", only(table)), "record");
    }

    static String hand(String table, String role, String level) {
        return "{'table':'%s','role':'%s','level':'%s'}".formatted(table, role, level);
    }
}
