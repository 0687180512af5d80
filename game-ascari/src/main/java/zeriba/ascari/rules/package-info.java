/**
 * The rulebook, a file for each section with the steps that it stands for, and the special rules of
 * the five battles.
 *
 * <p>What holds in whatever step the game is stands in {@code general}.
 */
package zeriba.ascari.rules;
