package zeriba.kasserine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.engine.rules.Viewer;
import zeriba.kasserine.Desk;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Support fire: markers in combat, bombardment. */
final class S08_SupportFireTest {

    @Test
    @Rule({"8.3", "R27"})
    void theAttackerCommitsFirstThenTheDefender() {
        Desk desk =
                Desk.composed(
                                3,
                                "axis combat",
                                "AX02=3516 AL04=3515 AL21=0101",
                                Desk.hands(List.of(1L, 3L), List.of(2L)))
                        .play("attack AX02 AL04");

        assertThat(desk.options())
                .containsExactly("support none", "support 1", "support 1+3", "support 3");
        Desk answered = desk.play("support 1+3");
        assertThat(answered.options()).containsExactly("support none", "support 2");
        assertThat(answered.play("support 2").step()).isEqualTo("battle");
    }

    @Test
    @Rule({"8.4", "8.2", "8.6"})
    void aBombardmentTakesTwoMarkersAndReachesEverybodyOnce() {
        Desk desk =
                Desk.composed(
                        3,
                        "axis combat",
                        "AX02=3919 AL05=0404 AL21=0101",
                        Desk.hand("axis", 2, 3, 4, 4));

        assertThat(desk.options()).containsExactly("bombard AL05", "bombard AL21", "end");
        Desk fired = desk.play("bombard AL05");
        assertThat(fired.rule("support 4")).isEqualTo("8.4");
        assertThat(fired.options()).allMatch(option -> option.matches("support \\d\\+\\d"));
        Desk hit = fired.play("support 4+4", "dice 1");
        assertThat(hit.place("AL05")).isEqualTo("0404");
        assertThat(hit.rule("bombard AL05")).isEqualTo("8.6");
        assertThat(fired.play("support 4+4", "dice 6").place("AL05")).isEqualTo("eliminated");
    }

    @Test
    @Rule({"8.3", "8.6"})
    void aMarkerIsUsedOnceInATurn() {
        Desk desk =
                Desk.composed(
                                3,
                                "axis combat",
                                "AX05=3516 AX06=3615 AL29=3515 AL04=3616 AL21=0101",
                                Desk.hands(List.of(1L, 3L), List.of()))
                        .play("attack AX05 AL29", "support 3", "dice 4");
        assertThat(desk.state().support().hand(Army.AXIS).values()).containsExactly(1);
        assertThat(desk.play("attack AX06 AL04").options())
                .containsExactly("support none", "support 1");
        assertThat(desk.play("end", "end").state().support().hand(Army.AXIS).values())
                .as("in the other side's part of the turn")
                .containsExactly(1);
    }

    @Test
    @Rule("R27")
    void spentMarkersLieOpen() {
        Desk desk =
                Desk.composed(
                                3,
                                "axis combat",
                                "AX02=3516 AL04=3515 AL21=0101",
                                Desk.hands(List.of(1L, 3L), List.of(2L)))
                        .play("attack AX02 AL04", "support 3");
        Viewer allies = new Viewer.Seated(Role.of(Army.ALLIES.side()));
        var seen = Desk.GAME.rules().seenBy(allies, desk.state()).support();

        assertThat(seen.spent(Army.AXIS).values()).containsExactly(3);
        assertThat(seen.hand(Army.AXIS).hidden()).isEqualTo(1);
    }

    @Test
    @Rule("8.5")
    void terrainShelterBombardedUnitsButMinesDoNot() {
        Desk desk =
                Desk.composed(
                        3, "axis combat", "AX02=1913 AL04=1912 AL21=0101", Desk.hand("axis", 4, 4));
        Engagement bombardment =
                Engagement.declared(Units.none(Army.AXIS), Unit.named("AL04").orElseThrow());

        assertThat(S07_Combat.effective(desk.state(), bombardment)).isEqualTo(-2 - 1);
    }
}
