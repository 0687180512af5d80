package zeriba.arena.fuzz;

/**
 * Something that is wrong with a game.
 *
 * @param seed of the game that it was met in
 * @param entry after how many entries
 * @param what what is wrong
 * @param record the game up to there, as a record that replays
 */
public record Finding(Manner manner, long seed, int entry, String what, String record) {}
