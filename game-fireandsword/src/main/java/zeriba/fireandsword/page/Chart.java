package zeriba.fireandsword.page;

import zeriba.board.map.MapRow;
import zeriba.fireandsword.state.SudanMap;

/**
 * Where spaces are drawn: at their longitude and latitude, pushed apart as far as the printed signs
 * need room. East is to the right, south is down; a unit is the radius of a space.
 */
final class Chart {

    /** [design] Units in a degree of latitude. */
    private static final double DEGREE = 2.6;

    /** [design] The least distance of two spaces, and how often they are pushed. */
    private static final double ROOM = 1.9;

    /** Whatever lies beyond these degrees is a slip of the pen. */
    private static final double WEST = 20;

    private static final double EAST = 45;
    private static final double SOUTH = 0;
    private static final double NORTH = 30;

    private static final int PUSHES = 200;
    private static final double MIDDLE = Math.toRadians(16.5);

    private final double[] x;
    private final double[] y;

    Chart(SudanMap map) {
        this.x = new double[map.size()];
        this.y = new double[map.size()];
        for (int space = 0; space < map.size(); space++) {
            MapRow row = map.printed().row(map.network().spaces().get(space));
            x[space] = degrees(row, "lon", WEST, EAST) * DEGREE * Math.cos(MIDDLE);
            y[space] = -degrees(row, "lat", SOUTH, NORTH) * DEGREE;
        }
        for (int push = 0; push < PUSHES; push++) {
            pushApart();
        }
    }

    /** A degree of longitude or latitude that lies in the Sudan, or thereabouts. */
    private static double degrees(MapRow row, String trait, double least, double most) {
        try {
            double degrees = Double.parseDouble(row.trait(trait));
            if (degrees >= least && degrees <= most) {
                return degrees;
            }
        } catch (NumberFormatException _) {
            throw row.fault(trait + " must be in degrees: " + row.trait(trait));
        }
        throw row.fault(
                "%s must be between %s and %s: %s".formatted(trait, least, most, row.trait(trait)));
    }

    private void pushApart() {
        for (int a = 0; a < x.length; a++) {
            for (int b = a + 1; b < x.length; b++) {
                double dx = x[b] - x[a];
                double dy = y[b] - y[a];
                double far = Math.hypot(dx, dy);
                if (far < ROOM) {
                    double by = (ROOM - far) / far / 2;
                    x[a] -= dx * by;
                    y[a] -= dy * by;
                    x[b] += dx * by;
                    y[b] += dy * by;
                }
            }
        }
    }

    double x(int space) {
        return rounded(x[space]);
    }

    double y(int space) {
        return rounded(y[space]);
    }

    private static double rounded(double value) {
        return Math.round(value * 1000) / 1000.0;
    }
}
