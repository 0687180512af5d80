package zeriba.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.dice.DiceSource;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.Seats;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.ParleyGame;
import zeriba.testkit.parley.state.Act;

/** What a view carries for whoever chooses. */
class ChoiceViewTest {

    private static final ParleyGame GAME = new ParleyGame();
    private static final int CHOICES = 40;

    private final MemoryTables tables = new MemoryTables(List.of(GAME));
    private final Operations operations = new Operations(tables, new FirstOption(), ViewScope.PAGE);
    private final Table<Parley, Act> table = opened();

    private Table<Parley, Act> opened() {
        try {
            Setup setup = GAME.about().complete(Setup.of("siege"));
            List<Seat> seats = new ArrayList<>();
            for (Role role : GAME.about().roles()) {
                seats.add(new Seat.Person(role, Set.of(role.name())));
            }
            return tables.open(
                    TableSpec.of(
                            new Start.FromScenario(setup),
                            Journal.begin(GAME, setup),
                            new DiceSource.Seeded(7),
                            new Seats(seats)));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    private Value.Fields ask(Principal asker, String operation, Value.Fields given) {
        return operations.answer(asker, operation, given.with("table", Value.of(table.id())));
    }

    private Value.Fields viewed(Principal asker) {
        Value.Fields all = Value.NO_FIELDS.with("with", Value.texts(ChoiceView.PARTS));
        return ask(asker, "view", all);
    }

    private static Principal asker(Role role) {
        return new Principal(role.name());
    }

    private static List<String> texts(Value.Fields view) {
        List<String> texts = new ArrayList<>();
        if (view.at("actions") instanceof Value.Fields told
                && told.at("kinds") instanceof Value.Items(List<Value> kinds)) {
            for (Value kind : kinds) {
                if (kind instanceof Value.Fields one
                        && one.at("actions") instanceof Value.Items(List<Value> actions)) {
                    actions.forEach(action -> texts.add(text(((Value.Fields) action).at("text"))));
                }
            }
        }
        return texts;
    }

    private static String text(Value value) {
        return value instanceof Value.Text(String text) ? text : "";
    }

    private static List<String> listed(Value.Fields answer) {
        return answer.at("actions") instanceof Value.Items(List<Value> actions)
                ? actions.stream().map(ChoiceViewTest::text).toList()
                : List.of();
    }

    /** The last action of whoever chooses; nothing where nobody does. */
    private String last() {
        return table.scene().free().stream()
                .map(role -> texts(viewed(asker(role))).getLast())
                .findFirst()
                .orElse("");
    }

    @Test
    void onlyThoseWhoChooseAreToldWhatTheyMay() {
        int told = 0;
        int untold = 0;
        for (int choice = 0; choice < CHOICES && !table.scene().free().isEmpty(); choice++) {
            List<Role> free = table.scene().free();
            for (Role role : GAME.about().roles()) {
                Value.Fields view = viewed(asker(role));
                boolean chooses = free.contains(role);
                assertThat(view.fields().containsKey("actions")).isEqualTo(chooses);
                assertThat(view.fields().containsKey("duties")).isEqualTo(chooses);
                told += chooses ? 1 : 0;
                untold += chooses ? 0 : 1;
            }
            assertThat(viewed(Principal.NOBODY).fields()).doesNotContainKeys("actions", "duties");
            String action = last();
            ask(asker(free.getFirst()), "play", given("action", action));
        }
        assertThat(told).isPositive();
        assertThat(untold).isPositive();
    }

    private static Value.Fields given(String name, String text) {
        return Value.NO_FIELDS.with(name, Value.of(text));
    }

    @Test
    void itIsWhatTheListOfActionsAndTheLookSay() {
        Principal first = asker(table.scene().free().getFirst());
        Value.Fields view = viewed(first);
        Value.Fields list = ask(first, "actions", Value.NO_FIELDS);
        assertThat(new TreeSet<>(texts(view))).isEqualTo(new TreeSet<>(listed(list)));
        assertThat(((Value.Fields) view.at("actions")).at("total")).isEqualTo(list.at("total"));
        assertThat(view.at("duties")).isEqualTo(ask(first, "look", given("what", "duties")));
    }

    @Test
    void aChoiceIsAnsweredWithTheNext() {
        Role role = table.scene().free().getFirst();
        Value.Fields play = given("action", last()).with("with", Value.texts(List.of("actions")));
        Value.Fields view = ask(asker(role), "play", play);
        assertThat(texts(view)).isEqualTo(texts(viewed(asker(role))));
        assertThat(view.fields()).doesNotContainKey("duties");
    }

    @Test
    void nothingOfItIsToldUnasked() {
        Principal first = asker(table.scene().free().getFirst());
        assertThat(ask(first, "view", Value.NO_FIELDS).fields())
                .doesNotContainKeys("actions", "duties");
    }

    @Test
    void thePastCarriesNothingOfIt() {
        Principal first = asker(table.scene().free().getFirst());
        Value.Fields then =
                Value.NO_FIELDS.with("with", Value.texts(ChoiceView.PARTS)).with("at", Value.of(0));
        assertThat(ask(first, "view", then).fields()).doesNotContainKeys("actions", "duties");
    }
}
