package zeriba.server.table;

/**
 * Something said at a table that is not part of the game.
 *
 * @param by the speaker's role
 * @param holder who spoke, whoever has the seat by now; empty where nobody knows any more
 * @param at milliseconds since 1970
 */
public record Remark(String by, String holder, String text, long at) {

    /** Said by whoever has the seat. */
    public Remark(String by, String text, long at) {
        this(by, "", text, at);
    }
}
