package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.fireandsword.FireAndSwordGame;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/** Commands of a campaign of the Sudan that are given to seats. */
class CommandsTest {

    private static final Principal ANNA = new Principal("anna");

    private final LevelPlayers players = new LevelPlayers();
    private final Operations operations =
            new Operations(
                    new MemoryTables(List.of(new FireAndSwordGame())), players, ViewScope.PROTOCOL);

    @AfterEach
    void close() {
        players.close();
    }

    private Value.Fields begun(String by, Value.Fields commands) {
        return operations.answer(
                ANNA,
                "new",
                Value.NO_FIELDS
                        .with("game", Value.of("fireandsword"))
                        .with(
                                "options",
                                Value.NO_FIELDS
                                        .with("command", Value.of(by))
                                        .with("seats", Value.of(2)))
                        .with("commands", commands));
    }

    private static Value.Fields given(String command, String role) {
        return Value.NO_FIELDS.with(command, Value.of(role));
    }

    @Test
    void aTableIsMadeWithCommandsAndItsRecordBringsThemBack() {
        Value.Fields commands = given("north", "commander-2");
        Value.Fields view = begun("regions", commands);
        assertThat(commands(view)).isEqualTo(commands);
        Value record =
                operations
                        .answer(ANNA, "record", Value.NO_FIELDS.with("table", view.at("table")))
                        .at("record");
        Value.Fields loaded =
                operations.answer(ANNA, "load", Value.NO_FIELDS.with("record", record));
        assertThat(commands(loaded)).isEqualTo(commands);
    }

    private static Value commands(Value.Fields view) {
        return ((Value.Fields) view.at("position")).at("commands");
    }

    @Test
    void whatCannotBeGivenIsRefusedWithItsPlace() {
        refused("regions", given("egypt", "commander-1"), "commands.egypt: no such command");
        refused(
                "units",
                given("north", "commander-1"),
                "commands.north: is given only where the option command is regions");
        refused(
                "units",
                given("1E", "commander-3"),
                "commands.1E: cannot be commander-3's; it may be of commander-1, commander-2");
        refused(
                "regions",
                Value.NO_FIELDS.with("north", Value.of(2)),
                "commands.north: must be a role");
    }

    private void refused(String by, Value.Fields commands, String reason) {
        assertThatThrownBy(() -> begun(by, commands))
                .isInstanceOf(Refusal.class)
                .hasMessage(reason);
    }
}
