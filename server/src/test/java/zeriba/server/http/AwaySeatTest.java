package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.tree;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.HandTime;
import zeriba.server.database.Database;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;
import zeriba.testkit.parley.ParleyGame;

/**
 * Three seats of one side, and one of them away: it is told, and when its days are over the clock
 * chooses for it, and for nobody else.
 */
class AwaySeatTest {

    private static final String ADDRESS = "https://zeriba.example.org";
    private static final String PACE =
            "'pace':{'kind':'correspondence','days':2,'reserve':0,'end':'default'}";

    private final HandTime time = new HandTime();
    private final Map<String, Browser> people = new TreeMap<>();
    private Elsewhere elsewhere;
    private WebServer server;
    private String table = "";

    @BeforeEach
    void begin(@TempDir Path folder) throws Exception {
        elsewhere = new Elsewhere();
        Settings settings =
                Settings.preset()
                        .with(Setting.PUBLIC_ADDRESS, ADDRESS)
                        .with(Setting.NOTICE_DELAY, "0")
                        .with(Setting.PUSH, "on")
                        .with(Setting.PUSH_CONTACT, "mailto:host@example.org")
                        .with(Setting.PUSH_HOSTS, "localhost")
                        .with(Setting.SMTP_HOST, "localhost")
                        .with(Setting.SMTP_PORT, Integer.toString(elsewhere.mailPort()))
                        .with(Setting.SMTP_SECURITY, "none")
                        .with(Setting.SMTP_FROM, "zeriba@example.org");
        server =
                new WebServer(
                        List.of(new ParleyGame()),
                        new FirstOption(),
                        Database.sqlite(folder),
                        settings,
                        time);
        server.listen("127.0.0.1", 0);
        sitDown();
    }

    @AfterEach
    void end() throws Exception {
        server.close();
        elsewhere.close();
    }

    private void sitDown() {
        Browser amber = new Browser(server);
        people.put("amber", amber);
        Value.Fields made =
                amber.ask("tables", "{'game':'parley','mine':['amber'],%s}".formatted(PACE));
        table = text(made, "table");
        for (String seat : List.of("birch", "cedar", "guard")) {
            Browser browser = new Browser(server);
            people.put(seat, browser);
            browser.sitDown(made, seat);
        }
        people.values().forEach(this::addsNothing);
    }

    /** No die falls before everybody has said what they add to the dice. */
    private void addsNothing(Browser browser) {
        browser.ask("say", "{'table':'%s','word':'nonce'}".formatted(table));
    }

    private Browser at(String seat) {
        return people.get(seat);
    }

    private void wantsMail(String seat) throws InterruptedException {
        String address = seat + "@example.org";
        at(seat).signedUp("The " + seat)
                .ask("notices/email", "{'address':'%s'}".formatted(address));
        String confirm = Elsewhere.next(elsewhere.mailed());
        String code = confirm.strip().lines().reduce((_, last) -> last).orElseThrow();
        at(seat).ask("notices/confirm", "{'address':'%s','code':'%s'}".formatted(address, code));
    }

    private void plot(String seat) {
        at(seat).ask("play", "{'table':'%s','action':'plot %s march'}".formatted(table, seat));
    }

    private Value.Fields view(String seat) {
        return at(seat).ask("view", "{'table':'%s'}".formatted(table));
    }

    private String record() {
        return text(at("amber").ask("record", "{'table':'%s'}".formatted(table)), "record");
    }

    /** Waits for what the clock enters after the entry that there is. */
    private void rung() {
        long entry = ((Value.Whole) view("amber").at("entry")).number();
        at("amber").ask("wait", "{'table':'%s','after':%d,'millis':20000}".formatted(table, entry));
    }

    @Test
    void theSeatThatIsAskedIsToldByMailAndPushAndNoOtherOfItsSide() throws Exception {
        wantsMail("birch");
        wantsMail("cedar");
        PushSubscription telephone = new PushSubscription();
        at("birch").ask("/api/notices");
        at("birch").ask("notices/push", telephone.at(elsewhere.local("/push")));
        plot("amber");
        assertThat(Elsewhere.next(elsewhere.mailed()))
                .contains("birch@example.org", "as birch", ADDRESS + "/table/" + table)
                .doesNotContain("cedar");
        String read = telephone.read(Elsewhere.next(elsewhere.pushed()));
        assertThat(tree(read).at("link")).isEqualTo(Value.of("/table/" + table));
        assertThat(read).contains("as birch");
        assertThat(elsewhere.mailed()).isEmpty();
        plot("birch");
        assertThat(Elsewhere.next(elsewhere.mailed())).contains("cedar@example.org", "as cedar");
        assertThat(elsewhere.pushed()).isEmpty();
    }

    @Test
    void afterItsDaysTheClockChoosesForTheSeatAndTheNextHasDaysOfItsOwn() throws Exception {
        wantsMail("cedar");
        plot("amber");
        time.pass(Duration.ofHours(47));
        assertThat(Browser.at(view("amber"), "clock", "left", "league"))
                .isEqualTo(Value.of(Duration.ofHours(1).toMillis()));
        time.pass(Duration.ofHours(2));
        rung();
        assertThat(record()).endsWith("birch plot birch hold # hand=clock\n");
        assertThat(Browser.at(view("cedar"), "clock", "left", "league"))
                .isEqualTo(Value.of(Duration.ofDays(2).toMillis()));
        assertThat(Elsewhere.next(elsewhere.mailed())).contains("cedar@example.org", "as cedar");
        time.pass(Duration.ofHours(47));
        plot("cedar");
        assertThat(record()).containsOnlyOnce("hand=clock");
    }
}
