package zeriba.ascari.field;

import static zeriba.ascari.field.FieldSheet.GRID;

import java.util.ArrayList;
import java.util.List;
import zeriba.board.Places;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/** The rows of a battle's text, one after another. */
final class FieldRows {

    private final List<MapRow> rows = new ArrayList<>();

    void add(String... fields) {
        rows.add(new MapRow(FieldText.FILE, rows.size() + 1, List.of(fields)));
    }

    /** A figure of the battle; all of them are our design. */
    void value(String word, int value) {
        add("value", word, Integer.toString(value), "design");
    }

    /** A named area, unless it is empty. */
    void area(String name, Places hexes) {
        if (!hexes.isEmpty()) {
            add("area", name, String.join(" ", GRID.labels(hexes)));
        }
    }

    MapText text() {
        return new MapText(FieldText.FILE, rows);
    }
}
