package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.Viewer;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.KasserineGame;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.dice.DiceSource;
import zeriba.server.json.Json;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.Seats;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.server.view.ViewScope;

/** What is worked out once for many viewers is never told to others than it was worked out for. */
final class ViewersTest {

    private static final int CHOICES = 600;
    private static final Map<String, String> ASKERS = Map.of("axis", "ben", "allies", "anna");

    private final KasserineGame game = new KasserineGame();
    private final MemoryTables tables = new MemoryTables(List.of(game));
    private final Operations operations =
            new Operations(tables, new LevelPlayers(), ViewScope.PAGE);

    private Value.Fields ask(String asker, String operation, Value.Fields given) {
        return operations.answer(new Principal(asker), operation, given);
    }

    private Value.Fields viewed(String asker, String table) {
        return ask(asker, "view", Value.NO_FIELDS.with("table", Value.of(table)));
    }

    private void order(String asker, String table, String order) {
        ask(
                asker,
                "say",
                Value.NO_FIELDS
                        .with("table", Value.of(table))
                        .with("word", Value.of("order"))
                        .with("text", Value.of(order)));
    }

    private List<String> lines(Value.Fields view) {
        List<String> lines = new ArrayList<>();
        for (Value line : ((Value.Items) view.at("last")).items()) {
            Value.Fields told = (Value.Fields) line;
            lines.add(text(told.at("by")) + " " + text(told.at("text")));
        }
        return lines;
    }

    private static String text(Value value) {
        return ((Value.Text) value).text();
    }

    /** Everybody looks twice, in any order; what all are told is compared with the one gate. */
    private <S, A> void look(Table<S, A> table, Random random) {
        Journal<S, A> journal = table.scene().journal();
        List<Viewer> viewers = new ArrayList<>(List.of(new Viewer.Public()));
        game.about().roles().forEach(role -> viewers.add(new Viewer.Seated(role)));
        viewers.addAll(List.copyOf(viewers));
        Collections.shuffle(viewers, random);
        for (Viewer viewer : viewers) {
            Value.Fields view = viewed(name(viewer), table.id());
            PlayerView<S, A> seen = PlayerView.by(viewer, journal);
            assertThat(view.at("position")).isEqualTo(seen.position());
            List<String> lines = lines(view);
            List<String> own = new ArrayList<>();
            for (int at = journal.last() - lines.size() + 1; at <= journal.last(); at++) {
                own.add(seen.line(at).split(" # ", 2)[0]);
            }
            assertThat(lines).isEqualTo(own);
        }
    }

    private static String name(Viewer viewer) {
        return switch (viewer) {
            case Viewer.Seated(Role role) -> ASKERS.getOrDefault(role.name(), "nobody");
            case Viewer.Public() -> "cara";
        };
    }

    private <S, A> void choose(Table<S, A> table, Random random) {
        table.enter(
                Table.ANY_ENTRY,
                draft -> {
                    if (draft.journal().position().pending() instanceof Pending.Choice<A> choice) {
                        A action = choice.options().get(random.nextLong(choice.options().size()));
                        draft.choose(game.about().roles(), DecisionSource.PERSON, action);
                    }
                });
    }

    @Test
    void viewersOfDifferentSeatsSeeOnlyTheirOwnMarkersAndOrders() throws UnreadableException {
        Setup setup = game.about().complete(Setup.of(game.about().scenarios().getFirst().id()));
        List<Seat> seats = new ArrayList<>();
        for (Role role : game.about().roles()) {
            seats.add(new Seat.Person(role, Set.of(name(new Viewer.Seated(role)))));
        }
        Table<?, ?> table =
                tables.open(
                        TableSpec.of(
                                new Start.FromScenario(setup),
                                Journal.begin(game, setup),
                                new DiceSource.Seeded(1943),
                                new Seats(seats)));
        Random random = new Random(1943);
        boolean isAnythingHidden = false;
        for (int i = 0; i < CHOICES && table.scene().journal().result().isEmpty(); i++) {
            if (i % 200 == 20) {
                order("ben", table.id(), "losses cheapest");
                order("anna", table.id(), "support most");
            }
            choose(table, random);
            if (i % 40 == 39) {
                look(table, random);
                isAnythingHidden |=
                        !viewed("ben", table.id())
                                .at("position")
                                .equals(viewed("anna", table.id()).at("position"));
            }
        }
        assertThat(isAnythingHidden).isTrue();
        order("ben", table.id(), "losses cheapest");
        order("anna", table.id(), "support most");
        assertThat(Json.write(viewed("ben", table.id())))
                .contains("order losses cheapest")
                .doesNotContain("order support most");
        assertThat(Json.write(viewed("anna", table.id())))
                .contains("order support most")
                .doesNotContain("order losses cheapest");
        assertThat(Json.write(viewed("cara", table.id())))
                .doesNotContain("order losses cheapest", "order support most");
    }
}
