package zeriba.server.http.table;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.whole;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.http.Browser;
import zeriba.server.table.verify.Verification;

/** What the server does, whatever database it keeps its tables in. */
abstract class ServerContract extends HouseForTwo {

    private static String play(String table, String action, int entry) {
        return "{'table':'%s','action':'%s','entry':%d}".formatted(table, action, entry);
    }

    @Test
    void friendsPlayEachFromTheirSeat() {
        String table = tableForTwo();
        Value.Fields about = ben.ask("/api/table/" + table);
        assertThat(about.at("seats"))
                .isEqualTo(
                        Value.NO_FIELDS
                                .with("white", Value.of("person"))
                                .with("black", Value.of("you")));
        assertThat(about.at("mine")).isEqualTo(Value.texts(List.of("black")));
        assertThat(ben.refused("play", play(table, "take 1", 0))).isEqualTo(-32003);
        anna.ask("play", play(table, "take 1", 0));
        ben.ask("play", play(table, "take 3", 1));
        Value.Fields over = anna.ask("play", play(table, "take 1", 2));
        assertThat(over.at("pending")).isEqualTo(Value.of("over"));
        assertThat(text(ben.ask("record", only(table)), "record")).contains("\nsecret ");
    }

    @Test
    void aCommandThatTheGameDoesNotHaveIsRefused() {
        assertThat(anna.refused("tables", "{'game':'pebbles','commands':{'left':'white'}}"))
                .isEqualTo(-32602);
        assertThat(anna.refused("tables", "{'game':'pebbles','commands':{'left':1}}"))
                .isEqualTo(-32602);
        anna.ask("tables", "{'game':'pebbles','commands':{}}");
    }

    @Test
    void aQuestionAboutAnEarlierEntryIsAnsweredOfThatPosition() {
        String table = tableForTwo();
        anna.ask("play", play(table, "take 1", 0));
        ben.ask("play", play(table, "take 3", 1));
        String question = "{'table':'%s','action':'take 3','at':%d}";
        assertThat(ben.ask("explain", question.formatted(table, 1)).at("legal"))
                .isEqualTo(Value.of(true));
        assertThat(ben.ask("odds", question.formatted(table, 1)).at("action"))
                .isEqualTo(Value.of("take 3"));
        assertThat(anna.ask("explain", question.formatted(table, 2)).at("legal"))
                .isEqualTo(Value.of(false));
        assertThat(anna.refused("explain", question.formatted(table, 3))).isEqualTo(-32602);
    }

    @Test
    void aStrangerWatchesAndDoesNothingElse() {
        String table = tableForTwo();
        Browser stranger = new Browser(server);
        assertThat(stranger.ask("view", only(table)).at("mine")).isEqualTo(Value.of(List.of()));
        assertThat(stranger.refused("play", play(table, "take 1", 0))).isEqualTo(-32003);
        assertThat(stranger.refused("undo", only(table))).isEqualTo(-32003);
        assertThat(stranger.refused("close", only(table))).isEqualTo(-32003);
        assertThat(stranger.refused("suggest", only(table))).isEqualTo(-32003);
        assertThat(stranger.refused("analyse", only(table))).isEqualTo(-32003);
        assertThat(anna.refused("analyse", only(table))).isEqualTo(-32003);
        assertThat(
                        stranger.refused(
                                "say", "{'table':'%s','word':'chat','text':'hi'}".formatted(table)))
                .isEqualTo(-32003);
        assertThat(stranger.refused("claim", Browser.claim(table, "#seat=guessed")))
                .isEqualTo(-32003);
        assertThat(text(stranger.ask("record", only(table)), "record")).doesNotContain("secret");
    }

    @Test
    void aStrangerTriesALineAtATableOfHisOwn() {
        String table = tableForTwo();
        anna.ask("play", play(table, "take 1", 0));
        Browser stranger = new Browser(server);
        Value.Fields line = stranger.ask("fork", only(table));
        assertThat(line.at("mine")).isEqualTo(Value.texts(List.of("white", "black")));
        stranger.ask("play", play(text(line, "table"), "take 2", 1));
        assertThat(anna.ask("view", only(table)).at("entry")).isEqualTo(Value.of(1));
        assertThat(text(stranger.ask("record", only(text(line, "table"))), "record"))
                .contains("from " + table + " 1\n");
    }

    @Test
    void aLineBringsNobodysSecretOrdersAlong() {
        String table = tableForTwo();
        anna.ask("say", "{'table':'%s','word':'nonce','text':'heads'}".formatted(table));
        anna.ask("say", "{'table':'%s','word':'plan','text':'take 1'}".formatted(table));
        Browser stranger = new Browser(server);
        String line = text(stranger.ask("fork", only(table)), "table");
        assertThat(text(stranger.ask("record", only(line)), "record"))
                .doesNotContain("plan")
                .contains("position");
    }

    @Test
    void aGameIsPlayedOnFromAnyEntryAgainstTheComputer() {
        String table = tableForTwo();
        anna.ask("play", play(table, "take 1", 0));
        Value.Fields line =
                anna.ask("fork", "{'table':'%s','at':0,'mine':['black']}".formatted(table));
        assertThat(line.at("mine")).isEqualTo(Value.texts(List.of("black")));
        String id = text(line, "table");
        Value.Fields later = anna.ask("wait", "{'table':'%s','after':0}".formatted(id));
        assertThat(later.at("entry")).isEqualTo(Value.of(1));
        assertThat(anna.refused("fork", "{'table':'%s','mine':['green']}".formatted(table)))
                .isEqualTo(-32602);
    }

    @Test
    void anEntryThatComesTooLateIsRefused() {
        String table = tableForTwo();
        anna.ask("play", play(table, "take 1", 0));
        assertThat(anna.refused("play", play(table, "take 1", 0))).isEqualTo(-32004);
        assertThat(whole(anna.ask("view", only(table)), "entry")).isEqualTo(1);
    }

    @Test
    void everyTableIsThereAfterARestart() throws CannotListenException {
        String table = tableForTwo();
        anna.ask("play", play(table, "take 1", 0));
        ben.ask("play", play(table, "gamble", 1));
        addToDice(table);
        ben.ask("say", "{'table':'%s','word':'chat','text':'<b>well</b>'}".formatted(table));
        Value.Fields before = anna.ask("view", only(table));
        restart();
        assertThat(anna.ask("view", only(table))).isEqualTo(before);
        assertThat(((Value.Items) anna.ask("/api/tables").at("tables")).items()).hasSize(1);
        assertThat(text(anna.ask("record", only(table)), "record")).contains("commitment ");
    }

    @Test
    void aTableWithHiddenThingsIsTheSameAfterARestart() throws CannotListenException {
        Value.Fields made =
                anna.ask("tables", "{'game':'parley','mine':['amber','birch','cedar','guard']}");
        String table = text(made, "table");
        anna.ask("say", say(table, "nonce"));
        for (int i = 0; i < 12; i++) {
            Value.Fields actions = anna.ask("actions", only(table));
            Value first = ((Value.Items) actions.at("actions")).items().getFirst();
            String action = ((Value.Text) first).text();
            int entry = whole(anna.ask("view", only(table)), "entry");
            anna.ask("play", play(table, action, entry));
        }
        Value.Fields before = anna.ask("view", only(table));
        Value record = anna.ask("record", only(table));
        restart();
        assertThat(anna.ask("view", only(table))).isEqualTo(before);
        assertThat(anna.ask("record", only(table))).isEqualTo(record);
    }

    @Test
    void theComputerPlaysItsSeat() {
        Value.Fields made =
                anna.ask(
                        "tables",
                        "{'game':'pebbles','scenario':'handful','mine':['white'],"
                                + "'seats':{'black':{'kind':'computer','level':'first'}}}");
        String table = text(made, "table");
        assertThat(((Value.Fields) made.at("links")).fields()).containsOnlyKeys("white");
        anna.ask("play", play(table, "take 1", 0));
        Value.Fields view =
                anna.ask("wait", "{'table':'%s','after':1,'millis':10000}".formatted(table));
        assertThat(whole(view, "entry")).isEqualTo(2);
        assertThat(text(anna.ask("record", only(table)), "record"))
                .contains("black take 1 # hand=computer");
    }

    @Test
    void aSocketTellsOfEveryChangeAndCatchesUp() {
        String table = tableForTwo();
        Browser.Socket socket = ben.listen(table, 0);
        assertThat(whole(socket.changed(), "entry")).isZero();
        anna.ask("play", play(table, "take 1", 0));
        Value.Fields view = socket.changed();
        assertThat(whole(view, "entry")).isEqualTo(1);
        assertThat(((Value.Items) view.at("last")).items()).hasSize(1);
        socket.say(
                "{'jsonrpc':'2.0','id':1,'method':'play','params':%s}"
                        .formatted(play(table, "take 2", 1)));
        Map<String, Value> both =
                Map.of("id", socket.next().at("id"), "or", socket.next().at("id"));
        assertThat(both).containsValue(Value.of(1));
        Browser.Socket late = anna.listen(table, 1);
        Value.Fields caughtUp = late.changed();
        Value.Fields line = (Value.Fields) ((Value.Items) caughtUp.at("last")).items().getFirst();
        assertThat(text(line, "by")).isEqualTo("black");
        assertThat(text(line, "text")).isEqualTo("take 2");
        assertThat(caughtUp.at("mine")).isEqualTo(Value.texts(List.of("white")));
    }

    @Test
    void undoIsFreeAloneAndByConsentWithAFriend() {
        String table = tableForTwo();
        anna.ask("play", play(table, "take 1", 0));
        assertThat(anna.refused("undo", only(table))).isEqualTo(-32003);
        anna.ask("say", "{'table':'%s','word':'undo-ask','text':'1'}".formatted(table));
        Value.Fields view = ben.ask("say", "{'table':'%s','word':'accept'}".formatted(table));
        assertThat(view.at("side")).isEqualTo(Value.of("white"));
        assertThat(whole(view, "entry")).isEqualTo(4);
        Value.Fields alone = anna.ask("new", "{'game':'pebbles'}");
        String own = text(alone, "table");
        anna.ask("play", play(own, "gamble", 0));
        anna.ask("undo", only(own));
        assertThat(text(anna.ask("record", only(own)), "record")).contains("training undo");
    }

    @Test
    void aTableIsClosedOnlyByWhoSitsThereAlone() throws CannotListenException {
        String table = text(anna.ask("new", "{'game':'pebbles'}"), "table");
        assertThat(ben.refused("close", only(table))).isEqualTo(-32003);
        anna.ask("close", only(table));
        assertThat(anna.refused("view", only(table))).isEqualTo(-32001);
        restart();
        assertThat(anna.refused("view", only(table))).isEqualTo(-32001);
    }

    @Test
    void theDiceAreTheOnesThatTheTableWasBoundTo() throws UnreadableException {
        String table = tableForTwo("{'game':'pebbles','mine':['white']}");
        anna.ask("say", "{'table':'%s','word':'nonce','text':'luck'}".formatted(table));
        anna.ask("play", play(table, "gamble", 1));
        Value.Fields waiting = anna.ask("view", only(table));
        assertThat(waiting.at("pending")).isEqualTo(Value.of("nonces"));
        assertThat(Browser.at(waiting, "awaited", "black")).isEqualTo(Value.of("nonce"));
        ben.ask("say", say(table, "nonce"));
        assertThat(anna.refused("say", "{'table':'%s','word':'nonce','text':'x'}".formatted(table)))
                .isEqualTo(-32003);
        ben.ask("say", "{'table':'%s','word':'resign'}".formatted(table));
        String record = text(anna.ask("record", only(table)), "record");
        Verification found = Verification.of(new Pebbles(), record);
        assertThat(found.faults()).as(record).isEmpty();
        assertThat(found.warnings()).as(record).isEmpty();
        assertThat(found.nonces()).isEqualTo("white=luck");
        assertThat(found.throwsProved()).isEqualTo(1);
    }
}
