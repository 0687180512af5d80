package zeriba.kassala.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.kassala.Desk;

final class S4B_FreeDeploymentTest {

    private static final String[] CHRISTIANS = {
        "deploy P1 0304", "deploy P2 0305", "deploy P3 0406", "deploy CC1 0506",
        "deploy CC2 0706", "deploy RES 0507", "deploy E1 0607", "deploy E2 0806",
        "deploy GE1 0805", "deploy GE2 0804"
    };

    @Test
    @Rule({"IV.B.1", "II.D.12"})
    void theChristianBeginsSouthOfTheLine() {
        Desk desk = Desk.start("free-deployment");
        assertThat(desk.options())
                .hasSize(9 * 37 + 34)
                .contains("deploy P1 0304", "deploy RES 0404")
                .doesNotContain("deploy P1 0302", "deploy RES 0304");
    }

    @Test
    @Rule({"IV.B.2", "G-17"})
    void theMoslemFollowsNorthOfIt() {
        Desk desk = Desk.start("free-deployment").play(CHRISTIANS);
        assertThat(desk.options()).hasSize(13 * 21).contains("deploy TI 0203");
    }

    @Test
    @Rule({"G-16", "G-17"})
    void onlyTheMoslemCannonShareAHex() {
        Desk desk = Desk.start("free-deployment").play(CHRISTIANS);
        Desk stacked = desk.play("deploy MC1 0302");
        assertThat(stacked.options()).contains("deploy MC2 0302").doesNotContain("deploy TI 0302");
        assertThat(Desk.start("free-deployment").play("deploy CC1 0404").options())
                .doesNotContain("deploy CC2 0404", "deploy P1 0404");
    }

    @Test
    @Rule({"G-16", "IV.A.2"})
    void withTheOptionCannonShareAHexWithOneOther() {
        Desk desk = Desk.start("free-deployment", "cannon").play("deploy CC1 0404");
        assertThat(desk.options()).contains("deploy CC2 0404", "deploy P1 0404");
        assertThat(desk.play("deploy P1 0404").options())
                .contains("deploy CC2 0404")
                .doesNotContain("deploy P2 0404");
    }

    @Test
    @Rule("G-17")
    void playBeginsWhenAllHaveTheirPlace() {
        Desk desk = Desk.start("free-deployment").play(CHRISTIANS);
        desk =
                desk.play(
                        "deploy N1 0202",
                        "deploy N2 0102",
                        "deploy N3 0203",
                        "deploy ES 0402",
                        "deploy TI 0301",
                        "deploy TC 0401",
                        "deploy A1 0602",
                        "deploy A2 0702",
                        "deploy M1 0601",
                        "deploy M2 0701",
                        "deploy MC1 0302",
                        "deploy MC2 0302",
                        "deploy MC3 0302");
        assertThat(desk.state()).isEqualTo(Desk.start("historical").state());
    }
}
