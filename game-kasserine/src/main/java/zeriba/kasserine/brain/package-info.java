/**
 * What programs that play are told: what a position is worth, and the script for a phase. All
 * weights are our own.
 */
package zeriba.kasserine.brain;
