/**
 * What programs that play Kassala are told: what a position is worth, which moves look good, which
 * plans to try. Knows the rules and uses their arithmetic; the rules never know it.
 */
package zeriba.kassala.brain;
