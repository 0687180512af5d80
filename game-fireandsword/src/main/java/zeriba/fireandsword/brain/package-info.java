/** How the game judges positions, for programs that play it. */
package zeriba.fireandsword.brain;
