package zeriba.server.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;
import zeriba.testkit.Until;

class McpStdioTest {

    private static final String HELLO =
            "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':'2025-06-18',"
                    + "'capabilities':{},'clientInfo':{'name':'test','version':'1'}}}";
    private static final String READY = "{'jsonrpc':'2.0','method':'notifications/initialized'}";

    private final Operations operations =
            new Operations(
                    new MemoryTables(List.of(new Pebbles())),
                    new FirstOption(),
                    ViewScope.PROTOCOL);

    /** The answers to a conversation: each message is sent when the one before is answered. */
    private List<Value.Fields> answers(String... messages)
            throws IOException, InterruptedException {
        PipedOutputStream to = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(to, 1 << 16);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Thread server = Thread.ofPlatform().start(() -> McpStdio.serve(operations, in, out));
        int expected = 0;
        for (String message : messages) {
            to.write((message.replace('\'', '"') + "\n").getBytes(StandardCharsets.UTF_8));
            to.flush();
            expected += message.contains("'id'") ? 1 : 0;
            int lines = expected;
            Until.holds(
                    lines + " answers have come",
                    () ->
                            out.toString(StandardCharsets.UTF_8).lines().count() >= lines
                                    || !server.isAlive());
        }
        to.close();
        server.join();
        return out.toString(StandardCharsets.UTF_8).lines().map(McpStdioTest::tree).toList();
    }

    private static Value.Fields tree(String line) {
        try {
            return (Value.Fields) Json.read(line);
        } catch (BadJsonException e) {
            throw new AssertionError("not the protocol: " + line, e);
        }
    }

    private static String call(int id, String tool, String arguments) {
        return "{'jsonrpc':'2.0','id':%d,'method':'tools/call','params':{'name':'%s','arguments':%s}}"
                .formatted(id, tool, arguments);
    }

    @Test
    void whatWasAskedIsAnsweredAlsoWhenTheInputEndsAtOnce() {
        String messages =
                String.join("\n", HELLO, READY, call(1, "games", "{}")).replace('\'', '"');
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        McpStdio.serve(
                operations,
                new ByteArrayInputStream(messages.getBytes(StandardCharsets.UTF_8)),
                out);
        assertThat(out.toString(StandardCharsets.UTF_8).lines()).hasSize(2);
    }

    @Test
    void everyOperationIsATool() throws IOException, InterruptedException {
        List<Value.Fields> answers =
                answers(HELLO, READY, "{'jsonrpc':'2.0','id':1,'method':'tools/list'}");
        Value.Fields result = (Value.Fields) answers.get(1).at("result");
        List<String> names = new ArrayList<>();
        for (Value tool : ((Value.Items) result.at("tools")).items()) {
            names.add(((Value.Text) ((Value.Fields) tool).at("name")).text());
        }
        assertThat(names)
                .containsExactlyInAnyOrderElementsOf(
                        operations.all().stream().map(Operation::name).toList());
    }

    @Test
    void aGameIsPlayedByTools() throws IOException, InterruptedException {
        List<Value.Fields> answers =
                answers(
                        HELLO,
                        READY,
                        call(1, "new", "{'game':'pebbles','seed':1}"),
                        call(2, "play", "{'table':'t1','action':'take 2'}"),
                        call(3, "play", "{'table':'t1','action':'take 9'}"),
                        call(4, "record", "{'table':'t1'}"));
        Value.Fields played = (Value.Fields) answers.get(2).at("result");
        Value.Fields view = (Value.Fields) played.at("structuredContent");
        assertThat(view.at("entry")).isEqualTo(Value.of(1));
        Value.Fields refused = (Value.Fields) answers.get(3).at("result");
        assertThat(refused.at("isError")).isEqualTo(Value.of(true));
        assertThat(refused.at("structuredContent").toString()).contains("-32002");
        assertThat(answers.get(4).at("result").toString()).contains("white take 2");
    }
}
