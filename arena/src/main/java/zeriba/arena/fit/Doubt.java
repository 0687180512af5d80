package zeriba.arena.fit;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import zeriba.engine.dice.SplitMix64;

/**
 * How much of a curve's distance from the diagonal may be chance: positions of one game stand and
 * fall together, so that games are drawn again, not positions, each with all its positions in all
 * bins. The bin that is farthest off is the unluckiest of ten and is judged as that.
 *
 * @param usual how far the farthest bin is off in half of all cases if all that is told is true, 0
 *     to 1
 * @param rare how far it is off then in one case of twenty
 * @param share in how many of these cases it is off as far as this one or farther, 0 to 1
 * @param least how far the farthest bin is off at least with as many games as one likes, by
 *     intervals of 95 % that hold for all bins at once
 * @param most how far at most
 */
public record Doubt(double usual, double rare, double share, double least, double most) {

    /** [design] So many sets of games; the same ones each time. */
    private static final int DRAWS = 4_000;

    private static final long SEED = 1;
    private static final double SURE = 0.95;

    /** Of what a game pulls a bin's gap by; gaps and their standard errors bin by bin. */
    static Doubt of(double[] gaps, double[] errors, Iterable<double[]> pulls) {
        if (gaps.length == 0) {
            return new Doubt(0, 0, 1, 0, 1);
        }
        double[] farthest = new double[DRAWS];
        double[] widest = new double[DRAWS];
        for (int draw = 0; draw < DRAWS; draw++) {
            double[] off = drawn(pulls, gaps.length, SplitMix64.of(SEED, draw));
            for (int bin = 0; bin < off.length; bin++) {
                farthest[draw] = Math.max(farthest[draw], Math.abs(off[bin]));
                if (errors[bin] > 0) {
                    widest[draw] = Math.max(widest[draw], Math.abs(off[bin]) / errors[bin]);
                }
            }
        }
        Arrays.sort(farthest);
        Arrays.sort(widest);
        return judged(gaps, errors, farthest, widest[(int) (SURE * DRAWS)]);
    }

    /** By how much chance moves each bin: what each game pulls by, one way or the other. */
    private static double[] drawn(Iterable<double[]> pulls, int bins, SplitMix64 random) {
        double[] off = new double[bins];
        for (double[] pull : pulls) {
            int way = random.below(2) == 0 ? -1 : 1;
            for (int bin = 0; bin < bins; bin++) {
                off[bin] += way * pull[bin];
            }
        }
        return off;
    }

    private static Doubt judged(double[] gaps, double[] errors, double[] farthest, double width) {
        double worst = 0;
        double least = 0;
        double most = 0;
        for (int bin = 0; bin < gaps.length; bin++) {
            double gap = Math.abs(gaps[bin]);
            worst = Math.max(worst, gap);
            least = Math.max(least, gap - width * errors[bin]);
            most = Math.max(most, gap + width * errors[bin]);
        }
        double seen = worst;
        double share = Arrays.stream(farthest).filter(far -> far >= seen).count();
        return new Doubt(
                farthest[DRAWS / 2],
                farthest[(int) (SURE * DRAWS)],
                share / DRAWS,
                least,
                Math.min(1, most));
    }

    /** Whether it is chance that decides on which side of a bar the farthest bin lies. */
    public Verdict against(double bar) {
        if (least > bar) {
            return Verdict.BEYOND;
        }
        return most <= bar ? Verdict.WITHIN : Verdict.OPEN;
    }

    /** What games say of a bar. */
    public enum Verdict {
        /** Every bin's interval lies within it. */
        WITHIN,
        /** Some bin's interval lies beyond it. */
        BEYOND,
        /** These games do not say. */
        OPEN
    }

    /** What games pull the bins by, by the game's number. */
    static final class Pulls {

        private final Map<Long, double[]> byGame = new TreeMap<>();
        private final int bins;

        Pulls(int bins) {
            this.bins = bins;
        }

        void add(int bin, long game, double pull) {
            byGame.computeIfAbsent(game, _ -> new double[bins])[bin] += pull;
        }

        Iterable<double[]> all() {
            return byGame.values();
        }
    }
}
