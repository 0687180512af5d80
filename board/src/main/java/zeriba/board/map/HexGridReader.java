package zeriba.board.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zeriba.board.HexGrid;
import zeriba.board.Layout;

/** Reads which hexes a text describes, and the letter that stands in each. */
final class HexGridReader {

    static final String NO_HEX = "-";

    private final MapText text;
    private final Map<String, String> letters = new LinkedHashMap<>();

    HexGridReader(MapText text) {
        this.text = text;
    }

    /** The grid of the hexes that have a letter. */
    HexGrid grid() {
        Layout layout = layout();
        if (letters().isEmpty()) {
            throw text.fault("there are no hexes: give column, row or hex rows");
        }
        return HexGrid.of(layout, letters.keySet());
    }

    /** By label: the letter of every hex. */
    Map<String, String> letters() {
        if (letters.isEmpty()) {
            for (MapRow row : text.rows()) {
                switch (row.word()) {
                    case "column" -> addColumn(row.withFields(3, "column 01 letters"));
                    case "row" -> addRow(row.withFields(3, "row 01 letters"));
                    case "hex" -> addHex(row.withFields(3, "hex 0101 letter"));
                    default -> {}
                }
            }
        }
        return letters;
    }

    private Layout layout() {
        List<MapRow> grids = text.rows().stream().filter(row -> row.word().equals("grid")).toList();
        if (grids.size() != 1) {
            throw text.fault(grids.size() + " grid rows, there must be one");
        }
        MapRow row = grids.getFirst().withFields(2, "grid layout");
        String name = row.field(1, "the layout");
        return findLayout(name)
                .orElseThrow(
                        () -> row.fault("unknown layout " + name + ", one of " + layoutNames()));
    }

    private static Optional<Layout> findLayout(String name) {
        return List.of(Layout.values()).stream()
                .filter(layout -> nameOf(layout).equals(name))
                .findFirst();
    }

    private static List<String> layoutNames() {
        return List.of(Layout.values()).stream().map(HexGridReader::nameOf).toList();
    }

    private static String nameOf(Layout layout) {
        return layout.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private void addColumn(MapRow row) {
        String column = twoDigits(row, "the column");
        List<String> hexes = lettersOf(row);
        for (int i = 0; i < hexes.size(); i++) {
            add(row, column + twoDigits(i + 1), hexes.get(i));
        }
    }

    private void addRow(MapRow row) {
        String number = twoDigits(row, "the row");
        List<String> hexes = lettersOf(row);
        for (int i = 0; i < hexes.size(); i++) {
            add(row, twoDigits(i + 1) + number, hexes.get(i));
        }
    }

    private void addHex(MapRow row) {
        String label = row.field(1, "the hex");
        String letter = row.field(2, "the terrain");
        if (letter.equals(NO_HEX)) {
            throw row.fault("hex " + label + " has the letter that stands for no hex");
        }
        add(row, label, letter);
    }

    private void add(MapRow row, String label, String letter) {
        if (letter.equals(NO_HEX)) {
            return;
        }
        if (!HexGrid.isLabel(label)) {
            throw row.fault("\"" + label + "\" is not a hex: hexes are named like 0304");
        }
        if (letters.putIfAbsent(label, letter) != null) {
            throw row.fault("hex " + label + " is given twice");
        }
    }

    private static List<String> lettersOf(MapRow row) {
        List<String> letters = new ArrayList<>();
        String all = row.field(2, "a letter for each hex");
        for (int i = 0; i < all.length(); i++) {
            letters.add(all.substring(i, i + 1));
        }
        if (letters.size() > 99) {
            throw row.fault(letters.size() + " hexes, 99 are the most");
        }
        return letters;
    }

    private static String twoDigits(MapRow row, String meaning) {
        String number = row.field(1, meaning);
        if (!HexGrid.isLabel(number + "01")) {
            throw row.fault(meaning + " must be two digits from 01 on, not \"" + number + "\"");
        }
        return number;
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }
}
