package zeriba.board;

import java.util.List;
import zeriba.board.SightLine.Offset;
import zeriba.board.SightLine.SidePair;

/**
 * Who sees whom on a map, up to a range: the ground decided once for every two hexes, units laid on
 * top when asked. A unit in the way blocks a line that is level or goes up, not one that goes down;
 * along a hexside only the ground counts. The ends never block, nor does anything off the sheet.
 */
public final class LineOfSight {

    private static final byte BLOCKED = 0;

    private static final byte OPEN = 1;
    private static final byte OPEN_BUT_FOR_UNITS = 2;

    /** As before, but a hex on the line lies off the sheet, so that numbers cannot be added. */
    private static final byte OPEN_BUT_FOR_UNITS_AT_THE_EDGE = 3;

    private final SightGround ground;
    private final HexGrid grid;
    private final int range;
    private final int width;
    private final SightLine[] lines;

    /** By parity of the start and difference: what to add to its number for each hex crossed, 0. */
    private final short[] steps;

    private final int stepsPerLine;

    /** By start: where the steps of its parity begin. */
    private final int[] firstStep;

    /** By start and difference: what the ground alone decides. */
    private final byte[] verdicts;

    private LineOfSight(SightGround ground, SightLines known) {
        this.ground = ground;
        this.grid = ground.grid();
        this.range = known.range();
        this.width = 2 * range + 1;
        this.lines = known.lines();
        this.verdicts = new byte[grid.size() * width * width];
        int most = 0;
        for (SightLine line : lines) {
            most = Math.max(most, line.through().size());
        }
        this.stepsPerLine = most + 1;
        this.steps = new short[2 * lines.length * stepsPerLine];
        for (int line = 0; line < lines.length; line++) {
            numberSteps(line, 0);
            numberSteps(line, 1);
        }
        this.firstStep = new int[grid.size()];
        for (int hex = 0; hex < grid.size(); hex++) {
            firstStep[hex] = parity(hex) * lines.length * stepsPerLine;
        }
        grid.hexes().forEach(this::decide);
    }

    /** Decides every two hexes that are at most {@code range} apart. */
    public static LineOfSight of(SightGround ground, int range) {
        return of(ground, SightLines.of(range));
    }

    /** Decides every two hexes that one of these lines may lead from and to. */
    public static LineOfSight of(SightGround ground, SightLines lines) {
        return new LineOfSight(ground, lines);
    }

    /** The distance beyond which nothing is seen. */
    public int range() {
        return range;
    }

    /** Whether a hex sees another past these units; a hex sees itself. */
    public boolean sees(int from, int to, Places units) {
        int line = line(from, to);
        if (line < 0) {
            return false;
        }
        return switch (verdicts[from * lines.length + line]) {
            case OPEN -> true;
            case OPEN_BUT_FOR_UNITS -> isClear(from, line, units.words);
            case OPEN_BUT_FOR_UNITS_AT_THE_EDGE -> isClear(from, lines[line], units);
            default -> false;
        };
    }

    /** Whether the ground alone lets a hex see another. */
    public boolean seesOverGround(int from, int to) {
        int line = line(from, to);
        return line >= 0 && verdicts[from * lines.length + line] != BLOCKED;
    }

    /** The hexes that a hex sees past these units, itself not included. */
    public Places seen(int from, Places units) {
        return Places.where(
                grid.size(),
                to -> to != from && grid.hexes().contains(to) && sees(from, to, units));
    }

    /** The hexes whose inside the line between two hexes crosses; empty beyond the range. */
    public Places crossed(int from, int to) {
        return lineAt(from, to).through().stream()
                .map(offset -> at(from, offset))
                .filter(hex -> hex >= 0)
                .reduce(grid.none(), Places::with, Places::union);
    }

    /** The hexes that keep a hex from seeing another: none if it sees it or is out of range. */
    public Places blockers(int from, int to, Places units) {
        SightLine line = lineAt(from, to);
        Places blockers = grid.none();
        boolean overUnits = goesDown(from, to);
        for (Offset offset : line.through()) {
            int hex = at(from, offset);
            if (hex >= 0 && (ground.blocks(hex, from, to) || (!overUnits && units.contains(hex)))) {
                blockers = blockers.with(hex);
            }
        }
        for (SidePair side : line.sides()) {
            if (blocks(side, from, to)) {
                blockers = blockers.with(at(from, side.one())).with(at(from, side.other()));
            }
        }
        return blockers;
    }

    private SightLine lineAt(int from, int to) {
        int line = line(from, to);
        return line < 0 || grid.distance(from, to) > range
                ? new SightLine(List.of(), List.of())
                : lines[line];
    }

    /** The number of the line's difference, or -1 if it is out of range by far. */
    private int line(int from, int to) {
        int dq = grid.q(to) - grid.q(from) + range;
        int dr = grid.r(to) - grid.r(from) + range;
        return dq < 0 || dq >= width || dr < 0 || dr >= width ? -1 : dq * width + dr;
    }

    private Offset offset(int line) {
        return new Offset(line / width - range, line % width - range);
    }

    private boolean isClear(int from, int line, long[] units) {
        int i = firstStep[from] + line * stepsPerLine;
        for (int step = steps[i]; step != 0; step = steps[++i]) {
            int hex = from + step;
            if ((units[hex >> 6] >>> hex & 1) != 0) {
                return false;
            }
        }
        return true;
    }

    private boolean isClear(int from, SightLine line, Places units) {
        for (Offset offset : line.through()) {
            int hex = at(from, offset);
            if (hex >= 0 && units.contains(hex)) {
                return false;
            }
        }
        return true;
    }

    private void numberSteps(int line, int parity) {
        Layout layout = grid.layout();
        int here = 2 + parity;
        int q = layout.q(here, here);
        int r = layout.r(here, here);
        int i = (parity * lines.length + line) * stepsPerLine;
        for (Offset offset : lines[line].through()) {
            int columns = layout.column(q + offset.q(), r + offset.r()) - here;
            int rows = layout.row(q + offset.q(), r + offset.r()) - here;
            steps[i++] = (short) (columns * grid.rows() + rows);
        }
    }

    /** Whether a hex stands in an even column or row, 0, or an odd one, 1. */
    private int parity(int hex) {
        return (grid.layout().isFlat() ? grid.column(hex) : grid.row(hex)) & 1;
    }

    private void decide(int from) {
        for (int line = 0; line < lines.length; line++) {
            int to = at(from, offset(line));
            if (to >= 0 && grid.distance(from, to) <= range) {
                verdicts[from * lines.length + line] = verdict(from, to, lines[line]);
            }
        }
    }

    private byte verdict(int from, int to, SightLine line) {
        boolean atTheEdge = false;
        for (Offset offset : line.through()) {
            int hex = at(from, offset);
            atTheEdge |= hex < 0;
            if (hex >= 0 && ground.blocks(hex, from, to)) {
                return BLOCKED;
            }
        }
        if (line.sides().stream().anyMatch(side -> blocks(side, from, to))) {
            return BLOCKED;
        }
        if (goesDown(from, to)) {
            return OPEN;
        }
        return atTheEdge ? OPEN_BUT_FOR_UNITS_AT_THE_EDGE : OPEN_BUT_FOR_UNITS;
    }

    private boolean blocks(SidePair side, int from, int to) {
        int one = at(from, side.one());
        int other = at(from, side.other());
        return one >= 0
                && other >= 0
                && ground.blocks(one, from, to)
                && ground.blocks(other, from, to);
    }

    private boolean goesDown(int from, int to) {
        return ground.level().applyAsInt(from) > ground.level().applyAsInt(to);
    }

    private int at(int from, Offset offset) {
        return grid.axial(grid.q(from) + offset.q(), grid.r(from) + offset.r());
    }
}
