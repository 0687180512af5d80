/**
 * The rulebook, a file for each section with the steps that it stands for. What a battle does from
 * throw to throw is in {@code battle}.
 *
 * <p>What holds in whatever step the game is stands in {@code general}.
 */
package zeriba.fireandsword.rules;
