package zeriba.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.tree;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.HandTime;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.http.Browser;
import zeriba.server.http.Elsewhere;
import zeriba.server.http.PushSubscription;
import zeriba.server.http.WebServer;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** Notices to people who are away, whatever database they are kept in. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class NoticeContract {

    private static final String ADDRESS = "https://zeriba.example.org";

    private final HandTime time = new HandTime();
    private Elsewhere elsewhere;
    private WebServer server;

    abstract Database database();

    @BeforeAll
    void begin() throws Exception {
        elsewhere = new Elsewhere();
        server = started();
    }

    /** A server with every way to tell, besides others on the same database. */
    WebServer started() throws CannotListenException {
        Settings settings =
                Settings.preset()
                        .with(Setting.PUBLIC_ADDRESS, ADDRESS)
                        .with(Setting.NOTICE_DELAY, "0")
                        .with(Setting.WEBHOOK_HOSTS, "localhost")
                        .with(Setting.PUSH, "on")
                        .with(Setting.PUSH_CONTACT, "mailto:host@example.org")
                        .with(Setting.PUSH_HOSTS, "localhost")
                        .with(Setting.SMTP_HOST, "localhost")
                        .with(Setting.SMTP_PORT, Integer.toString(elsewhere.mailPort()))
                        .with(Setting.SMTP_SECURITY, "none")
                        .with(Setting.SMTP_FROM, "zeriba@example.org");
        WebServer started =
                new WebServer(
                        List.of(new Pebbles()), new FirstOption(), database(), settings, time);
        started.listen("127.0.0.1", 0);
        return started;
    }

    @AfterAll
    void end() throws IOException {
        server.close();
        elsewhere.close();
    }

    WebServer server() {
        return server;
    }

    Elsewhere elsewhere() {
        return elsewhere;
    }

    /** A table where Anna is white and is to play first, Ben black. */
    static String table(Browser anna, Browser ben) {
        return table(anna, ben, "");
    }

    private static String table(Browser anna, Browser ben, String more) {
        Value.Fields made =
                anna.ask(
                        "tables",
                        "{'game':'pebbles','scenario':'heap','mine':['white']" + more + "}");
        ben.sitDown(made, "black");
        return text(made, "table");
    }

    static void take(Browser player, String table) {
        player.ask("play", "{'table':'%s','action':'take 1'}".formatted(table));
    }

    /** Everything that was due has been looked at: a notice to another has come after it. */
    private void settled() throws InterruptedException {
        settled(server);
    }

    /** The same of one server. */
    void settled(WebServer one) throws InterruptedException {
        Browser cara = new Browser(one);
        Browser dan = new Browser(one);
        String table = table(cara, dan);
        dan.ask("notices/webhook", "{'url':'%s'}".formatted(elsewhere.local("/hook?settled")));
        take(cara, table);
        assertThat(Elsewhere.next(elsewhere.posted())).contains(table);
    }

    @Test
    void nobodyIsToldWhoHasNotAsked() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        take(anna, table(anna, ben));
        settled();
        assertThat(elsewhere.posted()).isEmpty();
    }

    @Test
    void oneNoticeComesAndNoMoreUntilOneHasLooked() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben);
        ben.ask("notices/webhook", "{'url':'%s'}".formatted(elsewhere.local("/hook")));
        take(anna, table);
        String notice = Elsewhere.next(elsewhere.posted());
        assertThat(notice)
                .contains("Pebbles", ADDRESS + "/table/" + table, "\"allowed_mentions\"")
                .doesNotContain("seat=");
        take(ben, table);
        take(anna, table);
        settled();
        assertThat(elsewhere.posted()).isEmpty();
        Browser.Socket socket = ben.listen(table, 0);
        socket.changed();
        take(ben, table);
        take(anna, table);
        settled();
        assertThat(elsewhere.posted()).as("who looks on is not told").isEmpty();
        socket.socket().abort();
        take(ben, table);
        while (elsewhere.posted().isEmpty()) {
            take(anna, table);
            String came = elsewhere.posted().poll(2, TimeUnit.SECONDS);
            if (came != null) {
                assertThat(came).contains(table);
                break;
            }
            take(ben, table);
        }
        settled();
        assertThat(elsewhere.posted()).isEmpty();
    }

    @Test
    void theLinkInAnEmailOpensTheSeat() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben);
        assertThat(ben.refused("notices/email", "{'address':'ben@example.org'}"))
                .as("without an account")
                .isEqualTo(-32003);
        ben.signedUp("Ben of the letters").ask("notices/email", "{'address':'ben@example.org'}");
        String confirm = Elsewhere.next(elsewhere.mailed());
        assertThat(confirm).contains("ben@example.org", "confirm your address");
        take(anna, table);
        settled();
        assertThat(elsewhere.mailed()).as("not before the address is confirmed").isEmpty();
        take(ben, table);
        String code = confirm.strip().lines().reduce((_, last) -> last).orElseThrow();
        assertThat(ben.refused("notices/confirm", "{'address':'ben@example.org','code':'x'}"))
                .isEqualTo(-32003);
        ben.ask("notices/confirm", "{'address':'ben@example.org','code':'%s'}".formatted(code));
        take(anna, table);
        String mail = Elsewhere.next(elsewhere.mailed()).replaceAll("=\\n", "").replace("=3D", "=");
        Matcher link = Pattern.compile(ADDRESS + "/table/" + table + "#seat=(\\S+)").matcher(mail);
        assertThat(link.find()).as(mail).isTrue();
        Browser telephone = new Browser(server);
        String claim = "{'table':'%s','secret':'%s'}".formatted(table, link.group(1));
        telephone.ask("claim", claim);
        take(telephone, table);
        telephone.ask("claim", claim);
        assertThat(new Browser(server).refused("claim", claim)).as("once").isEqualTo(-32003);
        assertThat(
                        new Browser(server)
                                .refused(
                                        "claim",
                                        "{'table':'%s','secret':'guess'}".formatted(table)))
                .isEqualTo(-32003);
    }

    /** A browser whose owner is told by e-mail, at an address that is confirmed. */
    private Browser mailed(String name, String address) throws InterruptedException {
        Browser who = new Browser(server).signedUp(name);
        who.ask("notices/email", "{'address':'%s'}".formatted(address));
        String code =
                Elsewhere.next(elsewhere.mailed())
                        .strip()
                        .lines()
                        .reduce((_, last) -> last)
                        .orElseThrow();
        who.ask("notices/confirm", "{'address':'%s','code':'%s'}".formatted(address, code));
        return who;
    }

    /** What is asked of {@code claim} for the link in the next letter. */
    private String mailedClaim(String table) throws InterruptedException {
        String mail = Elsewhere.next(elsewhere.mailed()).replaceAll("=\\n", "").replace("=3D", "=");
        Matcher link = Pattern.compile(ADDRESS + "/table/" + table + "#seat=(\\S+)").matcher(mail);
        assertThat(link.find()).as(mail).isTrue();
        return "{'table':'%s','secret':'%s'}".formatted(table, link.group(1));
    }

    @Test
    void theLinkInAnEmailEndsWithTheHandOverOfTheSeat() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = mailed("Ben who hands over", "handing@example.org");
        String table = table(anna, ben);
        take(anna, table);
        String claim = mailedClaim(table);
        Value.Fields handed = ben.ask("hand", "{'table':'%s','role':'black'}".formatted(table));
        assertThat(new Browser(server).refused("claim", claim)).isEqualTo(-32003);
        new Browser(server).ask("claim", Browser.claim(table, text(handed, "link")));
        assertThat(new Browser(server).refused("claim", claim)).isEqualTo(-32003);
        assertThat(ben.refused("claim", claim)).isEqualTo(-32003);
    }

    @Test
    void theLinkInAnEmailEndsWhenTheSeatIsLeftToTheComputer() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = mailed("Ben who lets play", "letting@example.org");
        String table = table(anna, ben);
        take(anna, table);
        String claim = mailedClaim(table);
        String seat = "{'table':'%s','role':'black'".formatted(table);
        ben.ask("hand", seat + ",'level':'first'}");
        assertThat(new Browser(server).refused("claim", claim)).isEqualTo(-32003);
        ben.ask("hand", seat + "}");
        assertThat(new Browser(server).refused("claim", claim)).isEqualTo(-32003);
    }

    @Test
    void theLinkInAnEmailEndsWhenWhoWasToldLeaves() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = mailed("Ben who leaves", "leaving@example.org");
        String table = table(anna, ben);
        take(anna, table);
        String claim = mailedClaim(table);
        ben.ask("account/delete", "{'name':'Ben who leaves'}");
        assertThat(new Browser(server).refused("claim", claim)).isEqualTo(-32003);
    }

    @Test
    void aMailboxGetsFewLettersWhoeverAsksAndHoweverItIsWritten() throws InterruptedException {
        List<String> ways = List.of("eve@example.org", "Eve+1@example.org", "eve+x+y@EXAMPLE.org");
        for (int i = 0; i < ways.size(); i++) {
            new Browser(server)
                    .signedUp("Eve the " + i)
                    .ask("notices/email", "{'address':'%s'}".formatted(ways.get(i)));
            assertThat(Elsewhere.next(elsewhere.mailed())).contains("confirm your address");
        }
        assertThat(
                        new Browser(server)
                                .signedUp("Eve the last")
                                .refused("notices/email", "{'address':'EVE@example.org'}"))
                .isEqualTo(-32003);
        assertThat(elsewhere.mailed()).isEmpty();
    }

    @Test
    void aNoticeSpeaksTheLanguageInWhichItWasAskedFor() throws InterruptedException {
        new Browser(server)
                .signedUp("Ida of the letters")
                .ask("notices/email", "{'address':'ida@example.org','lang':'it'}");
        assertThat(Elsewhere.next(elsewhere.mailed()))
                .contains("conferma il tuo indirizzo", "Se sei stato tu");
    }

    @Test
    void aPushIsReadByTheBrowserAlone() throws Exception {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben);
        PushSubscription subscription = new PushSubscription();
        assertThat(text(ben.ask("/api/notices"), "key")).hasSize(87);
        ben.ask("notices/push", subscription.at(elsewhere.local("/push")));
        take(anna, table);
        String read = subscription.read(Elsewhere.next(elsewhere.pushed()));
        assertThat(tree(read).at("link")).isEqualTo(Value.of("/table/" + table));
        assertThat(read).contains("Your turn: Pebbles").doesNotContain("seat=");
    }

    @Test
    void whoHasLookedButNotPlayedIsRemindedOnceWhenTimeRunsShort() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben, ",'pace':{'kind':'correspondence','days':4,'reserve':0}");
        take(anna, table);
        take(ben, table);
        ben.ask("notices/webhook", "{'url':'%s'}".formatted(elsewhere.local("/hook")));
        take(anna, table);
        assertThat(Elsewhere.next(elsewhere.posted())).contains(table).doesNotContain("short");
        time.pass(Duration.ofHours(80));
        server.notices().remind();
        settled();
        assertThat(elsewhere.posted()).as("not until one has looked").isEmpty();
        Browser.Socket socket = ben.listen(table, 0);
        socket.changed();
        socket.socket().abort();
        String reminder = null;
        for (int i = 0; reminder == null && i < 20; i++) {
            server.notices().remind();
            reminder = elsewhere.posted().poll(1, TimeUnit.SECONDS);
        }
        assertThat(reminder).contains(table, "Your time runs short");
        server.notices().remind();
        settled();
        assertThat(elsewhere.posted()).isEmpty();
    }

    @Test
    void anAddressThatIsNoMoreIsForgotten() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben);
        ben.ask("notices/webhook", "{'url':'%s'}".formatted(elsewhere.local("/gone")));
        take(anna, table);
        assertThat(Elsewhere.next(elsewhere.posted())).isEqualTo("gone");
        settled();
        assertThat(ben.ask("/api/notices").at("ways")).isEqualTo(Value.of(List.of()));
    }

    @Test
    void onlyHostsThatAreNamedAreSentTo() {
        Browser anna = new Browser(server);
        for (String url :
                List.of(
                        "https://127.0.0.1/x",
                        "http://evil.example/x",
                        "https://localhost@evil.example/",
                        "file:///etc/passwd",
                        "not an address")) {
            assertThat(anna.refused("notices/webhook", "{'url':'%s'}".formatted(url)))
                    .as(url)
                    .isEqualTo(-32602);
        }
        assertThat(anna.refused("notices/email", "{'address':'a@b Bcc: c@d'}")).isEqualTo(-32602);
        assertThat(anna.refused("notices/fly", "{}")).isEqualTo(-32601);
    }

    @Test
    void wishesGoAlongWithTheAccountAndAreTakenBack() throws InterruptedException {
        Browser anna = new Browser(server);
        Browser ben = new Browser(server);
        String table = table(anna, ben);
        String hook = elsewhere.local("/hook");
        ben.ask("notices/webhook", "{'url':'%s'}".formatted(hook));
        ben.ask(
                "account/sign-up",
                "{'name':'Ben %s','password':'a fence of thorns'}".formatted(table));
        assertThat(ben.get("/api/account/export").body()).contains(hook);
        take(anna, table);
        assertThat(Elsewhere.next(elsewhere.posted())).contains(table);
        ben.ask("notices/remove", "{'kind':'webhook','target':'%s'}".formatted(hook));
        assertThat(ben.ask("/api/notices").at("ways")).isEqualTo(Value.of(List.of()));
        assertThat(new Browser(server).ask("/api/notices").at("ways"))
                .isEqualTo(Value.of(List.of()));
    }
}
