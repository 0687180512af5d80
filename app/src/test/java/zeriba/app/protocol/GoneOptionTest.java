package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.games.Games;
import zeriba.engine.text.Value;
import zeriba.server.clock.TimeControl;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.database.Database;
import zeriba.server.database.Leases;
import zeriba.server.lobby.ClockMonitor;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Table;
import zeriba.server.view.ViewScope;

/**
 * Campaigns of version 11 of the rules, which could also be played with commanded battles: such a
 * table cannot begin any more and says so, and those beside it go on.
 */
final class GoneOptionTest {

    private static final Principal ANNA = new Principal("anna");
    private static final Principal BEN = new Principal("ben");
    private static final String VALUES = "options.battles: must be one of quick, tabletop, field";
    private static final String VERSIONS = "it is of version 11 of the rules, these are version 12";

    @TempDir private Path folder = Path.of("");
    private final LevelPlayers players = new LevelPlayers();
    private StoredTables tables;
    private Operations operations;
    private Value.Fields field = Value.NO_FIELDS;
    private Value.Fields commanded = Value.NO_FIELDS;

    @BeforeEach
    void twoCampaignsOfVersionEleven() throws Exception {
        start();
        field = campaign();
        commanded = campaign();
        tables.close();
        write(
                "update game_table set rules_version = 11, head = replace(head, ?, ?)",
                "game fireandsword 12",
                "game fireandsword 11");
        write(
                "update game_table set head = replace(head, ?, ?) where id = ?",
                "battles=field",
                "battles=commanded",
                text(commanded, "table"));
        start();
    }

    @AfterEach
    void close() {
        tables.close();
        players.close();
    }

    private void start() {
        tables = new StoredTables(Games.all(), Database.sqlite(folder), _ -> {});
        operations = new Operations(tables, players, ViewScope.PAGE);
    }

    private Value.Fields campaign() throws Exception {
        return BeforeABattle.campaign(
                tables, operations, List.of(ANNA, BEN), new TimeControl.Free());
    }

    private void write(String sql, String... values) throws SQLException {
        try (Connection file =
                        DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("zeriba.db"));
                PreparedStatement statement = file.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setString(i + 1, values[i]);
            }
            assertThat(statement.executeUpdate()).isPositive();
        }
    }

    private static String text(Value.Fields view, String name) {
        return view.at(name) instanceof Value.Text(String text) ? text : "";
    }

    private Value.Fields ask(String name, Value.Fields given) {
        return operations.answer(ANNA, name, given);
    }

    @Test
    void aTableWhoseOptionHasGoneTellsWhichThereAre() {
        for (String what : List.of("view", "record", "actions", "log", "adopt")) {
            assertThatThrownBy(() -> ask(what, commanded))
                    .as(what)
                    .isInstanceOfSatisfying(
                            Refusal.class,
                            refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.NOT_NOW))
                    .hasMessageContainingAll("open another", VALUES, VERSIONS);
        }
    }

    @Test
    void thoseBesideItAreListedAndGoOn() {
        assertThat(tables.holders().tablesOf(ANNA))
                .extracting(Table::id)
                .containsExactly(text(field, "table"));
        assertThat(text(ask("view", field), "pending")).isEqualTo("choice");
        ask("play", field.with("action", Value.of("fight quick")));
        assertThat(text(ask("record", field), "record"))
                .contains("game fireandsword 12\n", "fight quick");
    }

    /** What cannot be opened is not tried again for ever. */
    @Test
    void itsClockRests() {
        String gone = text(commanded, "table");
        tables.due(gone, 1);
        assertThat(tables.due()).contains(gone);
        try (ClockMonitor clocks = new ClockMonitor(tables, players, Leases.ALONE)) {
            clocks.look();
        }
        assertThat(tables.due()).doesNotContain(gone);
    }

    @Test
    void aRecordOfItIsRefusedWithTheSameWords() {
        String record = text(ask("record", field), "record");
        String earlier =
                record.replace("fireandsword 12", "fireandsword 11")
                        .replace("battles=field", "battles=commanded");
        assertThatThrownBy(() -> ask("load", Value.NO_FIELDS.with("record", Value.of(earlier))))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal ->
                                assertThat(refusal.kind()).isEqualTo(Refusal.Kind.BAD_PARAMETERS))
                .hasMessageContainingAll("line 4", VALUES, VERSIONS, "can be read");
    }
}
