package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.app.games.Games;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.operation.Operations;
import zeriba.server.rpc.Rpc;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/** Standing orders over the protocol: who gives none is asked, who holds every seat gives all. */
final class OrdersTest {

    private static final String FAID =
            "['enter AX02 3919','to 3919','enter AX03 3920','to 3920','enter AX05 3918','to 3818']";
    private static final String ORDERS =
            "{'axis':{'losses':'cheapest'},'allies':{'support':'most','retreats':'stand'}}";

    private final MemoryTables tables = new MemoryTables(Games.all());
    private final LevelPlayers players = new LevelPlayers();
    private final Rpc rpc =
            new Rpc(new Operations(tables, players, ViewScope.PROTOCOL), Principal.OWNER);

    private Value.Fields ask(String method, String params) throws BadJsonException {
        String request =
                "{\"jsonrpc\":\"2.0\",\"method\":\"%s\",\"params\":%s,\"id\":1}"
                        .formatted(method, params.replace('\'', '"'));
        return (Value.Fields) Json.read(rpc.answer(request).orElseThrow());
    }

    private String opened(String more) throws BadJsonException {
        Value.Fields made = result("new", "{'game':'kasserine','seed':1943" + more + "}");
        return ((Value.Text) made.at("table")).text();
    }

    private Value.Fields result(String method, String params) throws BadJsonException {
        Value.Fields answer = ask(method, params);
        assertThat(answer.fields()).as(method + " " + params).containsKey("result");
        return (Value.Fields) answer.at("result");
    }

    /** The Axis attacks the tanks before Faid and has chosen its own markers. */
    private Value.Fields attacked(String table) throws BadJsonException {
        String at = "{'table':'" + table + "',";
        result("play", at + "'actions':" + FAID + "}");
        Value.Fields now = result("view", "{'table':'" + table + "'}");
        while (now.at("step").equals(Value.of("movement"))) {
            Value.Items legal = (Value.Items) result("actions", at + "'limit':2000}").at("actions");
            List<Value> all = legal.items();
            Value next = all.contains(Value.of("end")) ? Value.of("end") : all.getFirst();
            now = result("play", at + "'action':'" + ((Value.Text) next).text() + "'}");
        }
        result("play", at + "'action':'attack AX05 AL04'}");
        return result("play", at + "'action':'support none'}");
    }

    @Test
    @Rule("8.3")
    void aPersonWhoGaveNoOrderIsAsked() throws BadJsonException {
        Value.Fields now = attacked(opened(""));

        assertThat(now.at("side")).isEqualTo(Value.of("allies"));
        assertThat(now.at("step")).isEqualTo(Value.of("commitment"));
    }

    @Test
    @Rule({"8.3", "7.6"})
    void aProgramWithBothSeatsGivesTheOrdersOfBothWithTheTable() throws BadJsonException {
        String table = opened(",'orders':" + ORDERS);
        attacked(table);

        String record =
                ((Value.Text) result("record", "{'table':'" + table + "'}").at("record")).text();
        assertThat(record)
                .as("whoever holds all seats has the whole record, so that it can be loaded again")
                .contains("axis order losses cheapest", "allies order support most")
                .containsPattern("allies support \\d\\+\\d");
    }

    @Test
    void ordersThatCannotBeAreRefusedWithTheirPathAndOpenNoTable() throws BadJsonException {
        List<String> refused = new ArrayList<>();
        for (String orders :
                List.of(
                        "{'sudan':{'support':'most'}}",
                        "{'axis':{'tea':'hot'}}",
                        "{'axis':{'support':'all'}}",
                        "{'axis':7}",
                        "{'axis':{'support':[]}}")) {
            refused.add(Json.write(ask("new", "{'game':'kasserine','orders':" + orders + "}")));
        }

        assertThat(refused.get(0)).contains("orders.sudan", "one of your roles");
        assertThat(refused.get(1)).contains("orders.axis.tea", "support");
        assertThat(refused.get(2)).contains("orders.axis.support", "lowest");
        assertThat(refused.get(3)).contains("orders.axis");
        assertThat(refused.get(4)).contains("orders.axis.support");
        assertThat(opened("")).as("the first table").isEqualTo("t1");
    }

    @Test
    void whatIsSensibleStandsBesideEveryKindOfOrder() throws BadJsonException {
        Value.Items games = (Value.Items) result("games", "{}").at("games");
        for (Value game : games.items()) {
            Value.Items orders = (Value.Items) ((Value.Fields) game).at("orders");
            assertThat(orders.items())
                    .isNotEmpty()
                    .allSatisfy(kind ->
                            assertThat(((Value.Fields) kind).fields()).containsKey("sensible"))
                    .anySatisfy(kind ->
                            assertThat(((Value.Fields) kind).at("sensible"))
                                    .isNotEqualTo(((Value.Fields) kind).at("default")));
        }
    }
}
