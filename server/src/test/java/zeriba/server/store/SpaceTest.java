package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import zeriba.engine.GameRecord.Start;
import zeriba.engine.Journal;
import zeriba.engine.Setup;
import zeriba.engine.UnreadableException;
import zeriba.server.Pebbles;
import zeriba.server.table.Asker;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.Opening;
import zeriba.server.table.Refusal;
import zeriba.server.table.Seats;
import zeriba.server.table.Table;
import zeriba.server.table.Throws;

/** Memory has room for so many tables. */
class SpaceTest {

    private static final long WATCHED = TimeUnit.DAYS.toMillis(1);

    private final Pebbles game = new Pebbles();
    private final MemoryTables tables = new MemoryTables(List.of(game));
    private final Map<String, Table<?, ?>> awake = new ConcurrentHashMap<>();

    private void open(int many) throws UnreadableException {
        Setup setup = game.about().complete(new Setup("heap", Map.of(), Map.of()));
        for (int i = 0; i < many; i++) {
            Table<?, ?> table =
                    tables.open(
                            Opening.of(
                                    new Start.FromScenario(setup),
                                    Journal.begin(game, setup),
                                    new Throws.Seeded(1),
                                    Seats.allOf(game, Asker.OWNER)));
            awake.put(table.id(), table);
        }
    }

    @Test
    void whereThereIsRoomNothingIsPutAway() throws UnreadableException {
        open(9);
        new Space(10, 0).forNew(awake);
        assertThat(awake).hasSize(9);
    }

    @Test
    void tablesThatNobodyWatchesMakeRoom() throws UnreadableException {
        open(10);
        Space space = new Space(10, 0);
        space.forNew(awake);
        assertThat(awake)
                .hasSizeBetween(1, 9)
                .allSatisfy((_, table) -> assertThat(table.isClosed()).isFalse());
        assertThat(space.refused()).isZero();
    }

    @Test
    void whereAllAreWatchedANewTableIsRefusedAndOneThatThereIsNot() throws UnreadableException {
        open(10);
        Space space = new Space(10, WATCHED);
        assertThatThrownBy(() -> space.forNew(awake))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> {
                            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.BUSY);
                            assertThat(refusal.reason()).contains("try again in 30 seconds");
                        });
        space.forKnown(awake);
        assertThat(awake).hasSize(10);
        assertThat(space.refused()).isEqualTo(1);
        open(2);
        assertThatThrownBy(() -> space.forKnown(awake)).isInstanceOf(Refusal.class);
    }
}
