package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.Value;
import zeriba.kasserine.KasserineGame;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;
import zeriba.server.table.MemoryTables;
import zeriba.server.view.ViewScope;

/** What somebody plays alone, on both sides, is kept as a record and loaded again. */
final class OwnRecordTest {

    private static final int CHOICES = 150;
    private static final Principal ANNA = new Principal("anna");
    private static final Principal CARA = new Principal("cara");

    private final Operations operations =
            new Operations(
                    new MemoryTables(List.of(new KasserineGame())),
                    new LevelPlayers(),
                    ViewScope.PROTOCOL);

    private Value.Fields ask(String operation, Value.Fields given) {
        return operations.answer(ANNA, operation, given);
    }

    private static Value.Fields at(Value.Fields view) {
        return Value.NO_FIELDS.with("table", view.at("table"));
    }

    private Value.Fields begun() {
        Value.Fields given =
                Value.NO_FIELDS.with("game", Value.of("kasserine")).with("seed", Value.of(7));
        return ask("new", given);
    }

    private void playOn(Value.Fields here) {
        Random random = new Random(7);
        for (int i = 0; i < CHOICES; i++) {
            List<Value> actions = ((Value.Items) ask("actions", here).at("actions")).items();
            ask("play", here.with("action", actions.get(random.nextInt(actions.size()))));
        }
    }

    private String record(Value.Fields here) {
        return ((Value.Text) ask("record", here).at("record")).text();
    }

    @Test
    void anUnfinishedGameOfOnesOwnIsLoadedAgain() {
        Value.Fields here = at(begun());
        playOn(here);
        String record = record(here);
        assertThat(
                        ((Value.Text) operations.answer(CARA, "record", here).at("record"))
                                .text()
                                .lines())
                .as("what others see of it")
                .anyMatch(line -> line.endsWith(" *"));
        assertThat(record.lines()).noneMatch(line -> line.endsWith(" *"));
        Value.Fields loaded = ask("load", Value.NO_FIELDS.with("record", Value.of(record)));
        assertThat(loaded.at("entry")).isEqualTo(ask("view", here).at("entry"));
        assertThat(entries(record(at(loaded)))).isEqualTo(entries(record));
    }

    @Test
    void aCopyOfOnesOwnGameIsThatGame() {
        Value.Fields here = at(begun());
        playOn(here);
        Value.Fields copy = ask("fork", here);
        assertThat(entries(record(at(copy)))).isEqualTo(entries(record(here)));
    }

    private static List<String> entries(String record) {
        return record.lines().filter(line -> line.matches("(axis|allies|dice) .*")).toList();
    }
}
