package zeriba.board;

/**
 * What stands in the way of a unit just now.
 *
 * @param closed places that it may not enter
 * @param stops places in which it must stop; the start may be left even if it is one
 * @param through places that it may pass but not end in
 */
public record Going(Places closed, Places stops, Places through) {

    /** Nothing in the way. */
    public static Going free(Adjacency board) {
        Places none = Places.none(board.size());
        return new Going(none, none, none);
    }
}
