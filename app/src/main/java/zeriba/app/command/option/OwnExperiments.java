package zeriba.app.command.option;

import java.nio.file.Path;
import java.util.List;
import zeriba.app.games.Games;
import zeriba.server.admission.Scheduler;
import zeriba.server.experiment.ExperimentOperations;
import zeriba.server.experiment.Experiments;
import zeriba.server.operation.Operation;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/**
 * The experiments of whoever has started a program, in the folder where a server would keep them.
 */
public final class OwnExperiments implements AutoCloseable {

    private final Scheduler scheduler = Scheduler.ofThisMachine();
    private final Experiments experiments;

    /** None are running yet. */
    public OwnExperiments() {
        Settings settings = Settings.of(System.getenv());
        experiments =
                new Experiments(
                        Path.of(settings.text(Setting.DATA)).resolve(Experiments.FOLDER),
                        Games::named,
                        scheduler,
                        new Experiments.Limits(
                                settings.number(Setting.EXPERIMENT_GAMES),
                                settings.number(Setting.EXPERIMENTS_KEPT)));
    }

    /** What can be asked of them, by whoever owns the line. */
    public List<Operation<?>> operations() {
        return new ExperimentOperations(experiments, _ -> {}).all();
    }

    @Override
    public void close() {
        experiments.close();
        scheduler.close();
    }
}
