package zeriba.arena.experiment;

import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.record.GameRecord;
import zeriba.engine.record.RecordText;
import zeriba.engine.rules.Setup;
import zeriba.engine.text.UnreadableException;

/** Games of an experiment as records: played again, as each follows from its key alone. */
public final class ExperimentRecords {

    private ExperimentRecords() {}

    /**
     * The text of a game's record, with the data it was played on in its head. It replays; where
     * players were restricted, what they did is allowed all the same.
     *
     * @param position the text of the position that the experiment begins from, or empty
     */
    public static String of(Experiment experiment, GameKey key, String position)
            throws UnreadableException {
        Variant variant = experiment.variants().get(key.variant());
        return text(experiment, experiment.game(variant), key, experiment.setup(variant), position);
    }

    private static <S, A> String text(
            Experiment experiment, Game<S, A> game, GameKey key, Setup setup, String position) {
        GameRun<S, A> run = new GameRun<>(experiment, game, key);
        run.play(new StopSignal());
        GameRecord.Start start =
                position.isEmpty()
                        ? new GameRecord.Start.FromScenario(setup)
                        : new GameRecord.Start.FromPosition(setup, position);
        return RecordText.write(game, run.record(start));
    }
}
