package zeriba.board.map;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import zeriba.board.HexGrid;
import zeriba.board.Places;

/** Reads what a text says about the hexes of its grid. */
final class HexMapReader {

    private static final Set<String> WORDS =
            Set.of(
                    "grid", "terrain", "kind", "column", "row", "hex", "side", "line", "area",
                    "print", "unit");

    private final MapText text;
    private final HexGrid grid;
    private final Map<String, String> letters;

    HexMapReader(MapText text, HexGrid grid, Map<String, String> letters) {
        this.text = text;
        this.grid = grid;
        this.letters = letters;
    }

    HexMapContent content() {
        for (MapRow row : text.rows()) {
            if (!WORDS.contains(row.word())) {
                throw row.fault("unknown row \"" + row.word() + "\"");
            }
        }
        Map<Integer, String> terrainOf = terrainOf();
        HexsideReader sides = new HexsideReader(text, grid, this::hex);
        return new HexMapContent(
                terrainOf,
                terrains(terrainOf),
                sides.sides(),
                sides.lines(),
                areas(),
                prints(),
                units());
    }

    private Stream<MapRow> rows(String word) {
        return text.rows().stream().filter(row -> row.word().equals(word));
    }

    private Map<String, String> legend() {
        Map<String, String> legend = new LinkedHashMap<>();
        rows("terrain")
                .map(row -> row.withFields(3, "terrain letter name"))
                .forEach(row -> {
                    String letter = row.field(1, "the letter");
                    if (letter.length() != 1 || letter.equals(HexGridReader.NO_HEX)) {
                        throw row.fault("a terrain needs one letter other than -");
                    }
                    if (legend.putIfAbsent(letter, row.field(2, "the name")) != null) {
                        throw row.fault("the letter " + letter + " is given twice");
                    }
                });
        return legend;
    }

    private Map<Integer, String> terrainOf() {
        Map<String, String> legend = legend();
        Map<Integer, String> terrainOf = new TreeMap<>();
        letters.forEach((label, letter) -> {
            String terrain = legend.get(letter);
            if (terrain == null) {
                throw unknownTerrain(label, letter, legend.keySet());
            }
            terrainOf.put(grid.hex(label), terrain);
        });
        return Collections.unmodifiableMap(terrainOf);
    }

    private MapDataException unknownTerrain(String label, String letter, Set<String> known) {
        return rowOf(label)
                .fault("hex " + label + " has the unknown terrain " + letter + ", not " + known);
    }

    /** The row that gave a hex its letter: there is one, or the hex would not exist. */
    private MapRow rowOf(String label) {
        return text.rows().stream()
                .filter(row ->
                        switch (row.word()) {
                            case "column" -> label.startsWith(row.fields().get(1));
                            case "row" -> label.endsWith(row.fields().get(1));
                            case "hex" -> label.equals(row.fields().get(1));
                            default -> false;
                        })
                .findFirst()
                .orElseThrow();
    }

    private Map<String, Places> terrains(Map<Integer, String> terrainOf) {
        Map<String, Places> terrains = new LinkedHashMap<>();
        for (String name : legend().values()) {
            terrains.put(name, Places.where(grid.size(), hex -> name.equals(terrainOf.get(hex))));
        }
        return Collections.unmodifiableMap(terrains);
    }

    private Map<String, Places> areas() {
        Map<String, Places> areas = new LinkedHashMap<>();
        rows("area")
                .map(row -> row.withFields(3, "area name hexes"))
                .forEach(row -> {
                    String name = row.field(1, "the name");
                    if (areas.putIfAbsent(name, hexes(row, 2)) != null) {
                        throw row.fault("the area " + name + " is given twice");
                    }
                });
        return Collections.unmodifiableMap(areas);
    }

    private SortedMap<Integer, String> prints() {
        SortedMap<Integer, String> prints = new TreeMap<>();
        rows("print")
                .map(row -> row.withFields(3, "print hex words"))
                .forEach(
                        row -> prints.put(hex(row, row.field(1, "the hex")), row.field(2, "text")));
        return Collections.unmodifiableSortedMap(prints);
    }

    private List<MapUnit> units() {
        List<MapUnit> units = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        rows("unit")
                .map(row -> row.withFields(3, 40, "unit id hexes name=value ...").withTraitsFrom(3))
                .forEach(row -> {
                    String id = row.field(1, "the id");
                    if (!ids.add(id)) {
                        throw row.fault("the unit " + id + " is given twice");
                    }
                    boolean away = row.field(2, "the hexes").equals(HexGridReader.NO_HEX);
                    units.add(new MapUnit(id, away ? grid.none() : hexes(row, 2), row));
                });
        return List.copyOf(units);
    }

    private Places hexes(MapRow row, int index) {
        Places hexes = grid.none();
        for (String label : row.words(index, "the hexes")) {
            int hex = hex(row, label);
            if (hexes.contains(hex)) {
                throw row.fault("hex " + label + " is named twice");
            }
            hexes = hexes.with(hex);
        }
        return hexes;
    }

    private int hex(MapRow row, String label) {
        return grid.find(label)
                .orElseThrow(() -> row.fault(row.word() + " names " + label + ", which is no hex"));
    }
}
