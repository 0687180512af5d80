/** Experiments: questions to a game, answered by many games under several variants of it. */
package zeriba.arena.experiment;
