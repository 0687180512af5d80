package zeriba.arena.experiment;

/**
 * Which game of an experiment.
 *
 * @param round from 0; all games of a round have the same seed
 * @param variant its number
 * @param seating by how many sides the players have moved on, from 0
 */
public record GameKey(long round, int variant, int seating) {}
