package zeriba.arena.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import zeriba.arena.Interval;

/** What the games of an experiment came to. */
public final class ExperimentResults {

    private static final int FEW_ROUNDS = 20;
    private static final double LEAST_VARIANCE = 1e-3;

    private final Experiment experiment;
    private final List<GameRow> rows;
    private final Map<Long, Map<Integer, List<Double>>> byRound = new HashMap<>();

    public ExperimentResults(Experiment experiment, List<GameRow> rows) {
        this.experiment = experiment;
        this.rows = List.copyOf(rows);
        for (GameRow row : rows) {
            byRound.computeIfAbsent(row.key().round(), _ -> new HashMap<>())
                    .computeIfAbsent(row.key().variant(), _ -> new ArrayList<>())
                    .add(row.worthTo(experiment.side()));
        }
    }

    public List<GameRow> rows() {
        return rows;
    }

    /** The games of a variant. */
    public List<GameRow> of(Variant variant) {
        return rows.stream().filter(row -> row.key().variant() == variant.number()).toList();
    }

    /** What the side asked about came to in a variant. */
    public Share share(Variant variant) {
        List<GameRow> games = of(variant);
        long wins = games.stream().filter(row -> row.worthTo(experiment.side()) == 1).count();
        long broken = games.stream().filter(row -> !row.isOver()).count();
        long draws = games.stream().filter(row -> row.winner().equals(GameRow.DRAW)).count();
        double hits = games.stream().mapToDouble(row -> row.worthTo(experiment.side())).sum();
        double share = games.isEmpty() ? 0.5 : hits / games.size();
        return new Share(
                games.size(), wins, draws, broken, share, interval(variant, hits, games.size()));
    }

    /** Over rounds where several games of one have the same seed, else Wilson's. */
    private Interval interval(Variant variant, double hits, int games) {
        List<Double> means = new ArrayList<>();
        rounds().forEach(round -> mean(round, one -> one == variant.number(), means));
        double mean = Effect.mean(means);
        double variance = Effect.variance(means, mean);
        return experiment.seatings() == 1 || means.size() < 2 || variance == 0
                ? Interval.wilson(hits, games)
                : Interval.ofMean(mean, Math.sqrt(variance), means.size());
    }

    private LongStream rounds() {
        return byRound.keySet().stream().mapToLong(Long::longValue).sorted();
    }

    /** Adds the mean of some variants in a round, where each of them is played out there. */
    private void mean(long round, Predicate<Integer> wanted, List<Double> means) {
        Map<Integer, List<Double>> played = byRound.getOrDefault(round, Map.of());
        List<Double> scores = new ArrayList<>();
        for (Variant variant : experiment.variants()) {
            if (wanted.test(variant.number())) {
                List<Double> its = played.getOrDefault(variant.number(), List.of());
                if (its.size() < experiment.seatings()) {
                    return;
                }
                scores.addAll(its);
            }
        }
        if (!scores.isEmpty()) {
            means.add(Effect.mean(scores));
        }
    }

    /** The differences of two sets of variants, in the rounds in which all are played out. */
    private List<Double> differences(Predicate<Integer> more, Predicate<Integer> less) {
        List<Double> differences = new ArrayList<>();
        rounds().forEach(round -> {
            List<Double> means = new ArrayList<>();
            mean(round, more, means);
            mean(round, less, means);
            if (means.size() == 2) {
                differences.add(means.getFirst() - means.getLast());
            }
        });
        return differences;
    }

    /** A variant's share less the base's. */
    public Effect againstBase(Variant variant) {
        return Effect.of(differences(one -> one == variant.number(), one -> one == 0));
    }

    /**
     * What a level of a factor does: over a grid the mean of all pairs of variants that differ in
     * nothing else, over random combinations that of all variants with it less that of all with the
     * base level, else the one variant less the base.
     */
    public Effect effect(int factor, int level) {
        return Effect.of(
                switch (experiment.design()) {
                    case GRID ->
                            inEachRound(levels ->
                                    levels.get(factor) == level
                                            ? List.of(levels, with(levels, factor, 0))
                                            : List.of());
                    case RANDOM ->
                            differences(
                                    one -> levelOf(one, factor) == level,
                                    one -> levelOf(one, factor) == 0);
                    case ONE_AT_A_TIME, ONE_STEP ->
                            differences(one -> levelOf(one, factor) == level, one -> one == 0);
                });
    }

    /** How much more a level of one factor does where another factor has a level: grids alone. */
    public Effect interaction(int factor, int level, int other, int otherLevel) {
        return Effect.ofContrasts(
                inEachRound(levels ->
                        levels.get(factor) == level && levels.get(other) == otherLevel
                                ? List.of(
                                        levels,
                                        with(levels, factor, 0),
                                        with(with(levels, factor, 0), other, 0),
                                        with(levels, other, 0))
                                : List.of()));
    }

    private static List<Integer> with(List<Integer> levels, int factor, int level) {
        List<Integer> other = new ArrayList<>(levels);
        other.set(factor, level);
        return other;
    }

    /**
     * The mean contrast of each round: of variants in a row, shares of the first, third and so on
     * less those of the others, wherever all of a row are played out in that round.
     *
     * @param row the levels of the variants to set against one another; none where that is not
     *     asked
     */
    private List<Double> inEachRound(Function<List<Integer>, List<List<Integer>>> row) {
        Map<List<Integer>, Integer> numbers =
                experiment.variants().stream()
                        .collect(Collectors.toMap(Variant::levels, Variant::number));
        List<List<Integer>> rows =
                experiment.variants().stream()
                        .map(variant -> row.apply(variant.levels()))
                        .filter(one -> !one.isEmpty())
                        .map(one -> one.stream().map(at -> numbers.getOrDefault(at, 0)).toList())
                        .toList();
        List<Double> contrasts = new ArrayList<>();
        rounds().forEach(round -> {
            List<Double> here = new ArrayList<>();
            rows.forEach(one -> contrast(round, one).ifPresent(here::add));
            if (!here.isEmpty()) {
                contrasts.add(Effect.mean(here));
            }
        });
        return contrasts;
    }

    private OptionalDouble contrast(long round, List<Integer> row) {
        Map<Integer, List<Double>> played = byRound.getOrDefault(round, Map.of());
        double contrast = 0;
        for (int i = 0; i < row.size(); i++) {
            List<Double> scores = played.getOrDefault(row.get(i), List.of());
            if (scores.size() < experiment.seatings()) {
                return OptionalDouble.empty();
            }
            double share = Effect.mean(scores);
            contrast += i % 2 == 0 ? share : -share;
        }
        return OptionalDouble.of(contrast);
    }

    private int levelOf(int variant, int factor) {
        return experiment.variants().get(variant).levels().get(factor);
    }

    /** Whether the stop rule has what it wants; a limit of games or time is not asked here. */
    boolean isEnough() {
        return switch (experiment.stop()) {
            case StopRule.Fixed _, StopRule.Minutes _, StopRule.Balance _ -> false;
            case StopRule.Width(double width, _) ->
                    byRound.size() >= FEW_ROUNDS
                            && experiment.variants().stream()
                                    .map(variant -> share(variant).interval())
                                    .allMatch(one -> one.high() - one.low() <= width);
            case StopRule.Sequential test -> verdict(test) != Verdict.OPEN;
        };
    }

    /** The variant that a search is surest of to be near its target. */
    public Variant found(StopRule.Balance rule) {
        return BalanceSearch.of(experiment, rule, rows).best();
    }

    /** What a search believes of a variant's share, from its own games and those of its levels. */
    public double believed(StopRule.Balance rule, Variant variant) {
        return BalanceSearch.of(experiment, rule, rows).believed(variant);
    }

    /** What a sequential test has come to. */
    public enum Verdict {
        OPEN,
        DIFFERENT,
        NOT_DIFFERENT
    }

    /** What the test says now. */
    public Verdict verdict(StopRule.Sequential test) {
        if (byRound.size() < FEW_ROUNDS) {
            return Verdict.OPEN;
        }
        double ratio = logLikelihoodRatio(test);
        if (ratio >= Math.log((1 - test.beta()) / test.alpha())) {
            return Verdict.DIFFERENT;
        }
        return ratio <= Math.log(test.beta() / (1 - test.alpha()))
                ? Verdict.NOT_DIFFERENT
                : Verdict.OPEN;
    }

    /** Of a gain against none, by the normal law of the rounds' differences. */
    public double logLikelihoodRatio(StopRule.Sequential test) {
        List<Double> differences = differences(one -> one == 1, one -> one == 0);
        double mean = Effect.mean(differences);
        double variance = Math.max(LEAST_VARIANCE, Effect.variance(differences, mean));
        return differences.size() * test.gain() * (2 * mean - test.gain()) / (2 * variance);
    }
}
