package zeriba.arena.experiment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import zeriba.ai.StopSignal;
import zeriba.engine.text.UnreadableException;

/**
 * Looks among variants that help a side more and more for those that are worth given gains: the
 * search for a balance, once for each gain, over rows that all of them share.
 */
public final class GradedSearch {

    /** [design] How many rounds of a variant are played before it thinks again. */
    private static final int ROUNDS_OF_A_LOOK = 8;

    /** [design] No more than this is looked for: the last points of a share take many games. */
    private static final double MOST = 0.95;

    private final Experiment experiment;
    private final ExperimentGames games;
    private final Workers workers;
    private final StopSignal stop;
    private final RowJournal journal;
    private final Map<GameKey, GameRow> known = new ConcurrentHashMap<>();
    private final List<GameRow> rows = Collections.synchronizedList(new ArrayList<>());

    /**
     * A search.
     *
     * @param experiment its variants are the base and what helps, little first; its stop rule says
     *     how many games each gain may have, and the base
     * @param journal of its games; those that are there are not played again, so that a search that
     *     was stopped takes the same way to where it was
     */
    public GradedSearch(Experiment experiment, RowJournal journal, Workers workers, StopSignal stop)
            throws UnreadableException {
        this.experiment = experiment;
        this.journal = journal;
        journal.rows().forEach(row -> known.put(row.key(), row));
        this.games = new ExperimentGames(experiment);
        this.workers = workers;
        this.stop = stop;
    }

    /** All rows that it has looked at. */
    public List<GameRow> rows() {
        return List.copyOf(rows);
    }

    /** The rows of one variant. */
    public List<GameRow> rows(Variant variant) {
        return rows().stream().filter(row -> row.key().variant() == variant.number()).toList();
    }

    /**
     * What comes nearest to each gain over the base, each worth more than the one before; fewer
     * where no more are left; empty where it was stopped.
     */
    public Optional<List<Variant>> play(List<Double> gains) {
        rounds(experiment.variants().getFirst(), 0, experiment.rounds());
        double base =
                rows().stream()
                        .mapToDouble(row -> row.worthTo(experiment.side()))
                        .average()
                        .orElse(0);
        List<Variant> found = new ArrayList<>();
        for (int grade = 0; grade < gains.size() && !stop.isAsked(); grade++) {
            List<Variant> left = left(found, gains.size() - grade - 1);
            if (!left.isEmpty()) {
                found.add(nearest(left, Math.min(MOST, base + gains.get(grade))));
            }
        }
        return stop.isAsked() ? Optional.empty() : Optional.of(found);
    }

    /** Those that help more than the last found, without the last ones that others will need. */
    private List<Variant> left(List<Variant> found, int others) {
        List<Variant> all = experiment.variants();
        int from = found.isEmpty() ? 1 : found.getLast().number() + 1;
        int to = Math.max(Math.min(from + 1, all.size()), all.size() - others);
        return all.subList(Math.min(from, to), to);
    }

    /** Plays the first rounds of all variants. */
    public void playAll() {
        experiment.variants().forEach(variant -> rounds(variant, 0, experiment.rounds()));
    }

    private Variant nearest(List<Variant> variants, double target) {
        long played = 0;
        while (played < experiment.rounds() && !stop.isAsked()) {
            Variant next = believed(variants, target).next();
            long from = rows(next).size() / experiment.seatings();
            rounds(next, from, from + ROUNDS_OF_A_LOOK);
            played += ROUNDS_OF_A_LOOK;
        }
        return believed(variants, target).best();
    }

    private BalanceSearch believed(List<Variant> variants, double target) {
        BalanceSearch search = new BalanceSearch(variants, target);
        for (Variant variant : variants) {
            rows(variant)
                    .forEach(row -> search.add(variant.number(), row.worthTo(experiment.side())));
        }
        return search;
    }

    private void rounds(Variant variant, long from, long until) {
        int seatings = experiment.seatings();
        List<GameKey> wanted =
                LongStream.range(from * seatings, until * seatings)
                        .mapToObj(game ->
                                new GameKey(
                                        game / seatings, variant.number(), (int) (game % seatings)))
                        .toList();
        List<GameKey> unknown = wanted.stream().filter(key -> !known.containsKey(key)).toList();
        workers.play(games, unknown.iterator(), new Wanted());
        wanted.stream().filter(known::containsKey).map(known::get).forEach(rows::add);
    }

    /** Rows are taken once, whoever tells them. */
    private final class Wanted implements Workers.Order {
        @Override
        public StopSignal stop() {
            return stop;
        }

        @Override
        public double secondsLeft() {
            return Double.POSITIVE_INFINITY;
        }

        @Override
        public synchronized void over(GameRow row) {
            if (known.putIfAbsent(row.key(), row) == null) {
                journal.add(row);
            }
        }

        @Override
        public void tell() {
            // nobody waits for each game
        }
    }
}
