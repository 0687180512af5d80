package zeriba.server.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

class RpcTest {

    private final Rpc rpc =
            new Rpc(
                    new Operations(
                            new MemoryTables(List.of(new Pebbles())),
                            new FirstOption(),
                            ViewScope.PROTOCOL),
                    Principal.OWNER);

    private Value.Fields answer(String message) {
        try {
            return (Value.Fields) Json.read(rpc.answer(message).orElseThrow());
        } catch (BadJsonException e) {
            throw new AssertionError(e);
        }
    }

    private Value.Fields call(String method, String parameters) {
        return answer(
                "{\"jsonrpc\":\"2.0\",\"method\":\"%s\",\"params\":%s,\"id\":1}"
                        .formatted(method, parameters.replace('\'', '"')));
    }

    private Value.Fields result(String method, String parameters) {
        Value.Fields answer = call(method, parameters);
        assertThat(answer.fields()).as(method).containsKey("result");
        return (Value.Fields) answer.at("result");
    }

    private long code(Value.Fields answer) {
        return ((Value.Whole) ((Value.Fields) answer.at("error")).at("code")).number();
    }

    @Test
    void aGameIsPlayedToItsEnd() {
        assertThat(result("games", "{}").at("games")).isInstanceOf(Value.Items.class);
        Value.Fields view = result("new", "{'game':'pebbles','scenario':'handful','seed':7}");
        assertThat(view.at("table")).isEqualTo(Value.of("t1"));
        assertThat(view.at("side")).isEqualTo(Value.of("white"));
        view = result("play", "{'table':'t1','actions':['take 2','take 2']}");
        assertThat(view.at("entry")).isEqualTo(Value.of(2));
        assertThat(((Value.Items) view.at("events")).items()).hasSize(2);
        view = result("play", "{'table':'t1','action':'gamble'}");
        assertThat(view.at("pending")).isEqualTo(Value.of("over"));
        assertThat(((Value.Fields) view.at("result")).at("winner")).isEqualTo(Value.of("white"));
        String record = ((Value.Text) result("record", "{'table':'t1'}").at("record")).text();
        assertThat(record).startsWith("zeriba 1\ngame pebbles 1\nscenario handful\n");
        assertThat(record).contains("white take 2\nblack take 2\nwhite gamble\ndice ");
        Value.Fields loaded =
                result("load", Json.write(Value.NO_FIELDS.with("record", Value.of(record))));
        assertThat(loaded.at("position")).isEqualTo(view.at("position"));
    }

    @Test
    void whoHoldsBothSeatsSaysForWhich() {
        result("new", "{'game':'pebbles','scenario':'handful','seed':7}");
        assertThat(code(call("say", "{'table':'t1','word':'resign','role':'red'}")))
                .isEqualTo(-32602);
        Value.Fields view = result("say", "{'table':'t1','word':'resign','role':'black'}");
        assertThat(((Value.Fields) view.at("result")).at("winner")).isEqualTo(Value.of("white"));
        String record = ((Value.Text) result("record", "{'table':'t1'}").at("record")).text();
        assertThat(record).endsWith("black resign\n");
    }

    @Test
    void aListOfActionsIsPlayedWholeOrNotAtAll() {
        result("new", "{'game':'pebbles'}");
        assertThat(code(call("play", "{'table':'t1','actions':['take 2','take 9']}")))
                .isEqualTo(-32002);
        assertThat(code(call("play", "{'table':'t1','actions':['gamble','take 1']}")))
                .isEqualTo(-32003);
        assertThat(result("view", "{'table':'t1'}").at("entry")).isEqualTo(Value.of(0));
    }

    @Test
    void aRefusalByTheRulesNamesTheRule() {
        result("new", "{'game':'pebbles'}");
        Value.Fields error =
                (Value.Fields) call("play", "{'table':'t1','action':'take 9'}").at("error");
        assertThat(error.at("data"))
                .isEqualTo(
                        Value.NO_FIELDS
                                .with("rule", Value.of("2"))
                                .with("reason", Value.of("One to three of the 21 pebbles"))
                                .with("key", Value.of("few"))
                                .with("args", Value.texts(List.of("21")))
                                .with("places", Value.texts(List.of("heap"))));
        Value.Fields why = result("explain", "{'table':'t1','action':'take 9'}");
        assertThat(why.at("legal")).isEqualTo(Value.of(false));
        assertThat(why.at("rule")).isEqualTo(Value.of("2"));
    }

    @Test
    void diceAreThrownByHandWhereThatWasAskedFor() {
        result("new", "{'game':'pebbles','roll':'manual'}");
        Value.Fields view = result("play", "{'table':'t1','action':'gamble'}");
        assertThat(view.at("pending")).isEqualTo(Value.of("dice"));
        assertThat(view.at("dice"))
                .isEqualTo(
                        Value.NO_FIELDS
                                .with("count", Value.of(1))
                                .with("sides", Value.of(6))
                                .with("purpose", Value.of("gamble")));
        assertThat(code(call("play", "{'table':'t1','dice':[7]}"))).isEqualTo(-32002);
        assertThat(result("play", "{'table':'t1','dice':[4]}").at("position"))
                .isEqualTo(
                        Value.NO_FIELDS
                                .with("left", Value.of(17))
                                .with("side", Value.of("black"))
                                .with("gambling", Value.of(false)));
    }

    @Test
    void oddsAreExactAndAddToOne() {
        result("new", "{'game':'pebbles','scenario':'handful'}");
        Value.Fields odds = result("odds", "{'table':'t1','action':'gamble'}");
        List<Value> outcomes = ((Value.Items) odds.at("outcomes")).items();
        assertThat(outcomes).hasSize(6);
        assertThat(((Value.Fields) outcomes.getLast()).at("result")).isEqualTo(Value.of("won"));
        assertThat(((Value.Fields) outcomes.getLast()).at("probability"))
                .isEqualTo(Value.of("1/6"));
    }

    @Test
    void whoAsksForTheArithmeticAloneGetsNothingCounted() {
        result("new", "{'game':'pebbles','scenario':'handful'}");
        assertThat(result("odds", "{'table':'t1','action':'gamble','outcomes':'none'}"))
                .isEqualTo(Value.NO_FIELDS.with("action", Value.of("gamble")));
        assertThat(code(call("odds", "{'table':'t1','action':'take 9','outcomes':'none'}")))
                .isEqualTo(-32002);
    }

    @Test
    void whoPlaysAloneTakesBackWhatHeLikes() {
        result("new", "{'game':'pebbles','seed':1}");
        result("play", "{'table':'t1','action':'gamble'}");
        result("play", "{'table':'t1','action':'take 1'}");
        Value.Fields view = result("undo", "{'table':'t1','n':2}");
        assertThat(((Value.Fields) view.at("position")).at("left")).isEqualTo(Value.of(21));
        assertThat(view.at("entry")).isEqualTo(Value.of(4));
        assertThat(result("record", "{'table':'t1'}").at("record").toString())
                .contains("training undo");
        assertThat(code(call("undo", "{'table':'t1','n':2}"))).isEqualTo(-32003);
    }

    @Test
    void aForkGoesItsOwnWay() {
        result("new", "{'game':'pebbles','seed':1}");
        result("play", "{'table':'t1','action':'take 1'}");
        result("play", "{'table':'t1','action':'take 2'}");
        Value.Fields fork = result("fork", "{'table':'t1','at':1}");
        assertThat(fork.at("table")).isEqualTo(Value.of("t2"));
        assertThat(fork.at("entry")).isEqualTo(Value.of(1));
        assertThat(result("record", "{'table':'t2'}").at("record").toString())
                .contains("from t1 1\n");
        assertThat(result("view", "{'table':'t1'}").at("entry")).isEqualTo(Value.of(2));
    }

    @Test
    void anEntryThatComesTooLateIsRefused() {
        result("new", "{'game':'pebbles'}");
        result("play", "{'table':'t1','action':'take 1','entry':0}");
        assertThat(code(call("play", "{'table':'t1','action':'take 1','entry':0}")))
                .isEqualTo(-32004);
    }

    @Test
    void waitingEndsWithTheTime() {
        result("new", "{'game':'pebbles'}");
        Value.Fields view = result("wait", "{'table':'t1','after':0,'millis':1}");
        assertThat(view.at("entry")).isEqualTo(Value.of(0));
    }

    @Test
    void aPositionIsEditedAndPlayedOn() {
        Value.Fields view =
                result(
                        "new",
                        "{'game':'pebbles','position':{'left':2,'side':'black','gambling':false}}");
        assertThat(view.at("side")).isEqualTo(Value.of("black"));
        assertThat(code(call("new", "{'game':'pebbles','position':{'left':-2}}")))
                .isEqualTo(-32602);
        result("play", "{'table':'t1','action':'take 2'}");
        Value record = result("record", "{'table':'t1'}").at("record");
        assertThat(result("load", Json.write(Value.NO_FIELDS.with("record", record))).at("pending"))
                .isEqualTo(Value.of("over"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    nonsense                                         | -32700
                    {"jsonrpc":"2.0","method":"games","id":1         | -32700
                    {"jsonrpc":"2.0","method":"games","id":{}}       | -32600
                    {"jsonrpc":"1.0","method":"games","id":1}        | -32600
                    {"jsonrpc":"2.0","method":7,"id":1}              | -32600
                    {"jsonrpc":"2.0","method":"fly","id":1}          | -32601
                    {"jsonrpc":"2.0","method":"view","id":1}         | -32602
                    {"jsonrpc":"2.0","method":"view","params":[],"id":1} | -32602
                    {"jsonrpc":"2.0","method":"view","params":{"table":1},"id":1} | -32602
                    {"jsonrpc":"2.0","method":"view","params":{"table":"x"},"id":1} | -32001
                    {"jsonrpc":"2.0","method":"games","params":{"x":1},"id":1} | -32602
                    []                                               | -32600
                    """)
    void whatIsMalformedGetsAnErrorOfItsKind(String message, long code) {
        assertThat(code(answer(message))).isEqualTo(code);
    }

    @Test
    void notificationsGetNoAnswerAndBatchesAList() {
        assertThat(rpc.answer("{\"jsonrpc\":\"2.0\",\"method\":\"games\"}")).isEmpty();
        assertThat(rpc.answer("[{\"jsonrpc\":\"2.0\",\"method\":\"games\"}]")).isEmpty();
        assertThat(
                        rpc.answer("[1,{\"jsonrpc\":\"2.0\",\"method\":\"fly\",\"id\":\"a\"}]")
                                .orElseThrow())
                .startsWith("[{")
                .contains("-32600", "-32601", "\"id\":\"a\"");
    }

    @Test
    void theStreamGoesOnAfterWhatNobodyCanRead() throws IOException {
        ByteArrayOutputStream in = new ByteArrayOutputStream();
        in.writeBytes(new byte[] {(byte) 0xff, (byte) 0xfe, '\n', '\n'});
        in.writeBytes("x".repeat(5_000_000).getBytes(StandardCharsets.UTF_8));
        in.writeBytes(
                "\n{\"jsonrpc\":\"2.0\",\"method\":\"games\",\"id\":3}"
                        .getBytes(StandardCharsets.UTF_8));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new StdioEngine(rpc, out).serve(new ByteArrayInputStream(in.toByteArray()));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).contains("-32700");
        assertThat(lines.get(1)).contains("-32700");
        assertThat(lines.get(2)).contains("\"id\":3", "pebbles");
    }
}
