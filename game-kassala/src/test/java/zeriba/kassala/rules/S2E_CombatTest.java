package zeriba.kassala.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.kassala.Desk;

/** Who attacks whom. 0503 and 0604 are next to 0504; 0603 is next to both and not to 0504. */
final class S2E_CombatTest {

    private static Desk fighting(Map<String, String> places, String... options) {
        return Desk.composed(1, places, options).play("end");
    }

    @Test
    @Rule({"II.E.5", "II.E.7", "G-2"})
    void attackersMayJoinOrTakeOneEach() {
        Desk desk = fighting(Map.of("TI", "0503", "A1", "0604", "P1", "0504", "RES", "0603"));
        assertThat(desk.options())
                .containsExactlyInAnyOrder(
                        "attack TI P1",
                        "attack TI RES",
                        "attack A1 P1",
                        "attack A1 RES",
                        "attack TI+A1 P1+RES");
    }

    @Test
    @Rule({"II.E", "II.E.3"})
    void allWhoAreNextToAnEnemyFight() {
        Desk desk = fighting(Map.of("TI", "0503", "N1", "0101", "P1", "0504", "P2", "0806"));
        assertThat(desk.options()).containsExactly("attack TI P1");
        assertThat(desk.objection("end")).isPresent();
        assertThat(desk.play("attack TI P1", "dice 6").onBoard()).doesNotContain("TI");
    }

    @Test
    @Rule("II.E.2")
    void whoWasAttackedAttacksInHisOwnTurn() {
        Desk desk = fighting(Map.of("TI", "0503", "P1", "0504")).play("attack TI P1", "dice 4");
        assertThat(desk.play("end").options()).containsExactly("attack P1 TI");
    }

    @Test
    @Rule({"II.E.2", "II.E.4"})
    void nobodyFightsTwiceInAPortion() {
        Desk desk =
                fighting(Map.of("TI", "0503", "A1", "0604", "P1", "0504", "RES", "0603"))
                        .play("attack TI P1", "dice 4");
        assertThat(desk.options()).containsExactly("attack A1 RES");
    }

    @Test
    @Rule({"II.E.1", "G-1"})
    void whoIsNotNextToAllOfThemDoesNotJoin() {
        Desk desk = fighting(Map.of("TI", "0502", "A1", "0603", "P3", "0503", "RES", "0604"));
        assertThat(desk.options()).containsExactly("attack TI P3", "attack A1 RES");
    }

    @Test
    @Rule({"II.E.3", "G-3", "G-21"})
    void anAdvanceBringsNoNewBattle() {
        Desk desk =
                fighting(Map.of("TI", "0503", "P3", "0504", "E2", "0505"))
                        .play("attack TI P3", "dice 1", "advance TI 0504");
        assertThat(Desk.GAME.moment(desk.state()).step()).isEqualTo("movement");
    }

    @Test
    @Rule("II.E.11")
    void cavalryAttacksATownThatItCannotEnter() {
        assertThat(fighting(Map.of("A1", "0404", "P1", "0304")).options())
                .containsExactly("attack A1 P1");
    }

    @Test
    @Rule("II.E.12")
    void theAttackerChoosesTheOrder() {
        Desk desk = fighting(Map.of("TI", "0503", "A1", "0802", "P1", "0504", "GE1", "0803"));
        assertThat(desk.options()).containsExactly("attack TI P1", "attack A1 GE1");
    }

    @Test
    @Rule("G-9")
    void cannonInOneHexAttackTogetherOrOneByOne() {
        Desk desk = fighting(Map.of("MC1", "0503", "MC2", "0503", "P1", "0504", "P2", "0404"));
        assertThat(desk.options())
                .containsExactlyInAnyOrder(
                        "attack MC1 P1",
                        "attack MC1 P2",
                        "attack MC2 P1",
                        "attack MC2 P2",
                        "attack MC1+MC2 P1+P2");
    }
}
