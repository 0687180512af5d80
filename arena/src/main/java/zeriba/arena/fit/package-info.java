/**
 * Fits the chances that a game tells to games that were played, and holds them against other games:
 * positions of self-play, a logistic regression, a reliability curve.
 */
package zeriba.arena.fit;
