package zeriba.board.map;

import zeriba.board.Places;

/**
 * A counter as a map's data name it: its id, the hexes where it may start, and a row whose traits
 * say what it is.
 */
public record MapUnit(String id, Places starts, MapRow row) {

    /** The hex where it starts, the lowest if there are several; -1 if it starts off the map. */
    public int hex() {
        return starts.next(0);
    }

    /** What the data say about it under a name; refused, with the line, if they do not. */
    public String trait(String name) {
        return row.trait(name);
    }

    /** A trait that is a whole number. */
    public int number(String name) {
        return row.number(name);
    }
}
