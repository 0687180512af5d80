/**
 * Ascari: the battles of First Agordat, Agordat, Coatit, Amba Alagi and Metemma.
 *
 * <p>Start with {@link zeriba.ascari.AscariRules}, the table of contents: which section of {@code
 * zeriba.ascari.rules} has its say in which {@link zeriba.ascari.Step}, and what each {@link
 * zeriba.ascari.Act} does. {@link zeriba.ascari.Ascari} is the state, {@link zeriba.ascari.Battle}
 * one of the five battles as the data tell it, {@link zeriba.ascari.Ground} its map as tables.
 * Everything a table asks of the game goes through {@link zeriba.ascari.AscariGame}. RULES.md tells
 * how the rulebook is cited and what has been ruled.
 */
package zeriba.ascari;
