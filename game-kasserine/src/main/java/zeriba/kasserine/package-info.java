/**
 * Kasserine, February 1943: the operational battle on 955 hexes, whole.
 *
 * <p>Start with {@link zeriba.kasserine.rules.Step}, the sequence of play: each step is told in its
 * section of {@code zeriba.kasserine.rules}, with all that may be chosen, thrown and told in it.
 * {@link zeriba.kasserine.state.Kasserine} is the state, {@link
 * zeriba.kasserine.text.KasserineSchema} how positions tell it, {@link
 * zeriba.kasserine.state.KasserineMap} the board as tables, {@link zeriba.kasserine.state.Roster}
 * the factors of the units, {@link zeriba.kasserine.state.Charts} the printed tables. Everything a
 * table asks of the game goes through {@link zeriba.kasserine.KasserineGame}. RULES.md tells how
 * the rulebook is cited and what has been ruled.
 */
package zeriba.kasserine;
