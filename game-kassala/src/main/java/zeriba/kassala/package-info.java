/**
 * Kassala, 1541: the game published under that name, whole.
 *
 * <p>Start with {@link zeriba.kassala.KassalaRules}, the table of contents: which section of {@code
 * zeriba.kassala.rules} has its say in which {@link zeriba.kassala.Step}, and what each {@link
 * zeriba.kassala.Act} does. {@link zeriba.kassala.Kassala} is the state, {@link
 * zeriba.kassala.KassalaMap} the board as sets of hexes, {@link zeriba.kassala.Roster} the factors
 * of the units. Everything a table asks of the game goes through {@link
 * zeriba.kassala.KassalaGame}. RULES.md tells how the booklet is cited and what we have ruled.
 */
package zeriba.kassala;
