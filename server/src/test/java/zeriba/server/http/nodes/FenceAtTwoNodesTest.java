package zeriba.server.http.nodes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Setup;
import zeriba.server.Pebbles;
import zeriba.server.database.Database;
import zeriba.server.database.Fence;
import zeriba.server.database.Shards;
import zeriba.server.dice.DiceSource;
import zeriba.server.http.Databases;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.store.StoredTables;
import zeriba.server.table.ChatMessage;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;
import zeriba.testkit.Until;

/** A server that has lost a table writes nothing there any more, whatever it believes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class FenceAtTwoNodesTest {

    private static final Pebbles GAME = new Pebbles();
    private static final Principal ANNA = new Principal("anna");

    /** All who ask wait at the same time. */
    private static final Executor EACH = work -> Thread.ofVirtual().start(work);

    private final String address = Databases.postgres();
    private final Database former = Database.postgresql(address);
    private final Database latter = Database.postgresql(address);
    private final StoredTables there = new StoredTables(List.of(GAME), former, _ -> {});
    private final StoredTables here = new StoredTables(List.of(GAME), latter, _ -> {});

    @AfterAll
    void end() {
        here.close();
        there.close();
    }

    /** Shards are chance's, and one that a test before has left held would refuse the next. */
    @AfterEach
    void giveBackEveryShard() {
        for (Database each : List.of(former, latter)) {
            IntStream.range(0, Shards.COUNT)
                    .filter(each.fence()::isHeld)
                    .forEach(each.fence()::release);
        }
    }

    private static Table<Pebbles.Heap, Pebbles.Act> opened(StoredTables tables) {
        Setup setup = Setup.of("heap");
        return tables.open(
                TableSpec.of(
                        new Start.FromScenario(setup),
                        Journal.begin(GAME, setup),
                        new DiceSource.Seeded(1),
                        Seats.allOf(GAME, ANNA)));
    }

    @SuppressWarnings("unchecked") // all tables here are of this game
    private static void take(StoredTables tables, String id) {
        ((Table<Pebbles.Heap, Pebbles.Act>) tables.table(id))
                .enter(
                        Table.ANY_ENTRY,
                        draft ->
                                draft.choose(
                                        GAME.about().roles(),
                                        DecisionSource.PERSON,
                                        new Pebbles.Act.Take(1)));
    }

    private static int entries(StoredTables tables, String id) {
        return tables.table(id).lines().size();
    }

    @Test
    void underAnOldEpochNothingIsKept() {
        String id = opened(there).id();
        int shard = Shards.of(id);
        long before = former.fence().claim(shard);
        take(there, id);
        assertThat(latter.fence().claim(shard)).isEqualTo(before + 1);
        assertMoved(() -> take(there, id));
        assertMoved(() -> there.table(id).remark(new ChatMessage("white", "anna", "late", 1)));
        take(here, id);
        assertThat(entries(here, id)).isEqualTo(2);
        assertThat(here.table(id).scene().remarks()).isEmpty();
        assertThat(former.fence().isHeld(shard)).as("it knows by now").isFalse();
    }

    /** Of two in memory one would be told of nothing. */
    @Test
    void whatIsBeingReadWhileItsShardIsHandedOverStaysInMemoryNowhere() throws Exception {
        String id = opened(here).id();
        int shard = Shards.of(id);
        Database own = Database.postgresql(address);
        StoredTables reading = new StoredTables(List.of(GAME), own, _ -> {});
        try (Connection third = connection();
                Statement statement = third.createStatement()) {
            own.fence().keepToOwn();
            own.fence().claim(shard);
            third.setAutoCommit(false);
            statement.execute("lock table game_table in access exclusive mode");
            CompletableFuture<Void> read =
                    CompletableFuture.runAsync(() -> reading.table(id), EACH);
            Until.holds("it is being read", () -> areBlocked(1));
            own.fence().release(shard);
            reading.disown(shard);
            third.rollback();
            assertThatThrownBy(read::join)
                    .cause()
                    .isInstanceOfSatisfying(
                            Refusal.class,
                            refusal -> assertThat(refusal.kind()).isEqualTo(Refusal.Kind.MOVED));
            assertThat(reading.awake()).isZero();
        } finally {
            reading.close();
        }
    }

    @Test
    void whatIsJustBeingWrittenIsKeptBeforeAnotherTakesTheShard() throws Exception {
        String id = opened(there).id();
        int shard = Shards.of(id);
        former.fence().claim(shard);
        CompletableFuture<Long> claimed;
        CompletableFuture<Void> said;
        try (Connection third = connection();
                Statement statement = third.createStatement()) {
            third.setAutoCommit(false);
            statement.execute("lock table remark in exclusive mode");
            said = CompletableFuture.runAsync(() -> say(id));
            Until.holds("a write has begun", () -> areBlocked(1));
            claimed = CompletableFuture.supplyAsync(() -> latter.fence().claim(shard));
            Until.holds("the shard is waited for", () -> areBlocked(2));
            third.rollback();
        }
        said.join();
        claimed.join();
        assertThat(here.table(id).scene().remarks()).hasSize(1);
        assertMoved(() -> take(there, id));
    }

    @Test
    void ofManyShardsThatAreClaimedAtOnceOneAtWhichSomebodyWritesHoldsUpNoOther() throws Exception {
        List<CompletableFuture<Long>> claims;
        try (Connection third = connection();
                Statement statement = third.createStatement()) {
            third.setAutoCommit(false);
            statement.execute("select * from lease where name = 'shard 150' for share");
            claims =
                    IntStream.range(100, 200)
                            .mapToObj(shard ->
                                    CompletableFuture.supplyAsync(
                                            () -> latter.fence().claim(shard), EACH))
                            .toList();
            List<CompletableFuture<Long>> all = claims;
            Until.holds("all but one are claimed", () -> done(all) == 99);
            Until.holds("the last is waited for", () -> areBlocked(1));
            assertThat(latter.fence().isHeld(150)).isFalse();
            third.rollback();
        }
        claims.forEach(claim -> assertThat(claim.join()).isPositive());
        assertThat(IntStream.range(100, 200)).allMatch(shard -> latter.fence().isHeld(shard));
    }

    private static long done(List<CompletableFuture<Long>> all) {
        return all.stream().filter(CompletableFuture::isDone).count();
    }

    private void say(String id) {
        there.table(id).remark(new ChatMessage("white", "anna", "just in time", 1));
    }

    @Test
    void aShardThatIsGivenBackIsEverybodys() {
        String id = opened(there).id();
        int shard = Shards.of(id);
        latter.fence().claim(shard);
        assertMoved(() -> take(there, id));
        latter.fence().release(shard);
        take(there, id);
        former.fence().claim(shard);
        latter.fence().release(shard);
        take(there, id);
        assertThat(entries(here, id)).isEqualTo(2);
    }

    @Test
    void whoeverRenewsHearsWhatItHasLost() {
        former.fence().claim(7);
        former.fence().claim(8);
        latter.fence().claim(8);
        former.jdbi().useHandle(former.fence()::renew);
        assertThat(former.fence().isHeld(7)).isTrue();
        assertThat(former.fence().isHeld(8)).isFalse();
        assertThat(latter.fence().isHeld(8)).isTrue();
    }

    @Test
    void aServerAloneOwnsEverything(@TempDir Path folder) {
        Database database = Database.sqlite(folder);
        try (StoredTables tables = new StoredTables(List.of(GAME), database, _ -> {})) {
            String id = opened(tables).id();
            assertThat(database.fence()).isSameAs(Fence.ALONE);
            assertThat(database.fence().isHeld(Shards.of(id))).isTrue();
            take(tables, id);
            assertThat(entries(tables, id)).isEqualTo(1);
        }
    }

    private static void assertMoved(ThrowingCallable work) {
        assertThatThrownBy(work)
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> {
                            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.MOVED);
                            assertThat(refusal.retryAfter()).isPresent();
                        });
    }

    private Connection connection() throws SQLException {
        return DriverManager.getConnection(
                address.replace("postgresql://postgres@", "jdbc:postgresql://"), "postgres", "");
    }

    private boolean areBlocked(int many) throws SQLException {
        try (Connection connection = connection();
                Statement statement = connection.createStatement();
                ResultSet found =
                        statement.executeQuery(
                                "select count(*) from pg_stat_activity where wait_event_type ="
                                        + " 'Lock' and datname = current_database()")) {
            return found.next() && found.getInt(1) == many;
        }
    }
}
