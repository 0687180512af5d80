package zeriba.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.database.Database;
import zeriba.server.operation.Operation;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seat;
import zeriba.server.seat.Seats;
import zeriba.server.store.StoredTables;
import zeriba.server.table.TableSpec;

/** The list of open tables. */
final class LobbyTest {

    private final Pebbles pebbles = new Pebbles();

    @TempDir private Path folder = Path.of("");

    private String listed(StoredTables tables) {
        Setup setup = Setup.of("heap");
        List<Role> roles = pebbles.about().roles();
        Seats seats =
                new Seats(
                        List.of(
                                new Seat.Person(roles.getFirst(), Set.of("anna")),
                                new Seat.Person(roles.getLast(), Set.of())));
        String id =
                tables.open(
                                TableSpec.of(
                                        new Start.FromScenario(setup),
                                        Journal.begin(pebbles, setup),
                                        tables.freshDice(),
                                        seats))
                        .id();
        tables.hall().list(id, "", new Principal("anna"));
        return id;
    }

    @Test
    void aTableThatCannotBeReadIsLeftOutAndTheOthersAreTold() {
        try (StoredTables tables =
                new StoredTables(List.of(pebbles), Database.sqlite(folder), _ -> {})) {
            String broken = listed(tables);
            listed(tables);
            tables.write(
                    h -> h.execute("update game_table set head = 'nothing' where id = ?", broken));
        }
        try (StoredTables tables =
                new StoredTables(List.of(pebbles), Database.sqlite(folder), _ -> {})) {
            Operation<?> lobby =
                    new LobbyOperations(tables, new FirstOption())
                            .operations().stream()
                                    .filter(operation -> operation.name().equals("lobby"))
                                    .findFirst()
                                    .orElseThrow();
            Value rows = lobby.answer(new Principal("ben"), Value.NO_FIELDS).at("tables");
            assertThat(((Value.Items) rows).items()).hasSize(1);
        }
    }
}
