package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.record.GameRecord.Start;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.DecisionSource;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.server.HandTime;
import zeriba.server.Pebbles;
import zeriba.server.clock.TimeControlText;
import zeriba.server.database.Database;
import zeriba.server.dice.DiceSource;
import zeriba.server.seat.Principal;
import zeriba.server.seat.Seats;
import zeriba.server.table.Table;
import zeriba.server.table.TableSpec;

/** At which tables the clockwork looks: where somebody's time may be over. */
class AlarmTest {

    private static final Duration LEAP = Duration.ofDays(300);

    private final Pebbles game = new Pebbles();
    private final HandTime time = new HandTime();

    @TempDir private Path folder = Path.of("");

    private StoredTables tables() {
        return new StoredTables(List.of(game), Database.sqlite(folder), _ -> {}, time);
    }

    /** A table where both sides have chosen once, so that white's clock runs. */
    private String opened(StoredTables tables, String pace) throws UnreadableException {
        Setup setup = Setup.of("heap");
        Table<Pebbles.Heap, Pebbles.Act> table =
                tables.open(
                        TableSpec.of(
                                        new Start.FromScenario(setup),
                                        Journal.begin(game, setup),
                                        new DiceSource.Seeded(1),
                                        Seats.allOf(game, new Principal("anna")))
                                .paced(TimeControlText.read(pace)));
        for (int i = 0; i < 2; i++) {
            table.enter(
                    Table.ANY_ENTRY,
                    draft ->
                            draft.choose(
                                    game.about().roles(),
                                    DecisionSource.PERSON,
                                    new Pebbles.Act.Take(1)));
        }
        return table.id();
    }

    @ParameterizedTest
    @ValueSource(strings = {"live 172800+0 claim", "correspondence 1+1 default"})
    void itLooksNowhereBecauseAClockWasSetOrTheMachineSlept(String pace)
            throws UnreadableException {
        String table;
        try (StoredTables tables = tables()) {
            table = opened(tables, pace);
            time.set(LEAP);
            assertThat(tables.due()).isEmpty();
            time.sleep(LEAP);
            assertThat(tables.due()).isEmpty();
            time.set(LEAP.negated());
            time.pass(Duration.ofDays(1));
            assertThat(tables.due()).isEmpty();
        }
        time.pass(LEAP);
        try (StoredTables tables = tables()) {
            assertThat(tables.due()).isEmpty();
            time.pass(Duration.ofDays(1));
            assertThat(tables.due()).containsExactly(table);
        }
    }

    @Test
    void itIsKnownAheadThatSomebodysTimeIsOverSoon() throws UnreadableException {
        try (StoredTables tables = tables()) {
            opened(tables, "live 172800+0 claim");
            time.pass(Duration.ofDays(2).minusSeconds(1));
            assertThat(tables.isAnyDue(500)).isFalse();
            assertThat(tables.isAnyDue(2_000)).isTrue();
            assertThat(tables.due()).isEmpty();
        }
    }
}
