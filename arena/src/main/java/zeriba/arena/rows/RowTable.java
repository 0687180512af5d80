package zeriba.arena.rows;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

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

    /**
     * The columns' names for a database, which takes two that differ by capitals alone for one: the
     * second of them has a number.
     */
    public List<String> names() {
        Set<String> taken = new HashSet<>();
        List<String> names = new ArrayList<>();
        for (Column<R> column : columns) {
            String name = column.name();
            for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
                name = column.name() + "_" + i;
            }
            names.add(name);
        }
        return names;
    }
}
