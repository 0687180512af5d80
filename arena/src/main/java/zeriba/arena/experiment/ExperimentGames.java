package zeriba.arena.experiment;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.text.UnreadableException;

/** The games of an experiment on the data of their variants: each may be played anywhere. */
public final class ExperimentGames {

    private final Experiment experiment;
    private final Map<Integer, Game<?, ?>> games = new HashMap<>();

    /** All games of an experiment; refused where a variant's data cannot be. */
    public ExperimentGames(Experiment experiment) throws UnreadableException {
        this.experiment = experiment;
        for (Variant variant : experiment.variants()) {
            games.put(variant.number(), experiment.game(variant));
        }
    }

    /** Whose games they are. */
    public Experiment experiment() {
        return experiment;
    }

    /** The row of a game, played to its end; empty where it was stopped before. */
    public Optional<GameRow> played(GameKey key, StopSignal stop) {
        return begun(key).play(stop);
    }

    /** A game before its first entry. */
    public GameRun<?, ?> begun(GameKey key) {
        Game<?, ?> game = games.get(key.variant());
        if (game == null) {
            throw new IllegalStateException("no variant " + key.variant());
        }
        return run(game, key);
    }

    private <S, A> GameRun<S, A> run(Game<S, A> game, GameKey key) {
        return new GameRun<>(experiment, game, key);
    }
}
