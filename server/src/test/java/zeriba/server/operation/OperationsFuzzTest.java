package zeriba.server.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.rpc.Rpc;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.Table;
import zeriba.server.view.ViewScope;
import zeriba.testkit.Form;
import zeriba.testkit.Fuzz;
import zeriba.testkit.parley.ParleyGame;

/** Whatever comes is answered; what is refused has changed nothing. */
class OperationsFuzzTest {

    private static final int MESSAGES = Form.pick(1_000, 3_000, 10_000, 10_000);

    private static final List<String> SESSION =
            List.of(
                    "{'method':'games'}",
                    "{'method':'view','params':{'table':'T'}}",
                    "{'method':'view','params':{'table':'T','at':0}}",
                    "{'method':'actions','params':{'table':'T','limit':5}}",
                    "{'method':'explain','params':{'table':'T','action':'take 9'}}",
                    "{'method':'odds','params':{'table':'T','action':'gamble','replies':'worst'}}",
                    "{'method':'look','params':{'table':'T','what':'left'}}",
                    "{'method':'suggest','params':{'table':'T','level':'first','millis':1}}",
                    "{'method':'say','params':{'table':'T','word':'chat','text':'hello'}}",
                    "{'method':'say','params':{'table':'T','word':'nonce','text':'abc'}}",
                    "{'method':'play','params':{'table':'T','action':'take 1'}}",
                    "{'method':'play','params':{'table':'T','actions':['take 1','take 2']}}",
                    "{'method':'play','params':{'table':'T','action':'gamble','entry':3}}",
                    "{'method':'play','params':{'table':'T','dice':[4]}}",
                    "{'method':'undo','params':{'table':'T','n':1}}",
                    "{'method':'record','params':{'table':'T'}}",
                    "{'method':'wait','params':{'table':'T','after':0,'millis':0}}",
                    "{'method':'new','params':{'game':'pebbles','scenario':'heap','seed':7,"
                            + "'options':{'sober':true},'roll':'manual'}}",
                    "{'method':'new','params':{'game':'pebbles','position':"
                            + "{'left':2,'side':'black','gambling':false}}}",
                    "{'method':'new','params':{'game':'parley','options':{'weather':'mist','turns':3}}}",
                    "{'method':'load','params':{'record':'zeriba 1\\ngame pebbles 1\\nscenario heap"
                            + "\\nwhite take 1\\nblack gamble\\ndice 4\\nwhite undo 1\\n'}}",
                    "{'method':'fork','params':{'table':'T','at':0}}");

    private final SplitMix64 random = new SplitMix64(2026);
    private MemoryTables tables = new MemoryTables(List.of());
    private Rpc rpc = rpc();
    private String open = "";

    private Rpc rpc() {
        return new Rpc(
                new Operations(tables, new FirstOption(), ViewScope.PROTOCOL), Principal.OWNER);
    }

    @BeforeEach
    void openTable() {
        tables = new MemoryTables(List.of(new Pebbles(), new ParleyGame()));
        rpc = rpc();
        open = opened(answer(request("{'method':'new','params':{'game':'pebbles','seed':1}}")));
    }

    private static String opened(Value.Fields answer) {
        return ((Value.Text) ((Value.Fields) answer.at("result")).at("table")).text();
    }

    private String request(String template) {
        return template.replace('\'', '"')
                .replace("\"T\"", "\"" + open + "\"")
                .replaceFirst("\\{", "{\"jsonrpc\":\"2.0\",\"id\":1,");
    }

    private Value.Fields answer(String message) {
        return tree(rpc.answer(message).orElseThrow());
    }

    private static Value.Fields tree(String answer) {
        try {
            return (Value.Fields) Json.read(answer);
        } catch (BadJsonException e) {
            throw new AssertionError(answer, e);
        }
    }

    /** What stands at the open table: it must be the same after every refusal. */
    private String stand() {
        Table<?, ?> table = tables.table(open);
        return table.digest() + table.lines() + table.scene().remarks();
    }

    private boolean isOpen() {
        return tables.table(open).scene().journal().result().isEmpty();
    }

    private void send(String message) {
        String before = stand();
        Optional<String> answer = rpc.answer(message);
        if (answer.isEmpty()) {
            assertThat(message).as("a notification").doesNotContain("\"id\":1");
            return;
        }
        if (answer.get().startsWith("[")) {
            return;
        }
        Value.Fields tree = tree(answer.get());
        if (tree.at("error") instanceof Value.Fields error) {
            assertThat(error.at("code")).as(message).isNotEqualTo(Value.of(-32603));
            assertThat(stand()).as(message).isEqualTo(before);
        } else {
            assertThat(tree.fields()).as(message).containsKey("result");
        }
    }

    private void keepOneOpen() {
        if (!isOpen() || random.below(500) == 0) {
            openTable();
        }
    }

    private String valid() {
        return request(SESSION.get(random.below(SESSION.size())));
    }

    @Test
    void aSessionWithOneThingChanged() throws BadJsonException {
        for (int i = 0; i < MESSAGES; i++) {
            keepOneOpen();
            Value.Fields request = (Value.Fields) Json.read(valid());
            Value changed = Fuzz.changed(request, random);
            if (isQuick(changed)) {
                send(Json.write(changed));
            }
            send(valid());
        }
    }

    /** A request that was not changed into one that waits. */
    private static boolean isQuick(Value request) {
        return !(request instanceof Value.Fields fields)
                || !fields.at("method").equals(Value.of("wait"))
                || (fields.at("params") instanceof Value.Fields given
                        && given.at("millis").equals(Value.of(0)));
    }

    @Test
    void aSessionWithItsTextDamaged() {
        for (int i = 0; i < MESSAGES; i++) {
            keepOneOpen();
            String damaged = Fuzz.changed(valid(), random);
            if (!damaged.contains("wait")) {
                send(damaged);
            }
        }
    }

    @Test
    void whateverBytesThereAre() {
        for (int i = 0; i < MESSAGES; i++) {
            send(new String(Fuzz.bytes(random, 60), StandardCharsets.ISO_8859_1));
            send(Fuzz.text(random, 60));
        }
    }

    @Test
    void whatIsTooDeepTooLongOrTooGreat() {
        send("[".repeat(100_000));
        send("{\"a\":".repeat(5_000) + "1" + "}".repeat(5_000));
        send(
                request(
                        "{'method':'view','params':{'table':"
                                + "[".repeat(60)
                                + "]".repeat(60)
                                + "}}"));
        send(request("{'method':'undo','params':{'table':'T','n':" + "9".repeat(30) + "}}"));
        send(request("{'method':'undo','params':{'table':'T','n':" + "9".repeat(3_000) + "}}"));
        send(request("{'method':'undo','params':{'table':'T','n':1e400}}"));
        send(request("{'method':'load','params':{'record':'" + "x".repeat(2_000_000) + "'}}"));
        send(
                request(
                        "{'method':'load','params':{'record':'zeriba 1\\ngame pebbles 1\\n"
                                + "white take 1\\n".repeat(30_000)
                                + "'}}"));
        send("[" + "1,".repeat(200) + "1]");
    }

    @Test
    void halfARecord() {
        String record =
                "zeriba 1\ngame pebbles 1\nscenario heap\noptions sober\nwhite take 1\nblack gamble"
                        + "\ndice 4\nwhite undo 1\nwhite resign\n";
        for (int i = 0; i < MESSAGES; i++) {
            String part =
                    i < record.length() ? record.substring(0, i) : Fuzz.changed(record, random);
            send(
                    Json.write(
                            Value.NO_FIELDS
                                    .with("jsonrpc", Value.of("2.0"))
                                    .with("id", Value.of(1))
                                    .with("method", Value.of("load"))
                                    .with(
                                            "params",
                                            Value.NO_FIELDS.with("record", Value.of(part)))));
        }
    }
}
