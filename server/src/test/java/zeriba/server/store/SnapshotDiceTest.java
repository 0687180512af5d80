package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.SlowPebbles;
import zeriba.server.clock.TimeControl;
import zeriba.server.clock.TimeoutPolicy;
import zeriba.server.database.Database;
import zeriba.server.dice.Binding;
import zeriba.server.dice.DiceSecret;
import zeriba.server.dice.DiceSource;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.server.table.verify.Verification;
import zeriba.server.view.ViewScope;

/** What beside the position goes on from a snapshot: what dice are bound to, and clocks. */
final class SnapshotDiceTest {

    private static final Principal ANNA = new Principal("anna");
    private static final Binding BINDING = Binding.of(DiceSecret.ofHex("5e".repeat(32)));

    private final SlowPebbles game = new SlowPebbles();
    private final Setup setup = Setup.of("heap");

    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void gateIsOpen() {
        game.open();
    }

    private StoredTables tables() {
        return new StoredTables(List.of(game), Database.sqlite(folder), _ -> {});
    }

    private Table<Pebbles.Heap, Pebbles.Act> opened(StoredTables tables, TimeControl pace) {
        return tables.open(
                TableSpec.of(
                                new Start.FromScenario(setup),
                                Journal.begin(game, setup),
                                new DiceSource.Proven(BINDING),
                                Seats.allOf(game, ANNA))
                        .paced(pace));
    }

    /** Entries after which the position is the same. */
    private void longPlay(Table<Pebbles.Heap, Pebbles.Act> table, int times) {
        for (int i = 0; i < times; i++) {
            table.enter(
                    Table.ANY_ENTRY,
                    draft -> {
                        for (int j = 0; j < 75; j++) {
                            Role by = Role.of(draft.journal().position().state().side());
                            draft.choose(
                                    List.of(by), DecisionSource.PERSON, new Pebbles.Act.Take(1));
                            draft.say(by, new TableAction.Undo(1));
                        }
                    });
        }
    }

    private static Value.Fields ask(StoredTables tables, String operation, String... given) {
        Value.Fields fields = Value.NO_FIELDS;
        for (int i = 0; i < given.length; i += 2) {
            fields = fields.with(given[i], Value.of(given[i + 1]));
        }
        return new Operations(tables, new FirstOption(), ViewScope.PROTOCOL)
                .answer(ANNA, operation, fields);
    }

    /** A game whose end is taken back, so that its dice are bound to a second secret. */
    private String playedInTwoPeriods(StoredTables tables) {
        Table<Pebbles.Heap, Pebbles.Act> table = opened(tables, new TimeControl.Free());
        String id = table.id();
        ask(tables, "say", "table", id, "word", "nonce", "text", "luck");
        ask(tables, "play", "table", id, "action", "gamble");
        ask(tables, "play", "table", id, "action", "take 1");
        ask(tables, "say", "table", id, "word", "resign");
        ask(tables, "undo", "table", id);
        ask(tables, "say", "table", id, "word", "nonce", "text", "again");
        ask(tables, "play", "table", id, "action", "gamble");
        longPlay(table, 7);
        awaitSnapshots(tables, table);
        return id;
    }

    private static void awaitSnapshots(StoredTables tables, Table<?, ?> table) {
        int last = table.scene().journal().last();
        while (lastKept(tables) <= last - Snapshots.EVERY) {
            Thread.onSpinWait();
        }
    }

    private static int lastKept(StoredTables tables) {
        return tables.read(handle ->
                handle.select("select coalesce(max(number), 0) from snapshot")
                        .mapTo(int.class)
                        .one());
    }

    @Test
    void diceOfAResumedTableFallByTheSecretOfItsPeriodAndItsRecordHolds()
            throws UnreadableException {
        String id;
        try (StoredTables tables = tables()) {
            id = playedInTwoPeriods(tables);
        }
        try (StoredTables tables = tables()) {
            game.shut();
            game.open();
            tables.table(id);
            assertThat(game.read()).isLessThan(Snapshots.EVERY + Table.PAGE);
            ask(tables, "play", "table", id, "action", "gamble");
            ask(tables, "say", "table", id, "word", "resign");
            Value record = ask(tables, "record", "table", id).at("record");
            Verification found = Verification.of(game, ((Value.Text) record).text());
            assertThat(found.faults()).isEmpty();
            assertThat(found.throwsProved()).isEqualTo(3);
        }
    }

    @Test
    void noSnapshotHasASecret() {
        try (StoredTables tables = tables()) {
            playedInTwoPeriods(tables);
            String kept =
                    tables.read(handle ->
                            String.join(
                                    "\n",
                                    handle.select("select kept from snapshot")
                                            .mapTo(String.class)
                                            .list()));
            List<String> secrets =
                    IntStream.rangeClosed(0, 3).mapToObj(p -> BINDING.secret(p).hex()).toList();
            assertThat(kept).contains("again").doesNotContain(BINDING.root().hex());
            assertThat(secrets).noneMatch(kept::contains);
        }
    }

    @Test
    void aSnapshotOfOtherDiceIsPassedOver() {
        String id;
        try (StoredTables tables = tables()) {
            id = playedInTwoPeriods(tables);
            tables.write(handle -> handle.execute("update game_table set dice = 'seed 7'"));
        }
        try (StoredTables tables = tables()) {
            game.shut();
            game.open();
            Table<?, ?> table = tables.table(id);
            assertThat(game.read()).isGreaterThan(table.scene().journal().last() / 3);
        }
    }

    @Test
    void clocksOfAResumedTableAreThoseOfItsRecord() {
        try (StoredTables tables = tables()) {
            Table<Pebbles.Heap, Pebbles.Act> table =
                    opened(tables, new TimeControl.Live(36_000, 5, TimeoutPolicy.DEFAULT));
            longPlay(table, 7);
            awaitSnapshots(tables, table);
            tables.forget(table.id());
            game.shut();
            game.open();
            Table<?, ?> resumed = tables.table(table.id());
            assertThat(game.read()).isLessThan(Snapshots.EVERY + Table.PAGE);
            tables.write(handle -> handle.execute("delete from snapshot"));
            tables.forget(table.id());
            Table<?, ?> replayed = tables.table(table.id());
            assertThat(resumed.scene().clocks()).isEqualTo(replayed.scene().clocks());
            assertThat(replayed.scene().clocks().runs()).isTrue();
        }
    }
}
