package zeriba.arena.rows;

import java.util.List;

/**
 * Rows with their columns, in order.
 *
 * @param <R> what a row is made from
 */
public record RowTable<R>(List<Column<R>> columns, List<R> rows) {

    public RowTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }
}
