package zeriba.testkit;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeriba.board.HexGrid;
import zeriba.board.Layout;

/**
 * A picture of hexes and what stands in them, as text to arrange a test with or to compare with: a
 * hex is its label, with its units after a colon ({@code 0304:P1}, {@code 0302:MC1+MC2}). Columns
 * or rows that are shifted by half a hex are drawn so; anything that is no hex is there for the
 * eye.
 *
 * <pre>
 *          0202
 * 0101:TI       0302:MC1+MC2
 *          0203
 * </pre>
 *
 * @param held what stands in each hex of the picture, by label; an empty text for nothing
 */
public record Diagram(Map<String, String> held) {

    private static final Pattern HEX = Pattern.compile("(?<![\\w:+])(\\d{4})(?::([^\\s|]+))?");

    public Diagram {
        held = Map.copyOf(held);
    }

    /** The hexes of a drawn picture. */
    public static Diagram parse(String picture) {
        Map<String, String> held = new LinkedHashMap<>();
        Matcher hex = HEX.matcher(picture);
        while (hex.find()) {
            String units = hex.group(2) == null ? "" : hex.group(2);
            Claim.that(
                    held.putIfAbsent(hex.group(1), units) == null,
                    "%s is drawn twice",
                    hex.group(1));
        }
        Claim.that(!held.isEmpty(), "a picture without a hex");
        return new Diagram(held);
    }

    /** These hexes with the units that {@code unitsAt} gives for a label, in its order. */
    public static Diagram of(Collection<String> labels, Function<String, List<String>> unitsAt) {
        Map<String, String> held = new TreeMap<>();
        labels.forEach(label -> held.put(label, String.join("+", unitsAt.apply(label))));
        return new Diagram(held);
    }

    /** Where each unit stands, by unit. */
    public Map<String, String> places() {
        Map<String, String> places = new TreeMap<>();
        held.forEach((label, units) -> {
            for (String unit : units.isEmpty() ? new String[0] : units.split("\\+", -1)) {
                Claim.that(places.put(unit, label) == null, "%s stands in two hexes", unit);
            }
        });
        return places;
    }

    /** The picture of it on this sheet. */
    public String draw(HexGrid grid) {
        int width = held.entrySet().stream().mapToInt(e -> text(e).length()).max().orElse(0) + 2;
        Map<Integer, Map<Integer, String>> lines = new TreeMap<>();
        for (Map.Entry<String, String> hex : held.entrySet()) {
            int number = grid.hex(hex.getKey());
            lines.computeIfAbsent(line(grid, number), _ -> new TreeMap<>())
                    .put(indent(grid, number, width), text(hex));
        }
        int left =
                lines.values().stream()
                        .mapToInt(line -> line.keySet().iterator().next())
                        .min()
                        .orElse(0);
        StringBuilder picture = new StringBuilder();
        lines.values().forEach(line -> picture.append(drawn(line, left)).append('\n'));
        return picture.toString();
    }

    private static String drawn(Map<Integer, String> line, int left) {
        StringBuilder drawn = new StringBuilder();
        line.forEach((indent, text) -> {
            drawn.repeat(' ', Math.max(0, indent - left - drawn.length()));
            drawn.append(text);
        });
        return drawn.toString();
    }

    private static String text(Map.Entry<String, String> hex) {
        return hex.getValue().isEmpty() ? hex.getKey() : hex.getKey() + ":" + hex.getValue();
    }

    /** Half hexes from the top. */
    private static int line(HexGrid grid, int hex) {
        int down = grid.layout().isFlat() && isShifted(grid.layout(), grid.column(hex)) ? 1 : 0;
        return 2 * grid.row(hex) + down;
    }

    private static int indent(HexGrid grid, int hex, int width) {
        int right = !grid.layout().isFlat() && isShifted(grid.layout(), grid.row(hex)) ? 1 : 0;
        return grid.column(hex) * width + right * (width / 2);
    }

    /** Whether a column is lower, or a row further to the right, than those beside it. */
    private static boolean isShifted(Layout layout, int number) {
        boolean isEven = number % 2 == 0;
        return switch (layout) {
            case FLAT_EVEN_HIGHER, POINTED_EVEN_LEFT -> !isEven;
            case FLAT_EVEN_LOWER, POINTED_EVEN_RIGHT -> isEven;
        };
    }

    /** Fails, with both pictures, unless what stands in its hexes is what stands in the other's. */
    public void check(HexGrid grid, Diagram found) {
        Claim.that(equals(found), "expected\n%s\nfound\n%s", draw(grid), found.draw(grid));
    }
}
