package zeriba.server.table;

/**
 * Something said at a table that is not part of the game.
 *
 * @param by the speaker's role
 * @param at milliseconds since 1970
 */
public record Remark(String by, String text, long at) {}
