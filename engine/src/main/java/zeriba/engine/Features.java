package zeriba.engine;

import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Side;

/** What a game counts in a position to foretell how it ends: the columns of a fit. */
public interface Features<S> {

    /** The one target of a game that foretells nothing but its result. */
    String SCORE = "score";

    /** The features' names in the order of {@link #of}; the first is 1 in every position. */
    List<String> names();

    /**
     * What is foretold, each from 0 to 1; by default the score of the game's first side, of which a
     * draw is one half.
     */
    default List<String> targets() {
        return List.of(SCORE);
    }

    /**
     * Whose weights serve: positions of one kind are judged by the same ones. Empty where nothing
     * is foretold, as in the middle of a battle.
     */
    Optional<String> kind(S state);

    /** The features of a state that is of some kind. */
    double[] of(S state);

    /** What the targets have come to in a game that is over. */
    default List<Double> outcome(S over, Result result, Side first) {
        return List.of(result.worthTo(first));
    }
}
