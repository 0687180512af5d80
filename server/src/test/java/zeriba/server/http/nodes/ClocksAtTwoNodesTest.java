package zeriba.server.http.nodes;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.whole;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.HandTime;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.Browser;
import zeriba.server.http.Databases;
import zeriba.server.http.WebServer;
import zeriba.server.settings.Settings;

/** Clocks that two servers run whose own clocks differ: Anna is white here, Ben black there. */
@Tag("extended")
class ClocksAtTwoNodesTest {

    private final String address = Databases.postgres();
    private final HandTime time = new HandTime();
    private final HandTime ahead = time.beside(Duration.ofHours(1));
    private WebServer here;
    private WebServer there;
    private Browser anna;
    private Browser ben;

    @BeforeEach
    void begin() throws CannotListenException {
        here = started(time);
        there = started(ahead);
        anna = new Browser(here);
        ben = new Browser(there);
    }

    @AfterEach
    void end() {
        here.close();
        there.close();
    }

    private WebServer started(HandTime machine) throws CannotListenException {
        WebServer started =
                new WebServer(
                        List.of(new Pebbles()),
                        new FirstOption(),
                        Database.postgresql(address),
                        Settings.preset(),
                        machine);
        started.listen("127.0.0.1", 0);
        return started;
    }

    /** A table where both have chosen once, so that white's clock runs. */
    private String table() {
        Value.Fields made =
                anna.ask(
                        "tables",
                        "{'game':'pebbles','mine':['white'],'pace':{'kind':'live','base':600}}");
        String table = text(made, "table");
        ben.sitDown(made, "black");
        takeAfter(anna, table, 0);
        takeAfter(ben, table, 1);
        until(anna, table, 2);
        return table;
    }

    private static void takeAfter(Browser who, String table, int entry) {
        until(who, table, entry);
        who.ask("play", "{'table':'%s','action':'take 1'}".formatted(table));
    }

    /** Waits until {@code who} is told of the entry. */
    private static Value.Fields until(Browser who, String table, int entry) {
        Value.Fields view = who.ask("view", "{'table':'%s'}".formatted(table));
        for (int i = 0; i < 5 && whole(view, "entry") < entry; i++) {
            view = who.ask("wait", "{'table':'%s','after':%d}".formatted(table, entry - 1));
        }
        assertThat(whole(view, "entry")).isEqualTo(entry);
        return view;
    }

    /** Both servers say, after that entry, that so many seconds are left to each. */
    private void left(String table, int entry, long white, long black) {
        Value.Fields left =
                Value.NO_FIELDS
                        .with("white", Value.of(white * 1_000))
                        .with("black", Value.of(black * 1_000));
        assertThat(Browser.at(until(anna, table, entry), "clock", "left")).isEqualTo(left);
        assertThat(Browser.at(until(ben, table, entry), "clock", "left")).isEqualTo(left);
    }

    @Test
    void aServerWhoseClockIsAheadNeitherTakesNorStopsAnybodysTime() {
        String table = table();
        left(table, 2, 600, 600);
        time.pass(Duration.ofSeconds(100));
        left(table, 2, 500, 600);
        takeAfter(anna, table, 2);
        time.pass(Duration.ofSeconds(50));
        left(table, 3, 500, 550);
        takeAfter(ben, table, 3);
        time.pass(Duration.ofSeconds(20));
        left(table, 4, 480, 550);
    }

    @Test
    void aClockThatIsSetAtOneServerStopsNone() {
        String table = table();
        ahead.set(Duration.ofDays(-3));
        time.pass(Duration.ofSeconds(100));
        left(table, 2, 500, 600);
        takeAfter(anna, table, 2);
        ahead.set(Duration.ofDays(400));
        time.pass(Duration.ofSeconds(20));
        takeAfter(ben, table, 3);
        left(table, 4, 500, 580);
        there.close();
        time.pass(Duration.ofSeconds(501));
        Value.Fields rung =
                anna.ask("wait", "{'table':'%s','after':4,'millis':20000}".formatted(table));
        assertThat(Browser.at(rung, "clock", "late")).isEqualTo(Value.of("white"));
    }

    @Test
    void aServerThatSleptGoesOnFromWhatTheOtherHasCounted() {
        String table = table();
        ahead.sleep(Duration.ofSeconds(60));
        takeAfter(anna, table, 2);
        left(table, 3, 540, 600);
        ahead.sleep(Duration.ofSeconds(30));
        time.pass(Duration.ofSeconds(5));
        takeAfter(anna, another(), 0);
        left(table, 3, 540, 565);
        takeAfter(ben, table, 3);
        left(table, 4, 540, 565);
    }

    /** A table of Anna's alone, by whose entries the server here notes the time. */
    private String another() {
        return text(
                anna.ask(
                        "tables",
                        "{'game':'pebbles','mine':['white'],'pace':{'kind':'live','base':600}}"),
                "table");
    }

    @Test
    void noTimePassesByAClockOfTheDatabaseThatIsSet() {
        String table = table();
        time.pass(Duration.ofSeconds(100));
        for (Duration leap : List.of(Duration.ofHours(1), Duration.ofHours(-2))) {
            time.setDatabase(leap);
            // so that both servers ask it
            time.set(leap);
            ahead.set(leap);
            left(table, 2, 500, 600);
        }
        time.pass(Duration.ofSeconds(10));
        time.set(Duration.ofHours(1));
        ahead.set(Duration.ofHours(1));
        left(table, 2, 490, 600);
    }

    @Test
    void aServerThatStartsGoesOnFromWhereTheOtherIs() throws CannotListenException {
        String table = table();
        there.close();
        time.pass(Duration.ofSeconds(4));
        there = started(ahead);
        ben.goOnAt(there);
        left(table, 2, 596, 600);
    }

    @Test
    void aRightThatWasTakenBeforeTheDatabasesClockWasSetBackIsFree() throws SQLException {
        try (Connection rows = DriverManager.getConnection(jdbc());
                Statement statement = rows.createStatement();
                Database database = Database.postgresql(address)) {
            statement.execute(
                    "insert into lease (name, holder, expires) values ('bell', 'gone',"
                            + " cast(extract(epoch from clock_timestamp()) * 1000 as bigint)"
                            + " + 3600000)");
            assertThat(database.leases().hold("bell", Duration.ofSeconds(5))).isTrue();
        }
    }

    private String jdbc() {
        return "jdbc:" + address.replace("postgres@", "") + "?user=postgres";
    }
}
