package zeriba.arena.experiment;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * What a search for a balance believes of every combination, and which one it wants to see next. It
 * goes by an optimistic distance from the target, as NTBEA does for a maximum: believed distance
 * less what may still be unknown. What is believed of a combination is the sum of what its levels
 * were seen to do, corrected by its own games the more there are of them.
 */
final class BalanceSearch {

    /** [design] How many own games weigh as much as what the levels by themselves suggest. */
    private static final double TRUST = 60;

    /** [design] With how many games of a level half of what it was seen to do is believed. */
    private static final double DOUBT = 12;

    /** [design] How many deviations a share may be off, in hope and in caution. */
    private static final double DEVIATIONS = 1.5;

    /** Of one game between equals without draws: the most that it can be. */
    private static final double VARIANCE = 0.25;

    private final List<Variant> variants;
    private final double target;
    private final double[] games;
    private final double[] hits;

    BalanceSearch(List<Variant> variants, double target) {
        this.variants = List.copyOf(variants);
        this.target = target;
        int most = variants.stream().mapToInt(Variant::number).max().orElseThrow();
        this.games = new double[most + 1];
        this.hits = new double[most + 1];
    }

    /** What all rows together say. */
    static BalanceSearch of(Experiment experiment, StopRule.Balance rule, List<GameRow> rows) {
        BalanceSearch search = new BalanceSearch(experiment.variants(), rule.target());
        rows.forEach(row -> search.add(row.key().variant(), row.worthTo(experiment.side())));
        return search;
    }

    /** A game of a variant was worth so much to the side asked about. */
    void add(int variant, double worth) {
        games[variant]++;
        hits[variant] += worth;
    }

    /** The variant that may come nearest to the target, as far as is known. */
    Variant next() {
        return least(variant -> distance(variant) - DEVIATIONS * deviation(variant));
    }

    /** The variant that is surest to be near the target. */
    Variant best() {
        return least(variant -> distance(variant) + DEVIATIONS * deviation(variant));
    }

    private Variant least(ToDoubleFunction<Variant> score) {
        return variants.stream()
                .min(
                        Comparator.comparingDouble(score)
                                .thenComparingDouble(variant -> games[variant.number()]))
                .orElseThrow();
    }

    private double distance(Variant variant) {
        return Math.abs(believed(variant) - target);
    }

    /** The share that is believed. */
    double believed(Variant variant) {
        int own = variant.number();
        return (TRUST * byLevels(variant) + hits[own]) / (TRUST + games[own]);
    }

    private double byLevels(Variant variant) {
        double mean = share(all());
        double sum = mean;
        for (int factor = 0; factor < variant.levels().size(); factor++) {
            int[] alike = alike(factor, variant.levels().get(factor));
            double seen = count(alike);
            // drawn to the mean while a level has hardly been seen
            sum += (share(alike) - mean) * seen / (seen + DOUBT);
        }
        return Math.clamp(sum, 0, 1);
    }

    /** How far off the belief may be: by what its own games and those of its levels leave open. */
    private double deviation(Variant variant) {
        double unknown = 1 / (TRUST + games[variant.number()]);
        for (int factor = 0; factor < variant.levels().size(); factor++) {
            double seen = count(alike(factor, variant.levels().get(factor)));
            unknown += TRUST / (TRUST + games[variant.number()]) / (seen + 1);
        }
        return Math.sqrt(VARIANCE * unknown);
    }

    private int[] all() {
        return IntStream.range(0, games.length).toArray();
    }

    private int[] alike(int factor, int level) {
        return variants.stream()
                .filter(variant -> variant.levels().get(factor) == level)
                .mapToInt(Variant::number)
                .toArray();
    }

    private double count(int[] some) {
        return IntStream.of(some).mapToDouble(one -> games[one]).sum();
    }

    private double share(int[] some) {
        double count = count(some);
        return count == 0 ? 0.5 : IntStream.of(some).mapToDouble(one -> hits[one]).sum() / count;
    }
}
