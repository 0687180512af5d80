package zeriba.arena.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import zeriba.ai.StopSignal;
import zeriba.engine.Game;
import zeriba.engine.text.UnreadableException;

/**
 * Plays the games of an experiment that its journal does not have yet. Which games are played does
 * not depend on threads or interruptions; only a rule of time depends on the machine.
 */
public final class ExperimentRun {

    private static final long GLANCE_MILLIS = 200;

    /** After how many rounds a rule is asked again that may stop early. */
    private static final long ROUNDS_BETWEEN = 10;

    /** [design] How many rounds of a variant a search plays before it thinks again. */
    private static final int ROUNDS_OF_A_LOOK = 8;

    private static final double NANOS = 1e9;

    private final Experiment experiment;
    private final RowJournal journal;
    private final int threads;
    private final StopSignal stop;
    private final Progress progress;
    private final Turns turns;
    private final Map<Integer, Game<?, ?>> games = new HashMap<>();
    private final Set<GameKey> done = new HashSet<>();
    private final long begun = System.nanoTime();
    private final int before;
    private final double deadline;

    /** Told how far it has come. */
    @FunctionalInterface
    public interface Progress {
        /**
         * So far it has come.
         *
         * @param done how many games are over, with those of earlier runs
         * @param most how many there are at most
         * @param secondsLeft an estimate
         */
        void tell(long done, long most, double secondsLeft);
    }

    /**
     * A run of what is left; refused where a variant's data cannot be.
     *
     * @param threads how many games are played at once
     */
    public ExperimentRun(
            Experiment experiment,
            RowJournal journal,
            int threads,
            StopSignal stop,
            Progress progress)
            throws UnreadableException {
        this(experiment, journal, new Pace(threads, Turns.unshared()), stop, progress);
    }

    /**
     * How fast it goes.
     *
     * @param threads how many games are played at once
     */
    public record Pace(int threads, Turns turns) {}

    /** The same where others want the processor too. */
    public ExperimentRun(
            Experiment experiment,
            RowJournal journal,
            Pace pace,
            StopSignal stop,
            Progress progress)
            throws UnreadableException {
        this.experiment = experiment;
        this.journal = journal;
        this.threads = pace.threads();
        this.turns = pace.turns();
        this.stop = stop;
        this.progress = progress;
        for (Variant variant : experiment.variants()) {
            games.put(variant.number(), experiment.game(variant));
        }
        List<GameRow> rows = journal.rows();
        rows.forEach(row -> done.add(row.key()));
        this.before = rows.size();
        double spent = rows.stream().mapToLong(GameRow::nanos).sum() / (double) threads;
        this.deadline =
                experiment.stop() instanceof StopRule.Minutes(double minutes, _)
                        ? begun + minutes * 60 * NANOS - spent
                        : Double.POSITIVE_INFINITY;
    }

    /** Plays until the stop rule is met, or {@code stop} is asked for. */
    public ExperimentResults play() {
        if (experiment.stop() instanceof StopRule.Balance rule) {
            search(rule);
            return new ExperimentResults(experiment, journal.rows());
        }
        long each = mayStopEarly() ? ROUNDS_BETWEEN : experiment.rounds();
        for (long round = 0; round < experiment.rounds() && !isOut(); round += each) {
            long until = Math.min(experiment.rounds(), round + each);
            rounds(round, until);
            if (!stop.isAsked() && mayStopEarly() && before(until).isEnough()) {
                return before(until);
            }
        }
        return new ExperimentResults(experiment, journal.rows());
    }

    /**
     * Plays what the search asks for, each variant's rounds in their order, so that all have the
     * same dice; what it asks for follows from the games alone.
     */
    private void search(StopRule.Balance rule) {
        BalanceSearch search = new BalanceSearch(experiment.variants(), rule.target());
        long[] rounds = new long[experiment.variants().size()];
        long each = (long) ROUNDS_OF_A_LOOK * experiment.seatings();
        for (long seen = 0; seen < experiment.games() && !isOut(); seen += each) {
            int variant = search.next().number();
            List<GameKey> keys = keys(variant, rounds[variant]);
            games(keys);
            rounds[variant] += ROUNDS_OF_A_LOOK;
            Set<GameKey> wanted = Set.copyOf(keys);
            journal.rows().stream()
                    .filter(row -> wanted.contains(row.key()))
                    .forEach(row -> search.add(variant, row.worthTo(experiment.side())));
        }
    }

    private List<GameKey> keys(int variant, long from) {
        List<GameKey> keys = new ArrayList<>();
        for (long round = from; round < from + ROUNDS_OF_A_LOOK; round++) {
            for (int seating = 0; seating < experiment.seatings(); seating++) {
                keys.add(new GameKey(round, variant, seating));
            }
        }
        return keys;
    }

    /** Of the first rounds alone, whatever else an earlier run has played. */
    private ExperimentResults before(long round) {
        return new ExperimentResults(
                experiment,
                journal.rows().stream().filter(row -> row.key().round() < round).toList());
    }

    private boolean mayStopEarly() {
        return switch (experiment.stop()) {
            case StopRule.Fixed _, StopRule.Minutes _, StopRule.Balance _ -> false;
            case StopRule.Width _, StopRule.Sequential _ -> true;
        };
    }

    private boolean isOut() {
        return stop.isAsked() || System.nanoTime() > deadline;
    }

    private void rounds(long from, long until) {
        int seatings = experiment.seatings();
        long each = (long) experiment.variants().size() * seatings;
        AtomicLong next = new AtomicLong(from * each);
        onAllThreads(() -> {
            for (long i = next.getAndIncrement();
                    i < until * each && !isOut();
                    i = next.getAndIncrement()) {
                int inRound = (int) (i % each);
                play(new GameKey(i / each, inRound / seatings, inRound % seatings));
            }
        });
    }

    private void games(List<GameKey> keys) {
        AtomicInteger next = new AtomicInteger();
        onAllThreads(() -> {
            for (int i = next.getAndIncrement();
                    i < keys.size() && !isOut();
                    i = next.getAndIncrement()) {
                play(keys.get(i));
            }
        });
    }

    /** Lets all threads do this work and waits for it. */
    private void onAllThreads(Runnable work) {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> workers = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                workers.add(pool.submit(work));
            }
            workers.forEach(this::await);
        }
    }

    private void play(GameKey key) {
        if (!done.contains(key)) {
            GameRun<?, ?> run = run(experiment, game(key), key);
            Optional<GameRow> row = Optional.empty();
            while (row.isEmpty() && !stop.isAsked()) {
                row = turns.take(() -> run.further(stop, turns.nanos()));
            }
            row.ifPresent(journal::add);
        }
    }

    private Game<?, ?> game(GameKey key) {
        Game<?, ?> game = games.get(key.variant());
        if (game == null) {
            throw new IllegalStateException("no variant " + key.variant());
        }
        return game;
    }

    private static <S, A> GameRun<S, A> run(Experiment experiment, Game<S, A> game, GameKey key) {
        return new GameRun<>(experiment, game, key);
    }

    private void await(Future<?> worker) {
        while (true) {
            try {
                worker.get(GLANCE_MILLIS, TimeUnit.MILLISECONDS);
                tell();
                return;
            } catch (TimeoutException _) {
                tell();
            } catch (InterruptedException _) {
                stop.ask();
            } catch (ExecutionException broken) {
                stop.ask();
                throw new IllegalStateException("an experiment broke off", broken.getCause());
            }
        }
    }

    private void tell() {
        long now = journal.rows().size();
        double seconds = (System.nanoTime() - begun) / NANOS;
        double each = now == before ? 0 : seconds / (now - before);
        double left = (experiment.games() - now) * each;
        progress.tell(
                now, experiment.games(), Math.min(left, (deadline - System.nanoTime()) / NANOS));
    }

    /**
     * How many seconds one game takes, from one game of the base that nobody counts.
     *
     * @throws UnreadableException where the base cannot be set up
     */
    public static double secondsOfAGame(Experiment experiment) throws UnreadableException {
        Game<?, ?> game = experiment.game(experiment.variants().getFirst());
        GameKey key = new GameKey(experiment.rounds(), 0, 0);
        run(experiment, game, key).play(new StopSignal());
        Optional<GameRow> row = run(experiment, game, key).play(new StopSignal());
        return row.map(GameRow::nanos).orElse(0L) / NANOS;
    }
}
