package zeriba.engine.sheet;

/**
 * What stands first on a sheet.
 *
 * @param game the id of the game
 * @param orientation how hexes stand: "flat" side or "pointed" corner up
 * @param size of one side of a hex, in the lengths of the sheet
 */
public record Head(String game, String title, String orientation, int size) {

    /** The head of a sheet whose hexes have a flat side up and whose lengths are sides of a hex. */
    public static Head flat(String game, String title) {
        return new Head(game, title, "flat", 1);
    }
}
