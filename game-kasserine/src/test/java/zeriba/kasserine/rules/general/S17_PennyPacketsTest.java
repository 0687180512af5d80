package zeriba.kasserine.rules.general;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.Desk;

/** What the frozen Allies of the first two turns may still do. */
final class S17_PennyPacketsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Rule({"17.1", "R17"})
    void frozenUnitsMoveInNeitherPhase(int turn) {
        String units = "AL15=0914 AL04=2714 AX01=3919";

        assertThat(Desk.at(turn, "allies movement", units).rule("move AL15")).isEqualTo("17.1");
        Desk mobile = Desk.at(turn, "allies mobile-movement", units);
        assertThat(mobile.rule("move AL15")).isEqualTo("17.1");
        assertThat(mobile.rule("move AL04")).isEmpty();
        assertThat(Desk.at(3, "allies mobile-movement", units).rule("move AL15")).isEmpty();
    }

    @Test
    @Rule("R17")
    void frozenUnitsAttackAndAdvance() {
        Desk desk =
                Desk.at(1, "allies combat", "AX25=1219 AX01=3919 AL14=1220 AL15=1119 AL12=1319")
                        .play("attack AL12+AL14+AL15 AX25", "dice 6");

        assertThat(desk.step()).isEqualTo("advance");
        assertThat(desk.play("advance AL14 1219").place("AL14")).isEqualTo("1219");
    }

    @Test
    @Rule("R17")
    void frozenUnitsAreAttackedAndRetreat() {
        Desk desk =
                Desk.at(2, "axis combat", "AX01=1221 AL12=1220 AL15=0914")
                        .play("attack AX01 AL12", "dice 4");

        assertThat(desk.step()).isEqualTo("retreats");
        assertThat(desk.play("retreat AL12 1219").place("AL12")).isEqualTo("1219");
    }
}
