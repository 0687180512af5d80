package zeriba.ascari.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.ascari.Desk;
import zeriba.ascari.state.Ascari;
import zeriba.engine.text.Value;

final class VerdictsTest {

    @Test
    void agordatTellsItsFourVerdictsWithTheMarginsThatBringThem() {
        List<Value> verdicts = new Verdicts(state("s2")).written();
        assertThat(verdicts).hasSize(4);
        assertThat(((Value.Fields) verdicts.getFirst()).at("grade"))
                .isEqualTo(Value.of("decisive"));
        assertThat(((Value.Fields) verdicts.getLast()).at("winner"))
                .isEqualTo(Value.of("defender"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"s1", "s2", "s3", "s4", "s5"})
    void eachVerdictBeginsWhereTheOneBeforeItEnds(String battle) {
        List<Value> verdicts = new Verdicts(state(battle)).written();
        for (int i = 1; i < verdicts.size(); i++) {
            Value.Fields before = (Value.Fields) verdicts.get(i - 1);
            Value.Fields after = (Value.Fields) verdicts.get(i);
            long next = ((Value.Whole) before.at("to")).number() + 1;
            assertThat(after.at("from")).isEqualTo(Value.of(next));
        }
    }

    private static Ascari state(String battle) {
        return Desk.begin(battle, "historical", "historical").state();
    }
}
