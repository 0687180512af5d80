/** Many strange games that look for faults in a game's rules. */
package zeriba.arena.fuzz;
