package zeriba.kassala.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.kassala.Desk;

final class S2B_SequenceTest {

    private static String step(Desk desk) {
        return Desk.GAME.moment(desk.state()).toString();
    }

    @Test
    @Rule({"II.B.1", "II.B.3"})
    void theMoslemMovesFirstAndThenTheChristian() {
        Desk desk = Desk.start("historical");
        assertThat(desk.options()).contains("move TC 0501").doesNotContain("move P1 0404");

        desk = desk.play("end");
        assertThat(desk.options()).contains("move P1 0404").doesNotContain("move TC 0501");
    }

    @Test
    @Rule({"II.B.2", "II.B.4"})
    void eachArmyFightsAfterItsOwnMovement() {
        Desk contact = Desk.composed(1, Map.of("TI", "0503", "P1", "0504")).play("end");
        assertThat(contact.options()).containsExactly("attack TI P1");

        Desk answer = contact.play("attack TI P1", "dice 1", "end");
        assertThat(answer.options()).containsExactly("attack P1 TI");
    }

    @Test
    @Rule("II.B.5")
    void aTurnHasPassedWhenBothHavePlayed() {
        Desk desk = Desk.start("historical").play("end", "end");
        assertThat(step(desk)).isEqualTo("TurnAndStep[turn=2, step=movement]");
    }

    @Test
    @Rule("II.B.6")
    void theTenthTurnIsTheLast() {
        Desk desk = Desk.start("historical");
        for (int turn = 1; turn <= 10; turn++) {
            assertThat(desk.result()).isEmpty();
            desk = desk.play("end", "end");
        }
        assertThat(desk.result()).isEqualTo("christian");
    }

    @Test
    @Rule("II.D.4")
    void aUnitThatHasMovedMovesAgainInTheNextTurn() {
        Desk desk = Desk.start("historical").play("move TC 0501");
        assertThat(desk.options()).doesNotContain("move TC 0401");
        assertThat(desk.play("end", "end").options()).contains("move TC 0401");
    }
}
