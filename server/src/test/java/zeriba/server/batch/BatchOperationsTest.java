package zeriba.server.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zeriba.engine.Game;
import zeriba.engine.record.RecordText;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.admission.Admission;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;
import zeriba.testkit.parley.ParleyGame;

class BatchOperationsTest {

    private static final int TABLES = 5;

    private final ParleyGame game = new ParleyGame();

    private final Operations operations =
            new Operations(
                    new MemoryTables(List.of(game)),
                    new FirstOption(),
                    ViewScope.PROTOCOL,
                    new BatchOperations(id ->
                            Optional.<Game<?, ?>>of(game)
                                    .filter(one -> one.about().id().equals(id)))
                            .all(),
                    Admission.open());

    private Value.Fields ask(String operation, String given) {
        try {
            Value tree = Json.read(given.replace('\'', '"'));
            return operations.answer(Principal.OWNER, operation, (Value.Fields) tree);
        } catch (BadJsonException e) {
            throw new AssertionError(e);
        }
    }

    private Value.Fields begun(String more) {
        return ask("batch-new", "{'game':'parley','tables':%d,'seed':4%s}".formatted(TABLES, more));
    }

    private static List<Long> numbers(Value.Fields step, String name) {
        return ((Value.Items) step.at(name))
                .items().stream().map(one -> ((Value.Whole) one).number()).toList();
    }

    private static List<Value> ended(Value.Fields step) {
        return ((Value.Items) step.at("ended")).items();
    }

    /** The last option everywhere, but where there is none. */
    private Value.Fields last(Value.Fields step) {
        List<Long> actions = numbers(step, "options").stream().map(n -> n - 1).toList();
        return ask("batch-step", "{'batch':'b1','actions':%s}".formatted(actions));
    }

    @Test
    void tablesArePlayedToTheirEndsByNumbersAlone() {
        Value.Fields step = (Value.Fields) begun("").at("step");
        assertThat(numbers(step, "options")).hasSize(TABLES).allMatch(n -> n > 0);
        int ended = 0;
        while (ended < TABLES) {
            step = last(step);
            ended += ended(step).size();
        }
        assertThat(numbers(step, "options")).containsOnly(0L);
        assertThat(numbers(step, "role")).containsOnly(-1L);
        assertThat(numbers(step, "entry")).allMatch(n -> n > 0);
    }

    @Test
    void theSameSeedAndChoicesAreTheSameGames() {
        Value.Fields one = (Value.Fields) begun("").at("step");
        Value.Fields other = (Value.Fields) begun("").at("step");
        assertThat(one).isEqualTo(other);
        for (int i = 0; i < 6; i++) {
            one = last(one);
            List<Long> actions = numbers(other, "options").stream().map(n -> n - 1).toList();
            other = ask("batch-step", "{'batch':'b2','actions':%s}".formatted(actions));
            assertThat(one).isEqualTo(other);
        }
        assertThat(IntStream.range(0, TABLES).mapToObj(this::record).distinct())
                .hasSizeGreaterThan(1);
    }

    private String record(int table) {
        Value.Fields written = ask("batch-record", "{'batch':'b1','table':%d}".formatted(table));
        return ((Value.Text) written.at("record")).text();
    }

    @Test
    void whereItIsSoWantedTheNextGameBeginsAtOnce() {
        Value.Fields step = (Value.Fields) begun(",'end':'again'").at("step");
        while (ended(step).isEmpty()) {
            step = last(step);
        }
        assertThat(numbers(step, "options")).allMatch(n -> n > 0);
        Value.Fields end = (Value.Fields) ended(step).getFirst();
        assertThat(end.at("game")).isEqualTo(Value.of(0));
        int table = (int) ((Value.Whole) end.at("table")).number();
        assertThat(record(table)).contains("from batch 4 " + table + " 1");
    }

    @Test
    void aGameThatIsTooLongIsBrokenOff() {
        Value.Fields step = (Value.Fields) begun(",'longest':10").at("step");
        List<Value> ended = new ArrayList<>();
        while (ended.size() < TABLES) {
            step = last(step);
            ended.addAll(ended(step));
        }
        assertThat(ended)
                .anySatisfy(end ->
                        assertThat(((Value.Fields) end).at("winner"))
                                .isEqualTo(Value.of("broken-off")));
        assertThat(numbers(step, "options")).containsOnly(0L);
    }

    @Test
    void whatIsNoOptionChangesNothingAnywhere() {
        begun("");
        String before = record(0);
        assertThatThrownBy(() -> ask("batch-step", "{'batch':'b1','actions':[0,0,0,0,99999]}"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("actions.4: there are options 0 to ");
        assertThatThrownBy(() -> ask("batch-step", "{'batch':'b1','actions':[0]}"))
                .hasMessageContaining("one for each of 5 tables");
        assertThat(record(0)).isEqualTo(before);
        ask("batch-step", "{'batch':'b1','actions':[-1,-1,-1,-1,0]}");
        assertThat(record(0)).isEqualTo(before);
    }

    @Test
    void optionsArePagedInTheirOrder() {
        begun("");
        Value.Fields all = ask("batch-options", "{'batch':'b1','table':0}");
        List<Value> options = ((Value.Items) all.at("options")).items();
        assertThat(all.at("of")).isEqualTo(Value.of(options.size()));
        Value.Fields second = ask("batch-options", "{'batch':'b1','table':0,'from':1,'most':1}");
        assertThat(((Value.Items) second.at("options")).items()).isEqualTo(options.subList(1, 2));
    }

    @Test
    void aPositionIsSeenByWhoChoosesUnlessAnotherIsNamed() {
        Value.Fields begun = begun("");
        Value.Fields step = (Value.Fields) begun.at("step");
        List<Value> roles = ((Value.Items) begun.at("roles")).items();
        Value asked = roles.get(numbers(step, "role").getFirst().intValue());
        assertThat(seen("{'batch':'b1','tables':[0]}").at("role")).isEqualTo(asked);
        Value other = roles.stream().filter(role -> !role.equals(asked)).findFirst().orElseThrow();
        String name = ((Value.Text) other).text();
        Value.Fields told = seen("{'batch':'b1','tables':[0],'role':'%s'}".formatted(name));
        assertThat(told.at("role")).isEqualTo(other);
        assertThat(told.at("position")).isInstanceOf(Value.Fields.class);
        assertThatThrownBy(() -> seen("{'batch':'b1','tables':[0],'role':'nobody'}"))
                .hasMessageContaining("role: there are ");
    }

    private Value.Fields seen(String given) {
        Value.Items positions = (Value.Items) ask("batch-view", given).at("positions");
        return (Value.Fields) positions.items().getFirst();
    }

    @Test
    void aRecordReplays() throws UnreadableException {
        Value.Fields step = (Value.Fields) begun("").at("step");
        for (int i = 0; i < 8; i++) {
            step = last(step);
        }
        String text = record(2);
        assertThat(RecordText.write(game, RecordText.read(game, text))).isEqualTo(text);
    }

    @Test
    void whatIsClosedIsGone() {
        begun("");
        ask("batch-close", "{'batch':'b1'}");
        assertThatThrownBy(() -> record(0)).hasMessageContaining("there is no such batch");
        assertThatThrownBy(() -> ask("batch-new", "{'game':'chess','tables':1}"))
                .hasMessageContaining("there is no such game");
    }
}
