package zeriba.server.http.table;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.whole;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.server.connection.CannotListenException;
import zeriba.server.http.Browser;

/** What is said and done around a game. */
abstract class AroundContract extends HouseForTwo {

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
    void gamesBetweenPeopleAreCountedAndNoOthers() throws CannotListenException {
        Counted before = counted();
        String lost = tableForTwo();
        anna.ask("say", say(lost, "resign"));
        String drawn = tableForTwo();
        ben.ask("say", say(drawn, "offer"));
        anna.ask("say", say(drawn, "accept"));
        Value.Fields alone = anna.ask("new", "{'game':'pebbles','scenario':'handful'}");
        anna.ask("say", say(text(alone, "table"), "resign"));
        Counted after = new Counted(before.games() + 2, before.won(), before.drawn() + 1);
        assertThat(counted()).isEqualTo(after);
        restart();
        anna.ask("view", only(lost));
        assertThat(counted()).isEqualTo(after);
    }

    /** What the ledger tells of games between people. */
    private record Counted(long games, long won, long drawn) {}

    private Counted counted() {
        Value people = anna.ask("ledger", "{'game':'pebbles'}").at("people");
        return people instanceof Value.Items(List<Value> rows)
                ? rows.stream()
                        .map(Value.Fields.class::cast)
                        .filter(row -> row.at("scenario").equals(Value.of("handful")))
                        .map(row ->
                                new Counted(
                                        whole(row, "games"),
                                        whole(row, "won"),
                                        whole(row, "drawn")))
                        .findFirst()
                        .orElse(new Counted(0, 0, 0))
                : new Counted(0, 0, 0);
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
    void whereItIsSettledSoAChoiceIsTakenBackUnaskedUntilTheOtherChooses()
            throws CannotListenException {
        String usual = tableForTwo();
        play(anna, usual, "take 1");
        assertThat(anna.ask("view", only(usual)).at("undoing")).isEqualTo(Value.of("consent"));
        assertThat(anna.refused("undo", only(usual))).isEqualTo(-32003);

        String free = tableForTwo(WHITE.replaceFirst("}$", ",'undo':'free'}"));
        play(anna, free, "take 1");
        restart();
        assertThat(ben.ask("view", only(free)).at("undoing")).isEqualTo(Value.of("free"));
        Value.Fields back = anna.ask("undo", only(free));
        assertThat(Browser.at(back, "position", "left")).isEqualTo(Value.of(5));
        play(anna, free, "take 1");
        play(ben, free, "take 1");
        assertThat(anna.refused("undo", only(free))).isEqualTo(-32003);
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
    void rematchOfSidesThatDoNotMatchLeavesEverybodyInHisChair() {
        Value.Fields made =
                anna.ask("tables", "{'game':'parley','mine':['amber','birch','cedar']}");
        String table = text(made, "table");
        ben.sitDown(made, "guard");
        ben.ask("say", say(table, "resign"));
        Value.Fields next = ben.ask("rematch", only(table));
        assertThat(next.at("mine")).isEqualTo(Value.texts(List.of("guard")));
    }

    @Test
    void whoHasSeveralSeatsAgreesOnceThatAChoiceIsTakenBack() {
        Value.Fields made = anna.ask("tables", "{'game':'parley','mine':['amber','cedar']}");
        String table = text(made, "table");
        ben.sitDown(made, "birch");
        ben.sitDown(made, "guard");
        addToDice(table);
        play(anna, table, "plot amber march");
        anna.ask("say", "{'table':'%s','word':'undo-ask','text':'1'}".formatted(table));
        ben.ask("say", say(table, "accept"));
        assertThat(record(table)).contains("amber undo 1");
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
                .as("all but the mark that nobody sees")
                .isEqualTo(Value.of("<script>alert(1)</script> &amp; \"quoted\""));
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
