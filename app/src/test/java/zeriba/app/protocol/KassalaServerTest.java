package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.text.Value;
import zeriba.kassala.KassalaGame;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.database.Database;
import zeriba.server.http.WebServer;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.Tables;
import zeriba.server.view.ViewScope;
import zeriba.testkit.Form;

/** Whole games of Kassala through the operations, and through restarts of what keeps them. */
class KassalaServerTest {

    private static final int GAMES = Form.pick(2, 3, 10, 10);
    private static final Principal ANNA = new Principal("anna");

    private final LevelPlayers players = new LevelPlayers();

    private Operations over(Tables tables) {
        return new Operations(tables, players, ViewScope.PROTOCOL);
    }

    private static Value.Fields table(String id) {
        return Value.NO_FIELDS.with("table", Value.of(id));
    }

    private static String text(Value.Fields fields, String name) {
        return ((Value.Text) fields.at(name)).text();
    }

    private static Value.Fields started(Operations operations, long seed) {
        Value.Fields options =
                Value.NO_FIELDS
                        .with("cannon", Value.of(seed % 2 == 0))
                        .with("mixed", Value.of(seed % 3 == 0));
        String scenario = seed % 4 == 1 ? "free-deployment" : "historical";
        return operations.answer(
                ANNA,
                "new",
                Value.NO_FIELDS
                        .with("game", Value.of("kassala"))
                        .with("scenario", Value.of(scenario))
                        .with("options", options)
                        .with("seed", Value.of(seed)));
    }

    /** Plays up to so many choices at random; asks all there is to ask on the way. */
    private static Value.Fields play(
            Operations operations, Value.Fields begin, SplitMix64 random, int most) {
        Value.Fields view = begin;
        Value.Fields table = table(text(view, "table"));
        for (int i = 0; i < most && text(view, "pending").equals("choice"); i++) {
            Value.Fields offered = operations.answer(ANNA, "actions", table);
            List<Value> actions = ((Value.Items) offered.at("actions")).items();
            Value action = actions.get(random.below(actions.size()));
            Value.Fields asked = table.with("action", action);
            assertThat(operations.answer(ANNA, "explain", asked).at("legal"))
                    .isEqualTo(Value.of(true));
            if (random.below(10) == 0) {
                operations.answer(ANNA, "odds", asked);
                operations.answer(ANNA, "look", table.with("what", Value.of("duties")));
                operations.answer(ANNA, "suggest", table.with("level", Value.of("recruit")));
            }
            Value.Fields told = asked.with("entry", view.at("entry"));
            view = operations.answer(ANNA, "play", told);
            refusedWhenStale(operations, told);
        }
        return view;
    }

    private static void refusedWhenStale(Operations operations, Value.Fields told) {
        try {
            operations.answer(ANNA, "play", told);
            throw new AssertionError("played twice: " + told);
        } catch (Refusal refusal) {
            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.STALE);
        }
    }

    @Test
    void wholeGamesArePlayedAndTheirRecordsLoaded() {
        Operations operations = over(new MemoryTables(List.of(new KassalaGame())));
        for (int seed = 0; seed < GAMES; seed++) {
            Value.Fields begin = started(operations, seed);
            Value.Fields end = play(operations, begin, new SplitMix64(seed), 5_000);
            assertThat(end.at("pending")).isEqualTo(Value.of("over"));
            Value.Fields table = table(text(end, "table"));
            Value record = operations.answer(ANNA, "record", table).at("record");
            Value.Fields loaded =
                    operations.answer(ANNA, "load", Value.NO_FIELDS.with("record", record));
            assertThat(loaded.at("position")).isEqualTo(end.at("position"));
            assertThat(loaded.at("result")).isEqualTo(end.at("result"));
        }
    }

    @Test
    void aPositionIsGivenBackAndPlayedOn() {
        Operations operations = over(new MemoryTables(List.of(new KassalaGame())));
        Value.Fields view = play(operations, started(operations, 2), new SplitMix64(2), 40);
        Value.Fields again =
                operations.answer(
                        ANNA,
                        "new",
                        Value.NO_FIELDS
                                .with("game", Value.of("kassala"))
                                .with("options", view.at("options"))
                                .with("position", view.at("position")));
        assertThat(again.at("position")).isEqualTo(view.at("position"));
        assertThat(again.at("side")).isEqualTo(view.at("side"));
    }

    @Test
    void aGameGoesOnAfterEveryRestart(@TempDir Path folder) {
        SplitMix64 random = new SplitMix64(7);
        String id = "";
        Value.Fields view = Value.NO_FIELDS;
        for (int start = 0; start < 4; start++) {
            try (StoredTables tables =
                    new StoredTables(
                            List.of(new KassalaGame()), Database.sqlite(folder), _ -> {})) {
                Operations operations = over(tables);
                Value.Fields now =
                        start == 0
                                ? started(operations, 7)
                                : operations.answer(ANNA, "view", table(id));
                if (start > 0) {
                    assertThat(now.with("events", Value.NOTHING))
                            .isEqualTo(view.with("events", Value.NOTHING));
                }
                id = text(now, "table");
                view = play(operations, now, random, 25);
            }
        }
    }

    @Test
    void theServerStartsWithEveryGame(@TempDir Path folder) throws Exception {
        try (WebServer server =
                new WebServer(List.of(new KassalaGame()), players, Database.sqlite(folder))) {
            server.listen("127.0.0.1", 0);
            assertThat(server.port()).isPositive();
        }
    }
}
