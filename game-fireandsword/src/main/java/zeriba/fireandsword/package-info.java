/**
 * Fire and Sword in the Sudan: a co-operative campaign against a system that plays the Mahdists.
 *
 * <p>Start with {@link zeriba.fireandsword.rules.Step}, the sequence of play: each step is a record
 * in the section of {@code zeriba.fireandsword.rules} that it stands for, and owns its play; {@link
 * zeriba.fireandsword.state.Act} is all that a player can choose. {@link
 * zeriba.fireandsword.state.Sudan} is the state, {@link zeriba.fireandsword.state.SudanMap} the map
 * as numbers. A battle is fought in {@code zeriba.fireandsword.rules.battle}. Everything a table
 * asks of the game goes through {@link zeriba.fireandsword.FireAndSwordGame}. RULES.md tells how
 * the rulebook is cited and what has been ruled.
 */
package zeriba.fireandsword;
