/**
 * Ascari: the battles of First Agordat, Agordat, Coatit, Amba Alagi and Metemma.
 *
 * <p>Start with {@link zeriba.ascari.rules.Step}, the table of contents: each step of the sequence
 * of play is a record in the section of {@code zeriba.ascari.rules} that it stands for, and owns
 * its play; {@link zeriba.ascari.state.Act} is all that a player can choose. {@link
 * zeriba.ascari.state.Ascari} is the state, {@link zeriba.ascari.state.Battle} one of the five
 * battles as the data tell it, {@link zeriba.ascari.state.Ground} its map as tables. Everything a
 * table asks of the game goes through {@link zeriba.ascari.AscariGame}. RULES.md tells how the
 * rulebook is cited and what has been ruled.
 */
package zeriba.ascari;
