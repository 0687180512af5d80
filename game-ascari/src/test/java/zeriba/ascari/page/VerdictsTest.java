package zeriba.ascari.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.ascari.Desk;
import zeriba.ascari.state.Ascari;

final class VerdictsTest {

    @Test
    void agordatTellsItsFourVerdictsWithTheMarginsThatBringThem() {
        List<Answer.Verdict> verdicts = new Verdicts(state("s2")).all();
        assertThat(verdicts).hasSize(4);
        assertThat(verdicts.getFirst().grade()).isEqualTo("decisive");
        assertThat(verdicts.getLast().winner()).isEqualTo("defender");
    }

    @ParameterizedTest
    @ValueSource(strings = {"s1", "s2", "s3", "s4", "s5"})
    void eachVerdictBeginsWhereTheOneBeforeItEnds(String battle) {
        List<Answer.Verdict> verdicts = new Verdicts(state(battle)).all();
        for (int i = 1; i < verdicts.size(); i++) {
            int next = verdicts.get(i - 1).most().orElseThrow() + 1;
            assertThat(verdicts.get(i).fewest()).hasValue(next);
        }
    }

    private static Ascari state(String battle) {
        return Desk.begin(battle, "historical", "historical").state();
    }
}
