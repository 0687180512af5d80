package zeriba.server.table;

/**
 * A chat message: something said at a table that is not part of the game.
 *
 * @param by the speaker's role; {@link #ONLOOKER} for somebody who looks on
 * @param holder who spoke, whoever has the seat by now; empty where nobody knows any more
 * @param at milliseconds since 1970
 */
public record ChatMessage(String by, String holder, String text, long at) {

    /** Stands for the role of a speaker who has none. */
    public static final String ONLOOKER = "";

    /** Said by whoever has the seat. */
    public ChatMessage(String by, String text, long at) {
        this(by, "", text, at);
    }
}
