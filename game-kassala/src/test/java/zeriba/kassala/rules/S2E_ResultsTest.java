package zeriba.kassala.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.kassala.Desk;

final class S2E_ResultsTest {

    /** Three Moslems around 0504 in 2-1 against the Christian there, who is not the last one. */
    private static Desk threeToOne(String... options) {
        return fighting(Map.of("TI", "0503", "N1", "0404", "A1", "0604", "P1", "0504"), options)
                .play("attack N1+TI+A1 P1");
    }

    private static Desk fighting(Map<String, String> places, String... options) {
        Map<String, String> all = new TreeMap<>(places);
        all.put("E2", "0807");
        return Desk.composed(1, all, options).play("end");
    }

    @Test
    @Rule("CRT.DE")
    void defendersGo() {
        assertThat(threeToOne().play("dice 1").onBoard()).doesNotContain("P1").contains("TI");
    }

    @Test
    @Rule("CRT.AE")
    void attackersGo() {
        assertThat(threeToOne().play("dice 6").onBoard()).containsExactly("P1", "E2");
    }

    @Test
    @Rule("CRT.C")
    void contactLeavesAllInPlace() {
        Desk desk = threeToOne();
        assertThat(desk.play("dice 2").places()).isEqualTo(desk.places());
    }

    @Test
    @Rule({"CRT.EX", "G-6"})
    void theSmallerForceGoesAndTheLargerPaysForIt() {
        Desk desk = threeToOne().play("dice 3");
        assertThat(desk.onBoard()).doesNotContain("P1");
        assertThat(desk.options()).containsExactly("lose TI", "lose N1+A1");
    }

    @Test
    @Rule({"CRT.EX", "G-6"})
    void equalForcesBothGo() {
        Desk desk = fighting(Map.of("TI", "0503", "P1", "0504")).play("attack TI P1", "dice 3");
        assertThat(desk.onBoard()).containsExactly("E2");
    }

    @Test
    @Rule({"CRT.EX", "G-6"})
    void townsDoNotCountInAnExchange() {
        Desk desk = fighting(Map.of("TI", "0303", "P1", "0304")).play("attack TI P1", "dice 2");
        assertThat(desk.onBoard()).containsExactly("E2");
    }

    @Test
    @Rule({"CRT.EX", "G-6"})
    void aLargerDefenderChoosesHisLosses() {
        Desk desk =
                fighting(Map.of("N1", "0503", "P1", "0404", "P2", "0504"))
                        .play("attack N1 P1+P2", "dice 1");
        assertThat(desk.options()).containsExactly("lose P1", "lose P2");
        assertThat(desk.play("lose P1").onBoard()).containsExactly("P2", "E2");
    }

    @Test
    @Rule({"CRT.C", "G-8"})
    void contactTakesCannonThatAreAlone() {
        Desk desk =
                fighting(Map.of("TI", "0503", "CC1", "0504", "P1", "0404"))
                        .play("attack TI P1+CC1", "dice 3");
        assertThat(desk.onBoard()).contains("TI", "P1").doesNotContain("CC1");
        assertThat(desk.options()).containsExactly("advance TI 0504", "stay");
    }

    @Test
    @Rule({"CRT.C", "IV.A.4"})
    void contactSparesCannonThatAreNotAlone() {
        Desk desk =
                fighting(Map.of("TI", "0503", "CC1", "0504", "P3", "0504"), "cannon")
                        .play("attack TI P3+CC1", "dice 5");
        assertThat(desk.onBoard()).contains("CC1", "P3");
    }

    @Test
    @Rule({"II.E.13", "G-7"})
    void oneSurvivorMayEnterTheVacatedHex() {
        Desk desk = threeToOne().play("dice 1");
        assertThat(desk.options())
                .containsExactly("advance N1 0504", "advance TI 0504", "advance A1 0504", "stay");
        assertThat(desk.play("advance A1 0504").places()).containsEntry("A1", "0504");
    }

    @Test
    @Rule({"CRT.EX", "II.E.13", "G-7"})
    void afterAnExchangeOnlySurvivorsAdvance() {
        Desk desk = threeToOne().play("dice 3", "lose N1+A1");
        assertThat(desk.options()).containsExactly("advance TI 0504", "stay");
    }

    @Test
    @Rule({"CRT.DE", "G-7"})
    void eachVacatedHexMayBeEnteredByAnother() {
        Desk desk =
                fighting(Map.of("TI", "0503", "ES", "0604", "CC1", "0504", "RES", "0603"))
                        .play("attack ES+TI CC1+RES", "dice 1", "advance TI 0504");
        assertThat(desk.options()).containsExactly("advance ES 0603", "stay");
    }

    @Test
    @Rule({"G-7", "II.D.13"})
    void whereNobodyCanAdvanceNothingIsAsked() {
        Desk desk = fighting(Map.of("A1", "0206", "A2", "0207", "P3", "0306"));
        desk = desk.play("attack A1+A2 P3", "dice 1");
        assertThat(desk.onBoard()).doesNotContain("P3");
        assertThat(Desk.GAME.moment(desk.state()).step()).isEqualTo("movement");
    }

    @Test
    @Rule("G-12")
    void theLastChristianEndsTheGame() {
        Desk desk =
                Desk.composed(3, Map.of("TI", "0503", "A1", "0604", "P3", "0504"))
                        .play("end", "attack TI+A1 P3", "dice 1");
        assertThat(desk.result()).isEqualTo("moslem");
    }

    @Test
    @Rule("G-12")
    void theChristianPlaysOnAlone() {
        Desk desk =
                Desk.composed(3, Map.of("N1", "0503", "P1", "0504", "E2", "0807"))
                        .play("end", "attack N1 P1", "dice 6");
        assertThat(desk.result()).isEmpty();
        assertThat(desk.options()).contains("move P1 0404", "end");
    }
}
