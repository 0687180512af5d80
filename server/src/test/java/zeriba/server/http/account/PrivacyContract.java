package zeriba.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;

import java.net.http.HttpResponse;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.server.http.Browser;

/** What people keep from others, take along and take away. */
abstract class PrivacyContract extends AccountHouse {

    @Test
    void whoIsBlockedDoesNotSitDownBeside() {
        Person anna = new Person().signedUp();
        Person ben = new Person().signedUp();
        anna.isRefused("block", "{'name':'Nobody at all'}", "nobody here");
        anna.isRefused("block", "{'name':'%s'}".formatted(anna.name), "that is you");
        anna.ask("block", "{'name':'%s'}".formatted(ben.name));
        String[] table = hosted(anna.browser);
        assertThat(ben.browser.post("/api/claim", claim(table)).body()).contains("has blocked");
        String[] bens = hosted(ben.browser);
        assertThat(anna.browser.post("/api/claim", claim(bens)).body()).contains("has blocked");
        anna.ask("unblock", "{'name':'%s'}".formatted(ben.name));
        ben.browser.ask("claim", claim(table));
    }

    /** Ben is asked over a socket, by which Anna's table answers. */
    private static String overSocket(Browser who, String table, String method, String given) {
        Browser.Socket socket = who.listen(table, 0);
        socket.changed();
        socket.say("{'jsonrpc':'2.0','id':'1','method':'%s','params':%s}".formatted(method, given));
        Value.Fields next = socket.next();
        while (!(next.at("id") instanceof Value.Text)) {
            next = socket.next();
        }
        socket.socket().abort();
        return next.toString();
    }

    private String listed(Person by) {
        return text(
                by.browser.ask("tables", "{'game':'pebbles','mine':['white'],'open':'yes'}"),
                "table");
    }

    @Test
    void namesAreShownAtTheTableSoThatTheyCanBeBlocked() {
        Person anna = new Person().signedUp();
        String open = listed(anna);
        Browser ben = new Browser(server);
        Value.Fields names = Value.NO_FIELDS.with("white", Value.of(anna.name));
        assertThat(ben.ask("/api/table/" + open).at("names")).isEqualTo(names);
        assertThat(ben.ask("view", only(open)).at("names")).isEqualTo(names);
        assertThat(ben.ask("join", only(open)).at("names")).isEqualTo(names);
        assertThat(ben.ask("lobby", "{}").toString()).doesNotContain("account:");
    }

    @Test
    void whoIsBlockedComesInByNoOtherDoor() {
        Person anna = new Person().signedUp();
        Person ben = new Person().signedUp();
        anna.ask("block", "{'name':'%s'}".formatted(ben.name));
        String open = listed(anna);
        assertThat(ben.browser.post("/api/join", only(open)).body()).contains("has blocked");
        assertThat(overSocket(ben.browser, open, "join", only(open))).contains("has blocked");
        String[] hosted = hosted(anna.browser);
        ben.ask("sign-out", "{}");
        assertThat(ben.browser.post("/api/claim", claim(hosted)).body())
                .as("signed out, from the same browser")
                .contains("has blocked");
        assertThat(ben.browser.post("/api/join", only(open)).body()).contains("sign in");
        assertThat(new Browser(server).post("/api/join", only(open)).body()).contains("sign in");
        new Person().signedUp().browser.ask("join", only(open));
        new Browser(server).ask("claim", claim(hosted));
    }

    @Test
    void aSeatThatWasTakenSignedOutGoesToNobodyWhoIsBlocked() {
        Person anna = new Person().signedUp();
        Person ben = new Person().signedUp();
        anna.ask("block", "{'name':'%s'}".formatted(ben.name));
        String[] hosted = hosted(anna.browser);
        Person stranger = new Person();
        stranger.browser.ask("claim", claim(hosted));
        stranger.ask("sign-in", ben.signIn(PASSWORD));
        assertThat(stranger.browser.ask("view", only(hosted[0])).at("mine"))
                .isEqualTo(Value.of(List.of()));
    }

    @Test
    void thereIsNoRematchWithSomebodyWhoIsBlockedSince() {
        Person anna = new Person().signedUp();
        Person ben = new Person().signedUp();
        String[] hosted = hosted(anna.browser);
        ben.browser.ask("claim", claim(hosted));
        anna.browser.ask("say", "{'table':'%s','word':'resign'}".formatted(hosted[0]));
        anna.ask("block", "{'name':'%s'}".formatted(ben.name));
        assertThat(ben.browser.post("/api/rematch", only(hosted[0])).body())
                .contains("has blocked");
    }

    @Test
    void whoBlocksSomebodyReadsNothingMoreOfHim() {
        Person anna = new Person().signedUp();
        Person ben = new Person().signedUp();
        String[] table = hosted(anna.browser);
        ben.browser.ask("claim", claim(table));
        ben.browser.ask("say", chat(table, "thorns to you"));
        anna.browser.ask("say", chat(table, "and a good day"));
        assertThat(read(anna.browser, table)).contains("thorns to you", "and a good day");
        anna.ask("block", "{'name':'%s'}".formatted(ben.name));
        assertThat(read(anna.browser, table)).contains("and a good day").doesNotContain("thorns");
        Browser.Socket socket = anna.browser.listen(table[0], 0);
        assertThat(socket.changed().at("chat").toString()).doesNotContain("thorns");
        ben.browser.ask("say", chat(table, "thorns again"));
        assertThat(socket.changed().at("chat").toString())
                .contains("and a good day")
                .doesNotContain("thorns");
        assertThat(read(ben.browser, table)).contains("thorns again", "and a good day");
        assertThat(read(new Browser(server), table)).contains("thorns again", "and a good day");
        anna.ask("unblock", "{'name':'%s'}".formatted(ben.name));
        assertThat(read(anna.browser, table)).contains("thorns again");
    }

    private static String chat(String[] table, String text) {
        return "{'table':'%s','word':'chat','text':'%s'}".formatted(table[0], text);
    }

    private static String read(Browser who, String[] table) {
        return who.ask("view", "{'table':'%s'}".formatted(table[0])).at("chat").toString();
    }

    @Test
    void everythingCanBeTakenAlong() {
        Person anna = new Person().signedUp();
        String[] table = hosted(anna.browser);
        anna.browser.ask(
                "say", "{'table':'%s','word':'chat','text':'good luck'}".formatted(table[0]));
        HttpResponse<String> answer = anna.browser.get("/api/account/export");
        assertThat(answer.headers().firstValue("Content-Disposition").orElse(""))
                .contains("attachment");
        assertThat(answer.body())
                .contains(anna.name, table[0], "good luck", "zeriba 1\\ngame pebbles")
                .doesNotContain("argon2", "secret");
        assertThat(new Person().browser.get("/api/account/export").statusCode()).isEqualTo(409);
    }

    @Test
    void everythingCanBeTakenAway() {
        Person anna = new Person().signedUp();
        Browser ben = new Browser(server);
        String[] shared = hosted(anna.browser);
        ben.ask("claim", claim(shared));
        String alone = text(anna.browser.ask("new", "{'game':'pebbles'}"), "table");
        anna.browser.ask("play", "{'table':'%s','action':'take 1'}".formatted(alone));
        anna.browser.ask(
                "say", "{'table':'%s','word':'chat','text':'my address is'}".formatted(shared[0]));
        ben.ask("say", "{'table':'%s','word':'chat','text':'keep this'}".formatted(shared[0]));
        anna.isRefused("delete", "{'name':'somebody'}", "must be yours");
        anna.ask("delete", "{'name':'%s'}".formatted(anna.name));
        assertThat(anna.isSignedIn()).isFalse();
        anna.isRefused("sign-in", anna.signIn(PASSWORD), "is wrong");
        assertThat(ben.refused("view", only(alone))).isEqualTo(-32001);
        String seen = ben.post("/api/view", only(shared[0])).body();
        assertThat(seen).contains("keep this").doesNotContain("my address is");
        String left =
                server.tables()
                        .read(h ->
                                h.select("select name from account").mapToMap().list()
                                        + " "
                                        + h.select("select table_id from entry").mapToMap().list());
        assertThat(left).doesNotContain("name=" + anna.name + "}", alone);
    }

    /** Everything in the database, a line for each row. */
    private List<String> rows() {
        return server.tables().read(PrivacyContract::rows);
    }

    private static List<String> rows(Handle handle) {
        List<String> rows = new ArrayList<>();
        try (ResultSet tables =
                handle.getConnection()
                        .getMetaData()
                        .getTables(null, null, "%", new String[] {"TABLE"})) {
            while (tables.next()) {
                String table = tables.getString("TABLE_NAME");
                handle.select("select * from " + table)
                        .mapToMap()
                        .forEach(row -> rows.add(table + " " + row));
            }
            return rows;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Anna leaves a mark of every kind that there is. */
    private List<String> marked(Person anna) {
        anna.browser.ask(
                "tables",
                "{'game':'pebbles','mine':['white'],'open':'yes','level':'as %s likes it'}"
                        .formatted(anna.name));
        String closed = text(anna.browser.ask("new", "{'game':'pebbles'}"), "table");
        anna.browser.ask("say", chat(new String[] {closed}, "behind a closed door"));
        anna.browser.ask("close", only(closed));
        String[] handed = hosted(anna.browser);
        new Browser(server).ask("claim", claim(handed));
        anna.browser.ask("say", chat(handed, "before I went"));
        String link =
                text(
                        anna.browser.ask(
                                "hand", "{'table':'%s','role':'white'}".formatted(handed[0])),
                        "link");
        Person ben = new Person().signedUp();
        ben.browser.ask("claim", Browser.claim(handed[0], link));
        ben.browser.ask("say", chat(handed, "what Ben says"));
        anna.browser.ask(
                "notices/webhook", "{'url':'https://localhost/of/%s'}".formatted(anna.address));
        anna.browser.ask(
                "notices/email", "{'address':'of.%s@example.org'}".formatted(anna.address));
        anna.ask("block", "{'name':'%s'}".formatted(ben.name));
        ben.ask("block", "{'name':'%s'}".formatted(anna.name));
        return List.of(
                "as " + anna.name + " likes it",
                "behind a closed door",
                "before I went",
                "https://localhost/of/" + anna.address,
                "of." + anna.address + "@example.org",
                closed);
    }

    @Test
    void theExportHasEveryRowThatIsKeptOfSomebody() {
        Person anna = new Person().signedUp();
        List<String> marks = marked(anna);
        Value.Fields export = anna.browser.ask("/api/account/export");
        assertThat(export.toString()).contains(anna.name).contains(marks);
        String holder = holder(anna);
        Value.Fields kept = (Value.Fields) export.at("kept");
        for (String[] one :
                new String[][] {
                    {"seats", "hold "},
                    {"said", "remark "},
                    {"codes", "ticket "},
                    {"opened", "seat "}
                }) {
            long there =
                    rows().stream()
                            .filter(row -> row.startsWith(one[1]) && row.contains(holder))
                            .count();
            assertThat(((Value.Items) kept.at(one[0])).items()).as(one[0]).hasSize((int) there);
        }
        assertThat(rows().stream().filter(row -> row.startsWith("ticket ")).toList().toString())
                .as("what a code is for")
                .doesNotContain(anna.address);
    }

    private String holder(Person person) {
        return server.tables()
                .read(h ->
                        "account:"
                                + h.select("select id from account where name = ?", person.name)
                                        .mapTo(String.class)
                                        .one());
    }

    @Test
    void nothingInTheDatabaseRemembersWhoIsGone() {
        Person anna = new Person().signedUp();
        List<String> marks = new ArrayList<>(marked(anna));
        String holder = holder(anna);
        marks.add(holder);
        marks.add(holder.substring("account:".length()));
        marks.add("name=" + anna.name + "}");
        marks.add(anna.name + ",");
        server.tables()
                .read(h ->
                        h.select(
                                        "select token_hash from session where 'account:' ||"
                                                + " account_id = ? union select browser from"
                                                + " acquaintance where 'account:' || account_id ="
                                                + " ?",
                                        holder,
                                        holder)
                                .mapTo(String.class)
                                .list())
                .forEach(marks::add);
        assertThat(marks).hasSizeGreaterThanOrEqualTo(11);
        anna.ask("delete", "{'name':'%s'}".formatted(anna.name));
        List<String> left = rows();
        for (String mark : marks) {
            assertThat(left).as(mark).noneMatch(row -> row.contains(mark));
        }
        assertThat(left)
                .as("what others said stays")
                .anyMatch(row -> row.contains("what Ben says"));
    }
}
