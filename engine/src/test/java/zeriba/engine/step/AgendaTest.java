package zeriba.engine.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.TreeReader;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

class AgendaTest {

    private static final Agenda<String> TURN = Agenda.of(List.of("move", "fight", "end"));

    @Test
    void stepsAreDoneInOrder() {
        assertThat(TURN.now()).isEqualTo("move");
        assertThat(TURN.rest().now()).isEqualTo("fight");
        assertThat(TURN.rest().rest().isLast()).isTrue();
        assertThat(TURN.steps()).containsExactly("move", "fight", "end");
    }

    @Test
    void aStepThatBreaksInIsDoneFirst() {
        Agenda<String> broken = TURN.rest().before("retreat");
        assertThat(broken.steps()).containsExactly("retreat", "fight", "end");
        assertThat(broken.rest()).isEqualTo(TURN.rest());
    }

    @Test
    void aStepInPlaceOfThePresentOneKeepsTheRest() {
        assertThat(TURN.instead("wait").steps()).containsExactly("wait", "fight", "end");
    }

    @Test
    void agendasOfEqualStepsAreEqualHoweverTheyCameAbout() {
        Agenda<String> same = Agenda.of("end").before("fight").before("x").instead("move");
        assertThat(same).isEqualTo(TURN).hasSameHashCodeAs(TURN);
        assertThat(same).isNotEqualTo(TURN.rest());
    }

    @Test
    void nothingFollowsTheLastStep() {
        assertThatThrownBy(() -> Agenda.of("end").rest())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("end");
    }

    @Test
    void anAgendaIsWrittenAsAListAndReadBack() throws UnreadableException {
        Value tree = TURN.write(Value::of);
        assertThat(Agenda.read(new TreeReader("agenda", tree), TreeReader::text)).isEqualTo(TURN);
    }

    @Test
    void anAgendaWithoutAStepIsRefused() {
        TreeReader empty = new TreeReader("agenda", Value.of(List.of()));
        assertThatThrownBy(() -> Agenda.read(empty, TreeReader::text))
                .isInstanceOf(UnreadableException.class)
                .hasMessageContaining("must say what is to be done");
    }
}
