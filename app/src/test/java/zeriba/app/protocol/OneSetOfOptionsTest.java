package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.app.games.Games;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.database.Database;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.Tables;
import zeriba.server.view.ViewScope;

/** A table that begins from a position shows the options that its rules play by, in every game. */
class OneSetOfOptionsTest {

    private static final Principal ANNA = new Principal("anna");

    private static final Value OPEN = new Value.Fields(Map.of("openSupport", Value.of(true)));

    private final Operations operations = over(new MemoryTables(Games.all()));

    private static Operations over(Tables tables) {
        return new Operations(tables, new LevelPlayers(), ViewScope.PROTOCOL);
    }

    private static Value value(String text) {
        return switch (text) {
            case "true" -> Value.of(true);
            case "false" -> Value.of(false);
            default -> text.matches("\\d+") ? Value.of(Long.parseLong(text)) : Value.of(text);
        };
    }

    private static Value.Fields named(String game, String option, String value) {
        return Value.NO_FIELDS
                .with("game", Value.of(game))
                .with("options", new Value.Fields(Map.of(option, value(value))));
    }

    private Value.Fields ask(String operation, Value.Fields given) {
        return operations.answer(ANNA, operation, given);
    }

    private static Value option(Value.Fields view, String option) {
        return ((Value.Fields) view.at("options")).at(option);
    }

    private static Value.Fields table(Value.Fields view) {
        return Value.NO_FIELDS.with("table", view.at("table"));
    }

    private static String path(Throwable refused) {
        return ((Value.Text) ((Refusal) refused).fields().at("path")).text();
    }

    @ParameterizedTest
    @CsvSource({
        "kassala, cannon, true, false",
        "ascari, los-slopes, strict, height",
        "kasserine, openSupport, true, false",
        "fireandsword, seats, 3, 2",
    })
    void theOptionsOfAPositionAreShownKeptAndNotContradicted(
            String game, String option, String value, String other) {
        Value position = ask("new", named(game, option, value)).at("position");
        Value.Fields alone = Value.NO_FIELDS.with("game", Value.of(game));
        Value.Fields view = ask("new", alone.with("position", position));
        assertThat(option(view, option)).isEqualTo(value(value));
        assertThat(view.at("position")).isEqualTo(position);

        Value.Fields fork = ask("fork", table(view));
        assertThat(option(fork, option)).isEqualTo(value(value));

        String record = ((Value.Text) ask("record", table(view)).at("record")).text();
        Value.Fields loaded = ask("load", Value.NO_FIELDS.with("record", Value.of(record)));
        assertThat(option(loaded, option)).isEqualTo(value(value));
        assertThat(loaded.at("position")).isEqualTo(position);

        assertThatThrownBy(() -> ask("new", named(game, option, other).with("position", position)))
                .isInstanceOf(Refusal.class)
                .satisfies(refused -> assertThat(path(refused)).isEqualTo("options." + option));
        String altered =
                record.lines()
                        .map(line -> line.startsWith("options") ? optionLine(option, other) : line)
                        .reduce("", (all, line) -> all + line + "\n");
        assertThatThrownBy(() -> ask("load", Value.NO_FIELDS.with("record", Value.of(altered))))
                .isInstanceOf(Refusal.class)
                .satisfies(refused -> assertThat(path(refused)).isEqualTo("options." + option));
    }

    private static String optionLine(String option, String value) {
        return "options " + option + "=" + (value.equals("false") ? "off" : value);
    }

    @Test
    void theParameterCountsWhereThePositionSaysNothing() {
        Value.Fields position =
                (Value.Fields) ask("new", named("kassala", "mixed", "true")).at("position");
        Value.Fields bare = position.with("options", Value.NO_FIELDS);
        Value.Fields view = ask("new", named("kassala", "cannon", "true").with("position", bare));
        assertThat(option(view, "cannon")).isEqualTo(Value.of(true));
        assertThat(option(view, "mixed")).isEqualTo(Value.of(false));
        Value.Fields played = (Value.Fields) view.at("position");
        assertThat(((Value.Fields) played.at("options")).at("cannon")).isEqualTo(Value.of(true));
    }

    @Test
    void aPositionOfAScenarioIsShownAsOfThat() {
        Value.Fields begun =
                ask(
                        "new",
                        Value.NO_FIELDS
                                .with("game", Value.of("kasserine"))
                                .with("options", OPEN)
                                .with("scenario", Value.of("sidi-bou-zid")));
        Value.Fields alone = Value.NO_FIELDS.with("game", Value.of("kasserine"));
        Value.Fields view = ask("new", alone.with("position", begun.at("position")));
        assertThat(view.at("scenario")).isEqualTo(Value.of("sidi-bou-zid"));
    }

    @Test
    void aTableFromAPositionKeepsItsOptionsOverARestart(@TempDir Path folder) {
        Value position = ask("new", named("kassala", "cannon", "true")).at("position");
        String id = "";
        for (int start = 0; start < 2; start++) {
            try (StoredTables tables =
                    new StoredTables(Games.all(), Database.sqlite(folder), _ -> {})) {
                Operations stored = over(tables);
                if (start == 0) {
                    Value.Fields given =
                            Value.NO_FIELDS
                                    .with("game", Value.of("kassala"))
                                    .with("position", position);
                    id = ((Value.Text) stored.answer(ANNA, "new", given).at("table")).text();
                } else {
                    Value.Fields view =
                            stored.answer(
                                    ANNA, "view", Value.NO_FIELDS.with("table", Value.of(id)));
                    assertThat(option(view, "cannon")).isEqualTo(Value.of(true));
                    assertThat(view.at("position")).isEqualTo(position);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "kassala, end",
        "ascari, end",
        "kasserine, end",
        "fireandsword, end",
    })
    void afterTheEndOfAGameExplainSaysSo(String game, String action) {
        Value.Fields view = ask("new", Value.NO_FIELDS.with("game", Value.of(game)));
        ask("say", table(view).with("word", Value.of("resign")));
        Value.Fields told = ask("explain", table(view).with("action", Value.of(action)));
        assertThat(told.at("legal")).isEqualTo(Value.of(false));
        assertThat(told.at("rule")).isEqualTo(Value.of("resigned"));
        assertThat(((Value.Text) told.at("reason")).text()).contains("over");
    }
}
