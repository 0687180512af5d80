package zeriba.engine.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;

/** Random numbers and cups mean the same for ever. */
class ChanceTest {

    @Test
    void theStreamOfSeedZeroIsTheOneThatItsAuthorsPublished() {
        SplitMix64 random = new SplitMix64(0);
        assertThat(random.next()).isEqualTo(0xE220A8397B1DCDAFL);
        assertThat(random.next()).isEqualTo(0x6E789E6AA1B965F4L);
        assertThat(random.next()).isEqualTo(0x06C45D188009454FL);
    }

    @Test
    void theStreamOfAnotherSeedIsTheKnownOne() {
        SplitMix64 random = new SplitMix64(1_234_567);
        assertThat(random.next()).isEqualTo(6_457_827_717_110_365_317L);
        assertThat(random.next()).isEqualTo(3_203_168_211_198_807_973L);
    }

    @Test
    void streamsOfOneSeedDiffer() {
        long[] firsts = new long[1_000];
        for (int stream = 0; stream < firsts.length; stream++) {
            firsts[stream] = SplitMix64.of(42, stream).next();
        }
        assertThat(Arrays.stream(firsts).distinct().count()).isEqualTo(1_000);
    }

    @Test
    void numbersStayBelowTheirBound() {
        SplitMix64 random = new SplitMix64(7);
        for (int i = 0; i < 10_000; i++) {
            assertThat(random.below(7)).isBetween(0, 6);
            assertThat(random.below(5_000_000_000L)).isBetween(0L, 4_999_999_999L);
            assertThat(random.unit()).isGreaterThanOrEqualTo(0).isLessThan(1);
        }
    }

    @Test
    void aSeededCupThrowsTheSameForEver() {
        DiceCup cup = DiceCup.seeded(1);
        StringBuilder thrown = new StringBuilder();
        for (long entry = 1; entry <= 12; entry++) {
            thrown.append(cup.roll(Dice.D6, entry).face(0));
        }
        assertThat(thrown).hasToString("121216352336");
        assertThat(cup.roll(Dice.unequal(16, 15, 14), 5)).hasToString("1 5 14");
    }

    @Test
    void aNumberIsThrownOnce() {
        DiceCup cup = DiceCup.seeded(99);
        assertThat(cup.roll(Dice.of(5, 6), 17)).isEqualTo(cup.roll(Dice.of(5, 6), 17));
    }

    /** Chi-squared with 5 degrees of freedom exceeds 20.5 once in a thousand. */
    @Test
    void facesAreEquallyLikelyOverEntriesAndOverSeeds() {
        int[] overEntries = new int[6];
        int[] overSeeds = new int[6];
        for (int i = 0; i < 60_000; i++) {
            overEntries[DiceCup.seeded(5).roll(Dice.D6, i).face(0) - 1]++;
            overSeeds[DiceCup.seeded(i).roll(Dice.D6, 3).face(0) - 1]++;
        }
        assertThat(chiSquared(overEntries)).isLessThan(20.5);
        assertThat(chiSquared(overSeeds)).isLessThan(20.5);
    }

    @Test
    void theDiceOfOneThrowDoNotHangTogether() {
        int doubles = 0;
        for (int i = 0; i < 36_000; i++) {
            Roll roll = DiceCup.seeded(11).roll(Dice.of(2, 6), i);
            doubles += roll.face(0) == roll.face(1) ? 1 : 0;
        }
        assertThat((double) doubles).isCloseTo(6_000, within(250.0));
    }

    private static double chiSquared(int[] counts) {
        double expected = Arrays.stream(counts).sum() / (double) counts.length;
        return Arrays.stream(counts).mapToDouble(n -> (n - expected) * (n - expected)).sum()
                / expected;
    }

    @Test
    void aThrowShowsEveryOutcomeOfItsDiceAndNoOther() {
        Dice dice = Dice.unequal(6, 2, 3);
        SplitMix64 random = new SplitMix64(7);
        Set<Roll> seen = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            seen.add(dice.thrown(random));
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(dice.outcomes());
    }
}
