package zeriba.arena.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import zeriba.ai.StopSignal;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.ExperimentRun;
import zeriba.arena.experiment.RowJournal;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.Workers;
import zeriba.arena.rows.ParquetWriter;
import zeriba.engine.text.UnreadableException;

/**
 * Where an experiment is played: its games and what came of them.
 *
 * @param folder made where it is not there
 * @param asked the experiment's file, which is kept beside what came of it
 * @param parquet what writes the rows as Parquet too, where it is there
 * @param code what draws the reports
 */
public record ExperimentFolder(
        Path folder, String asked, Optional<ParquetWriter> parquet, ReportCode code) {

    /** The folder, in its own, of the games that confirm what a search has found. */
    public static final String CONFIRMED = "confirmed";

    /** The name of the journal of games in its folder. */
    public static final String JOURNAL = "games.tsv";

    private static final String ENDING = ".json";

    /** Where an experiment's games go if nothing else is said: beside its file, without .json. */
    public static Path beside(Path file) {
        String name = String.valueOf(file.getFileName());
        return file.resolveSibling(
                name.endsWith(ENDING)
                        ? name.substring(0, name.length() - ENDING.length())
                        : name + ".out");
    }

    /** Told what came of one experiment: of a search, and then of what confirms it. */
    @FunctionalInterface
    public interface Heard {
        /** What came of it, and where its files are. */
        void played(Experiment experiment, ExperimentResults results, Path folder);
    }

    /**
     * Plays what is left of an experiment and writes its files; a search that found something has
     * it confirmed, where its rule says so.
     */
    public void play(
            Experiment experiment,
            Workers workers,
            StopSignal stop,
            ExperimentRun.Progress progress,
            Heard heard)
            throws IOException, UnreadableException {
        ExperimentResults results = played(experiment, workers, stop, progress);
        heard.played(experiment, results, folder);
        if (experiment.stop() instanceof StopRule.Balance rule
                && rule.confirm().isPresent()
                && !stop.isAsked()) {
            Experiment again = experiment.confirming(results.found(rule), rule.confirm().get());
            ExperimentFolder own =
                    new ExperimentFolder(folder.resolve(CONFIRMED), asked, parquet, code);
            own.play(again, workers, stop, progress, heard);
        }
    }

    private ExperimentResults played(
            Experiment experiment,
            Workers workers,
            StopSignal stop,
            ExperimentRun.Progress progress)
            throws IOException, UnreadableException {
        Files.createDirectories(folder);
        try (RowJournal journal = RowJournal.open(folder.resolve(JOURNAL), experiment)) {
            ExperimentResults results =
                    new ExperimentRun(experiment, journal, workers, stop, progress).play();
            ExperimentFiles.write(experiment, results, asked, folder, parquet, code);
            return results;
        }
    }
}
