package zeriba.arena.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.SplitMix64;
import zeriba.testkit.Form;

class BalanceSearchTest {

    private static final int LEVELS = 7;
    private static final int EACH = 8;

    /** How often each search is made, with other dice. */
    private static final int SEEDS = Form.pick(7, 7, 20, 20);

    /** Two numbers of seven levels, each worth so much a level. */
    private static List<Variant> grid() {
        List<Variant> variants = new ArrayList<>();
        for (int one = 0; one < LEVELS; one++) {
            for (int other = 0; other < LEVELS; other++) {
                variants.add(new Variant(variants.size(), List.of(one, other), Change.NONE));
            }
        }
        return variants;
    }

    private static double truth(Variant variant) {
        return 0.2 + 0.07 * variant.levels().get(0) + 0.03 * variant.levels().get(1);
    }

    /**
     * A search of so many games, whose dice come from a seed; how often each variant was played.
     */
    private static int[] searched(BalanceSearch search, int games, long seed) {
        SplitMix64 dice = new SplitMix64(seed);
        int[] played = new int[LEVELS * LEVELS];
        for (int game = 0; game < games; game += EACH) {
            Variant next = search.next();
            for (int i = 0; i < EACH; i++) {
                search.add(next.number(), dice.below(1_000) < 1_000 * truth(next) ? 1 : 0);
            }
            played[next.number()] += EACH;
        }
        return played;
    }

    @Test
    void whatItFindsIsNearerToTheTargetThanByEqualPortions() {
        double off = 0;
        double offByPortions = 0;
        for (double target : List.of(0.3, 0.5, 0.7)) {
            for (int seed = 0; seed < SEEDS; seed++) {
                BalanceSearch search = new BalanceSearch(grid(), target);
                searched(search, 784, seed);
                off += Math.abs(truth(search.best()) - target);
                offByPortions += Math.abs(truth(byPortions(target, seed)) - target);
            }
        }
        assertThat(off / (3 * SEEDS)).isLessThan(0.05);
        assertThat(off).isLessThan(0.8 * offByPortions);
    }

    /** What the same belief finds where every combination gets sixteen games. */
    private static Variant byPortions(double target, long seed) {
        BalanceSearch search = new BalanceSearch(grid(), target);
        SplitMix64 dice = new SplitMix64(seed);
        for (Variant variant : grid()) {
            for (int i = 0; i < 16; i++) {
                search.add(variant.number(), dice.below(1_000) < 1_000 * truth(variant) ? 1 : 0);
            }
        }
        return search.best();
    }

    @Test
    void mostGamesArePlayedNearTheTarget() {
        int[] played = searched(new BalanceSearch(grid(), 0.5), 1_600, 3);
        int near = 0;
        int all = 0;
        for (Variant variant : grid()) {
            all += played[variant.number()];
            near += Math.abs(truth(variant) - 0.5) <= 0.1 ? played[variant.number()] : 0;
        }
        assertThat((double) near / all).isGreaterThan(0.6);
    }

    @Test
    void theSameGamesAskForTheSameNext() {
        BalanceSearch one = new BalanceSearch(grid(), 0.5);
        BalanceSearch other = new BalanceSearch(grid(), 0.5);
        assertThat(searched(one, 400, 9)).isEqualTo(searched(other, 400, 9));
        assertThat(one.best()).isEqualTo(other.best());
    }
}
