package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.record.Journal;
import zeriba.engine.record.TakeBack;
import zeriba.engine.rules.Role;
import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;

/** What the rulebook leaves to judgement, and its plainest sentences, each in a small position. */
final class RulingsTest {

    private static final Role MOSLEM = Role.of(Army.MOSLEM.side());

    private static Desk desk(String options, String units, String played) {
        return Composed.read(options, units, played).desk();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0503", "0604", "0605", "0505", "0405", "0404"})
    @Rule("II.C.1")
    void aUnitsZoneIsEachOfTheSixHexesRoundIt(String hex) {
        Desk desk = desk("", "P3=0504 TI=" + hex, "");

        assertThat(desk.options()).containsExactly("end");
    }

    @Test
    @Rule("II.C.1")
    void aUnitsZoneReachesNoFurther() {
        assertThat(desk("", "P3=0504 TI=0502", "").options()).contains("move TI 0501");
    }

    @Test
    @Rule("II.D.15")
    void nobodyLeavesTheBoardAtTheRiver() {
        assertThat(desk("", "N1=0105 E2=0807", "").options())
                .containsExactly(
                        "move N1 0103",
                        "move N1 0104",
                        "move N1 0204",
                        "move N1 0205",
                        "move N1 0206",
                        "move N1 0207",
                        "end");
    }

    @Test
    @Rule({"II.D.16", "G-18"})
    void movesAreTakenBackFreelyUntilThePhaseEnds() {
        Desk desk = desk("", "TI=0303 N1=0101 P1=0304 E2=0807", "move N1 0102");
        assertThat(desk.game().journal().freeUndo(MOSLEM)).isEqualTo(1);

        assertThat(desk.play("end").game().journal().freeUndo(MOSLEM)).isZero();
    }

    @Test
    @Rule("G-18")
    void acrossPhasesTheTableSettlesWhatIsFree() {
        Desk desk = desk("", "TI=0303 N1=0101 P1=0304 E2=0807", "move N1 0102; end");
        Journal<Kassala, Act> journal = desk.game().journal();
        assertThat(journal.freeUndo(MOSLEM, TakeBack.CONSENT)).isZero();
        assertThat(journal.freeUndo(MOSLEM, TakeBack.FREE)).isEqualTo(2);

        Journal<Kassala, Act> thrown = desk.play("attack TI P1", "dice 4").game().journal();
        assertThat(thrown.freeUndo(MOSLEM, TakeBack.FREE)).isZero();
    }

    @Test
    @Rule({"G-23", "CRT.C"})
    void aContactIsRenewedByTheSideThatThenAttacksAsItLikes() {
        String units = "TI=0503 N1=0604 P1=0504 P2=0605 P3=0304 E2=0807";
        Desk contact = desk("", units, "end; attack TI P1; dice 4; attack N1 P2; dice 4");
        Desk christian = contact.play("move P3 0404", "end");
        assertThat(christian.options()).contains("attack P1+P2 N1", "attack P1+P3 TI");
    }

    @Test
    @Rule({"G-24", "CRT.C", "II.E.13"})
    void aUnitInContactMayAdvanceAwayAfterAnotherBattle() {
        String units = "TI=0503 A1=0505 P1=0504 P2=0602 P3=0607 E2=0807";
        Desk contact = desk("", units, "end; attack TI+A1 P1; dice 4");
        assertThat(contact.options()).noneMatch(option -> option.startsWith("move P1"));
        Desk christian = contact.play("move P2 0603", "move P3 0606", "end");
        assertThat(christian.play("attack P1+P3 A1", "dice 1").options())
                .contains("advance P1 0505");
    }

    @Test
    @Rule("G-18")
    void noAttackIsTakenBackFreelyOnceTheDiceHaveFallen() {
        Desk desk = desk("", "TI=0303 P1=0304 A2=0703 GE2=0804", "end; attack TI P1; dice 4");

        assertThat(desk.options()).containsExactly("attack A2 GE2");
        assertThat(desk.game().journal().freeUndo(MOSLEM)).isZero();
    }

    @Test
    @Rule({"II.E.6", "II.E.4"})
    void aUnitsStrengthGoesWholeIntoOneAttack() {
        Desk desk = desk("", "TI=0503 P1=0504 RES=0604", "end");

        assertThat(desk.options()).containsExactly("attack TI P1+RES");
        assertThat(Figures.strengths(desk, "attack TI P1+RES")).isEqualTo("4-6");
    }

    @Test
    @Rule("IV.A.7")
    void aCannonFiresOnceATurn() {
        Desk desk =
                desk("cannon", "MC1=0302 TI=0303 ES=0403 P1=0304 P3=0404", "end; bombard MC1 P1");

        assertThat(desk.options()).isNotEmpty().noneMatch(text -> text.contains("MC1"));
    }

    @Test
    @Rule({"IV.A.8", "G-19"})
    void terrainTakesNothingFromCannonButFromThoseBesideThem() {
        Desk desk = desk("cannon", "N3=0204 MC1=0205 MC2=0203 P1=0304 E2=0807", "end");

        assertThat(Figures.strengths(desk, "attack N3+MC1+MC2 P1"))
                .as("3 - 1 up the wadi, 1, 1; 4 + 1 in Udaka")
                .isEqualTo("4-5");
    }

    @Test
    @Rule({"II.E.9", "II.E.10", "IV.A.8"})
    void cannonLoseNothingWithoutTheOptionEither() {
        Desk up = desk("", "MC1=0205 P1=0304 E2=0807", "end");
        Desk barred = desk("", "MC1=0505 P1=0406 E2=0807", "end");

        assertThat(Figures.strengths(up, "attack MC1 P1")).isEqualTo("1-5");
        assertThat(Figures.strengths(barred, "attack MC1 P1")).isEqualTo("1-4");
    }

    @Test
    @Rule({"G-5", "II.E.9", "II.E.10"})
    void aWadiCountsOncePerUnitHoweverManyAreAttackedAcrossIt() {
        Desk desk = desk("", "N3=0205 P1=0304 P2=0305 E2=0807", "end");

        assertThat(Figures.strengths(desk, "attack N3 P1+P2")).isEqualTo("2-9");
    }

    @Test
    @Rule({"G-5", "II.E.8"})
    void eachKassalaHexDefendsWithTwoMore() {
        Desk desk = desk("", "A1=0704 GE2=0804 GE1=0805 E2=0807", "end");

        assertThat(Figures.strengths(desk, "attack A1 GE1+GE2")).isEqualTo("3-12");
        assertThat(Figures.column(desk, "attack A1 GE1+GE2")).isEqualTo("1-4");
    }

    @Test
    @Rule({"G-4", "G-22"})
    void theLastColumnStaysTheLastForAMixedAttack() {
        Desk desk = desk("mixed", "TI=0503 ES=0603 A1=0501 P3=0502 E2=0807", "end");

        assertThat(Figures.column(desk, "attack ES+TI+A1 P3")).isEqualTo("5-1");
    }

    @Test
    @Rule({"G-14", "IV.A.7.a"})
    void cannonOutOfReachCountForTheOddsAndNotForTheExchange() {
        Desk desk =
                desk(
                        "cannon",
                        "N1=0503 MC1=0302 MC2=0403 MC3=0403 P1=0504 E2=0807",
                        "end; attack N1+MC2+MC3 P1; dice 3");

        assertThat(desk.onBoard())
                .as("5 to 4 is 1-1, EX: N1 alone, 3 against 4, is the smaller force")
                .doesNotContain("N1")
                .contains("MC2", "MC3", "P1");
        assertThat(desk.options()).containsExactly("lose P1");
    }

    @Test
    @Rule({"G-14", "IV.A.7.a"})
    void cannonOutOfReachSurviveTheEliminationOfTheAttacker() {
        Desk desk =
                desk("cannon", "N1=0503 MC2=0403 P1=0504 E2=0807", "end; attack N1+MC2 P1; dice 6");

        assertThat(desk.onBoard()).doesNotContain("N1").contains("MC2", "P1");
    }

    @Test
    @Rule({"G-14", "IV.A.7.a"})
    void cannonNextToTheDefenderShareTheResult() {
        Desk desk =
                desk("cannon", "N1=0503 MC2=0404 P1=0504 E2=0807", "end; attack N1+MC2 P1; dice 6");

        assertThat(desk.onBoard()).doesNotContain("N1", "MC2").contains("P1");
    }

    @Test
    @Rule({"G-15", "IV.A.7.c", "IV.A.4"})
    void anIndividualAttackNeitherThrowsNorEliminatesCannon() {
        Desk desk = desk("cannon", "MC1=0503 CC1=0504 E2=0807", "end; attack MC1 CC1");

        assertThat(desk.onBoard()).contains("MC1", "CC1");
        assertThat(desk.options()).as("the Christian moves").contains("move E2 0806");
    }

    @Test
    @Rule({"G-8", "CRT.C"})
    void contactTakesTheCannonsHexAloneWhichMayBeEntered() {
        Desk desk = desk("", "TI=0503 CC1=0504 P1=0604 E2=0807", "end; attack TI P1+CC1; dice 3");

        assertThat(desk.onBoard()).doesNotContain("CC1").contains("P1", "TI");
        assertThat(desk.options()).containsExactly("advance TI 0504", "stay");
    }

    @Test
    @Rule({"G-3", "G-21"})
    void anAdvanceNextToAnotherEnemyMakesNoBattle() {
        Desk desk =
                desk("", "TI=0503 P3=0504 E2=0505", "end; attack TI P3; dice 1; advance TI 0504");

        assertThat(desk.options()).as("the Christian moves, but E2 is held").containsExactly("end");
    }

    @Test
    @Rule({"G-12", "III.B.1"})
    void theGameIsOverAtOnceWhenNoChristianIsLeft() {
        Desk desk = desk("", "TI=0503 P3=0504", "end; attack TI P3; dice 1");

        assertThat(desk.result()).isEqualTo("moslem");
    }

    @Test
    @Rule({"G-12", "III.B.2"})
    void theChristianMayWalkIntoHisTownsAlone() {
        Desk desk = desk("", "N1=0503 P1=0504 E1=0803", "end; attack N1 P1; dice 6; end; end");

        assertThat(desk.result()).isEmpty();
        assertThat(desk.play("move P1 0304", "move E1 0804").options()).containsExactly("end");
    }

    @Test
    @Rule({"G-13", "III.B.2", "III.B.3"})
    void cannonHoldATownLikeAnyUnit() {
        Desk both = Desk.composed(10, Picture.places("0304:CC1 0805:CC2 0101:N1"));
        Desk one = Desk.composed(10, Picture.places("0304:CC1 0806:CC2 0101:N1"));

        assertThat(both.play("end", "end").result()).isEqualTo("christian");
        assertThat(one.play("end", "end").result()).isEqualTo("draw");
    }

    @Test
    @Rule({"G-16", "IV.A.2"})
    void atMostThreeCannonAndOneOtherUnitShareAHex() {
        Desk desk = desk("cannon", "TI=0303 MC1=0302 MC2=0302 MC3=0302 E2=0807", "");

        Desk stacked = desk.play("move TI 0302");
        assertThat(stacked.places()).containsEntry("TI", "0302").containsEntry("MC1", "0302");
    }

    @Test
    @Rule("G-17")
    void onlyTheMoslemCannonShareAHexOfTheFreeDeploymentWithoutTheOption() {
        List<String> christian =
                List.of("P1 0104", "P2 0105", "P3 0204", "CC1 0205", "CC2 0206", "RES 0207");
        Desk desk = desk("free", "", "");
        for (String unit : christian) {
            desk = desk.play("deploy " + unit);
        }
        desk = desk.play("deploy E1 0208", "deploy E2 0303", "deploy GE1 0305", "deploy GE2 0306");

        assertThat(desk.play("deploy MC1 0101").options())
                .contains("deploy MC2 0101", "deploy MC3 0101")
                .doesNotContain("deploy N1 0101");
        assertThat(desk.play("deploy N1 0101").options()).doesNotContain("deploy MC1 0101");
    }
}
