package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ascari.AscariGame;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/** Positions of Ascari, which has a map for each battle, through the operations. */
class AscariServerTest {

    private static final Principal ANNA = new Principal("anna");
    private static final Value.Fields ASCARI =
            Value.NO_FIELDS.with("game", Value.of("ascari")).with("seed", Value.of(1));

    private final Operations operations =
            new Operations(
                    new MemoryTables(List.of(new AscariGame())),
                    new LevelPlayers(),
                    ViewScope.PROTOCOL);

    private Value.Fields begun(Value.Fields asked) {
        return operations.answer(ANNA, "new", asked);
    }

    private Value agordat() {
        return begun(ASCARI.with("scenario", Value.of("s2"))).at("position");
    }

    @Test
    void aPositionIsPlayedOnTheMapOfItsOwnBattle() {
        Value position = agordat();
        Value.Fields view = begun(ASCARI.with("position", position));
        assertThat(view.at("scenario")).isEqualTo(Value.of("s2"));
        assertThat(view.at("position")).isEqualTo(position);
    }

    @Test
    void aPositionUnderTheNameOfAnotherBattleIsRefused() {
        Value.Fields mixed = ASCARI.with("position", agordat()).with("scenario", Value.of("s1"));
        assertThatThrownBy(() -> begun(mixed))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("s2");
    }

    @Test
    void theRecordOfAPositionKeepsItsBattle() {
        Value.Fields view = begun(ASCARI.with("position", agordat()));
        Value record = Value.of(record(view.at("table")));
        Value.Fields loaded =
                operations.answer(ANNA, "load", Value.NO_FIELDS.with("record", record));
        assertThat(loaded.at("scenario")).isEqualTo(Value.of("s2"));
        assertThat(loaded.at("position")).isEqualTo(view.at("position"));
    }

    private String record(Value table) {
        Value.Fields answer =
                operations.answer(ANNA, "record", Value.NO_FIELDS.with("table", table));
        return ((Value.Text) answer.at("record")).text();
    }

    private void resign(Value table) {
        Value.Fields word = Value.NO_FIELDS.with("table", table).with("word", Value.of("resign"));
        operations.answer(ANNA, "say", word.with("role", Value.of("attacker")));
    }

    private Value.Fields ordered(Value table, String role, String order) {
        Value.Fields given =
                Value.NO_FIELDS
                        .with("table", table)
                        .with("word", Value.of("order"))
                        .with("text", Value.of(order));
        return operations.answer(
                ANNA, "say", role.isEmpty() ? given : given.with("role", Value.of(role)));
    }

    @Test
    void whoHoldsBothSeatsSetsTheOrdersOfBoth() {
        Value table = begun(ASCARI.with("scenario", Value.of("s2"))).at("table");
        ordered(table, "defender", "fire fire");
        ordered(table, "attacker", "fire hold");
        ordered(table, "", "fire-within 3");
        resign(table);
        assertThat(record(table))
                .as("orders are open when the game has ended")
                .contains("defender order fire fire\n", "attacker order fire hold\n")
                .containsPattern("(?m)^attacker order fire-within 3$");
    }

    @Test
    void anOrderForARoleThatIsNotOnesOwnIsRefused() {
        Value table = begun(ASCARI.with("scenario", Value.of("s2"))).at("table");
        assertThatThrownBy(() -> ordered(table, "umpire", "fire fire"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("defender, attacker");
    }
}
