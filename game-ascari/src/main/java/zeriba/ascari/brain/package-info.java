/** How programs that play Ascari see a battle. Knows the rules; the rules never know it. */
package zeriba.ascari.brain;
