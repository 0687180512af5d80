package zeriba.kassala.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;
import zeriba.kassala.Desk;
import zeriba.kassala.rules.general.S2E_Odds;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** 0502 is two hexes from 0504 and next to 0503. */
final class S4A_CannonTest {

    private static Desk fighting(Map<String, String> places) {
        return Desk.composed(1, places, "cannon").play("end");
    }

    @Test
    @Rule({"IV.A.5", "IV.A.7.a"})
    void cannonJoinAnAttackFromTwoHexesAway() {
        Desk desk = fighting(Map.of("TI", "0503", "MC1", "0502", "P1", "0504"));
        assertThat(desk.options()).containsExactly("attack TI P1", "attack TI+MC1 P1");
    }

    @Test
    @Rule({"IV.A.7.a", "G-14"})
    void fromThereTheySufferNothing() {
        Desk desk = fighting(Map.of("TI", "0503", "MC1", "0502", "P1", "0504"));
        assertThat(desk.play("attack TI+MC1 P1", "dice 6").onBoard()).containsExactly("MC1", "P1");
    }

    @Test
    @Rule({"CRT.EX", "G-14"})
    void fromThereTheyDoNotCountInAnExchange() {
        Desk desk = fighting(Map.of("N1", "0503", "MC1", "0502", "P1", "0504", "E2", "0807"));
        desk = desk.play("attack N1+MC1 P1", "dice 3");
        assertThat(desk.options()).containsExactly("lose P1");
        assertThat(desk.onBoard()).containsExactly("MC1", "P1", "E2");
    }

    @Test
    @Rule({"CRT.EX", "G-14"})
    void byTheOptionTheyCountInAnExchangeAndAreNotLost() {
        Map<String, String> units = Map.of("N1", "0503", "MC1", "0502", "P1", "0504", "E2", "0807");
        Desk equal = Desk.composed(1, units, "cannon", "far-cannon").play("end");
        assertThat(equal.play("attack N1+MC1 P1", "dice 3").onBoard()).containsExactly("MC1", "E2");

        Map<String, String> more = Map.of("TI", "0503", "MC1", "0502", "P1", "0504", "E2", "0807");
        Desk larger = Desk.composed(1, more, "cannon", "far-cannon").play("end");
        assertThat(larger.play("attack TI+MC1 P1", "dice 3").onBoard())
                .containsExactly("MC1", "E2");
    }

    @Test
    @Rule("IV.A.4")
    void theOddsOfAHexOfCannonAloneShowThatAContactEliminates() {
        Desk desk = fighting(Map.of("TI", "0503", "CC1", "0504", "P1", "0506", "E2", "0807"));
        Value.Fields odds = Desk.GAME.arithmetic(desk.state(), attack(Unit.TI, Unit.CC1));
        assertThat(odds.at("column")).isEqualTo(Value.of("4-1"));
        assertThat(odds.at("results"))
                .isEqualTo(Value.texts(List.of("DE", "DE", "DE", "DE", "EX", "EX")));
        Desk thrown = desk.play("attack TI CC1");
        assertThat(Desk.GAME.effect(thrown.state(), Roll.of(4))).isEqualTo("DE");
        assertThat(thrown.play("dice 4").onBoard()).doesNotContain("CC1");
    }

    private static Act attack(Unit attacker, Unit defender) {
        return new Act.Attack(Units.of(attacker), Units.of(defender));
    }

    @Test
    @Rule({"IV.A.7.b", "IV.A.6"})
    void aBombardmentFreesAFriendForAnotherBattle() {
        Desk desk = fighting(Map.of("TI", "0503", "MC1", "0502", "P1", "0504", "RES", "0603"));
        assertThat(desk.options()).contains("bombard MC1 P1", "bombard MC1 RES");
        Desk after = desk.play("bombard MC1 P1");
        assertThat(after.places()).isEqualTo(desk.places());
        assertThat(after.options()).containsExactly("attack TI RES");
    }

    @Test
    @Rule({"IV.A.7.c", "G-15"})
    void cannonAloneAttackWithoutAThrow() {
        Desk desk = fighting(Map.of("MC1", "0503", "CC1", "0504", "E2", "0807"));
        assertThat(desk.options()).containsExactly("attack MC1 CC1");
        desk = desk.play("attack MC1 CC1");
        assertThat(desk.onBoard()).contains("MC1", "CC1");
        assertThat(Desk.GAME.moment(desk.state()).step()).isEqualTo("movement");
    }

    @Test
    @Rule("G-15")
    void severalCannonMustJoinWhereOnlyOneEnemyIsLeft() {
        Desk desk = fighting(Map.of("MC1", "0503", "MC2", "0503", "P1", "0504"));
        assertThat(desk.options()).containsExactly("attack MC1+MC2 P1");
    }

    @Test
    @Rule("IV.A.6")
    void cannonDoNotFireAtEnemiesThatNoFriendIsNextTo() {
        Desk desk = fighting(Map.of("MC1", "0502", "P1", "0504", "N1", "0802", "GE1", "0803"));
        assertThat(desk.options()).containsExactly("attack N1 GE1");
    }

    @Test
    @Rule({"IV.A.2", "IV.A.3"})
    void cannonInAHexAddToItsDefence() {
        Desk desk = fighting(Map.of("TI", "0503", "P3", "0504", "CC1", "0504", "CC2", "0504"));
        assertThat(desk.options()).containsExactly("attack TI P3+CC1+CC2");
        Units defenders = Units.of(Unit.P3, Unit.CC1, Unit.CC2);
        assertThat(S2E_Odds.column(desk.state(), Units.of(Unit.TI), defenders)).isEqualTo(3);
    }

    @Test
    @Rule({"G-2", "IV.A.7.b"})
    void oneCannonCannotBombardForTwo() {
        Desk desk =
                fighting(
                        Map.of(
                                "TI", "0503", "N1", "0701", "MC1", "0502", "P1", "0504", "P2",
                                "0404", "RES", "0603"));
        assertThat(desk.options())
                .contains("attack TI P1+P2", "bombard MC1 P1")
                .doesNotContain("attack TI P1", "attack TI P2");
    }
}
