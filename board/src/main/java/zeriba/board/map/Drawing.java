package zeriba.board.map;

import java.util.List;
import java.util.stream.IntStream;
import zeriba.board.HexGrid;
import zeriba.board.Layout;

/**
 * Where the hexes of a grid lie on the drawn sheet. Lengths are in sides of a hex; multiply by the
 * size wanted.
 */
public record Drawing(HexGrid grid) {

    private static final double ROOT3 = Math.sqrt(3);

    /** The middle of a hex. */
    public Point centre(int hex) {
        int column = grid.column(hex);
        int row = grid.row(hex);
        Layout layout = grid.layout();
        if (layout.isFlat()) {
            return new Point(1.5 * column - 0.5, ROOT3 * (row - 0.5 + layout.shift(column)));
        }
        return new Point(ROOT3 * (column - 0.5 + layout.shift(row)), 1.5 * row - 0.5);
    }

    /**
     * The corner at which the side of a way begins, clockwise; it ends at the next way's corner.
     */
    public Point corner(int hex, int way) {
        Point centre = centre(hex);
        double first = grid.layout().isFlat() ? -120 : -90;
        double angle = Math.toRadians(first + 60 * way);
        return new Point(centre.x() + Math.cos(angle), centre.y() + Math.sin(angle));
    }

    /** The six corners of a hex, clockwise. */
    public List<Point> corners(int hex) {
        return IntStream.range(0, Layout.WAYS).mapToObj(way -> corner(hex, way)).toList();
    }

    /** The width of the whole sheet. */
    public double width() {
        return grid.layout().isFlat()
                ? 1.5 * grid.columns() + 0.5
                : ROOT3 * (grid.columns() + (grid.rows() > 1 ? 0.5 : 0));
    }

    /** The height of the whole sheet. */
    public double height() {
        return grid.layout().isFlat()
                ? ROOT3 * (grid.rows() + (grid.columns() > 1 ? 0.5 : 0))
                : 1.5 * grid.rows() + 0.5;
    }
}
