package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.whole;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import zeriba.engine.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.store.Database;
import zeriba.testkit.parley.ParleyGame;

/** What is done around a game, whatever database the tables are kept in. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class AroundContract {

    private static final String WHITE = "{'game':'pebbles','scenario':'handful','mine':['white']}";

    private WebServer server;
    private Browser anna;
    private Browser ben;

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

    private WebServer started() throws CannotListenException {
        WebServer started =
                new WebServer(
                        List.of(new Pebbles(), new ParleyGame()), new FirstOption(), database());
        started.listen("127.0.0.1", 0);
        return started;
    }

    private void restart() throws CannotListenException {
        server.close();
        server = started();
        anna.goOnAt(server);
        ben.goOnAt(server);
    }

    private String tableForTwo() {
        Value.Fields made = anna.ask("tables", WHITE);
        ben.ask(
                "claim",
                claim(text(made, "table"), text((Value.Fields) made.at("links"), "black")));
        return text(made, "table");
    }

    private static String claim(String table, String link) {
        String secret = link.substring(link.indexOf("#seat=") + 6);
        return "{'table':'%s','secret':'%s'}".formatted(table, secret);
    }

    private static String only(String table) {
        return "{'table':'" + table + "'}";
    }

    private static String say(String table, String word) {
        return "{'table':'%s','word':'%s'}".formatted(table, word);
    }

    private static void play(Browser who, String table, String action) {
        who.ask("play", "{'table':'%s','action':'%s'}".formatted(table, action));
    }

    private static List<Value> items(Value.Fields fields, String name) {
        return ((Value.Items) fields.at(name)).items();
    }

    private static Value seat(Value.Fields told, String role) {
        return Browser.at(told, "seats", role);
    }

    private String record(String table) {
        return text(anna.ask("record", only(table)), "record");
    }

    /** The row of {@code table} in the list of open tables, or none. */
    private static List<Value.Fields> listed(Browser who, String table) {
        return items(who.ask("lobby", "{'game':'pebbles'}"), "tables").stream()
                .map(Value.Fields.class::cast)
                .filter(row -> text(row, "table").equals(table))
                .toList();
    }

    @Test
    void whoResignsLoses() throws CannotListenException {
        String table = tableForTwo();
        play(anna, table, "take 1");
        Value.Fields over = anna.ask("say", say(table, "resign"));
        assertThat(Browser.at(over, "result", "winner")).isEqualTo(Value.of("black"));
        assertThat(Browser.at(over, "result", "rule")).isEqualTo(Value.of("resigned"));
        assertThat(ben.refused("say", say(table, "resign"))).isEqualTo(-32003);
        restart();
        assertThat(Browser.at(ben.ask("view", only(table)), "result", "winner"))
                .isEqualTo(Value.of("black"));
        assertThat(record(table)).contains("white take 1\nwhite resign\n");
    }

    @Test
    void aDrawIsOfferedDeclinedOfferedAgainAndAccepted() throws CannotListenException {
        String table = tableForTwo();
        Value.Fields offered = ben.ask("say", say(table, "offer"));
        assertThat(Browser.at(offered, "request", "by")).isEqualTo(Value.of("black"));
        assertThat(ben.refused("say", say(table, "accept"))).isEqualTo(-32003);
        assertThat(anna.ask("say", say(table, "decline")).at("request")).isEqualTo(Value.NOTHING);
        ben.ask("say", say(table, "offer"));
        restart();
        assertThat(Browser.at(anna.ask("view", only(table)), "request", "word"))
                .as("an offer outlasts a restart")
                .isEqualTo(Value.of("offer"));
        Value.Fields over = anna.ask("say", say(table, "accept"));
        assertThat(Browser.at(over, "result", "winner")).isEqualTo(Value.NOTHING);
        assertThat(Browser.at(over, "result", "rule")).isEqualTo(Value.of("agreed"));
    }

    @Test
    void anOfferLapsesWhenPlayGoesOn() {
        String table = tableForTwo();
        anna.ask("say", say(table, "offer"));
        play(anna, table, "take 1");
        assertThat(ben.refused("say", say(table, "accept"))).isEqualTo(-32003);
    }

    @Test
    void askedForAnUndoTheOtherAcceptsOrNot() {
        String table = tableForTwo();
        play(anna, table, "take 1");
        play(ben, table, "take 1");
        anna.ask("say", say(table, "undo-ask"));
        ben.ask("say", say(table, "decline"));
        assertThat(Browser.at(anna.ask("view", only(table)), "position", "left"))
                .isEqualTo(Value.of(3));
        anna.ask("say", say(table, "undo-ask"));
        Value.Fields back = ben.ask("say", say(table, "accept"));
        assertThat(Browser.at(back, "position", "left")).isEqualTo(Value.of(5));
        assertThat(back.at("side")).isEqualTo(Value.of("white"));
    }

    @Test
    void rematchChangesSidesAndIsOneTableForBoth() throws CannotListenException {
        String table = tableForTwo();
        assertThat(anna.refused("rematch", only(table))).isEqualTo(-32003);
        anna.ask("say", say(table, "resign"));
        assertThat(new Browser(server).refused("rematch", only(table))).isEqualTo(-32003);
        Value.Fields next = anna.ask("rematch", only(table));
        assertThat(next.at("mine")).isEqualTo(Value.texts(List.of("black")));
        assertThat(ben.ask("view", only(table)).at("rematch")).isEqualTo(next.at("table"));
        restart();
        Value.Fields same = ben.ask("rematch", only(table));
        assertThat(same.at("table")).isEqualTo(next.at("table"));
        assertThat(same.at("mine")).isEqualTo(Value.texts(List.of("white")));
        Value.Fields view = ben.ask("view", only(text(next, "table")));
        assertThat(view.at("scenario")).isEqualTo(Value.of("handful"));
        play(ben, text(next, "table"), "take 2");
        assertThat(ben.ask("view", only(table)).at("rematch")).isEqualTo(next.at("table"));
    }

    @Test
    void rematchOfManyChairsTurnsThemByOne() {
        Value.Fields made =
                anna.ask("tables", "{'game':'parley','mine':['amber','birch','cedar']}");
        String table = text(made, "table");
        ben.ask("claim", claim(table, text((Value.Fields) made.at("links"), "guard")));
        ben.ask("say", say(table, "resign"));
        Value.Fields next = ben.ask("rematch", only(table));
        assertThat(items(next, "mine")).hasSize(1).doesNotContain(Value.of("guard"));
    }

    @Test
    void openTablesAreListedUntilTheyAreFull() throws CannotListenException {
        Value.Fields made =
                anna.ask(
                        "tables",
                        "{'game':'pebbles','mine':['white'],'open':'yes','level':'beginners'}");
        String table = text(made, "table");
        Value.Fields row = listed(ben, table).getFirst();
        assertThat(row.at("open")).isEqualTo(Value.texts(List.of("black")));
        assertThat(row.at("level")).isEqualTo(Value.of("beginners"));
        assertThat(row.at("mine")).isEqualTo(Value.of(List.of()));
        assertThat(ben.refused("join", "{'table':'%s','role':'white'}".formatted(table)))
                .isEqualTo(-32003);
        restart();
        assertThat(listed(ben, table)).hasSize(1);
        assertThat(ben.ask("join", only(table)).at("mine"))
                .isEqualTo(Value.texts(List.of("black")));
        assertThat(listed(ben, table)).isEmpty();
        assertThat(new Browser(server).refused("join", only(table))).isEqualTo(-32003);
        play(anna, table, "take 1");
        play(ben, table, "take 1");
    }

    @Test
    void ofManyWhoJoinAtOnceOneGetsTheSeat() throws InterruptedException, ExecutionException {
        Value.Fields made = anna.ask("tables", "{'game':'pebbles','mine':['white'],'open':'yes'}");
        String table = text(made, "table");
        List<Callable<Integer>> joins =
                IntStream.range(0, 8)
                        .<Callable<Integer>>mapToObj(_ ->
                                () ->
                                        new Browser(server)
                                                .post("/api/join", only(table))
                                                .statusCode())
                        .toList();
        List<Integer> answers = new ArrayList<>();
        try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Integer> answer : many.invokeAll(joins)) {
                answers.add(answer.get());
            }
        }
        assertThat(answers).containsOnlyOnce(200).contains(409);
    }

    @Test
    void aTableIsPutOnTheListAndTakenOffByWhoSitsThere() {
        String table = text(anna.ask("tables", WHITE), "table");
        assertThat(listed(ben, table)).isEmpty();
        assertThat(ben.refused("join", only(table))).isEqualTo(-32003);
        assertThat(ben.refused("list", only(table))).isEqualTo(-32003);
        anna.ask("list", only(table));
        assertThat(listed(ben, table)).hasSize(1);
        anna.ask("list", "{'table':'%s','off':'yes'}".formatted(table));
        assertThat(listed(ben, table)).isEmpty();
        assertThat(ben.refused("join", only(table))).isEqualTo(-32003);
    }

    @Test
    void anOpenSeatGoesToTheComputer() throws CannotListenException {
        String table = text(anna.ask("tables", WHITE), "table");
        assertThat(ben.refused("hand", hand(table, "black", "first"))).isEqualTo(-32003);
        Value.Fields told = anna.ask("hand", hand(table, "black", "first"));
        assertThat(seat(told, "black")).isEqualTo(Value.of("computer first"));
        play(anna, table, "take 1");
        anna.ask("wait", "{'table':'%s','after':2,'millis':10000}".formatted(table));
        assertThat(record(table))
                .contains("black seat computer first\nwhite take 1\nblack take 1 # hand=computer");
        restart();
        assertThat(seat(anna.ask("/api/table/" + table), "black"))
                .isEqualTo(Value.of("computer first"));
    }

    private static String hand(String table, String role, String level) {
        return "{'table':'%s','role':'%s','level':'%s'}".formatted(table, role, level);
    }

    @Test
    void onesOwnSeatIsHandedToTheComputerAndTakenBack() throws CannotListenException {
        String table = tableForTwo();
        assertThat(anna.refused("hand", hand(table, "black", "first")))
                .as("nobody has abandoned it")
                .isEqualTo(-32003);
        ben.ask("hand", hand(table, "black", "first"));
        play(anna, table, "take 1");
        anna.ask("wait", "{'table':'%s','after':2,'millis':10000}".formatted(table));
        assertThat(ben.refused("play", "{'table':'%s','action':'take 1'}".formatted(table)))
                .isEqualTo(-32003);
        restart();
        String back = "{'table':'%s','role':'black'}".formatted(table);
        assertThat(new Browser(server).refused("hand", back)).isEqualTo(-32003);
        Value.Fields told = ben.ask("hand", back);
        assertThat(told.at("mine")).isEqualTo(Value.texts(List.of("black")));
        play(anna, table, "take 1");
        play(ben, table, "take 1");
        restart();
        assertThat(seat(ben.ask("/api/table/" + table), "black")).isEqualTo(Value.of("you"));
    }

    @Test
    void aSeatIsGivenAwayByANewLinkAndTheOldOneOpensNothing() {
        Value.Fields made = anna.ask("tables", "{'game':'pebbles','mine':['white','black']}");
        String table = text(made, "table");
        String old = text((Value.Fields) made.at("links"), "black");
        Value.Fields told = anna.ask("hand", "{'table':'%s','role':'black'}".formatted(table));
        assertThat(told.at("mine")).isEqualTo(Value.texts(List.of("white")));
        assertThat(seat(told, "black")).isEqualTo(Value.of("open"));
        assertThat(ben.refused("claim", claim(table, old))).isEqualTo(-32003);
        ben.ask("claim", claim(table, text(told, "link")));
        play(anna, table, "take 1");
        play(ben, table, "take 1");
    }

    @Test
    void aLoadedRecordIsPlayedOnAgainstTheComputerFromAnyPoint() {
        String record =
                "zeriba 1\\ngame pebbles 1\\nscenario heap\\nwhite take 1\\nblack take 2\\nwhite take"
                        + " 3\\n";
        String loaded = text(anna.ask("load", "{'record':'" + record + "'}"), "table");
        String table = text(anna.ask("fork", "{'table':'%s','at':2}".formatted(loaded)), "table");
        anna.ask("hand", hand(table, "black", "first"));
        play(anna, table, "take 2");
        Value.Fields view =
                anna.ask("wait", "{'table':'%s','after':4,'millis':10000}".formatted(table));
        assertThat(Browser.at(view, "position", "left")).isEqualTo(Value.of(15));
        assertThat(whole(anna.ask("view", only(loaded)), "entry"))
                .as("the loaded table is as it was")
                .isEqualTo(3);
    }

    @Test
    void chatIsStoredAsItWasSaidAndCatchesUpOverTheSocket() throws CannotListenException {
        String table = tableForTwo();
        String script = "<script>alert(1)</script> &amp; \\\"quoted\\\" \\u202e";
        anna.ask("say", "{'table':'%s','word':'chat','text':'%s'}".formatted(table, script));
        restart();
        ben.ask("say", "{'table':'%s','word':'chat','text':'well'}".formatted(table));
        Value.Fields view = anna.listen(table, 0).changed();
        List<Value> chat = items(view, "chat");
        assertThat(chat).hasSize(2);
        assertThat(((Value.Fields) chat.getFirst()).at("text"))
                .isEqualTo(Value.of("<script>alert(1)</script> &amp; \"quoted\" \u202e"));
        assertThat(((Value.Fields) chat.getLast()).at("by")).isEqualTo(Value.of("black"));
        assertThat(anna.get("/api/table/" + table).headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).startsWith("application/json"));
    }

    @Test
    void theSocketAnswersTheseOperationsToo() {
        String table = tableForTwo();
        Browser.Socket socket = ben.listen(table, 0);
        socket.changed();
        socket.say("{'jsonrpc':'2.0','id':7,'method':'lobby','params':{}}");
        assertThat(Browser.at(socket.next(), "result")).isInstanceOf(Value.Fields.class);
    }
}
