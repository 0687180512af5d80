package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Setup;
import zeriba.server.Pebbles;
import zeriba.server.SlowPebbles;
import zeriba.server.database.Database;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.ChatMessage;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.testkit.Until;

/** A table that is read again is the matter of whoever asks for it, and of nobody else. */
final class WakingTest {

    private static final Principal ANNA = new Principal("anna");

    /** More than there are connections to read with. */
    private static final int TABLES = Database.mostHeld() + 2;

    private final SlowPebbles slow = new SlowPebbles();
    private final Pebbles quick = new Pebbles();

    @TempDir private Path folder = Path.of("");

    private final ExecutorService askers = Executors.newVirtualThreadPerTaskExecutor();

    @BeforeEach
    void gateIsOpen() {
        slow.open();
    }

    @AfterEach
    void nobodyWaits() {
        slow.open();
        askers.close();
    }

    private StoredTables tables(Database database) {
        return new StoredTables(List.of(slow, quick), database, _ -> {});
    }

    private static Table<Pebbles.Heap, Pebbles.Act> opened(
            StoredTables tables, Game<Pebbles.Heap, Pebbles.Act> game) {
        Setup setup = Setup.of("heap");
        Table<Pebbles.Heap, Pebbles.Act> table =
                tables.open(
                        TableSpec.of(
                                new Start.FromScenario(setup),
                                Journal.begin(game, setup),
                                new DiceSource.Seeded(1),
                                Seats.allOf(game, ANNA)));
        table.enter(
                Table.ANY_ENTRY,
                draft ->
                        draft.choose(
                                game.about().roles(),
                                DecisionSource.PERSON,
                                new Pebbles.Act.Take(1)));
        return table;
    }

    private List<String> kept() {
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                ids.add(opened(tables, slow).id());
            }
            ids.add(opened(tables, quick).id());
            return ids;
        }
    }

    private void awaitRead(int actions) {
        while (slow.read() < actions) {
            Thread.onSpinWait();
        }
    }

    @Test
    void tablesThatArePlayedAgainHoldNoConnectionAndLetOthersReadAndWrite() {
        List<String> ids = kept();
        Database database = Database.sqlite(folder);
        try (StoredTables tables = tables(database)) {
            slow.shut();
            List<CompletableFuture<Table<?, ?>>> asked =
                    ids.subList(0, TABLES).stream()
                            .map(id ->
                                    CompletableFuture.<Table<?, ?>>supplyAsync(
                                            () -> tables.table(id), askers))
                            .toList();
            awaitRead(TABLES);
            assertThat(database.held()).isZero();
            Table<?, ?> other = tables.table(ids.getLast());
            other.remark(new ChatMessage("white", "nobody waits for them", 1));
            assertThat(other.scene().remarks()).hasSize(1);
            assertThat(asked).noneMatch(CompletableFuture::isDone);
            slow.open();
            asked.forEach(table -> assertThat(table.join().scene().journal().last()).isEqualTo(1));
        }
    }

    @Test
    void moreThanThereAreConnectionsWaitTheirTurnAndNotForAConnection()
            throws InterruptedException {
        List<String> ids = kept();
        Database database = Database.sqlite(folder);
        CountDownLatch reading = new CountDownLatch(database.readers());
        CompletableFuture<Boolean> end = new CompletableFuture<>();
        try (StoredTables tables = tables(database)) {
            for (int i = 0; i < database.readers(); i++) {
                askers.execute(() ->
                        tables.readInTurn(_ -> {
                            reading.countDown();
                            return end.join();
                        }));
            }
            reading.await();
            List<CompletableFuture<Table<?, ?>>> asked =
                    ids.stream()
                            .map(id ->
                                    CompletableFuture.<Table<?, ?>>supplyAsync(
                                            () -> tables.table(id), askers))
                            .toList();
            Until.holds("all wait", () -> tables.waiting() == ids.size());
            end.complete(true);
            asked.forEach(table -> assertThat(table.join().scene().journal().last()).isEqualTo(1));
        } finally {
            end.complete(true);
        }
    }

    @Test
    void aShortTableIsReadAgainWithoutLookingForSnapshots() {
        List<String> ids = kept();
        Database database = Database.sqlite(folder);
        List<String> asked = new CopyOnWriteArrayList<>();
        try (StoredTables tables = tables(database)) {
            database.jdbi()
                    .setSqlLogger(
                            new SqlLogger() {
                                @Override
                                public void logAfterExecution(StatementContext context) {
                                    asked.add(context.getRawSql());
                                }
                            });
            assertThat(tables.table(ids.getFirst()).scene().journal().last()).isEqualTo(1);
            assertThat(asked).hasSize(7).noneMatch(question -> question.contains("snapshot"));
        }
    }

    @Test
    void whoAsksForATableThatIsBeingReadGetsThatOne() {
        List<String> ids = kept();
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            slow.shut();
            CompletableFuture<Table<?, ?>> first =
                    CompletableFuture.supplyAsync(() -> tables.table(ids.getFirst()), askers);
            awaitRead(1);
            CompletableFuture<Table<?, ?>> second =
                    CompletableFuture.supplyAsync(() -> tables.table(ids.getFirst()), askers);
            slow.open();
            assertThat(second.join()).isSameAs(first.join());
            assertThat(slow.read()).isEqualTo(1);
        }
    }

    @Test
    void whatIsForgottenWhileItIsReadIsReadAgain() {
        List<String> ids = kept();
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            slow.shut();
            CompletableFuture<Table<?, ?>> first =
                    CompletableFuture.supplyAsync(() -> tables.table(ids.getFirst()), askers);
            awaitRead(1);
            tables.forget(ids.getFirst());
            slow.open();
            assertThat(tables.table(ids.getFirst())).isSameAs(first.join());
            assertThat(slow.read()).isGreaterThan(1);
        }
    }

    @Test
    void anErrorInACommitIsToldAndTheNextCommitIsMade() {
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            assertThatThrownBy(() ->
                            tables.write(_ -> {
                                throw new OutOfMemoryError("none left");
                            }))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("cannot keep this now");
            opened(tables, quick).remark(new ChatMessage("white", "and on it goes", 1));
        }
    }

    /** One that cannot even be told of, as where there is no memory left to tell it with. */
    private static final class Unspeakable extends Error {
        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new OutOfMemoryError("none left to say so");
        }
    }

    @Test
    @Timeout(60)
    void neitherAnErrorThatCannotBeToldNorAnInterruptEndsTheWriter() {
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            assertThatThrownBy(() ->
                            tables.write(_ -> {
                                throw new Unspeakable();
                            }))
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("cannot keep this now");
            tables.write(_ -> Thread.currentThread().interrupt());
            opened(tables, quick).remark(new ChatMessage("white", "and on it goes", 1));
        }
    }

    @Test
    @Timeout(60)
    void whoeverWritesWhileTheStoreClosesIsAnswered() throws InterruptedException {
        StoredTables tables = tables(Database.sqlite(folder));
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            writers.add(
                    Thread.ofVirtual()
                            .start(() -> {
                                try {
                                    while (true) {
                                        tables.write(_ -> {});
                                    }
                                } catch (Refusal _) {
                                    // the store is closed, and says so
                                }
                            }));
        }
        tables.close();
        for (Thread writer : writers) {
            writer.join();
        }
    }

    @Test
    void aTableThatCannotBeReadIsRefusedWhateverIsWrongWithIt() {
        List<String> ids = kept();
        Database database = Database.sqlite(folder);
        try (StoredTables tables = tables(database)) {
            database.jdbi()
                    .useHandle(handle ->
                            handle.execute(
                                    "update game_table set dice = 'seed', head = ? where id = ?",
                                    "zeriba 1\ngame pebbles 1\nposition {\n",
                                    ids.getLast()));
            assertThatThrownBy(() -> tables.table(ids.getLast())).isInstanceOf(Refusal.class);
            assertThat(tables.table(ids.getFirst()).scene().journal().last()).isEqualTo(1);
        }
    }

    @Test
    void whatIsSaidAfterSomebodyLeftWithItsRemarksIsKept() {
        try (StoredTables tables = tables(Database.sqlite(folder))) {
            Table<Pebbles.Heap, Pebbles.Act> table = opened(tables, quick);
            table.remark(new ChatMessage("white", "one", 1));
            table.remark(new ChatMessage("white", "two", 2));
            String id = table.id();
            tables.write(id, h -> h.execute("delete from remark where number = 1"));
            tables.forget(id);
            tables.table(id).remark(new ChatMessage("white", "three", 3));
            assertThat(tables.table(id).scene().remarks())
                    .extracting(ChatMessage::text)
                    .containsExactly("two", "three");
        }
    }
}
