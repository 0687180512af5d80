package zeriba.engine.sheet;

/**
 * A hex on paper.
 *
 * @param id its printed label
 * @param x of its middle, to the right, in sides of a hex, to four places
 * @param y of its middle, down
 * @param terrain the printed kind of ground
 */
public record Centre(String id, double x, double y, String terrain) {

    private static final double PLACES = 10_000;

    public Centre {
        x = Math.round(x * PLACES) / PLACES;
        y = Math.round(y * PLACES) / PLACES;
    }
}
