package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Entry;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Setup;
import zeriba.engine.rules.TableAction;
import zeriba.server.Pebbles;
import zeriba.server.database.Database;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;

/** A table with a long record is written in parts: others go between, nobody finds half of it. */
@Timeout(120)
final class TableOpeningsTest {

    private static final Principal ANNA = new Principal("anna");
    private static final Pebbles PEBBLES = new Pebbles();
    private static final Setup HEAP = Setup.of("heap");
    private static final int PARTS = 12;
    private static final Journal<Pebbles.Heap, Pebbles.Act> LONG =
            played(PARTS * TableOpenings.PART - 7);

    @TempDir private Path folder = Path.of("");

    private final Faults faults = new Faults();

    private static Journal<Pebbles.Heap, Pebbles.Act> played(int entries) {
        Role white = PEBBLES.about().roles().getFirst();
        Journal<Pebbles.Heap, Pebbles.Act> journal = Journal.begin(PEBBLES, HEAP);
        for (int i = 1; i <= entries; i++) {
            journal = journal.after(new Entry.AtTable<>(white, new TableAction.Nonce("n" + i)));
        }
        return journal;
    }

    private static StoredTables tables(Database database) {
        return new StoredTables(List.of(PEBBLES), database, _ -> {});
    }

    private static Table<?, ?> opened(
            StoredTables tables, Journal<Pebbles.Heap, Pebbles.Act> journal) {
        return tables.open(
                TableSpec.of(
                        new Start.FromScenario(HEAP),
                        journal,
                        new DiceSource.Seeded(1),
                        Seats.allOf(PEBBLES, ANNA)));
    }

    private static int count(Handle handle, String from) {
        return handle.select("select count(*) from " + from).mapTo(int.class).one();
    }

    private static int count(Database database, String from) {
        return database.jdbi().withHandle(handle -> count(handle, from));
    }

    /**
     * Opens a long table and has somebody else write all the while; each such write is done when
     * the next one already waits.
     *
     * @param seen told of the database in the midst of each of them
     */
    private static String openedWhileOthersWrite(
            StoredTables tables, int others, Consumer<Handle> seen) throws Exception {
        try (ExecutorService askers = Executors.newThreadPerTaskExecutor(Thread::new)) {
            Semaphore begun = new Semaphore(0);
            Semaphore go = new Semaphore(0);
            List<CompletableFuture<Void>> asked = new ArrayList<>();
            asked.add(
                    CompletableFuture.runAsync(
                            () ->
                                    tables.write(_ -> {
                                        begun.release();
                                        go.acquireUninterruptibly();
                                    }),
                            askers));
            begun.acquire();
            CompletableFuture<String> opened = new CompletableFuture<>();
            awaitWaiting(
                    Thread.ofPlatform()
                            .start(() ->
                                    opened.completeAsync(
                                            () -> opened(tables, LONG).id(), Runnable::run)));
            for (int i = 0; i < others; i++) {
                Thread next =
                        Thread.ofPlatform()
                                .start(() ->
                                        tables.write(handle -> {
                                            begun.release();
                                            go.acquireUninterruptibly();
                                            seen.accept(handle);
                                        }));
                asked.add(CompletableFuture.runAsync(() -> join(next), askers));
                awaitWaiting(next);
                go.release();
                begun.acquire();
            }
            go.release();
            asked.forEach(CompletableFuture::join);
            return opened.join();
        }
    }

    /** Until what it has to write stands in the queue. */
    private static void awaitWaiting(Thread thread) {
        while (thread.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whoeverWritesMeanwhileWaitsForOnePartAtMost() throws Exception {
        List<Integer> written = new ArrayList<>();
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            String id =
                    openedWhileOthersWrite(
                            tables, PARTS / 2, handle -> written.add(count(handle, "entry")));
            assertThat(written.getFirst()).isEqualTo(TableOpenings.PART);
            for (int i = 1; i < written.size(); i++) {
                assertThat(written.get(i))
                        .isLessThanOrEqualTo(written.get(i - 1) + TableOpenings.PART);
            }
            assertThat(written.getLast()).isLessThan(LONG.last());
            tables.forget(id);
            assertThat(tables.table(id).scene().journal().last()).isEqualTo(LONG.last());
        }
    }

    @Test
    void nobodyFindsATableBeforeItIsWhole() throws Exception {
        List<Integer> found = new ArrayList<>();
        List<Integer> begun = new ArrayList<>();
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            openedWhileOthersWrite(
                    tables,
                    PARTS / 2,
                    handle -> {
                        begun.add(count(handle, "game_table"));
                        found.add(
                                count(handle, "game_table where closed = 0")
                                        + count(handle, "hold")
                                        + count(handle, "seat"));
                    });
            assertThat(begun).containsOnly(1);
            assertThat(found).containsOnly(0);
            assertThat(tables.holders().tablesOf(ANNA)).hasSize(1);
        }
    }

    /** What is on the disk in the midst of it is what a kill leaves. */
    @Test
    void ofATableThatAKilledServerHasNotFinishedTheNextKeepsNothing() throws Exception {
        Path left = Files.createDirectory(folder.resolve("left"));
        List<Integer> written = new ArrayList<>();
        try (StoredTables tables = tables(Database.sqlite(folder.resolve("first")))) {
            openedWhileOthersWrite(
                    tables,
                    PARTS / 2,
                    handle -> {
                        written.add(count(handle, "entry"));
                        copy(folder.resolve("first"), left);
                    });
        }
        assertThat(written.getLast()).isPositive();
        Database database = Database.sqlite(left);
        try (StoredTables tables = tables(database)) {
            assertThat(count(database, "entry")).isZero();
            assertThat(count(database, "game_table")).isZero();
            assertThat(opened(tables, LONG).scene().journal().last()).isEqualTo(LONG.last());
        }
    }

    private static void copy(Path from, Path to) {
        try {
            for (String end : List.of("", "-wal")) {
                Path file = to.resolve(Database.FILE + end);
                Files.deleteIfExists(file);
                Files.copy(from.resolve(Database.FILE + end), file);
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whereAPartFailsNothingIsLeftAndTheNextTableIsWhole(Faults.Kind kind) {
        Database database =
                Database.sqlite(folder, Database.sqliteConfig(), source -> faults.around(source));
        try (StoredTables tables = tables(database)) {
            for (int commit = 1; commit < PARTS; commit += 3) {
                faults.layInCommit(kind, commit);
                assertThatThrownBy(() -> opened(tables, LONG)).isInstanceOf(Refusal.class);
                assertThat(faults.takeAway()).isTrue();
                assertThat(count(database, "entry")).isZero();
                assertThat(count(database, "game_table")).isZero();
            }
            assertThat(opened(tables, LONG).scene().journal().last()).isEqualTo(LONG.last());
        }
    }
}
