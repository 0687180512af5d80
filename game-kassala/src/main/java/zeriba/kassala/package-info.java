/**
 * Kassala, 1541: the game published under that name, whole.
 *
 * <p>Start with {@link zeriba.kassala.rules.Step}, the sequence of play: each step is told in its
 * section of {@code zeriba.kassala.rules}, with all that may be chosen, thrown and told in it.
 * {@link zeriba.kassala.state.Kassala} is the state, {@link zeriba.kassala.text.KassalaForm} how
 * positions tell it, {@link zeriba.kassala.state.KassalaMap} the board as sets of hexes, {@link
 * zeriba.kassala.state.Roster} the factors of the units, {@link zeriba.kassala.state.Charts} the
 * printed tables. Everything a table asks of the game goes through {@link
 * zeriba.kassala.KassalaGame}. RULES.md tells how the booklet is cited and what we have ruled.
 */
package zeriba.kassala;
