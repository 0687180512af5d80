package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeriba.app.games.Games;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Side;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.rpc.Rpc;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.PlayStatus;
import zeriba.server.table.RulesChange;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.server.view.View;
import zeriba.server.view.ViewScope;
import zeriba.server.view.Views;

/**
 * The files in {@code protocol/}: every message there is, from a session at Kassala. They are what
 * the engine answers today; {@code -Dzeriba.samples=write} writes them again.
 */
class SamplesTest {

    private static final Path FOLDER = Path.of("..", "protocol");

    /** Estimates of players, which every improvement of theirs changes, and sums of games. */
    private static final List<String> ESTIMATES = List.of("value", "others", "found", "handicaps");

    private static final Role MOSLEM = Role.of(new Side("moslem"));

    private final MemoryTables tables = new MemoryTables(Games.all());
    private final Map<String, List<Value>> samples = new TreeMap<>();
    private int id = 0;

    private void ask(Rpc rpc, String operation, String parameters) throws BadJsonException {
        ask(rpc, operation, operation, parameters);
    }

    private void ask(Rpc rpc, String file, String operation, String parameters)
            throws BadJsonException {
        String request =
                "{\"jsonrpc\":\"2.0\",\"method\":\"%s\",\"params\":%s,\"id\":%d}"
                        .formatted(operation, parameters.replace('\'', '"'), ++id);
        raw(rpc, file, request);
    }

    private void raw(Rpc rpc, String file, String request) throws BadJsonException {
        Value answer = Json.read(rpc.answer(request).orElseThrow());
        Value.Fields sample = Value.NO_FIELDS.with("request", Json.read(request));
        keep(file, sample.with("answer", answer));
    }

    private void keep(String file, Value sample) {
        samples.computeIfAbsent(file, _ -> new ArrayList<>()).add(sample);
    }

    private void session() throws BadJsonException {
        try (LevelPlayers players = new LevelPlayers()) {
            Operations operations = new Operations(tables, players, ViewScope.PROTOCOL);
            Rpc rpc = new Rpc(operations, Principal.OWNER);
            opening(rpc);
            questions(rpc);
            battle(rpc);
            afterwards(rpc);
            upgrade(rpc);
            refusals(rpc);
            ask(rpc, "log", "{'table':'t1','before':5,'limit':2}");
            choosing(rpc);
            ask(rpc, "analyse", "{'table':'t1','depth':'quick','millis':5000}");
            ask(rpc, "rollout", "{'table':'t1','at':0,'candidates':['move TI 0303'],'millis':0}");
            ask(rpc, "judge", "{'table':'t1','at':0,'plan':['end']}");
            // its rows become more whenever games are played
            ask(rpc, "ledger", "{'game':'chess'}");
            assertThat(samples.keySet())
                    .containsAll(operations.all().stream().map(Operation::name).toList());
        }
    }

    private void opening(Rpc rpc) throws BadJsonException {
        ask(rpc, "games", "{}");
        ask(rpc, "new", "{'game':'kassala','options':{'cannon':true},'seed':1541}");
        ask(rpc, "new", "{'game':'kassala','scenario':'free-deployment','roll':'manual'}");
        ask(rpc, "view", "{'table':'t1'}");
        ask(rpc, "actions", "{'table':'t1','unit':'TI'}");
        ask(rpc, "play", "{'table':'t1','action':'move TI 0303','entry':0}");
        ask(rpc, "play", "{'table':'t1','actions':['move N1 0302','end']}");
        ask(rpc, "view", "{'table':'t1','at':1}");
    }

    private void questions(Rpc rpc) throws BadJsonException {
        ask(rpc, "look", "{'table':'t1','what':'duties'}");
        ask(rpc, "look", "{'table':'t2','what':'reach','unit':'TI'}");
        ask(rpc, "look", "{'table':'t1','what':'threat','place':'0304'}");
        ask(rpc, "explain", "{'table':'t1','action':'attack TI+MC1+MC2+MC3 P1'}");
        ask(rpc, "explain", "{'table':'t1','action':'attack TC P1'}");
        ask(rpc, "odds", "{'table':'t1','action':'attack TI+MC1+MC2+MC3 P1'}");
        ask(rpc, "odds", "{'table':'t1','action':'attack TI+MC1+MC2+MC3 P1','replies':'worst'}");
        ask(rpc, "odds", "{'table':'t1','action':'attack TI+MC1+MC2+MC3 P1','outcomes':'none'}");
        ask(rpc, "suggest", "{'table':'t1','level':'random'}");
    }

    private void battle(Rpc rpc) throws BadJsonException {
        ask(rpc, "play", "{'table':'t1','action':'attack TI+MC1+MC2+MC3 P1'}");
        ask(rpc, "actions", "{'table':'t1','limit':3}");
        ask(rpc, "undo", "{'table':'t1','n':1}");
        ask(rpc, "wait", "{'table':'t1','after':2,'millis':0}");
        ask(rpc, "new", "{'game':'kassala','roll':'manual'}");
        ask(rpc, "play", "{'table':'t3','actions':['move TI 0303','end','attack TI+MC1 P1']}");
        ask(rpc, "play", "{'table':'t3','dice':[2]}");
    }

    private void afterwards(Rpc rpc) throws BadJsonException {
        Table<?, ?> table = tables.table("t1");
        page(table);
        ask(rpc, "fork", "{'table':'t1','at':1}");
        ask(rpc, "say", "{'table':'t1','word':'offer'}");
        ask(rpc, "say", "{'table':'t1','word':'accept'}");
        ask(rpc, "record", "{'table':'t1'}");
        page(table);
        String record =
                "zeriba 1\\ngame kassala 1\\nscenario historical\\nmoslem move TI 0303\\nmoslem"
                        + " end\\n";
        ask(rpc, "load", "{'record':'" + record + "'}");
        ask(rpc, "close", "{'table':'t2'}");
    }

    /** A table whose second entry the rules of a later version do not allow. */
    private void upgrade(Rpc rpc) throws BadJsonException {
        Table<?, ?> table = paused(tables.table("t5"));
        page(table);
        ask(rpc, "adopt", "{'table':'" + table.id() + "'}");
        ask(rpc, "adopt", "{'table':'" + table.id() + "'}");
    }

    private <S, A> Table<S, A> paused(Table<S, A> played) {
        Journal<S, A> journal = played.scene().journal();
        Journal<S, A> good = journal.at(1);
        Journal<S, A> shown = good;
        for (String line : played.lines().subList(1, journal.last())) {
            shown = shown.after(new Entry.AtTable<>(MOSLEM, new TableAction.Lapsed(line)));
        }
        RulesChange change =
                new RulesChange(
                        1, 2, 2, played.lines().get(1), played.digest(), "", 1, "an example");
        Seats seats = played.scene().seats();
        TableSpec<S, A> opening =
                TableSpec.of(played.start(), shown, played.dice(), seats)
                        .on(new PlayStatus.Paused<>(change, shown, Map.of(), Set.of()));
        return tables.open(opening);
    }

    private <S, A> void page(Table<S, A> table) throws BadJsonException {
        View view = Views.forPage(table, table.scene(), Principal.OWNER, 0);
        keep("changed", Json.read(Rpc.notification("changed", view)));
    }

    private void refusals(Rpc rpc) throws BadJsonException {
        raw(rpc, "errors", "{\"jsonrpc\":\"2.0\",\"method\":7,\"id\":1}");
        ask(rpc, "errors", "fly", "{}");
        ask(rpc, "errors", "view", "{'table':7}");
        ask(rpc, "errors", "view", "{'table':'t99'}");
        ask(rpc, "errors", "play", "{'table':'t4','action':'move TC 0304'}");
        ask(rpc, "errors", "play", "{'table':'t4','dice':[3]}");
        ask(rpc, "errors", "play", "{'table':'t4','action':'end','entry':0}");
        ask(rpc, "errors", "new", "{'game':'kassala','position':{'turn':1}}");
        keep(
                "errors",
                Value.NO_FIELDS
                        .with("request", Value.of("half a {"))
                        .with("answer", Json.read(rpc.answer("half a {").orElseThrow())));
    }

    /** What whoever chooses is told with a view. */
    private void choosing(Rpc rpc) throws BadJsonException {
        ask(rpc, "new", "{'game':'kassala'}");
        ask(rpc, "play", "{'table':'t7','action':'move TI 0303','with':['actions','duties']}");
    }

    private static String text(List<Value> samples) {
        StringBuilder text = new StringBuilder("[\n");
        for (int i = 0; i < samples.size(); i++) {
            text.append(Json.write(samples.get(i)));
            text.append(i < samples.size() - 1 ? ",\n" : "\n");
        }
        return text.append("]\n").toString();
    }

    private static Value withoutEstimates(Value value) {
        return switch (value) {
            case Value.Items(List<Value> items) ->
                    Value.of(items.stream().map(SamplesTest::withoutEstimates).toList());
            case Value.Fields(Map<String, Value> fields) -> {
                Value.Fields kept = Value.NO_FIELDS;
                for (Map.Entry<String, Value> field : fields.entrySet()) {
                    if (!ESTIMATES.contains(field.getKey())) {
                        kept = kept.with(field.getKey(), withoutEstimates(field.getValue()));
                    }
                }
                yield kept;
            }
            case Value.Text _, Value.Whole _, Value.Real _, Value.Flag _, Value.Nothing _ -> value;
        };
    }

    @Test
    void everySampleIsWhatTheEngineAnswers() throws IOException, BadJsonException {
        session();
        if ("write".equals(System.getProperty("zeriba.samples"))) {
            Files.createDirectories(FOLDER);
            for (Map.Entry<String, List<Value>> file : samples.entrySet()) {
                Path path = FOLDER.resolve(file.getKey() + ".json");
                Files.writeString(path, text(file.getValue()));
            }
        }
        for (Map.Entry<String, List<Value>> file : samples.entrySet()) {
            Value stored = Json.read(Files.readString(FOLDER.resolve(file.getKey() + ".json")));
            assertThat(withoutEstimates(stored))
                    .as(file.getKey())
                    .isEqualTo(withoutEstimates(Value.of(file.getValue())));
        }
    }

    @Test
    void everyFileIsOneOfThese() throws IOException, BadJsonException {
        session();
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(
                            files.map(file -> file.getFileName().toString())
                                    .filter(name -> name.endsWith(".json"))
                                    .map(name -> name.replace(".json", "")))
                    .allMatch(name -> samples.containsKey(name) || name.equals("server"));
        }
    }
}
