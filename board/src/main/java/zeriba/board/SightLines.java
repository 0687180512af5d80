package zeriba.board;

import zeriba.board.SightLine.Offset;

/**
 * The lines from a hex to all others up to a range: the same on every sheet, so worked out once.
 */
public final class SightLines {

    private final int range;

    /** By difference: q, then r, each from the range below 0 to the range above. */
    private final SightLine[] lines;

    private SightLines(int range) {
        int width = 2 * range + 1;
        this.range = range;
        this.lines = new SightLine[width * width];
        for (int line = 0; line < lines.length; line++) {
            lines[line] = SightLine.to(new Offset(line / width - range, line % width - range));
        }
    }

    /** The lines up to a range of at least 1. */
    public static SightLines of(int range) {
        if (range < 1) {
            throw new IllegalArgumentException("a range of " + range);
        }
        return new SightLines(range);
    }

    /** The distance beyond which no line leads. */
    public int range() {
        return range;
    }

    SightLine[] lines() {
        return lines;
    }
}
