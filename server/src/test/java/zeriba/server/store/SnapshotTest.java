package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.record.PlayerView;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TableAction;
import zeriba.engine.rules.Viewer;
import zeriba.server.Pebbles;
import zeriba.server.SlowPebbles;
import zeriba.server.database.Database;
import zeriba.server.dice.DiceSource;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.Table;
import zeriba.server.table.TableSnapshot;
import zeriba.server.table.TableSpec;

/** A long record is not read whole to be played on; what is kept for that can be lost. */
final class SnapshotTest {

    private static final Principal ANNA = new Principal("anna");

    private final SlowPebbles game = new SlowPebbles();
    private final Setup setup = Setup.of("heap");

    @TempDir private Path folder = Path.of("");

    @BeforeEach
    void gateIsOpen() {
        game.open();
    }

    /** A game in which choices are made and taken back, with a word now and then. */
    private Journal<Pebbles.Heap, Pebbles.Act> played(int entries) {
        Role white = game.about().roles().getFirst();
        Journal<Pebbles.Heap, Pebbles.Act> journal = Journal.begin(game, setup);
        journal = journal.after(new Entry.AtTable<>(white, new TableAction.Nonce("first")));
        journal = journal.after(chose(journal, 1));
        journal = journal.after(chose(journal, 2));
        while (journal.last() < entries) {
            journal =
                    journal.last() % 7 == 0
                            ? journal.after(
                                    new Entry.AtTable<>(
                                            white, new TableAction.Nonce("n" + journal.last())))
                            : journal.position().state().left() > 12
                                    ? journal.after(chose(journal, 1))
                                    : journal.after(
                                            new Entry.AtTable<>(white, new TableAction.Undo(1)));
        }
        return journal;
    }

    private static Entry<Pebbles.Act> chose(
            Journal<Pebbles.Heap, Pebbles.Act> journal, int pebbles) {
        Role by = Role.of(journal.position().state().side());
        return new Entry.Chose<>(by, DecisionSource.PERSON, new Pebbles.Act.Take(pebbles));
    }

    private StoredTables tables(Database database) {
        return new StoredTables(List.of(game), database, _ -> {});
    }

    /** A stored table of this game, with its snapshots. */
    private String stored(Journal<Pebbles.Heap, Pebbles.Act> journal) {
        Database database = Database.sqlite(folder);
        try (StoredTables tables = tables(database)) {
            String id =
                    tables.open(
                                    TableSpec.of(
                                            new Start.FromScenario(setup),
                                            journal,
                                            new DiceSource.Seeded(1),
                                            Seats.allOf(game, ANNA)))
                            .id();
            while (snapshots(database, id) < journal.last() / Snapshots.EVERY) {
                Thread.onSpinWait();
            }
            return id;
        }
    }

    private static int snapshots(Database database, String id) {
        return database.jdbi()
                .withHandle(handle ->
                        handle.select("select count(*) from snapshot where table_id = ?", id)
                                .mapTo(int.class)
                                .one());
    }

    private void same(Journal<Pebbles.Heap, Pebbles.Act> before, TableSnapshot<?, ?> scene) {
        Journal<?, ?> after = scene.journal();
        assertThat(after.milestone()).isEqualTo(before.milestone());
        assertThat(PlayerView.by(new Viewer.Public(), after).lines())
                .isEqualTo(PlayerView.by(new Viewer.Public(), before).lines());
        assertThat(after.standingNumbers()).isEqualTo(before.standingNumbers());
        for (int at = 0; at <= before.last(); at += 97) {
            assertThat(after.at(at).milestone()).isEqualTo(before.at(at).milestone());
        }
    }

    @Test
    void atAnyLengthNoMoreIsReplayedThanToTheLastSnapshotBeforeThePage() {
        List<Integer> read = new ArrayList<>();
        for (int entries : List.of(1_000, 6_000)) {
            String id = stored(played(entries));
            try (StoredTables tables = tables(Database.sqlite(folder))) {
                game.shut();
                game.open();
                Table<?, ?> table = tables.table(id);
                PlayerView<?, ?> seen = table.scene().seenBy(ANNA);
                for (int line = entries - 199; line <= entries; line++) {
                    assertThat(seen.line(line)).isNotEmpty();
                }
                read.add(game.read());
            }
        }
        assertThat(read).allMatch(n -> n > 0 && n <= 2 * Snapshots.EVERY + 200);
    }

    @Test
    void whatIsResumedIsTheSameToItsBeginning() {
        Journal<Pebbles.Heap, Pebbles.Act> journal = played(1_500);
        String id = stored(journal);
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            same(journal, tables.table(id).scene());
        }
    }

    @Test
    void whatIsResumedIsPlayedOnAndTakenBackPastItsSnapshot() {
        Journal<Pebbles.Heap, Pebbles.Act> journal = played(1_500);
        String id = stored(journal);
        Role white = game.about().roles().getFirst();
        int all = journal.choicesOf(white);
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            tables.table(id)
                    .enter(Table.ANY_ENTRY, draft -> draft.say(white, new TableAction.Undo(all)));
        }
        Journal<Pebbles.Heap, Pebbles.Act> undone =
                journal.after(new Entry.AtTable<>(white, new TableAction.Undo(all)));
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            same(undone, tables.table(id).scene());
        }
    }

    @Test
    void aSnapshotThatIsDamagedMissingOrOfOtherRulesDoesNoHarm() {
        Journal<Pebbles.Heap, Pebbles.Act> journal = played(1_500);
        String id = stored(journal);
        for (String harm :
                List.of(
                        "update snapshot set kept = substr(kept, 1, length(kept) - 9)",
                        "update snapshot set kept = 'nothing'",
                        "update snapshot set kept = '2' || substr(kept, 2)",
                        "update snapshot set number = number + 3",
                        "update snapshot set rules_version = 99",
                        "delete from snapshot where number % 512 = 0",
                        "delete from snapshot")) {
            Database database = Database.sqlite(folder);
            try (StoredTables tables = tables(database)) {
                tables.write(handle -> handle.execute(harm));
                same(journal, tables.table(id).scene());
            }
        }
    }

    @Test
    void aSnapshotThatTheRecordDoesNotBearOutIsPassedOver() {
        Journal<Pebbles.Heap, Pebbles.Act> journal = played(900);
        String id = stored(journal);
        Database database = Database.sqlite(folder);
        try (StoredTables tables = tables(database)) {
            tables.write(handle ->
                    handle.execute("update entry set digest = 'other' where number = 512"));
            tables.forget(id);
            assertThat(tables.table(id).scene().isPaused()).isTrue();
        }
    }

    @Test
    void snapshotsThatDoNotHoldAreReplacedByOthers() {
        String id = stored(played(1_500));
        Database database = Database.sqlite(folder);
        try (StoredTables tables = tables(database)) {
            tables.write(handle ->
                    handle.execute("update snapshot set kept = 'nothing', number = number + 3"));
            tables.table(id);
            while (undamaged(database) < 1_500 / Snapshots.EVERY) {
                Thread.onSpinWait();
            }
            tables.forget(id);
            game.shut();
            game.open();
            tables.table(id);
            assertThat(game.read()).isLessThan(Snapshots.EVERY + Table.PAGE);
        }
    }

    private static int undamaged(Database database) {
        return database.jdbi()
                .withHandle(handle ->
                        handle.select("select count(*) from snapshot where kept <> 'nothing'")
                                .mapTo(int.class)
                                .one());
    }

    @Test
    void whatIsLeftOfSnapshotsPastTheLastEntryIsNotUsed() {
        Journal<Pebbles.Heap, Pebbles.Act> journal = played(900);
        String id = stored(journal);
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            tables.write(handle -> handle.execute("delete from entry where number > 300"));
            tables.forget(id);
            assertThat(tables.table(id).scene().journal().milestone())
                    .isEqualTo(journal.at(300).milestone());
        }
    }
}
