package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.at;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.tree;
import static zeriba.server.http.Browser.whole;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** Experiments over HTTP: what is checked, played behind everything else, kept, and by whom. */
@Timeout(60)
class ExperimentsTest {

    /** More than can be played while the test lasts. */
    private static final int ENDLESS = 8_000;

    private final Path folder;
    private WebServer server;
    private Browser browser;

    ExperimentsTest(@TempDir Path folder) throws CannotListenException {
        this.folder = folder;
        this.server = serving(settings());
        this.browser = new Browser(server);
    }

    private Settings settings() {
        return Settings.preset()
                .with(Setting.DATA, folder.toString())
                .with(Setting.EXPERIMENT_GAMES, Integer.toString(ENDLESS))
                .with(Setting.LIMITS, "off");
    }

    private WebServer serving(Settings settings) throws CannotListenException {
        WebServer serving =
                new WebServer(
                        List.of(new Pebbles()),
                        new FirstOption(),
                        Database.sqlite(folder),
                        settings);
        serving.listen("127.0.0.1", 0);
        return serving;
    }

    private void serveAgain(Settings settings) throws CannotListenException {
        server.close();
        server = serving(settings);
        browser = new Browser(server);
    }

    @AfterEach
    void end() {
        server.close();
    }

    private static String sober(int games) {
        return """
        {'experiment':{'question':'Do gamblers win?','game':'pebbles',
        'players':{'white':{'level':'random'},'black':{'level':'random'}},
        'vary':[{'option':'sober'}],'stop':{'games':%d}}}
        """
                .formatted(games);
    }

    private String begin(int games) {
        return text(browser.ask("experiment-run", sober(games)), "id");
    }

    private Value.Fields until(String id, Set<String> states) {
        while (true) {
            Value.Fields row =
                    items(browser.ask("experiments", "{}"), "experiments").stream()
                            .map(one -> (Value.Fields) one)
                            .filter(one -> text(one, "id").equals(id))
                            .findFirst()
                            .orElseThrow();
            String state = text(row, "state");
            if (states.contains(state)) {
                return row;
            }
            assertThat(state).isIn("waiting", "running");
        }
    }

    private static List<Value> items(Value.Fields told, String name) {
        return ((Value.Items) told.at(name)).items();
    }

    @Test
    void whatIsWrongIsToldWithItsPathAndWhatIsRightAsADesign() {
        Value.Fields wrong =
                browser.ask(
                        "experiment-check",
                        "{'experiment':{'question':'?','game':'pebbles','vary':[{'option':'tipsy'}]}}");
        assertThat(text((Value.Fields) wrong.at("fault"), "path")).isEqualTo("vary[0].option");

        Value.Fields right = browser.ask("experiment-check", sober(30));
        assertThat(at(right, "design", "games")).isEqualTo(Value.of(60));
        assertThat(at(right, "design", "labels"))
                .isEqualTo(Value.texts(List.of("base", "sober on")));
    }

    @Test
    void itIsToldInTheReadersLanguage() {
        String italian = ",'lang':'it'}";
        String wrong =
                "{'experiment':{'question':'?','game':'pebbles','vary':[{'option':'tipsy'}]}";
        assertThat(at(browser.ask("experiment-check", wrong + italian), "fault", "reason"))
                .isEqualTo(Value.of("nessuna regola facoltativa di pebbles si chiama \"tipsy\""));
        String right = sober(30).strip();
        Value.Fields design =
                browser.ask("experiment-check", right.substring(0, right.length() - 1) + italian);
        assertThat(at(design, "design", "labels"))
                .isEqualTo(Value.texts(List.of("base", "sober sì")));
        String id = begin(20);
        until(id, Set.of("done"));
        Value.Fields told = browser.ask("experiment", "{'id':'" + id + "'" + italian);
        assertThat(text(told, "answer")).contains("quota");
        assertThat(browser.get(text(told, "report") + "?lang=it").body())
                .contains("<html lang=\"it\">", "Che cosa si è chiesto");
        assertThat(browser.get(text(told, "report") + "?lang=qq").body())
                .contains("<html lang=\"en\">", "What was asked");
    }

    @Test
    void moreGamesThanTheServerGivesAreRefused() {
        Value.Fields much = browser.ask("experiment-check", sober(1_000_000));
        assertThat(text((Value.Fields) much.at("fault"), "path")).isEqualTo("stop");
    }

    @Test
    void anExperimentIsPlayedAndHasAReportThatIsAPage() {
        String id = begin(20);
        assertThat(whole(until(id, Set.of("done")), "done")).isEqualTo(40);
        Value.Fields told = browser.ask("experiment", "{'id':'" + id + "'}");
        assertThat(items(told, "shares")).hasSize(2);
        assertThat(((Value.Fields) items(told, "shares").getFirst()).at("games"))
                .isEqualTo(Value.of(20));
        HttpResponse<String> report = browser.get(text(told, "report"));
        assertThat(report.body()).startsWith("<!doctype html>").contains("Do gamblers win?");
        assertThat(report.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("sandbox allow-scripts");
    }

    @Test
    void whatWasStoppedGoesOnWhereItWasAlsoAfterTheServerHasEnded() throws Exception {
        String id = begin(ENDLESS / 2);
        until(id, Set.of("running"));
        assertThat(browser.post("/api/experiment-remove", "{'id':'" + id + "'}").statusCode())
                .isEqualTo(409);
        browser.ask("experiment-stop", "{'id':'" + id + "'}");
        int done = whole(until(id, Set.of("stopped")), "done");
        assertThat(done).isBetween(1, ENDLESS - 1);
        serveAgain(settings());
        Value.Fields left = until(id, Set.of("stopped"));
        assertThat(whole(left, "done")).isGreaterThanOrEqualTo(done);

        browser.ask("experiment-run", "{'id':'" + id + "'}");
        assertThat(whole(until(id, Set.of("done")), "done")).isEqualTo(ENDLESS);
    }

    @Test
    void twoAreComparedVariantByVariantAndOneIsRemoved() {
        String one = begin(10);
        String other = begin(12);
        until(other, Set.of("done"));
        Value.Fields compared =
                browser.ask("experiment-compare", "{'id':'%s','other':'%s'}".formatted(one, other));
        assertThat(items(compared, "variants")).hasSize(2);
        assertThat(compared.at("differing")).isEqualTo(Value.texts(List.of("stop")));

        browser.ask("experiment-remove", "{'id':'" + one + "'}");
        assertThat(items(browser.ask("experiments", "{}"), "experiments")).hasSize(1);
    }

    @Test
    void whoIsNotOnThisMachineRunsNoneUnlessTheSettingsLetAll() throws Exception {
        String[] elsewhere = {"X-Forwarded-For", "203.0.113.9"};
        HttpResponse<String> refused = browser.post("/api/experiments", "{}", elsewhere);
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(text((Value.Fields) tree(refused.body()).at("error"), "message"))
                .contains("experiments are not for you");
        assertThat(browser.get("/experiments/1/report", elsewhere).statusCode()).isEqualTo(409);

        serveAgain(settings().with(Setting.EXPERIMENTS, "all"));
        assertThat(browser.post("/api/experiments", "{}", elsewhere).statusCode()).isEqualTo(200);
        serveAgain(settings().with(Setting.EXPERIMENTS, "off"));
        assertThat(browser.post("/api/experiments", "{}").statusCode()).isEqualTo(409);
    }
}
