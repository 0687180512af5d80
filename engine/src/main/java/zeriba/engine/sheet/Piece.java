package zeriba.engine.sheet;

/**
 * A counter of a side.
 *
 * @param type the kind of unit, which the symbol shows
 * @param nation the people it was raised from
 */
public record Piece(String id, String side, String name, String type, String nation) {}
