package zeriba.server.table.verify;

import zeriba.engine.Game;
import zeriba.engine.dice.Roll;
import zeriba.engine.record.Journal;
import zeriba.engine.rules.Setup;

/** What stands between a game that has something played elsewhere and the game that plays it. */
public interface Bridge {

    /** Nothing is played elsewhere. */
    Bridge NONE =
            new Bridge() {
                @Override
                public Errand errand(Game<?, ?> asking, String order) {
                    throw new IllegalStateException("nothing is played elsewhere: " + order);
                }

                @Override
                public <S, A> Roll outcome(Game<S, A> asking, S state, Journal<?, ?> played) {
                    throw new IllegalStateException("nothing is played elsewhere");
                }
            };

    /**
     * A game to be played for another. Its sides are those of the game that asks, in order.
     *
     * @param setup complete
     */
    record Errand(Game<?, ?> game, Setup setup) {}

    /** The game that plays what was ordered. */
    Errand errand(Game<?, ?> asking, String order);

    /** The dice by which a game that is over tells the one that asked, in {@code state}. */
    <S, A> Roll outcome(Game<S, A> asking, S state, Journal<?, ?> played);
}
