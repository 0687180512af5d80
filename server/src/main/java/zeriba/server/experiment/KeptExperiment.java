package zeriba.server.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zeriba.ai.StopSignal;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.ExperimentResults;
import zeriba.arena.experiment.GameRow;
import zeriba.arena.experiment.StopRule;
import zeriba.arena.experiment.file.JournalReader;
import zeriba.arena.report.ExperimentFiles;
import zeriba.arena.report.ExperimentFolder;
import zeriba.engine.text.UnreadableException;

/** An experiment with its folder, and how far it has come. */
final class KeptExperiment {

    private static final String STATE = "state.txt";

    /** How an experiment stands. */
    enum State {
        /** Others are played before it. */
        WAITING,
        RUNNING,
        /** By somebody, or by the end of the server; it may go on. */
        STOPPED,
        DONE,
        /** By a fault, which is told. */
        FAILED
    }

    /**
     * How far it has come.
     *
     * @param fault empty where there is none
     * @param done how many games are over
     * @param secondsLeft an estimate; 0 where it is not running
     */
    record Progress(State state, String fault, long done, double secondsLeft) {}

    private final int number;
    private final Path folder;
    private final String asked;
    private final Experiment experiment;
    private StopSignal stop = new StopSignal();
    private Progress progress;
    private Optional<JournalReader> reader = Optional.empty();

    KeptExperiment(
            int number, Path folder, String asked, Experiment experiment, Progress progress) {
        this.number = number;
        this.folder = folder;
        this.asked = asked;
        this.experiment = experiment;
        this.progress = progress;
    }

    /** How one stands that was left in its folder; what was running then has been stopped. */
    static Progress left(Path folder, Experiment experiment) {
        String word = read(folder.resolve(STATE));
        long done = 0;
        String fault = "";
        try {
            done = reader(folder, experiment).rows().size();
        } catch (IOException | UnreadableException e) {
            fault = String.valueOf(e.getMessage());
        }
        State state =
                !fault.isEmpty()
                        ? State.FAILED
                        : word.equals(State.DONE.name()) ? State.DONE : State.STOPPED;
        return new Progress(state, fault, done, 0);
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file).strip() : "";
        } catch (IOException _) {
            return "";
        }
    }

    int number() {
        return number;
    }

    String id() {
        return Integer.toString(number);
    }

    Path folder() {
        return folder;
    }

    String asked() {
        return asked;
    }

    Experiment experiment() {
        return experiment;
    }

    synchronized Progress progress() {
        return progress;
    }

    /** What is asked to stop it. */
    synchronized StopSignal stop() {
        return stop;
    }

    /** Whether it is being played, or is going to be. */
    boolean isGoing() {
        State state = progress().state();
        return state == State.WAITING || state == State.RUNNING;
    }

    /** It is going to be played. */
    synchronized void queued() {
        stop = new StopSignal();
        progress = new Progress(State.WAITING, "", progress.done(), 0);
    }

    synchronized void told(long done, double secondsLeft) {
        progress = new Progress(State.RUNNING, "", done, secondsLeft);
    }

    /** It is not played any more. */
    synchronized void ended(State state, String fault) {
        progress = new Progress(state, fault, progress.done(), 0);
        try {
            Files.writeString(folder.resolve(STATE), state.name());
        } catch (IOException _) {
            // its games are there: the next start takes it for stopped, and it goes on
        }
    }

    /** What the games so far came to. */
    ExperimentResults results() throws IOException, UnreadableException {
        return new ExperimentResults(experiment, rows());
    }

    /** While games are played every look reads those alone that were not there at the last. */
    private List<GameRow> rows() throws IOException, UnreadableException {
        JournalReader journal;
        synchronized (this) {
            journal = reader.orElseGet(() -> reader(folder, experiment));
            reader = isGoing() ? Optional.of(journal) : Optional.empty();
        }
        return journal.rows();
    }

    private static JournalReader reader(Path folder, Experiment experiment) {
        return new JournalReader(folder.resolve(ExperimentFolder.JOURNAL), experiment);
    }

    /** What the games so far came to that confirm what a search has found; none without one. */
    Optional<Confirmed> confirmed(ExperimentResults found) throws IOException, UnreadableException {
        Path own = folder.resolve(ExperimentFolder.CONFIRMED);
        if (experiment.stop() instanceof StopRule.Balance rule
                && rule.confirm().isPresent()
                && Files.exists(own.resolve(ExperimentFolder.JOURNAL))) {
            Experiment again = experiment.confirming(found.found(rule), rule.confirm().get());
            return Optional.of(new Confirmed(again, results(own, again)));
        }
        return Optional.empty();
    }

    /** The experiment that confirms a finding, and what it came to. */
    record Confirmed(Experiment experiment, ExperimentResults results) {}

    private static ExperimentResults results(Path folder, Experiment experiment)
            throws IOException, UnreadableException {
        return new ExperimentResults(experiment, reader(folder, experiment).rows());
    }

    /**
     * The report in a language or in English, where one was written: a page that needs no other.
     */
    Optional<String> report(Locale language) throws IOException {
        Optional<Path> file = ExperimentFiles.report(folder, language);
        return file.isPresent() ? Optional.of(Files.readString(file.get())) : Optional.empty();
    }
}
