/**
 * What programs that play are told: what a position is worth, and the script for a phase. All
 * weights are our own. Knows the rules and uses their arithmetic; the rules never know it.
 */
package zeriba.kasserine.brain;
