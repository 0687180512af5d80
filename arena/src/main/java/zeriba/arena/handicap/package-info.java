/** Graded handicaps: what helps a side of a scenario, how it was found and what it is worth. */
package zeriba.arena.handicap;
