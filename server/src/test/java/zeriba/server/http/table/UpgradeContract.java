package zeriba.server.http.table;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.whole;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.Pebbles.Edition;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.Browser;
import zeriba.server.http.WebServer;

/** A table of one version of the rules, opened under the next. */
public abstract class UpgradeContract {

    private WebServer server;
    private Browser anna;
    private Browser ben;
    private String table = "";

    /** The same database each time. */
    abstract Database database();

    @BeforeEach
    void twoSitDown() throws CannotListenException {
        server = started(Edition.FIRST);
        anna = new Browser(server);
        ben = new Browser(server);
        table = begun(anna, ben);
    }

    /** A table where Anna, white, and Ben have chosen twice each. */
    public static String begun(Browser anna, Browser ben) {
        Value.Fields made = anna.ask("tables", "{'game':'pebbles','mine':['white']}");
        ben.sitDown(made, "black");
        String table = text(made, "table");
        play(table, anna, "take 2", 0);
        play(table, ben, "take 1", 1);
        play(table, anna, "take 3", 2);
        play(table, ben, "take 1", 3);
        return table;
    }

    @AfterEach
    void end() {
        server.close();
    }

    private WebServer started(Edition edition) throws CannotListenException {
        WebServer started =
                new WebServer(List.of(new Pebbles(edition)), new FirstOption(), database());
        started.listen("127.0.0.1", 0);
        return started;
    }

    private void upgrade(Edition edition) throws CannotListenException {
        server.close();
        server = started(edition);
        anna.goOnAt(server);
        ben.goOnAt(server);
    }

    private String only() {
        return "{'table':'" + table + "'}";
    }

    private Value.Fields play(Browser who, String action, int entry) {
        return play(table, who, action, entry);
    }

    public static Value.Fields play(String table, Browser who, String action, int entry) {
        return who.ask(
                "play", "{'table':'%s','action':'%s','entry':%d}".formatted(table, action, entry));
    }

    private static Value left(Value.Fields view) {
        return Browser.at(view, "position", "left");
    }

    private static Value changed(Value.Fields view, String name) {
        return Browser.at(view, "paused", name);
    }

    private String record() {
        return text(anna.ask("record", only()), "record");
    }

    @Test
    void withTheSameDigestsItGoesOn() throws CannotListenException {
        Value.Fields before = anna.ask("view", only());
        upgrade(Edition.REPRINTED);
        assertThat(anna.ask("view", only())).isEqualTo(before);
        assertThat(record()).contains("game pebbles 2\n");
        assertThat(anna.refused("adopt", only())).isEqualTo(-32003);
        play(anna, "take 1", 4);
    }

    @Test
    void legalWithOtherDigestsItWaitsUntilAllAcceptAndKeepsEveryEntry()
            throws CannotListenException {
        upgrade(Edition.GENEROUS);
        Value.Fields view = anna.ask("view", only());
        assertThat(view.at("pending")).isEqualTo(Value.of("paused"));
        assertThat(view.at("side")).isEqualTo(Value.NOTHING);
        assertThat(left(view)).as("the last good position").isEqualTo(Value.of(18));
        assertThat(changed(view, "from")).isEqualTo(Value.of(1));
        assertThat(changed(view, "to")).isEqualTo(Value.of(2));
        assertThat(changed(view, "entry")).isEqualTo(Value.of(3));
        assertThat(changed(view, "line")).isEqualTo(Value.of("white take 3"));
        assertThat(changed(view, "legal")).isEqualTo(Value.of(true));
        assertThat(changed(view, "stands")).isEqualTo(Value.of(4));
        assertThat(((Value.Text) changed(view, "was")).text()).matches("[0-9a-f]{16}");
        assertThat(((Value.Text) changed(view, "is")).text()).matches("[0-9a-f]{16}");
        assertThat(changed(view, "was")).isNotEqualTo(changed(view, "is"));
        assertThat(anna.refused("play", "{'table':'%s','action':'take 1'}".formatted(table)))
                .isEqualTo(-32003);
        Value.Fields half = anna.ask("adopt", only());
        assertThat(changed(half, "waiting")).isEqualTo(Value.texts(List.of("black")));
        assertThat(anna.refused("adopt", only())).isEqualTo(-32003);
        upgrade(Edition.GENEROUS);
        assertThat(changed(ben.ask("view", only()), "accepted"))
                .isEqualTo(Value.texts(List.of("white")));
        Value.Fields on = ben.ask("adopt", only());
        assertThat(left(on)).as("under the present rules").isEqualTo(Value.of(13));
        assertThat(on.at("paused")).isEqualTo(Value.NOTHING);
        assertThat(whole(on, "entry")).isEqualTo(6);
        play(anna, "take 3", 6);
        Value.Fields before = anna.ask("view", only());
        upgrade(Edition.GENEROUS);
        assertThat(anna.ask("view", only())).isEqualTo(before);
    }

    @Test
    void whatIsNoLongerLegalLapsesWhenAllAccept() throws CannotListenException {
        upgrade(Edition.STRICT);
        Value.Fields view = ben.ask("view", only());
        assertThat(view.at("pending")).isEqualTo(Value.of("paused"));
        assertThat(left(view)).isEqualTo(Value.of(18));
        assertThat(whole(view, "entry")).as("numbers are never used again").isEqualTo(4);
        assertThat(changed(view, "entry")).isEqualTo(Value.of(3));
        assertThat(changed(view, "legal")).isEqualTo(Value.of(false));
        assertThat(changed(view, "reason"))
                .isEqualTo(Value.of("2: One to three of the 18 pebbles"));
        assertThat(changed(view, "stands")).isEqualTo(Value.of(2));
        anna.ask("adopt", only());
        Value.Fields on = ben.ask("adopt", only());
        assertThat(left(on)).isEqualTo(Value.of(18));
        assertThat(on.at("side")).isEqualTo(Value.of("white"));
        assertThat(record()).contains("white lapsed *\nblack lapsed *\nwhite adopt 2\n");
        play(anna, "take 2", 6);
        Value.Fields before = anna.ask("view", only());
        String record = record();
        upgrade(Edition.STRICT);
        assertThat(anna.ask("view", only())).isEqualTo(before);
        assertThat(record()).isEqualTo(record);
        Value.Fields again =
                anna.ask("load", "{'record':'%s'}".formatted(record.replace("\n", "\\n")));
        assertThat(left(again)).isEqualTo(Value.of(16));
    }

    @Test
    void oneUpgradeFollowsAnother() throws CannotListenException {
        upgrade(Edition.STRICT);
        anna.ask("adopt", only());
        upgrade(Edition.STRICTER);
        Value.Fields view = anna.ask("view", only());
        assertThat(changed(view, "entry")).isEqualTo(Value.of(1));
        assertThat(changed(view, "accepted"))
                .as("that was for version 2")
                .isEqualTo(Value.of(List.of()));
        anna.ask("adopt", only());
        Value.Fields on = ben.ask("adopt", only());
        assertThat(left(on)).isEqualTo(Value.of(21));
        play(anna, "take 1", whole(on, "entry"));
        upgrade(Edition.STRICTER);
        assertThat(left(anna.ask("view", only()))).isEqualTo(Value.of(20));
    }

    @Test
    void aStrangerAcceptsNothingAndASocketTellsOfIt() throws CannotListenException {
        upgrade(Edition.STRICT);
        assertThat(new Browser(server).refused("adopt", only())).isEqualTo(-32003);
        Browser.Socket socket = ben.listen(table, 0);
        assertThat(socket.changed().at("pending")).isEqualTo(Value.of("paused"));
        anna.ask("say", "{'table':'%s','word':'chat','text':'shall we?'}".formatted(table));
        assertThat(changed(socket.changed(), "accepted")).isEqualTo(Value.of(List.of()));
        anna.ask("adopt", only());
        assertThat(changed(socket.changed(), "accepted")).isEqualTo(Value.texts(List.of("white")));
        socket.say("{'jsonrpc':'2.0','id':1,'method':'adopt','params':%s}".formatted(only()));
        Value.Fields answer = socket.next();
        while (!answer.at("id").equals(Value.of(1))) {
            answer = socket.next();
        }
        assertThat(Browser.at(answer, "result", "pending")).isEqualTo(Value.of("choice"));
    }
}
