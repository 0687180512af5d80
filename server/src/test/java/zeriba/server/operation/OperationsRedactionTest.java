package zeriba.server.operation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.Seats;
import zeriba.server.table.Ledger;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.server.table.Tables;
import zeriba.server.view.ChoiceView;
import zeriba.server.view.ViewScope;
import zeriba.testkit.Form;
import zeriba.testkit.contract.Redaction;
import zeriba.testkit.parley.Parley;
import zeriba.testkit.parley.ParleyGame;
import zeriba.testkit.parley.state.Act;

/** Two games that look the same to someone are answered the same to whatever that one asks. */
class OperationsRedactionTest {

    private static final ParleyGame GAME = new ParleyGame();

    /** Odds over what is hidden are drawn from many deals: they are asked now and then. */
    private static final int ODDS_EVERY = 60;

    private static final int SEEDS = Form.pick(1, 2, 4, 4);

    /** A place with one table, where everyone who looks has a seat of his own, or none. */
    private record OneTable(Table<?, ?> only) implements Tables {

        static OneTable of(Setup setup, Journal<Parley, Act> journal) {
            List<Seat> seats = new ArrayList<>();
            for (Role role : GAME.about().roles()) {
                seats.add(new Seat.Person(role, Set.of(role.name())));
            }
            TableSpec<Parley, Act> opening =
                    TableSpec.of(
                            new Start.FromScenario(setup),
                            journal,
                            new DiceSource.ByHand(),
                            new Seats(seats));
            return new OneTable(new Table<>("t", opening, Ledger.NONE));
        }

        @Override
        public List<Game<?, ?>> games() {
            return List.of(GAME);
        }

        @Override
        public Table<?, ?> table(String id) {
            return only;
        }

        @Override
        public DiceSource freshDice() {
            return new DiceSource.Seeded(1);
        }

        @Override
        public <S, A> Table<S, A> open(TableSpec<S, A> opening) {
            return new Table<>("fork", opening, Ledger.NONE);
        }

        @Override
        public void close(Table<?, ?> table) {
            throw new AssertionError("nobody closes a table where others sit");
        }
    }

    private static Setup setup() {
        try {
            return GAME.about().complete(Setup.of("siege"));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    private static Principal asker(Viewer viewer) {
        return switch (viewer) {
            case Viewer.Seated(Role role) -> new Principal(role.name());
            case Viewer.Public() -> Principal.NOBODY;
        };
    }

    private static Object answer(
            Operations operations, Principal asker, String name, Value.Fields given) {
        try {
            return operations.answer(asker, name, given.with("table", Value.of("t")));
        } catch (Refusal refusal) {
            assertThat(refusal.kind()).as(name).isNotEqualTo(Refusal.Kind.FAULT);
            return List.of(refusal.kind(), refusal.reason(), refusal.data());
        }
    }

    private static Value.Fields given(String name, String text) {
        return Value.NO_FIELDS.with(name, Value.of(text));
    }

    /** The operation asked in every way that makes a difference. */
    private static List<Value.Fields> ways(String name) {
        return switch (name) {
            case "explain", "odds" ->
                    List.of(
                            given("action", "plot-1 storm"),
                            given("action", "stay"),
                            given("action", "end"),
                            given("action", "pass"));
            case "look" ->
                    List.of(
                            given("what", "duties"),
                            given("what", "duties").with("at", Value.of(1)),
                            given("what", "threat").with("place", Value.of("ford")));
            case "view" ->
                    List.of(
                            Value.NO_FIELDS,
                            Value.NO_FIELDS.with("at", Value.of(1)),
                            Value.NO_FIELDS.with("with", Value.texts(ChoiceView.PARTS)));
            default -> List.of(Value.NO_FIELDS);
        };
    }

    private static Object answers(
            ViewScope extent, String name, Journal<Parley, Act> journal, Viewer viewer) {
        Operations operations =
                new Operations(OneTable.of(setup(), journal), new FirstOption(), extent);
        List<Object> answers = new ArrayList<>();
        int look = PlayerView.by(viewer, journal).lines().hashCode() + viewer.hashCode();
        if (name.equals("odds") && look % ODDS_EVERY != 0) {
            return answers;
        }
        for (Value.Fields way : ways(name)) {
            answers.add(answer(operations, asker(viewer), name, way));
        }
        if (name.equals("odds") || name.equals("explain")) {
            answers.add(answerToFirst(operations, asker(viewer), name));
        }
        return answers;
    }

    /** The operation asked about the first action that the asker is offered. */
    private static Object answerToFirst(Operations operations, Principal asker, String name) {
        return answer(operations, asker, "actions", Value.NO_FIELDS) instanceof Value.Fields offered
                        && offered.at("actions") instanceof Value.Items(List<Value> actions)
                        && !actions.isEmpty()
                        && actions.getFirst() instanceof Value.Text(String action)
                ? answer(operations, asker, name, given("action", action))
                : "nothing";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"view", "actions", "explain", "odds", "look", "suggest", "record", "fork"})
    void whatIsHiddenChangesNoAnswer(String name) {
        int seeds = name.equals("odds") ? 1 : SEEDS;
        for (int seed = 0; seed < seeds; seed++) {
            int compared =
                    new Redaction<>(
                                    GAME,
                                    Map.of(
                                            name,
                                            (Journal<Parley, Act> journal, Viewer viewer) ->
                                                    answers(ViewScope.PAGE, name, journal, viewer)))
                            .check(setup(), seed);
            assertThat(compared).isPositive();
        }
    }
}
