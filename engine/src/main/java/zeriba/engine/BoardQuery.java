package zeriba.engine;

/**
 * A query to the board, such as where a unit may go or who may attack a place.
 *
 * @param what one of the game's kinds: {@code reach}, {@code threat}, {@code duties}, ...
 * @param unit the unit asked about, or empty
 * @param place the place asked about, or empty
 */
public record BoardQuery(String what, String unit, String place) {

    /** One kind of question, with what it needs. */
    public record Kind(String what, String title, boolean needsUnit, boolean needsPlace) {}
}
