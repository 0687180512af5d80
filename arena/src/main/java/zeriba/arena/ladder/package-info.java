/** What each level scored against the next below, for whoever chooses one. */
package zeriba.arena.ladder;
