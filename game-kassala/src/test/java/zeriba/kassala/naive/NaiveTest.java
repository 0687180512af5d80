package zeriba.kassala.naive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.SplitMix64;

/** The oracle is tried alone first: it must come to an end, and know the plainest facts. */
final class NaiveTest {

    private static final List<Set<String>> OPTIONS =
            List.of(
                    Set.of(),
                    Set.of("mixed"),
                    Set.of("cannon"),
                    Set.of("cannon", "mixed"),
                    Set.of("cannon", "far-cannon"));

    @Test
    void walksAloneToTheEndOfEveryGame() {
        for (int seed = 0; seed < 40; seed++) {
            SplitMix64 random = SplitMix64.of(seed, 1);
            Naive naive =
                    Naive.start(
                            seed % 2 == 0 ? "historical" : "free-deployment",
                            OPTIONS.get(seed / 2 % OPTIONS.size()));
            int entries = 0;
            while (naive.result().isEmpty()) {
                List<String> options = naive.options();
                assertThat(options).isNotEmpty().doesNotHaveDuplicates();
                assertThat(options.size()).isLessThanOrEqualTo(2000);
                naive.play(options.get(random.below(options.size())));
                entries++;
            }
            assertThat(entries).isGreaterThan(20);
        }
    }

    @Test
    void infantryClimbsOutOfTheWadiWithAllItsPoints() {
        Naive naive = Naive.composed(1, Map.of("N1", "0204", "P1", "0805"), Set.of());
        assertThat(naive.options())
                .contains("move N1 0303", "move N1 0206", "end")
                .doesNotContain("move N1 0403", "move N1 0302");
    }

    @Test
    void nobodyIsLeftWithoutABattle() {
        Map<String, String> places =
                Map.of("A1", "0501", "A2", "0701", "RES", "0601", "P3", "0502");
        Naive naive = Naive.composed(1, places, Set.of());
        naive.play("end");
        assertThat(naive.options()).containsExactlyInAnyOrder("attack A1 P3", "attack A2 RES");
    }
}
