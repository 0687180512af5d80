package zeriba.engine.sheet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A table of a game as its player aid card prints it. Headings and cells are told by the message of
 * that key where there is one, units and places by their names, everything else as it stands.
 *
 * @param id by which it is found
 * @param title the message that heads it
 * @param rule the paragraph that it is used by
 * @param columns their headings, the first over the headings of the rows
 * @param notes what explains it
 */
public record GameTable(
        String id,
        String title,
        Optional<String> rule,
        List<String> columns,
        List<Row> rows,
        List<Fact> notes) {

    public GameTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        notes = List.copyOf(notes);
        for (Row row : rows) {
            if (row.cells().size() != columns.size() - 1) {
                throw new IllegalArgumentException(id + " has another number of cells in " + row);
            }
        }
    }

    /** A row with its heading. */
    public record Row(String head, List<String> cells) {

        public Row {
            cells = List.copyOf(cells);
        }

        /** A row of numbers and words. */
        public static Row of(Object head, Object... cells) {
            return new Row(
                    String.valueOf(head), Arrays.stream(cells).map(String::valueOf).toList());
        }
    }

    /** A table of this id, headed by the message {@code table.ID}, by a paragraph. */
    public static GameTable of(String id, String rule, List<String> columns, List<Row> rows) {
        return new GameTable(id, "table." + id, Optional.of(rule), columns, rows, List.of());
    }

    /** The same with a note by its message's key without its beginning {@code table.}. */
    public GameTable note(String rule, String key, Object... args) {
        List<Fact> more = new ArrayList<>(notes);
        more.add(
                new Fact(
                        Fact.Kind.NOTE,
                        "table." + key,
                        Arrays.stream(args).map(String::valueOf).toList(),
                        Optional.of(rule)));
        return new GameTable(id, title, rule(), columns, rows, more);
    }
}
