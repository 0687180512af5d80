package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;

final class S4_FireTest {

    private static int modifier(Play play, String firer, String hex, boolean opportunity) {
        Ascari state = play.state();
        Counter counter = state.battle().named(firer).orElseThrow();
        return S4_Fire.modifier(state, counter, state.ground().grid().hex(hex), opportunity);
    }

    private static int[] faces(Play play, String firer, String hex, boolean opportunity) {
        Ascari state = play.state();
        Counter counter = state.battle().named(firer).orElseThrow();
        return S4_Fire.faces(state, counter, state.ground().grid().hex(hex), opportunity);
    }

    private static Desk duel(String at) {
        return Desk.of("s2").put("III-1", "2206").put("D-AJ1", at);
    }

    @Test
    @Rule({"4.5", "R-18"})
    void theItalianColumnByRange() {
        assertThat(faces(duel("2205").fires(Army.DEFENDER), "III-1", "2205", false))
                .containsExactly(4, 1);
        assertThat(faces(duel("2204").fires(Army.DEFENDER), "III-1", "2204", false))
                .containsExactly(3, 1);
        assertThat(faces(duel("2209").fires(Army.DEFENDER), "III-1", "2209", false))
                .containsExactly(2, 0);
        assertThat(faces(duel("2210").fires(Army.DEFENDER), "III-1", "2210", false)[1]).isZero();
    }

    @Test
    @Rule("4.5")
    void theOtherColumnByRange() {
        Play play = duel("2205").fires(Army.ATTACKER);
        assertThat(faces(play, "D-AJ1", "2206", false)).containsExactly(3, 1);
        assertThat(faces(duel("2204").fires(Army.ATTACKER), "D-AJ1", "2206", false))
                .containsExactly(2, 0);
        assertThat(faces(duel("2209").fires(Army.ATTACKER), "D-AJ1", "2206", false))
                .containsExactly(1, 0);
    }

    @Test
    @Rule({"4.1", "4.4"})
    void riflesReachFourHexes() {
        assertThat(duel("2210").fires(Army.DEFENDER).whyNot("fire III-1 2210")).isNotEqualTo("4.1");
        Play play = Desk.of("s2").put("III-1", "2204").put("D-AJ1", "2209").fires(Army.DEFENDER);
        assertThat(play.whyNot("fire III-1 2209")).isEqualTo("4.1");
    }

    @Test
    @Rule({"4.41", "3.31"})
    void whoHasMovedFiresAtOneLess() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206", "moved")
                        .put("D-AJ1", "2205")
                        .fires(Army.DEFENDER);
        assertThat(modifier(play, "III-1", "2205", false)).isEqualTo(-1);
    }

    @Test
    @Rule({"4.34", "R-22", "4.41", "1.3"})
    void combatCountsInBothKindsOfFire() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206", "combat")
                        .put("D-AJ1", "2205")
                        .fires(Army.DEFENDER);
        assertThat(modifier(play, "III-1", "2205", false)).isEqualTo(-1);
        assertThat(modifier(play, "III-1", "2205", true)).isEqualTo(-2);
    }

    @Test
    @Rule({"R-21", "4.34", "4.41"})
    void supportComesFromACompanySquadronOrBatteryOnce() {
        Desk desk = duel("2205").put("III-2", "2106").put("A-1", "2107", "limbered");
        assertThat(modifier(desk.fires(Army.DEFENDER), "III-1", "2205", false)).isEqualTo(1);
        assertThat(modifier(desk.fires(Army.DEFENDER), "III-1", "2205", true)).isEqualTo(1 - 1);
        Desk bande = duel("2205").put("B-BAR", "2106").put("L-COR", "2107");
        assertThat(modifier(bande.fires(Army.DEFENDER), "III-1", "2205", false)).isZero();
        Desk beside = Desk.of("s2").put("B-BAR", "2206").put("III-1", "2106").put("D-AJ1", "2205");
        assertThat(modifier(beside.fires(Army.DEFENDER), "B-BAR", "2205", false)).isZero();
    }

    @Test
    @Rule({"R-23", "4.34", "4.41"})
    void aFaceOfStrengthNoughtFiresAtOneLess() {
        Play play =
                Desk.of("s2")
                        .put("SQ-K", "2206", "reduced")
                        .put("D-AJ1", "2205")
                        .fires(Army.DEFENDER);
        assertThat(modifier(play, "SQ-K", "2205", false)).isEqualTo(-1);
        assertThat(modifier(play, "SQ-K", "2205", true)).isEqualTo(-1 - 1);
        Play guns = Desk.of("s2").put("A-1", "2206").put("D-AJ1", "2205").fires(Army.DEFENDER);
        assertThat(modifier(guns, "A-1", "2205", false)).isZero();
    }

    @Test
    @Rule({"R-50", "R-64", "1.2", "4.34", "4.41"})
    void theBestLeaderCountsAndAReducedOneDoesNot() {
        Desk desk = duel("2205").put("L-COR", "2206").put("L-ARI", "2206");
        assertThat(modifier(desk.fires(Army.DEFENDER), "III-1", "2205", false)).isEqualTo(1);
        assertThat(modifier(desk.fires(Army.DEFENDER), "III-1", "2205", true)).isEqualTo(1 - 1);
        Desk hurt = duel("2205").put("L-COR", "2206", "reduced");
        assertThat(modifier(hurt.fires(Army.DEFENDER), "III-1", "2205", false)).isZero();
        Desk option = hurt.option("reduced-leaders", Value.of(true));
        assertThat(modifier(option.fires(Army.DEFENDER), "III-1", "2205", false)).isEqualTo(1);
    }

    @Test
    @Rule({"3.7", "4.34", "4.41"})
    void theGroundOfTheTargetCounts() {
        Play play = Desk.of("s2").put("III-1", "2204").put("D-AJ1", "2203").fires(Army.DEFENDER);
        assertThat(modifier(play, "III-1", "2203", false)).isEqualTo(-1);
        assertThat(modifier(play, "III-1", "2203", true)).isEqualTo(-1 - 1);
    }

    @Test
    @Rule({"4.8", "4.81", "4.83"})
    void theGunsByRange() {
        int[] hits = {5, 4, 4, 4, 3, 3, 2, 2};
        for (int range = 1; range <= hits.length; range++) {
            String at = "22" + String.format("%02d", 4 + range);
            Play play = Desk.of("s2").put("A-1", "2204").put("D-AJ1", at).fires(Army.DEFENDER);
            int ground = modifier(play, "A-1", at, false);
            int[] faces = faces(play, "A-1", at, false);
            assertThat(faces[0]).isEqualTo(hits[range - 1] + ground);
            assertThat(faces[1]).isEqualTo(range <= 2 ? faces[0] : 0);
        }
    }

    @Test
    @Rule({"4.82", "4.7"})
    void gunsHaveTwoLessInOpportunityFire() {
        Play play = Desk.of("s2").put("A-1", "2206").put("D-AJ1", "2205").fires(Army.DEFENDER);
        assertThat(modifier(play, "A-1", "2205", true)).isEqualTo(-2);
    }

    @Test
    @Rule({"4.5", "R-54", "R-28", "1.1", "4.4"})
    void aHitReducesASecondOneEliminates() {
        Play play = duel("2205").put("D-AJ2", "2106").fires(Army.DEFENDER);
        Play hit = play.then("fire III-1 2205", "dice 3");
        assertThat(hit.is("D-AJ1")).isEqualTo("reduced");
        assertThat(hit.is("III-1")).isEqualTo("fire");
        assertThat(hit.whyNot("fire III-1 2106")).isEqualTo("4.4");
        assertThat(hit.state().spoils().rifles()).isEmpty();
        assertThat(play.then("fire III-1 2205", "dice 6").at("D-AJ1")).isEqualTo("eliminated");
        assertThat(play.then("fire III-1 2205", "dice 2").is("D-AJ1")).isEqualTo("ready");
    }

    @Test
    @Rule({"1.1", "R-15", "4.5"})
    void anyHitEliminatesABattery() {
        Play play =
                Desk.of("s2")
                        .put("A-1", "2206", "limbered")
                        .put("III-1", "0303")
                        .put("D-AJ1", "2205")
                        .fires(Army.ATTACKER)
                        .then("fire D-AJ1 2206", "dice 4");
        assertThat(play.at("A-1")).isEqualTo("eliminated");
        assertThat(play.state().spoils().guns()).isEmpty();
    }

    @Test
    @Rule({"R-26", "R-44", "4.5", "1.2"})
    void leadersOfAUnitThatIsHitThrowADieEach() {
        Play play =
                duel("2205")
                        .put("D-GJ1", "1604")
                        .put("L-AHM", "2205")
                        .put("L-GAI", "2205")
                        .fires(Army.DEFENDER)
                        .then("fire III-1 2205", "dice 6");
        assertThat(play.step()).isEqualTo("leader-hits");
        play = play.then("dice 5", "dice 4");
        assertThat(play.is("L-AHM")).isEqualTo("reduced");
        assertThat(play.is("L-GAI")).isEqualTo("ready");
        assertThat(play.at("L-AHM")).isEqualTo("2205");
    }

    @Test
    @Rule({"R-25", "4.5"})
    void loneLeadersAreTargetsOnlyByThemselvesAndByName() {
        Play play = duel("2104").put("L-AHM", "2205").put("L-GAI", "2205").fires(Army.DEFENDER);
        assertThat(play.options())
                .contains("fire III-1 2205 L-AHM", "fire III-1 2205 L-GAI")
                .doesNotContain("fire III-1 2205");
        assertThat(play.then("fire III-1 2205 L-GAI", "dice 3").is("L-GAI")).isEqualTo("reduced");
        assertThat(play.then("fire III-1 2205 L-GAI", "dice 6").at("L-GAI"))
                .isEqualTo("eliminated");
    }

    @Test
    @Rule("R-24")
    void oneUnitFiresAtOneHexWithOneDie() {
        Play play = duel("2205").put("III-2", "2106").fires(Army.DEFENDER).then("fire III-1 2205");
        assertThat(play.step()).isEqualTo("shot");
        assertThat(play.then("dice 1").whyNot("fire III-2 2205")).isEmpty();
    }

    @Test
    @Rule("R-59")
    void aUnitFarFromEveryLeaderMovesAndFiresInEveryTurn() {
        Desk desk = duel("2205").turn(9);
        assertThat(desk.fires(Army.DEFENDER).whyNot("fire III-1 2205")).isEmpty();
        assertThat(desk.moves(Army.DEFENDER).options()).anyMatch(o -> o.startsWith("move III-1"));
    }

    @Test
    @Rule({"R-17", "4.0"})
    void squadronsFireUnlessTheOptionForbidsIt() {
        Desk desk = Desk.of("s2").put("SQ-K", "2206").put("D-BC1", "2205").put("D-AS1", "2106");
        assertThat(desk.fires(Army.DEFENDER).whyNot("fire SQ-K 2205")).isEmpty();
        assertThat(desk.fires(Army.ATTACKER).whyNot("fire D-BC1 2206")).isEqualTo("4.0");
        assertThat(desk.fires(Army.ATTACKER).whyNot("fire D-AS1 2206")).isEqualTo("4.0");
        Desk option = desk.option("italian-horse-fires", Value.of(false));
        assertThat(option.fires(Army.DEFENDER).whyNot("fire SQ-K 2205")).isEqualTo("R-17");
    }

    @Test
    @Rule({"4.41", "5.41"})
    void whoHasRetreatedDoesNotFire() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206", "retreat")
                        .put("D-AJ1", "2205")
                        .fires(Army.DEFENDER);
        assertThat(play.whyNot("fire III-1 2205")).isEqualTo("5.41");
    }

    @Test
    @Rule({"4.5", "G-2"})
    void aShotThatCannotHitIsNotFired() {
        Play play =
                Desk.of("s2")
                        .put("D-AJ1", "2206", "moved")
                        .put("III-1", "2209")
                        .fires(Army.ATTACKER);
        assertThat(play.whyNot("fire D-AJ1 2209")).isEqualTo("G-2");
    }

    @Test
    @Rule({"4.2", "R-19", "R-57"})
    void unitsOfEitherSideBlockLevelLines() {
        Desk desk = Desk.of("s2").put("III-1", "2206").put("D-AJ1", "2204");
        assertThat(desk.fires(Army.DEFENDER).whyNot("fire III-1 2204")).isEmpty();
        Play blocked = desk.put("L-COR", "2205").put("III-2", "2205").fires(Army.DEFENDER);
        assertThat(blocked.whyNot("fire III-1 2204")).isEqualTo("4.2");
        assertThat(blocked.objection("fire III-1 2204").orElseThrow().places()).contains("2205");
        Play leader =
                Desk.of("s2")
                        .put("III-1", "2206")
                        .put("D-AJ1", "2204")
                        .put("L-COR", "2205")
                        .fires(Army.DEFENDER);
        assertThat(leader.whyNot("fire III-1 2204")).isEmpty();
    }

    @Test
    @Rule("S3.CARTRIDGES")
    void theTigreansRunShortOfCartridges() {
        Desk desk = Desk.of("s3").put("E-MR1", "2107").put("IV-1", "2106");
        assertThat(modifier(desk.turn(6).fires(Army.ATTACKER), "E-MR1", "2106", false)).isZero();
        assertThat(modifier(desk.turn(7).fires(Army.ATTACKER), "E-MR1", "2106", false))
                .isEqualTo(-1);
    }
}
