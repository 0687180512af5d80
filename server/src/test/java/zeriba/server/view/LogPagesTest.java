package zeriba.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.SlowPebbles;
import zeriba.server.dice.DiceSource;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.TableSpec;

/** The log of a long game is told in pages, each worked out once for equal viewers. */
final class LogPagesTest {

    private static final Principal ANNA = new Principal("anna");

    private final SlowPebbles game = new SlowPebbles();
    private final MemoryTables tables = new MemoryTables(List.of(game));
    private final Operations pages = new Operations(tables, new FirstOption(), ViewScope.PAGE);

    @BeforeEach
    void gateIsOpen() {
        game.open();
    }

    /** A table where every other choice was taken back. */
    private Value table(int entries) {
        Setup setup = Setup.of("heap");
        Journal<Pebbles.Heap, Pebbles.Act> journal = Journal.begin(game, setup);
        while (journal.last() < entries) {
            Role by = Role.of(journal.position().state().side());
            journal =
                    journal.after(
                            journal.last() % 2 == 0
                                    ? new Entry.Chose<>(
                                            by, DecisionSource.PERSON, new Pebbles.Act.Take(1))
                                    : new Entry.AtTable<>(other(by), new TableAction.Undo(1)));
        }
        return Value.of(
                tables.open(
                                TableSpec.of(
                                        new Start.FromScenario(setup),
                                        journal,
                                        new DiceSource.Seeded(1),
                                        Seats.allOf(game, ANNA)))
                        .id());
    }

    private Role other(Role role) {
        return game.about().roles().stream().filter(r -> !r.equals(role)).findFirst().orElseThrow();
    }

    private Value.Fields ask(Principal asker, String operation, Value.Fields given) {
        return pages.answer(asker, operation, given);
    }

    private Value.Fields log(Value table, int before, int limit) {
        return ask(
                ANNA,
                "log",
                Value.NO_FIELDS
                        .with("table", table)
                        .with("before", Value.of(before))
                        .with("limit", Value.of(limit)));
    }

    private static List<Integer> numbers(Value lines) {
        List<Integer> numbers = new ArrayList<>();
        for (Value line : ((Value.Items) lines).items()) {
            numbers.add(number(((Value.Fields) line).at("entry")));
        }
        return numbers;
    }

    private static int number(Value value) {
        return (int) ((Value.Whole) value).number();
    }

    private static List<Integer> range(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }

    @Test
    void firstMiddleAndLastPagesSayWhatTheyLeaveOut() {
        Value table = table(1_000);
        Value.Fields last = ask(ANNA, "log", Value.NO_FIELDS.with("table", table));
        assertThat(numbers(last.at("lines"))).isEqualTo(range(801, 1_000));
        assertThat(last.at("earlier")).isEqualTo(Value.of(800));
        Value.Fields middle = log(table, 501, 50);
        assertThat(numbers(middle.at("lines"))).isEqualTo(range(451, 500));
        assertThat(middle.at("earlier")).isEqualTo(Value.of(450));
        Value.Fields first = log(table, 31, 200);
        assertThat(numbers(first.at("lines"))).isEqualTo(range(1, 30));
        assertThat(first.at("earlier")).isEqualTo(Value.of(0));
    }

    @Test
    void beyondTheEndIsTheLastPageAndBeforeTheBeginningIsNone() {
        Value table = table(300);
        assertThat(log(table, 5_000, 200)).isEqualTo(log(table, 301, 200));
        assertThat(numbers(log(table, 5_000, 200).at("lines"))).isEqualTo(range(101, 300));
        Value.Fields none = log(table, 1, 200);
        assertThat(numbers(none.at("lines"))).isEmpty();
        assertThat(none.at("earlier")).isEqualTo(Value.of(0));
    }

    @Test
    void aLineTellsItsWordAndWhatThatTookBack() {
        Value.Fields page = log(table(4), 5, 4);
        List<Value> lines = ((Value.Items) page.at("lines")).items();
        Value.Fields choice = (Value.Fields) lines.get(2);
        assertThat(choice.fields()).doesNotContainKeys("word", "takes");
        Value.Fields undo = (Value.Fields) lines.get(3);
        assertThat(undo.at("word")).isEqualTo(Value.of("undo"));
        assertThat(undo.at("takes")).isEqualTo(Value.of(List.of(Value.of(3))));
    }

    @Test
    void pagesFollowedBackAreTheWholeLogWithItsEvents() {
        Value table = table(1_000);
        Value.Fields view = ask(ANNA, "view", Value.NO_FIELDS.with("table", table));
        List<Value> lines = new ArrayList<>(((Value.Items) view.at("last")).items());
        int earlier = number(view.at("earlier"));
        while (earlier > 0) {
            Value.Fields page = log(table, earlier + 1, 200);
            lines.addAll(0, ((Value.Items) page.at("lines")).items());
            earlier = number(page.at("earlier"));
        }
        assertThat(numbers(Value.of(lines))).isEqualTo(range(1, 1_000));
        assertThat(lines)
                .allSatisfy(line -> {
                    Value.Fields told = (Value.Fields) line;
                    boolean isChoice = told.at("text").equals(Value.of("take 1"));
                    assertThat(((Value.Items) told.at("events")).items()).hasSize(isChoice ? 1 : 0);
                });
    }

    @Test
    void eventsOfALongTimeAreToldBesideAPageOfTheLog() {
        Value table = table(1_300);
        Value.Fields told =
                ask(ANNA, "wait", Value.NO_FIELDS.with("table", table).with("after", Value.of(0)));
        assertThat(told.at("untold")).isEqualTo(Value.of(300));
        assertThat(((Value.Items) told.at("events")).items()).hasSize(500);
        assertThat(told.at("earlier")).isEqualTo(Value.of(1_100));
        assertThat(numbers(told.at("last"))).isEqualTo(range(1_101, 1_300));
    }

    @Test
    void openingATableIsTheSameWorkAtAnyLength() {
        List<Integer> told = new ArrayList<>();
        for (int entries : List.of(1_000, 10_000)) {
            Value table = table(entries);
            int before = game.told();
            ask(ANNA, "view", Value.NO_FIELDS.with("table", table));
            told.add(game.told() - before);
        }
        assertThat(told).containsExactly(100, 100);
    }

    @Test
    void whoSeesWithTheSameEyesCostsNoMoreLines() {
        Value table = table(1_000);
        int before = game.told();
        for (int i = 0; i < 300; i++) {
            ask(new Principal("guest" + i), "view", Value.NO_FIELDS.with("table", table));
        }
        assertThat(game.told() - before).isEqualTo(100);
        ask(ANNA, "play", Value.NO_FIELDS.with("table", table).with("action", Value.of("take 2")));
        Value.Fields view =
                ask(new Principal("guest1"), "view", Value.NO_FIELDS.with("table", table));
        assertThat(numbers(view.at("last"))).endsWith(1_001);
        assertThat(view.at("entry")).isEqualTo(Value.of(1_001));
    }
}
