package zeriba.ai.level;

import zeriba.ai.SearchBudget;
import zeriba.engine.Evaluation;
import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Role;

/**
 * What a search is about and what it may use.
 *
 * @param evaluation by what it goes
 * @param role for whom it searches
 * @param seen what that role sees
 * @param random where the dice of its trials come from
 * @param nodes how many states it may still visit
 */
record Search<S, A>(
        Game<S, A> game,
        Evaluation<S, A> evaluation,
        Role role,
        S seen,
        SplitMix64 random,
        SearchBudget nodes) {

    /** By what the game tells everybody. */
    Search(Game<S, A> game, Role role, S seen, SplitMix64 random, SearchBudget nodes) {
        this(game, game.evaluation(), role, seen, random, nodes);
    }
}
