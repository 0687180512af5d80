package zeriba.server.experiment;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zeriba.arena.experiment.Experiment;
import zeriba.arena.experiment.OutsidePlayers;
import zeriba.arena.experiment.Workers;
import zeriba.arena.experiment.file.ExperimentReader;
import zeriba.arena.experiment.local.LocalThreads;
import zeriba.arena.experiment.local.Turns;
import zeriba.arena.report.ExperimentFolder;
import zeriba.engine.Game;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.admission.Scheduler;
import zeriba.server.experiment.KeptExperiment.Progress;
import zeriba.server.experiment.KeptExperiment.State;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.refusal.Refusal;

/**
 * The experiments in a folder, each in one of its own: one after another is played, in turns that
 * come when nothing else is to be computed.
 */
public final class Experiments implements AutoCloseable {

    /** The name of the folder of experiments among what a server keeps. */
    public static final String FOLDER = "experiments";

    private static final Logger LOG = LoggerFactory.getLogger(Experiments.class);

    /** [design] A turn is so short that whoever asks meanwhile hardly waits for its end. */
    private static final long TURN_MILLIS = 100;

    private static final String NUMBER = "[1-9][0-9]{0,5}";
    private static final String LOCK = "lock";
    private static final String ASKED = "experiment.json";

    /**
     * How much may be asked for.
     *
     * @param games of one experiment
     * @param kept experiments
     */
    public record Limits(int games, int kept) {}

    private final Path folder;
    private final Function<String, Optional<Game<?, ?>>> games;
    private final Limits limits;
    private final Workers workers;
    private final ExecutorService player =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().name("experiment-", 0).daemon().factory());
    private final SortedMap<Integer, KeptExperiment> known = new TreeMap<>();
    private boolean isRead = false;

    /**
     * @param folder made when the first experiment is
     * @param games the game of an id
     */
    public Experiments(
            Path folder,
            Function<String, Optional<Game<?, ?>>> games,
            Scheduler scheduler,
            Limits limits) {
        this.folder = folder;
        this.games = games;
        this.limits = limits;
        this.workers = new LocalThreads(scheduler.experimentsAtOnce(), turns(scheduler));
    }

    private static Turns turns(Scheduler scheduler) {
        return new Turns() {
            @Override
            public <T> T take(Supplier<T> part) {
                return scheduler.lastInTurn(part);
            }

            @Override
            public long nanos() {
                return TimeUnit.MILLISECONDS.toNanos(TURN_MILLIS);
            }
        };
    }

    /**
     * The experiment of a tree; refused with the path of what is wrong, also by what is limited.
     */
    Experiment read(Value tree) throws UnreadableException {
        Experiment experiment = read(tree, games);
        if (experiment.games() > limits.games()) {
            throw new UnreadableException(
                    "stop",
                    "asks for %d games; here an experiment may have %d (setting experiments.games)"
                            .formatted(experiment.games(), limits.games()));
        }
        return experiment;
    }

    /** Of our own players alone: a server starts no programs that somebody names. */
    private static Experiment read(Value tree, Function<String, Optional<Game<?, ?>>> games)
            throws UnreadableException {
        return ExperimentReader.read(tree, games, OutsidePlayers.none());
    }

    /** The data of a game by pointer; refused where there is none of this id. */
    SortedMap<String, String> data(String game) {
        return new TreeMap<>(
                games.apply(game)
                        .orElseThrow(() -> Refusal.badParameter("game", "there is no game " + game))
                        .data());
    }

    /** All, the latest first. */
    synchronized List<KeptExperiment> all() {
        readAll();
        return known.values().stream()
                .sorted(Comparator.comparingInt(KeptExperiment::number).reversed())
                .toList();
    }

    /** The one of this id. */
    synchronized KeptExperiment named(String id) {
        readAll();
        return Optional.of(id)
                .filter(text -> text.matches(NUMBER))
                .flatMap(text -> Optional.ofNullable(known.get(Integer.valueOf(text))))
                .orElseThrow(() -> Refusal.badParameter("id", "there is no such experiment"));
    }

    private void readAll() {
        if (isRead) {
            return;
        }
        isRead = true;
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> folders = Files.list(folder)) {
            folders.filter(one -> String.valueOf(one.getFileName()).matches(NUMBER))
                    .forEach(this::readOne);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void readOne(Path own) {
        try {
            String asked = Files.readString(own.resolve(ASKED));
            Experiment experiment = read(Json.read(asked), games);
            int number = Integer.parseInt(String.valueOf(own.getFileName()));
            Progress left = KeptExperiment.left(own, experiment);
            known.put(number, new KeptExperiment(number, own, asked, experiment, left));
        } catch (IOException | BadJsonException | UnreadableException e) {
            LOG.warn("the experiment in {} is left out: {}", own, e.getMessage());
        }
    }

    /** Begins one: it is played when those before it are done. */
    synchronized KeptExperiment begin(Value tree, Experiment experiment) {
        readAll();
        if (known.size() >= limits.kept()) {
            throw Refusal.notNow(
                    "so many experiments are kept here already; remove one that is not needed");
        }
        try {
            String asked = Json.write(tree);
            int number = number();
            Path own = folder.resolve(Integer.toString(number));
            Files.writeString(own.resolve(ASKED), asked);
            KeptExperiment kept =
                    new KeptExperiment(
                            number, own, asked, experiment, new Progress(State.WAITING, "", 0, 0));
            known.put(number, kept);
            play(kept);
            return kept;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A number that nobody has, whose folder is there from now on. */
    private int number() throws IOException {
        Files.createDirectories(folder);
        for (int number = known.isEmpty() ? 1 : known.lastKey() + 1; ; number++) {
            try {
                Files.createDirectory(folder.resolve(Integer.toString(number)));
                return number;
            } catch (FileAlreadyExistsException _) {
                // one that could not be read, or of another process
            }
        }
    }

    /** Goes on with one that is stopped. */
    synchronized void resume(KeptExperiment kept) {
        if (!kept.isGoing()) {
            kept.queued();
            play(kept);
        }
    }

    /** Stops one that is played or waits; every game that is over is kept. */
    synchronized void stop(KeptExperiment kept) {
        kept.stop().ask();
        if (kept.progress().state() == State.WAITING) {
            kept.ended(State.STOPPED, "");
        }
    }

    private void play(KeptExperiment kept) {
        player.execute(() -> played(kept));
    }

    private void played(KeptExperiment kept) {
        if (kept.stop().isAsked()) {
            kept.ended(State.STOPPED, "");
            return;
        }
        // several programs may share the folder: two at one journal would spoil it
        try (FileChannel file = FileChannel.open(kept.folder().resolve(LOCK), CREATE, WRITE);
                FileLock lock = file.tryLock()) {
            if (lock == null) {
                kept.ended(State.FAILED, "another program is playing this experiment");
                return;
            }
            new ExperimentFolder(
                            kept.folder(), kept.asked(), Optional.empty(), BundledReportCode.read())
                    .play(
                            kept.experiment(),
                            workers,
                            kept.stop(),
                            (done, _, secondsLeft) -> kept.told(done, secondsLeft),
                            (_, _, _) -> {});
            kept.ended(kept.stop().isAsked() ? State.STOPPED : State.DONE, "");
        } catch (IOException | UnreadableException e) {
            kept.ended(State.FAILED, String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            boolean isAsked = kept.stop().isAsked();
            kept.ended(isAsked ? State.STOPPED : State.FAILED, isAsked ? "" : e.toString());
            LOG.warn("experiment {} broke off", kept.id(), e);
        }
    }

    /** Removes one with all its files; refused while it is played. */
    synchronized void remove(KeptExperiment kept) {
        if (kept.isGoing()) {
            throw Refusal.notNow("this experiment is being played; stop it first");
        }
        known.remove(kept.number());
        try (Stream<Path> files = Files.walk(kept.folder())) {
            List<Path> all = new ArrayList<>(files.toList());
            for (Path file : all.reversed()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Stops what is played; every game that is over is kept. */
    @Override
    public void close() {
        synchronized (this) {
            known.values().forEach(kept -> kept.stop().ask());
        }
        player.shutdown();
        try {
            var _ = player.awaitTermination(2, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
