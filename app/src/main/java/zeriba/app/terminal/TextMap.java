package zeriba.app.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zeriba.app.terminal.TextSheet.Cell;
import zeriba.app.terminal.TextSheet.Counter;
import zeriba.app.terminal.TextSheet.Edge;
import zeriba.engine.text.Value;

/**
 * A hex map in characters. Each hex takes 8 columns and 4 rows and shows its ground, its label and
 * up to two lines of units; slopes are ticked on their low side, trenches on their barbed side.
 */
final class TextMap {

    private static final int PITCH = 8;
    private static final int HALF = 2;
    private static final int INSIDE = 6;

    private final TextSheet sheet;
    private final List<String> sides;

    /** A map of {@code sheet}; {@code sides} in the order of their colours. */
    TextMap(TextSheet sheet, List<String> sides) {
        this.sheet = sheet;
        this.sides = List.copyOf(sides);
    }

    /** The map with the units of {@code position}; {@code marked} hexes stand out. */
    Canvas draw(Value.Fields position, Set<String> marked) {
        int columns = sheet.hexes().values().stream().mapToInt(Cell::column).max().orElse(0);
        int halves = sheet.hexes().values().stream().mapToInt(Cell::half).max().orElse(0);
        Canvas canvas = new Canvas((columns + 1) * PITCH + 4, (halves + 2) * HALF + 1);
        sheet.hexes().values().forEach(cell -> outline(canvas, cell));
        sheet.sides().forEach(edge -> edge(canvas, edge));
        sheet.hexes().values().forEach(cell -> name(canvas, cell, marked.contains(cell.id())));
        stacks(position).forEach((hex, units) -> stack(canvas, hex, units));
        return canvas;
    }

    private static int left(Cell cell) {
        return cell.column() * PITCH;
    }

    private static int top(Cell cell) {
        return cell.half() * HALF;
    }

    private static void outline(Canvas canvas, Cell cell) {
        for (Direction direction : Direction.values()) {
            side(canvas, cell, direction, Ink.EDGE);
        }
    }

    /** The six sides of a flat-topped hex, by where the neighbour lies in columns and half rows. */
    private enum Direction {
        NORTH(0, -2),
        NORTH_EAST(1, -1),
        SOUTH_EAST(1, 1),
        SOUTH(0, 2),
        SOUTH_WEST(-1, 1),
        NORTH_WEST(-1, -1);

        private final int columns;
        private final int halves;

        Direction(int columns, int halves) {
            this.columns = columns;
            this.halves = halves;
        }
    }

    private static void side(Canvas canvas, Cell cell, Direction direction, Ink ink) {
        int x = left(cell);
        int y = top(cell);
        switch (direction) {
            case NORTH -> canvas.write(x + 3, y, "_".repeat(INSIDE), ink);
            case SOUTH -> canvas.write(x + 3, y + 4, "_".repeat(INSIDE), ink);
            case NORTH_WEST -> slanted(canvas, x + 2, y + 1, x + 1, y + 2, "/", ink);
            case NORTH_EAST -> slanted(canvas, x + 9, y + 1, x + 10, y + 2, "\\", ink);
            case SOUTH_WEST -> slanted(canvas, x + 1, y + 3, x + 2, y + 4, "\\", ink);
            case SOUTH_EAST -> slanted(canvas, x + 10, y + 3, x + 9, y + 4, "/", ink);
        }
    }

    private static void slanted(Canvas canvas, int x1, int y1, int x2, int y2, String s, Ink ink) {
        canvas.write(x1, y1, s, ink);
        canvas.write(x2, y2, s, ink);
    }

    private void edge(Canvas canvas, Edge edge) {
        String other = edge.marked().equals(edge.a()) ? edge.b() : edge.a();
        String own = edge.marked().isEmpty() ? edge.b() : edge.marked();
        sheet.hex(own)
                .ifPresent(cell -> sheet.hex(other).ifPresent(to -> tick(canvas, edge, cell, to)));
    }

    private static void tick(Canvas canvas, Edge edge, Cell cell, Cell to) {
        Ink ink = edge.kind().equals("trench") ? Ink.BARRIER : Ink.SLOPE;
        for (Direction direction : Direction.values()) {
            if (to.column() - cell.column() == direction.columns
                    && to.half() - cell.half() == direction.halves) {
                side(canvas, cell, direction, ink);
                ticks(canvas, cell, direction, ink);
            }
        }
    }

    /**
     * Small strokes inside the hex along one of its sides: {@code '} below a slope, {@code x}
     * barbs.
     */
    private static void ticks(Canvas canvas, Cell cell, Direction direction, Ink ink) {
        int x = left(cell);
        int y = top(cell);
        String tick = ink == Ink.BARRIER ? "x" : direction.halves > 0 ? "." : "'";
        switch (direction) {
            case NORTH -> slanted(canvas, x + 3, y + 1, x + 8, y + 1, tick, ink);
            case SOUTH -> canvas.write(x + 3, y + 4, tick.repeat(INSIDE), ink);
            case NORTH_WEST -> slanted(canvas, x + 3, y + 1, x + 2, y + 2, tick, ink);
            case NORTH_EAST -> slanted(canvas, x + 8, y + 1, x + 9, y + 2, tick, ink);
            case SOUTH_WEST -> slanted(canvas, x + 2, y + 3, x + 3, y + 4, tick, ink);
            case SOUTH_EAST -> slanted(canvas, x + 9, y + 3, x + 8, y + 4, tick, ink);
        }
    }

    private static void name(Canvas canvas, Cell cell, boolean marked) {
        String ground = marked ? "*" : ground(cell.terrain());
        Ink ink = marked ? Ink.MAY : ground.isEmpty() ? Ink.LABEL : Ink.PLACE;
        canvas.write(left(cell) + 4, top(cell) + 1, ground + cell.id(), ink);
    }

    /** What stands before a hex's number: {@code #} for a town, a letter for ground that counts. */
    private static String ground(String terrain) {
        return switch (terrain) {
            case "", "plain", "clear" -> "";
            case "town" -> "#";
            default -> terrain.substring(0, 1);
        };
    }

    private Map<String, List<Counter>> stacks(Value.Fields position) {
        Map<String, List<Counter>> stacks = new LinkedHashMap<>();
        if (!(position.at("units") instanceof Value.Fields(Map<String, Value> units))) {
            return stacks;
        }
        for (Counter counter : sheet.units().values()) {
            if (units.get(counter.id()) instanceof Value.Fields unit
                    && unit.at("at") instanceof Value.Text(String at)
                    && sheet.hexes().containsKey(at)) {
                stacks.computeIfAbsent(at, _ -> new ArrayList<>()).add(counter);
            }
        }
        return stacks;
    }

    private void stack(Canvas canvas, String hex, List<Counter> units) {
        Cell cell = sheet.hexes().get(hex);
        if (cell == null) {
            return;
        }
        List<String> lines = lines(units);
        for (int i = 0; i < Math.min(2, lines.size()); i++) {
            int row = top(cell) + (lines.size() == 1 ? 2 : 2 + i);
            canvas.write(left(cell) + 3, row, centred(lines.get(i)), ink(units.getFirst()));
        }
    }

    /** {@code TI 4} for a unit; alike ones that stand together are counted: {@code MC x3}. */
    private static List<String> lines(List<Counter> units) {
        Map<String, List<Counter>> alike = new LinkedHashMap<>();
        for (Counter unit : units) {
            String family = unit.id().replaceAll("[0-9]+$", "") + unit.factor() + unit.type();
            alike.computeIfAbsent(family, _ -> new ArrayList<>()).add(unit);
        }
        return alike.values().stream().map(TextMap::line).toList();
    }

    private static String line(List<Counter> alike) {
        Counter first = alike.getFirst();
        return alike.size() == 1
                ? first.id() + " " + first.factor()
                : first.id().replaceAll("[0-9]+$", "") + " x" + alike.size();
    }

    private static String centred(String text) {
        String cut = text.length() > INSIDE ? text.substring(0, INSIDE) : text;
        int left = (INSIDE - cut.length()) / 2;
        return " ".repeat(left) + cut + " ".repeat(INSIDE - cut.length() - left);
    }

    private Ink ink(Counter unit) {
        return sides.indexOf(unit.side()) == 0 ? Ink.FIRST : Ink.SECOND;
    }
}
