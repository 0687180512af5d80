package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;

/**
 * The rulebook's examples of play, and its two examples of odds, each in a composed position in
 * which every sentence of the example is true.
 */
final class V_ExamplesOfPlayTest {

    /** A wadi runs between column 02 and column 03, which is the high side. */
    private static final String MOVEMENT =
            """
                       0202
                0102           0302 a
                       0203:N3
                0103           0303 b
                       0204 d
                0104           0304
                       0205 c

                0807:E2
            """;

    /** The same wadi; 0304 is Udaka. */
    private static final String SINGLE_ATTACK =
            """
                       0204
                0104           0304:P3 b
                       0205:TI a
                0105           0305
                       0206
            """;

    private static final String MULTIPLE_ATTACK =
            """
                              0603:A1 d
                     0503:TC c
              0404:ES a       0604:RES e
                     0504:E1 f
              0405:TI b       0605
                     0505
            """;

    private static final String BOMBARDMENT =
            """
                     0403             0603
              0303:MC1 d     0503:TI c
                     0404             0604:RES a
              0304           0504:P1 b
                     0405             0605
            """;

    @Test
    @Rule({"V.A", "II.D.5", "II.D.6"})
    void exampleAMovement() {
        Desk desk = Desk.composed(1, Picture.places(MOVEMENT));

        assertThat(desk.options()).contains("move N3 0302", "move N3 0303", "move N3 0205");
        assertThat(Figures.cost(desk, "N3", "0302")).as("a: hex and hexside").isEqualTo(2);
        assertThat(Figures.cost(desk, "N3", "0303")).as("b: hex and hexside").isEqualTo(2);
        assertThat(Figures.cost(desk, "N3", "0204")).as("d: one hex").isEqualTo(1);
        assertThat(Figures.cost(desk, "N3", "0205")).as("c by way of d: two hexes").isEqualTo(2);
    }

    @Test
    @Rule({"V.B", "II.E.8", "II.E.9"})
    void exampleBSingleAttack() {
        Desk desk = Desk.composed(1, Picture.places(SINGLE_ATTACK)).play("end");

        assertThat(desk.options()).containsExactly("attack TI P3");
        assertThat(Figures.strengths(desk, "attack TI P3")).isEqualTo("3-3");
        assertThat(Figures.column(desk, "attack TI P3")).isEqualTo("1-1");
    }

    @Test
    @Rule({"V.C", "II.E.7", "G-2"})
    void exampleCMultipleAttackHasNoThirdWay() {
        Desk desk = Desk.composed(1, Picture.places(MULTIPLE_ATTACK)).play("end");

        assertThat(desk.options())
                .containsExactlyInAnyOrder(
                        "attack TC+A1 RES",
                        "attack ES+TI E1",
                        "attack A1 RES",
                        "attack ES+TI+TC E1");
    }

    @Test
    @Rule({"V.C.1", "II.E.7"})
    void exampleCMultipleAttackBothCavalryAgainstTheReserve() {
        Desk desk = Desk.composed(1, Picture.places(MULTIPLE_ATTACK)).play("end");

        assertThat(Figures.strengths(desk, "attack TC+A1 RES")).isEqualTo("7-2");
        assertThat(Figures.column(desk, "attack TC+A1 RES")).isEqualTo("3-1");
        Desk rest = desk.play("attack TC+A1 RES", "dice 3");
        assertThat(rest.options()).containsExactly("attack ES+TI E1");
        assertThat(Figures.strengths(rest, "attack ES+TI E1")).isEqualTo("8-4");
        assertThat(Figures.column(rest, "attack ES+TI E1")).isEqualTo("2-1");
    }

    @Test
    @Rule({"V.C.2", "IV.C"})
    void exampleCMultipleAttackOneCavalryAgainstTheReserve() {
        Desk desk = Desk.composed(1, Picture.places(MULTIPLE_ATTACK)).play("end");

        assertThat(Figures.strengths(desk, "attack A1 RES")).isEqualTo("3-2");
        assertThat(Figures.column(desk, "attack A1 RES")).isEqualTo("1-1");
        Desk rest = desk.play("attack A1 RES", "dice 4");
        assertThat(rest.options()).containsExactly("attack ES+TI+TC E1");
        assertThat(Figures.strengths(rest, "attack ES+TI+TC E1")).isEqualTo("12-4");
        assertThat(Figures.column(rest, "attack ES+TI+TC E1")).isEqualTo("3-1");
    }

    @Test
    @Rule({"V.C.2", "IV.C", "G-22"})
    void exampleCMultipleAttackIsMixedAgainstTheInfantryAlone() {
        Desk desk = Desk.composed(1, Picture.places(MULTIPLE_ATTACK), "mixed").play("end");

        assertThat(Figures.column(desk, "attack ES+TI+TC E1")).as("one higher").isEqualTo("4-1");
        assertThat(Figures.column(desk, "attack A1 RES")).as("cavalry alone").isEqualTo("1-1");
        assertThat(Figures.column(desk, "attack TC+A1 RES")).as("cavalry alone").isEqualTo("3-1");
    }

    @Test
    @Rule({"V.C.3", "II.E.1", "G-1"})
    void exampleCMultipleAttackOfAllFourIsForbidden() {
        Desk desk = Desk.composed(1, Picture.places(MULTIPLE_ATTACK)).play("end");

        assertThat(desk.objection("attack ES+TI+TC+A1 E1+RES"))
                .hasValueSatisfying(objection -> {
                    assertThat(objection.rule()).isEqualTo("II.E.1");
                });
    }

    @Test
    @Rule({"V.D", "IV.A.7.b"})
    void exampleDBombardmentFreesTheInfantry() {
        Desk desk = Desk.composed(1, Picture.places(BOMBARDMENT), "cannon").play("end");

        Desk rest = desk.play("bombard MC1 P1");
        assertThat(rest.options()).containsExactly("attack TI RES");
        assertThat(Figures.strengths(rest, "attack TI RES")).isEqualTo("4-2");
        assertThat(Figures.column(rest, "attack TI RES")).isEqualTo("2-1");
        assertThat(rest.places()).as("no effect").isEqualTo(desk.places());
    }

    @Test
    @Rule({"V.D", "II.E.3", "II.E.5"})
    void exampleDBombardmentLeftOutForcesTheInfantryToAttackBoth() {
        String withoutCannon = BOMBARDMENT.replace(":MC1", "");
        Desk desk = Desk.composed(1, Picture.places(withoutCannon), "cannon").play("end");

        assertThat(desk.options()).containsExactly("attack TI P1+RES");
        assertThat(Figures.strengths(desk, "attack TI P1+RES")).isEqualTo("4-6");
        assertThat(Figures.column(desk, "attack TI P1+RES")).isEqualTo("1-2");
    }

    @Test
    @Rule({"II.E", "G-4", "II.E.example.1"})
    void firstExampleOfOddsFourToTwo() {
        Desk desk = Desk.composed(1, Picture.places("0503:TI 0504:P3")).play("end");

        assertThat(Figures.strengths(desk, "attack TI P3")).isEqualTo("4-2");
        assertThat(Figures.column(desk, "attack TI P3")).isEqualTo("2-1");
    }

    /** The Nubian's own attack ends in contact; then the Christians have 5 against its 3. */
    @Test
    @Rule({"II.E", "G-4", "II.E.example.2"})
    void secondExampleOfOddsFiveToThree() {
        Desk desk =
                Desk.composed(1, Picture.places("0503:N1 0504:E1+CC1"), "cannon")
                        .play("end", "attack N1 CC1+E1", "dice 3", "end");

        assertThat(Figures.strengths(desk, "attack CC1+E1 N1")).isEqualTo("5-3");
        assertThat(Figures.column(desk, "attack CC1+E1 N1")).isEqualTo("1-1");
    }
}
