package zeriba.board.map;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntBiFunction;
import zeriba.board.Crossing;
import zeriba.board.HexGrid;
import zeriba.board.Hexside;
import zeriba.board.Hexsides;

/** Reads the hexsides and lines of a map's text, kind by kind. */
final class HexsideReader {

    private static final String LINE = "line";

    /** By form of a kind: the words that may stand between two hexes, and what they mean. */
    private static final Map<String, Map<String, Crossing>> FORMS =
            Map.of(
                    "slope",
                    Map.of("up", Crossing.UP, "down", Crossing.DOWN),
                    "barbs",
                    Map.of("barbed", Crossing.OUT_OF_BARBS),
                    "plain",
                    Map.of("-", Crossing.PLAIN),
                    LINE,
                    Map.of());

    private final HexGrid grid;
    private final ToIntBiFunction<MapRow, String> hexOf;
    private final Map<String, String> forms = new LinkedHashMap<>();
    private final Map<String, List<Hexside>> sides = new LinkedHashMap<>();
    private final Map<String, List<List<Integer>>> lines = new LinkedHashMap<>();

    HexsideReader(MapText text, HexGrid grid, ToIntBiFunction<MapRow, String> hexOf) {
        this.grid = grid;
        this.hexOf = hexOf;
        text.rows().stream().filter(row -> row.word().equals("kind")).forEach(this::addKind);
        for (MapRow row : text.rows()) {
            switch (row.word()) {
                case "side" -> addSide(row.withFields(5, "side kind hex crossing hex"));
                case LINE -> addLine(row.withFields(3, "line kind hexes"));
                default -> {}
            }
        }
    }

    /** By kind, in the order of the text: its sides, or the sides that its lines cross. */
    Map<String, Hexsides> sides() {
        Map<String, Hexsides> all = new LinkedHashMap<>();
        forms.forEach((kind, form) -> all.put(kind, sidesOf(kind, form)));
        return Collections.unmodifiableMap(all);
    }

    /** By kind: its lines. */
    Map<String, List<List<Integer>>> lines() {
        return Collections.unmodifiableMap(lines);
    }

    private Hexsides sidesOf(String kind, String form) {
        return form.equals(LINE)
                ? Hexsides.along(grid, listed(lines, kind))
                : Hexsides.of(grid, listed(sides, kind));
    }

    private void addKind(MapRow row) {
        String kind = row.withFields(3, "kind name form").field(1, "the name");
        String form = row.field(2, "the form");
        if (!FORMS.containsKey(form)) {
            throw row.fault(
                    "unknown form " + form + " of the kind " + kind + known(FORMS.keySet()));
        }
        if (forms.putIfAbsent(kind, form) != null) {
            throw row.fault("the kind " + kind + " is given twice");
        }
        sides.put(kind, new ArrayList<>());
        lines.put(kind, new ArrayList<>());
    }

    private void addSide(MapRow row) {
        String kind = kind(row);
        Map<String, Crossing> words = FORMS.getOrDefault(form(row, kind), Map.of());
        String word = row.field(3, "the crossing");
        Crossing crossing =
                Optional.ofNullable(words.get(word))
                        .orElseThrow(() ->
                                row.fault(
                                        "a side of the kind "
                                                + kind
                                                + " cannot be \""
                                                + word
                                                + "\""
                                                + known(words.keySet())));
        int hex = hexOf.applyAsInt(row, row.field(2, "the first hex"));
        int other = hexOf.applyAsInt(row, row.field(4, "the second hex"));
        requireTouch(row, hex, other);
        Hexside side = new Hexside(hex, other, crossing);
        if (listed(sides, kind).stream().anyMatch(known -> isSamePlace(known, side))) {
            throw row.fault("this side of the kind " + kind + " is given twice");
        }
        listed(sides, kind).add(side);
    }

    private void addLine(MapRow row) {
        String kind = kind(row);
        if (!form(row, kind).equals(LINE)) {
            throw row.fault(kind + " is a kind of side, not of line");
        }
        List<Integer> line =
                row.words(2, "the hexes").stream()
                        .map(label -> hexOf.applyAsInt(row, label))
                        .toList();
        for (int i = 1; i < line.size(); i++) {
            requireTouch(row, line.get(i - 1), line.get(i));
        }
        listed(lines, kind).add(line);
    }

    private String kind(MapRow row) {
        return row.field(1, "the kind");
    }

    private String form(MapRow row, String kind) {
        return Optional.ofNullable(forms.get(kind))
                .orElseThrow(() -> row.fault("unknown kind " + kind + known(forms.keySet())));
    }

    private void requireTouch(MapRow row, int hex, int other) {
        if (!grid.adjacency().touch(hex, other)) {
            throw row.fault(grid.label(hex) + " and " + grid.label(other) + " do not touch");
        }
    }

    private static boolean isSamePlace(Hexside one, Hexside other) {
        return (one.hex() == other.hex() && one.other() == other.other())
                || (one.hex() == other.other() && one.other() == other.hex());
    }

    private static <T> List<T> listed(Map<String, List<T>> lists, String kind) {
        return lists.computeIfAbsent(kind, _ -> new ArrayList<>());
    }

    private static String known(Set<String> names) {
        return names.isEmpty()
                ? ""
                : ", only " + String.join(", ", names.stream().sorted().toList());
    }
}
