package zeriba.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.whole;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zeriba.server.database.Database;
import zeriba.server.http.Browser;
import zeriba.server.http.Databases;
import zeriba.server.http.Elsewhere;
import zeriba.server.http.WebServer;
import zeriba.testkit.Until;

@Tag("extended")
class PostgresNoticeTest extends NoticeContract {

    private final String address = Databases.postgres();

    @Override
    Database database() {
        return Database.postgresql(address);
    }

    @Test
    void ofTwoServersThatSeeTheSameTurnOneTells() throws Exception {
        try (WebServer other = started()) {
            Browser anna = new Browser(server());
            Browser ben = new Browser(server());
            String table = table(anna, ben);
            ben.ask("notices/webhook", "{'url':'%s'}".formatted(elsewhere().local("/hook")));
            Browser elsewhere = new Browser(other);
            for (int turn = 0; turn < 3; turn++) {
                // in the memory of both, so that both hear of it
                int entry = whole(elsewhere.ask("view", only(table)), "entry");
                take(anna, table);
                elsewhere.ask("wait", "{'table':'%s','after':%d}".formatted(table, entry));
                assertThat(Elsewhere.next(elsewhere().posted())).contains(table);
                settled(server());
                settled(other);
                assertThat(elsewhere().posted()).as("turn %d", turn).isEmpty();
                Browser.Socket socket = ben.listen(table, 0);
                socket.changed();
                take(ben, table);
                socket.socket().abort();
                Until.holds("no socket is open", () -> server().sockets() == 0);
            }
        }
    }

    private static String only(String table) {
        return "{'table':'" + table + "'}";
    }
}
