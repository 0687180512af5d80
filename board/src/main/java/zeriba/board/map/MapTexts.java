package zeriba.board.map;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The data files that a game is made of, with every field of them under a JSON Pointer (RFC 6901):
 * the file without its ending, the row's word, the row, the field. A row is found by its first
 * field where that tells all rows of its word apart, and otherwise by its number among them, from
 * 0. A trait has its name, any other field its number, from 0; a word of a field of several has its
 * own number below that. So {@code /map/unit/N1/combat} is a strength, and {@code
 * /charts/die/1/0/3} the fourth result for a die of 1.
 */
public record MapTexts(List<MapText> texts) {

    private static final int WHOLE = -1;
    private static final int MOST_NAMED = 12;

    public MapTexts {
        texts = List.copyOf(texts);
    }

    public static MapTexts of(MapText... texts) {
        return new MapTexts(List.of(texts));
    }

    /** Where a cell lies: which text, row and field, and which word of it, or all of it. */
    private record Cell(int text, int row, int field, int word) {}

    /** The file of this name, ending included. */
    public MapText file(String name) {
        return texts.stream()
                .filter(text -> text.file().equals(name))
                .findFirst()
                .orElseThrow(() -> new MapDataException(name, 0, "there is no such file"));
    }

    /** What every cell says, by its pointer. */
    public SortedMap<String, String> cells() {
        SortedMap<String, String> cells = new TreeMap<>();
        places().forEach((pointer, cell) -> cells.put(pointer, said(cell)));
        return Collections.unmodifiableSortedMap(cells);
    }

    /**
     * These files with other cells: a new text by pointer, of a whole field or of a word in it.
     *
     * @throws MapDataException where there is no such cell, or its text would break the row
     */
    public MapTexts with(Map<String, String> cells) {
        Map<String, Cell> places = places();
        List<MapText> changed = new ArrayList<>(texts);
        // a field comes before its words
        new TreeMap<>(cells)
                .forEach((pointer, said) -> {
                    Cell cell = places.get(pointer);
                    if (cell == null) {
                        throw new MapDataException(pointer, 0, unknown(pointer, places.keySet()));
                    }
                    changed.set(cell.text(), with(changed.get(cell.text()), cell, pointer, said));
                });
        return new MapTexts(changed);
    }

    private String said(Cell cell) {
        String value = value(texts.get(cell.text()).rows().get(cell.row()), cell.field());
        return cell.word() == WHOLE ? value : words(value).get(cell.word());
    }

    private static MapText with(MapText text, Cell cell, String pointer, String said) {
        if (said.isBlank() || said.contains("\t") || said.contains("\n")) {
            throw new MapDataException(pointer, 0, "is text in one line, without tabs");
        }
        List<MapRow> rows = new ArrayList<>(text.rows());
        MapRow row = rows.get(cell.row());
        List<String> fields = new ArrayList<>(row.fields());
        String name = trait(fields.get(cell.field())).map(trait -> trait + "=").orElse("");
        fields.set(cell.field(), name + replaced(value(row, cell.field()), cell, pointer, said));
        rows.set(cell.row(), new MapRow(row.file(), row.line(), fields));
        return new MapText(text.file(), rows);
    }

    private static String replaced(String value, Cell cell, String pointer, String said) {
        if (cell.word() == WHOLE) {
            return said;
        }
        List<String> words = new ArrayList<>(words(value));
        if (cell.word() >= words.size() || said.contains(" ")) {
            throw new MapDataException(pointer, 0, "is one word of " + words.size());
        }
        words.set(cell.word(), said);
        return String.join(" ", words);
    }

    private Map<String, Cell> places() {
        Map<String, Cell> places = new LinkedHashMap<>();
        for (int text = 0; text < texts.size(); text++) {
            String file = texts.get(text).file();
            int ending = file.lastIndexOf('.');
            String root = "/" + escaped(ending < 0 ? file : file.substring(0, ending));
            List<MapRow> rows = texts.get(text).rows();
            Map<String, List<Integer>> byWord = new LinkedHashMap<>();
            for (int row = 0; row < rows.size(); row++) {
                byWord.computeIfAbsent(rows.get(row).word(), _ -> new ArrayList<>()).add(row);
            }
            for (Map.Entry<String, List<Integer>> group : byWord.entrySet()) {
                String start = root + "/" + escaped(group.getKey()) + "/";
                addRows(places, text, group.getValue(), start);
            }
        }
        return places;
    }

    private void addRows(Map<String, Cell> places, int text, List<Integer> group, String start) {
        List<MapRow> rows = texts.get(text).rows();
        boolean named = areToldApart(group.stream().map(rows::get).toList());
        for (int i = 0; i < group.size(); i++) {
            int row = group.get(i);
            MapRow said = rows.get(row);
            String key = named ? said.fields().get(1) : Integer.toString(i);
            int position = 0;
            for (int field = named ? 2 : 1; field < said.fields().size(); field++) {
                Optional<String> trait = trait(said.fields().get(field));
                String name = trait.isPresent() ? trait.get() : Integer.toString(position++);
                String pointer = start + escaped(key) + "/" + escaped(name);
                addField(places, new Cell(text, row, field, WHOLE), pointer);
            }
        }
    }

    private void addField(Map<String, Cell> places, Cell cell, String pointer) {
        places.put(pointer, cell);
        int words = words(said(cell)).size();
        for (int word = 0; words > 1 && word < words; word++) {
            places.put(pointer + "/" + word, new Cell(cell.text(), cell.row(), cell.field(), word));
        }
    }

    private static boolean areToldApart(List<MapRow> rows) {
        Set<String> seen = new HashSet<>();
        return rows.stream()
                .allMatch(row ->
                        row.fields().size() > 2
                                && !row.fields().get(1).contains(" ")
                                && trait(row.fields().get(1)).isEmpty()
                                && seen.add(row.fields().get(1)));
    }

    private static Optional<String> trait(String field) {
        int equals = field.indexOf('=');
        return equals > 0 ? Optional.of(field.substring(0, equals)) : Optional.empty();
    }

    private static String value(MapRow row, int field) {
        String said = row.fields().get(field);
        return trait(said).map(name -> said.substring(name.length() + 1)).orElse(said);
    }

    private static List<String> words(String value) {
        return List.of(value.strip().split(" +", -1));
    }

    /** What there is as far as the pointer leads. */
    private static String unknown(String pointer, Set<String> known) {
        String start = pointer;
        while (!start.isEmpty() && !leads(start, known)) {
            start = start.substring(0, Math.max(0, start.lastIndexOf('/')));
        }
        String found = start + "/";
        List<String> next =
                known.stream()
                        .filter(one -> one.startsWith(found))
                        .map(one -> one.substring(found.length()).split("/", -1)[0])
                        .distinct()
                        .toList();
        return "there is no such cell; under "
                + found
                + " there are "
                + String.join(", ", next.subList(0, Math.min(MOST_NAMED, next.size())))
                + (next.size() > MOST_NAMED ? ", ..." : "");
    }

    private static boolean leads(String start, Set<String> known) {
        return known.stream().anyMatch(one -> one.startsWith(start + "/"));
    }

    private static String escaped(String segment) {
        return segment.replace("~", "~0").replace("/", "~1");
    }
}
