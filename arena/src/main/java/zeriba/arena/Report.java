package zeriba.arena;

import java.util.List;
import zeriba.engine.rules.Side;

/**
 * What was played of a batch.
 *
 * @param rows games 0, 1, 2, ... without a gap, as many as were finished
 * @param seconds how long it took by the clock
 */
public record Report(Batch<?, ?> batch, List<Row> rows, double seconds) {

    public Report {
        rows = List.copyOf(rows);
    }

    /** The first level's games on both sides together. */
    public Tally all() {
        return Tally.of(batch, rows);
    }

    /** The first level's games on this side; none where it never played it. */
    public Tally on(Side side) {
        return Tally.of(batch, rows, side);
    }

    /** Choices and throws of all games. */
    public long entries() {
        return rows.stream().mapToLong(Row::entries).sum();
    }
}
