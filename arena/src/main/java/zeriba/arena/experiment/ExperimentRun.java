package zeriba.arena.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import zeriba.ai.StopSignal;
import zeriba.engine.text.UnreadableException;

/**
 * Plays the games of an experiment that its journal does not have yet. Which games are played does
 * not depend on threads or interruptions; only a rule of time depends on the machine.
 */
public final class ExperimentRun {

    /** After how many rounds a rule is asked again that may stop early. */
    private static final long ROUNDS_BETWEEN = 10;

    /** [design] How many rounds of a variant a search plays before it thinks again. */
    private static final int ROUNDS_OF_A_LOOK = 8;

    private static final double NANOS = 1e9;

    private final Experiment experiment;
    private final ExperimentGames games;
    private final RowJournal journal;
    private final Workers workers;
    private final StopSignal stop;
    private final Progress progress;
    private final Workers.Order order = new Wanted();
    private final Set<GameKey> done = ConcurrentHashMap.newKeySet();
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

    /** A run of what is left; refused where a variant's data cannot be. */
    public ExperimentRun(
            Experiment experiment,
            RowJournal journal,
            Workers workers,
            StopSignal stop,
            Progress progress)
            throws UnreadableException {
        this.experiment = experiment;
        this.games = new ExperimentGames(experiment);
        this.journal = journal;
        this.workers = workers;
        this.stop = stop;
        this.progress = progress;
        List<GameRow> rows = journal.rows();
        rows.forEach(row -> done.add(row.key()));
        this.before = rows.size();
        double spent = rows.stream().mapToLong(GameRow::nanos).sum() / (double) workers.atOnce();
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
            play(keys.stream());
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
        return order.isOut();
    }

    private void rounds(long from, long until) {
        int seatings = experiment.seatings();
        long each = (long) experiment.variants().size() * seatings;
        play(
                LongStream.range(from * each, until * each)
                        .mapToObj(game -> {
                            int inRound = (int) (game % each);
                            return new GameKey(game / each, inRound / seatings, inRound % seatings);
                        }));
    }

    private void play(Stream<GameKey> keys) {
        workers.play(games, keys.filter(key -> !done.contains(key)).iterator(), order);
    }

    private void tell() {
        long now = journal.count();
        double seconds = (System.nanoTime() - begun) / NANOS;
        double each = now == before ? 0 : seconds / (now - before);
        double left = (experiment.games() - now) * each;
        progress.tell(now, experiment.games(), Math.min(left, order.secondsLeft()));
    }

    /**
     * How many seconds one game takes, from one game of the base that nobody counts.
     *
     * @throws UnreadableException where the base cannot be set up
     */
    public static double secondsOfAGame(Experiment experiment) throws UnreadableException {
        ExperimentGames games = new ExperimentGames(experiment);
        GameKey key = new GameKey(experiment.rounds(), 0, 0);
        games.played(key, new StopSignal());
        Optional<GameRow> row = games.played(key, new StopSignal());
        return row.map(GameRow::nanos).orElse(0L) / NANOS;
    }

    /** What this run wants of its workers. */
    private final class Wanted implements Workers.Order {
        @Override
        public StopSignal stop() {
            return stop;
        }

        @Override
        public double secondsLeft() {
            return (deadline - System.nanoTime()) / NANOS;
        }

        @Override
        public void over(GameRow row) {
            if (done.add(row.key())) {
                journal.add(row);
            }
        }

        @Override
        public void tell() {
            ExperimentRun.this.tell();
        }
    }
}
