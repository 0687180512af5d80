package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import zeriba.ascari.Altered;
import zeriba.ascari.Army;
import zeriba.ascari.Desk;
import zeriba.engine.Rule;

/** Sections 1 and 2: the pieces, their markers, and what is no phase. */
final class S1_PiecesTest {

    @Test
    @Rule("R-16")
    void onlyItaliansHaveArtillery() {
        assertThatThrownBy(() -> Altered.agordat("D-AJ1\t1608", "kind=rifle", "kind=battery"))
                .hasMessageContaining("R-16");
    }

    @Test
    @Rule({"1.3", "R-51"})
    void aUnitHoldsOneMarkerOfEachKind() {
        Desk.Play twice =
                Desk.of("s2")
                        .put("III-1", "0909")
                        .put("D-AJ1", "0908", "moved combat")
                        .moves(Army.ATTACKER)
                        .then("move D-AJ1 0909", "dice 3 4");

        assertThat(twice.is("D-AJ1")).isEqualTo("done moved combat retreat");
    }

    @Test
    @Rule({"N-3", "5.0"})
    void aMeleeIsFoughtWithinTheMoveThatBringsItAbout() {
        Desk.Play before =
                Desk.of("s2")
                        .put("III-1", "0909")
                        .put("D-AJ1", "0908")
                        .put("D-AJ2", "0505")
                        .moves(Army.ATTACKER);

        Desk.Play melee = before.then("move D-AJ1 0909");
        assertThat(melee.step()).isEqualTo("melee");
        assertThat(melee.then("dice 3 4").step()).isEqualTo("movement");
    }
}
