package zeriba.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;
import zeriba.server.Pebbles;
import zeriba.server.clock.Clocks;
import zeriba.server.clock.Stamp;
import zeriba.server.clock.TimeControlText;
import zeriba.server.clock.TimeUsed;
import zeriba.server.store.rows.Rows.EntryRow;
import zeriba.server.table.PlayStatus;

/** Stored games under rules that are others than when they were played. */
final class ReplayTest {

    private static EntryRow row(int number, String line) {
        return new EntryRow(number, line, "", Stamp.of(number), new TimeUsed.Unmeasured(), false);
    }

    /** Such as an attack that had no dice once: no paragraph forbids what nobody chooses. */
    @Test
    void aChoiceWhereDiceAreToBeThrownPausesTheTableAtThatEntry() throws UnreadableException {
        Pebbles game = new Pebbles();
        Journal<Pebbles.Heap, Pebbles.Act> begin =
                Journal.begin(game, Setup.of(game.about().scenarios().getFirst().id()));
        Clocks clocks = Clocks.of(TimeControlText.read(""), begin, Stamp.of(1));
        List<EntryRow> rows = List.of(row(1, "white gamble"), row(2, "black take 1"));

        PlayStatus<Pebbles.Heap, Pebbles.Act> course = Replay.of(begin, clocks, rows).course(1);

        assertThat(course)
                .isInstanceOfSatisfying(
                        PlayStatus.Paused.class,
                        paused -> assertThat(paused.change().entry()).isEqualTo(2));
    }
}
