package zeriba.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.tree;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.Browser;
import zeriba.server.http.WebServer;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** A server with accounts, whatever database they are kept in, and people who come to it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class AccountHouse {

    static final String ORIGIN = "https://zeriba.example.org";
    static final String PASSWORD = "a fence of thorns";

    WebServer server;
    int people = 0;

    abstract Database database();

    @BeforeAll
    void begin() throws CannotListenException {
        server = started();
    }

    WebServer started() throws CannotListenException {
        WebServer started =
                new WebServer(
                        List.of(new Pebbles()),
                        new FirstOption(),
                        database(),
                        Settings.preset()
                                .with(Setting.PUBLIC_ADDRESS, ORIGIN)
                                .with(Setting.NOTICE_DELAY, "3600")
                                .with(Setting.WEBHOOK_HOSTS, "localhost")
                                .with(Setting.SMTP_HOST, "localhost")
                                .with(Setting.SMTP_PORT, "1")
                                .with(Setting.SMTP_FROM, "zeriba@example.org")
                                .with(Setting.PROXY, "on"));
        started.listen("127.0.0.1", 0);
        return started;
    }

    @AfterAll
    void end() {
        server.close();
    }

    /** Somebody from an address of their own, so that limits are each one's. */
    final class Person {
        final Browser browser = new Browser(server);
        final String name = "Person " + ++people;
        final String address = "192.0.2." + people;

        HttpResponse<String> post(String operation, String body) {
            return browser.post("/api/account/" + operation, body, "X-Forwarded-For", address);
        }

        Value.Fields ask(String operation, String body) {
            HttpResponse<String> answer = post(operation, body);
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
            return tree(answer.body());
        }

        void isRefused(String operation, String body, String because) {
            HttpResponse<String> answer = post(operation, body);
            assertThat(answer.statusCode()).as(answer.body()).isBetween(400, 409);
            assertThat(answer.body()).contains(because);
        }

        Person signedUp() {
            ask("sign-up", "{'name':'%s','password':'%s'}".formatted(name, PASSWORD));
            return this;
        }

        String signIn(String password) {
            return "{'name':'%s','password':'%s'}".formatted(name, password);
        }

        Value account() {
            return browser.ask("/api/account").at("account");
        }

        boolean isSignedIn() {
            return account() instanceof Value.Fields;
        }
    }

    static String only(String table) {
        return "{'table':'" + table + "'}";
    }

    /** A table for two: its id and the secret of the other's seat. */
    static String[] hosted(Browser browser) {
        Value.Fields made = browser.ask("tables", "{'game':'pebbles','mine':['white']}");
        String link = text((Value.Fields) made.at("links"), "black");
        return new String[] {text(made, "table"), link.substring(link.indexOf('=') + 1)};
    }

    static String claim(String... hosted) {
        return "{'table':'%s','secret':'%s'}".formatted((Object[]) hosted);
    }
}
