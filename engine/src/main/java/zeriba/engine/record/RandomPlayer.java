package zeriba.engine.record;

import zeriba.engine.Game;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Role;

/**
 * Plays every option with the same chance, but ends a phase only when nothing else is left: the
 * player of the contract tests, of the benches and of the arena's lowest level.
 */
public final class RandomPlayer<S, A> implements Player<S, A> {

    private final Game<S, A> game;
    private final SplitMix64 random;

    /**
     * A player of a game who draws from this stream alone, so that a seed gives the same game
     * anywhere.
     */
    public RandomPlayer(Game<S, A> game, SplitMix64 random) {
        this.game = game;
        this.random = random;
    }

    @Override
    public A choose(S seen, Role role, Pending.Choice<A> choice) {
        return choose(choice.options());
    }

    /** One of these options; all that it looks at. */
    public A choose(Options<A> options) {
        long size = options.size();
        long drawn = random.below(size);
        A action = options.get(drawn);
        if (size == 1 || !game.endsPhase(action)) {
            return action;
        }
        long other = random.below(size - 1);
        return options.get(other < drawn ? other : other + 1);
    }
}
