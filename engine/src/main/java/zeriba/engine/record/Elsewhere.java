package zeriba.engine.record;

import java.util.Optional;
import zeriba.engine.Game;
import zeriba.engine.dice.Roll;

/** Where is played what a game asks for: programs that play whole games have it with them. */
public interface Elsewhere {

    /** Nothing is played elsewhere: dice decide. */
    Elsewhere NOWHERE =
            new Elsewhere() {
                @Override
                public <S, A> Optional<Roll> outcome(Game<S, A> game, S state, long seed) {
                    return Optional.empty();
                }
            };

    /**
     * What the dice show that {@code state} waits for, where they tell of what was played
     * elsewhere; the same seed, the same outcome.
     */
    <S, A> Optional<Roll> outcome(Game<S, A> game, S state, long seed);
}
