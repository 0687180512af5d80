package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * The order of the options is part of the game: seeds, players and goldens stand on it. Units come
 * in the order of the data, hexes by number, what ends a choice last.
 */
final class OptionOrderTest {

    @Test
    void movesComeByUnitThenByHexAndTheEndComesLast() {
        assertThat(Composed.read("", "TI=0303 N1=0201 E2=0807", "").desk().options())
                .containsExactly(
                        "move N1 0101",
                        "move N1 0102",
                        "move N1 0202",
                        "move N1 0203",
                        "move N1 0301",
                        "move TI 0203",
                        "move TI 0204",
                        "move TI 0301",
                        "move TI 0302",
                        "move TI 0304",
                        "move TI 0305",
                        "move TI 0402",
                        "move TI 0403",
                        "move TI 0404",
                        "move TI 0405",
                        "move TI 0502",
                        "move TI 0503",
                        "move TI 0504",
                        "end");
    }

    @Test
    void attacksComeByTheLowestHexAttackedThenByAttackers() {
        assertThat(
                        Composed.read("", "A1=0502 A2=0604 TI=0402 P3=0503 RES=0603 E2=0807", "end")
                                .desk()
                                .options())
                .containsExactly(
                        "attack A1 P3",
                        "attack A2 P3",
                        "attack A1+A2 P3+RES",
                        "attack A1 RES",
                        "attack A2 RES");
    }

    @Test
    void bombardmentsComeAfterAllAttacks() {
        assertThat(
                        Composed.read("cannon", "MC1=0303 MC2=0303 TI=0503 P1=0504 RES=0604", "end")
                                .desk()
                                .options())
                .containsExactly(
                        "attack TI P1+RES",
                        "attack TI+MC1 P1+RES",
                        "attack TI+MC2 P1+RES",
                        "attack TI+MC1+MC2 P1+RES",
                        "attack TI RES",
                        "bombard MC1 P1",
                        "bombard MC2 P1");
    }

    @Test
    void lossesCountUpInTheOrderOfTheData() {
        assertThat(
                        Composed.read(
                                        "",
                                        "TI=0503 N1=0404 N2=0505 A1=0604 P1=0504 E2=0807",
                                        "end; attack N1+N2+TI+A1 P1; dice 5")
                                .desk()
                                .options())
                .containsExactly("lose N1+N2", "lose TI", "lose N1+A1", "lose N2+A1");
    }

    @Test
    void advancesComeByUnitThenByHexAndStayComesLast() {
        assertThat(
                        Composed.read(
                                        "",
                                        "TI=0503 ES=0605 P3=0504 RES=0604 E2=0807",
                                        "end; attack ES+TI P3+RES; dice 1")
                                .desk()
                                .options())
                .containsExactly(
                        "advance ES 0504",
                        "advance ES 0604",
                        "advance TI 0504",
                        "advance TI 0604",
                        "stay");
    }

    @Test
    void deploymentsComeByUnitThenByHex() {
        assertThat(Composed.read("free", "", "").desk().options())
                .startsWith("deploy P1 0104", "deploy P1 0105", "deploy P1 0204")
                .endsWith("deploy GE2 0805", "deploy GE2 0806", "deploy GE2 0807");
    }
}
