package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.server.Pebbles;
import zeriba.server.dice.DiceSource;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.MemoryTables;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;

/** Memory has room for so many tables. */
class MemoryBudgetTest {

    private static final long WATCHED = TimeUnit.DAYS.toMillis(1);

    private final Pebbles game = new Pebbles();
    private final MemoryTables tables = new MemoryTables(List.of(game));
    private final LoadedTables awake =
            new LoadedTables(
                    id -> {
                        throw new AssertionError(id + " is read");
                    },
                    _ -> {});

    private void open(int many) throws UnreadableException {
        Setup setup = game.about().complete(new Setup("heap", Map.of(), Map.of()));
        for (int i = 0; i < many; i++) {
            Table<?, ?> table =
                    tables.open(
                            TableSpec.of(
                                    new Start.FromScenario(setup),
                                    Journal.begin(game, setup),
                                    new DiceSource.Seeded(1),
                                    Seats.allOf(game, Principal.OWNER)));
            awake.add(table);
        }
    }

    @Test
    void whereThereIsRoomNothingIsPutAway() throws UnreadableException {
        open(9);
        new MemoryBudget(10, 0).forNew(awake);
        assertThat(awake.size()).isEqualTo(9);
    }

    @Test
    void tablesThatNobodyWatchesMakeRoom() throws UnreadableException {
        open(10);
        MemoryBudget space = new MemoryBudget(10, 0);
        space.forNew(awake);
        assertThat(awake.all())
                .hasSizeBetween(1, 9)
                .allSatisfy(table -> assertThat(table.isClosed()).isFalse());
        assertThat(space.refused()).isZero();
    }

    @Test
    void whereAllAreWatchedANewTableIsRefusedAndOneThatThereIsNot() throws UnreadableException {
        open(10);
        MemoryBudget space = new MemoryBudget(10, WATCHED);
        assertThatThrownBy(() -> space.forNew(awake))
                .isInstanceOfSatisfying(
                        Refusal.class,
                        refusal -> {
                            assertThat(refusal.kind()).isEqualTo(Refusal.Kind.BUSY);
                            assertThat(refusal.reason()).contains("try again in 30 seconds");
                        });
        space.forKnown(awake);
        assertThat(awake.size()).isEqualTo(10);
        assertThat(space.refused()).isEqualTo(1);
        open(2);
        assertThatThrownBy(() -> space.forKnown(awake)).isInstanceOf(Refusal.class);
    }

    /** Somebody looks at a table while all are put in order. */
    @Test
    void whatChangesWhileItIsPutInOrderIsAskedForOnce() {
        SplitMix64 random = SplitMix64.of(1, 1);
        Map<Integer, Long> asked = new HashMap<>();
        List<Integer> all = IntStream.range(0, 1_000).boxed().toList();
        List<Integer> ordered =
                MemoryBudget.mostFirst(
                        all,
                        one -> {
                            long number = random.below(1_000_000);
                            assertThat(asked.put(one, number)).as("asked before").isNull();
                            return number;
                        });
        assertThat(ordered).containsExactlyInAnyOrderElementsOf(all);
        assertThat(ordered.stream().map(asked::get).toList())
                .isSortedAccordingTo(Comparator.reverseOrder());
    }
}
