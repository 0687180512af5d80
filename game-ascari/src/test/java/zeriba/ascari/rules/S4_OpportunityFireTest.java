package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.state.Army;
import zeriba.engine.rules.Rule;

final class S4_OpportunityFireTest {

    private static Desk charge() {
        return Desk.of("s2").put("III-1", "2204").put("D-AS1", "2208");
    }

    @Test
    @Rule({"4.3", "3.3", "4.32", "N-4", "2.0"})
    void aWindowOpensAtEachHexInWhichSomeUnitCouldHit() {
        Play play = charge().moves(Army.ATTACKER).then("move D-AS1 2207");
        assertThat(play.step()).isEqualTo("window");
        assertThat(play.options()).containsExactly("fire III-1 2207", "pass");
        play = play.then("pass", "move D-AS1 2206");
        assertThat(play.step()).isEqualTo("window");
        Play far =
                Desk.of("s2")
                        .put("III-1", "2204")
                        .put("D-AS1", "1616")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 1716");
        assertThat(far.step()).isEqualTo("moving");
    }

    @Test
    @Rule({"4.31", "R-52", "4.3"})
    void aUnitFiresOnceInTheEnemysTurn() {
        Play play =
                charge().moves(Army.ATTACKER).then("move D-AS1 2207", "fire III-1 2207", "dice 1");
        assertThat(play.is("III-1")).isEqualTo("opportunity");
        assertThat(play.step()).isEqualTo("moving");
        assertThat(play.then("move D-AS1 2206").step()).isEqualTo("moving");
    }

    @Test
    @Rule({"3.3", "R-5", "4.5"})
    void aHitStopsTheMove() {
        Play play =
                charge().moves(Army.ATTACKER)
                        .then("move D-AS1 2207", "pass")
                        .then("move D-AS1 2206", "fire III-1 2206", "dice 6");
        assertThat(play.at("D-AS1")).isEqualTo("2206");
        assertThat(play.is("D-AS1")).isEqualTo("reduced done");
        assertThat(play.step()).isEqualTo("movement");
    }

    @Test
    @Rule({"R-27", "R-44"})
    void aDoubleHitEliminatesTheUnitAndItsLeaderStaysAlone() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2204")
                        .put("III-2", "2305")
                        .put("D-AS1", "2207")
                        .put("D-AJ1", "0103")
                        .put("L-AHM", "2207")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1+L-AHM 2206", "pass")
                        .then("move D-AS1+L-AHM 2205", "fire III-1 2205", "dice 6", "dice 1");
        assertThat(play.at("D-AS1")).isEqualTo("eliminated");
        assertThat(play.at("L-AHM")).isEqualTo("2205");
        assertThat(play.is("L-AHM")).isEqualTo("done");
        assertThat(play.step()).isEqualTo("movement");
    }

    @Test
    @Rule("R-7")
    void othersMayFireAtTheStoppedUnitInTheSameHex() {
        Play play =
                charge().put("III-2", "2304")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2207", "pass", "move D-AS1 2206")
                        .then("fire III-1 2206", "dice 5");
        assertThat(play.step()).isEqualTo("window");
        assertThat(play.options()).containsExactly("fire III-2 2206", "pass");
        assertThat(play.then("fire III-2 2206", "dice 6").at("D-AS1")).isEqualTo("eliminated");
    }

    @Test
    @Rule({"3.5", "R-10"})
    void hitAmongFriendsItGoesBackToTheLastHexWithoutOne() {
        Play play =
                charge().put("D-AS2", "2207")
                        .put("D-AS3", "2206")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2207", "move D-AS1 2206")
                        .then("fire III-1 2206", "dice 5");
        assertThat(play.at("D-AS1")).isEqualTo("2208");
        assertThat(play.is("D-AS1")).isEqualTo("reduced done");
    }

    @Test
    @Rule({"3.3", "R-6", "4.32"})
    void onlyTheHexThatIsEnteredIsFiredAt() {
        Desk desk = Desk.of("s2").put("III-1", "2107").put("D-AJ1", "2208");
        assertThat(desk.moves(Army.DEFENDER).then("move III-1 2206").step()).isEqualTo("window");
        Desk screened = desk.put("III-2", "2207");
        assertThat(screened.moves(Army.DEFENDER).then("move III-1 2206").step())
                .as("leaving a hex in sight for one out of it")
                .isEqualTo("moving");
        Desk gun = Desk.of("s2").put("A-1", "2206").put("D-AJ1", "2208");
        assertThat(gun.moves(Army.DEFENDER).then("flip A-1").step()).isEqualTo("moving");
    }

    @Test
    @Rule({"4.33", "R-8", "5.42", "3.3"})
    void noWindowInAMeleeHexButWhenTheVictorGoesOn() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206")
                        .put("III-2", "2203")
                        .put("D-AS1", "2207")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2206");
        assertThat(play.step()).isEqualTo("melee");
        play = play.then("dice 6 1");
        assertThat(play.at("III-1")).isEqualTo("eliminated");
        assertThat(play.then("move D-AS1 2205").step()).isEqualTo("window");
    }

    @Test
    @Rule({"4.7", "3.6"})
    void gunsNeedAnOfficer() {
        Desk desk = Desk.of("s2").put("A-1", "2204").put("D-AS1", "2208");
        Play play = desk.moves(Army.ATTACKER).then("move D-AS1 2207");
        assertThat(play.step()).isEqualTo("moving");
        Play led = desk.put("L-COR", "2204").moves(Army.ATTACKER).then("move D-AS1 2207");
        assertThat(led.options()).contains("fire A-1 2207");
    }

    @Test
    @Rule({"4.34", "4.3"})
    void opportunityFireHasOneLess() {
        Play play =
                charge().moves(Army.ATTACKER)
                        .then("move D-AS1 2207", "pass", "move D-AS1 2206", "pass")
                        .then("move D-AS1 2205", "fire III-1 2205", "dice 3");
        assertThat(play.is("D-AS1")).isEqualTo("ready");
    }

    @Test
    @Rule({"R-20", "4.3"})
    void opportunityFireNeedsALineOfSight() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2204")
                        .put("II-1", "2205", "opportunity")
                        .put("D-AS1", "2207")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2206");
        assertThat(play.step()).isEqualTo("moving");
    }

    @Test
    @Rule({"R-13", "R-65", "R-25"})
    void aLeaderWhoMovesAloneIsFiredAt() {
        Play play = charge().put("L-AHM", "2208").moves(Army.ATTACKER).then("move L-AHM 2207");
        assertThat(play.options()).containsExactly("fire III-1 2207 L-AHM", "pass");
        Play hit = play.then("pass", "move L-AHM 2206", "fire III-1 2206 L-AHM", "dice 5");
        assertThat(hit.is("L-AHM")).isEqualTo("reduced done");
        Play among =
                charge().put("L-AHM", "2206")
                        .put("D-AS2", "2207")
                        .moves(Army.ATTACKER)
                        .then("move L-AHM 2207");
        assertThat(among.step()).isEqualTo("moving");
    }

    @Test
    @Rule("R-53")
    void whoFiredInTheEnemysTurnFiresInHisOwn() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206", "opportunity")
                        .put("D-AJ1", "2205")
                        .fires(Army.DEFENDER);
        assertThat(play.whyNot("fire III-1 2205")).isEmpty();
    }

    @Test
    @Rule({"S1.SURPRISE", "S3.DAWN"})
    void surprisedArmiesDoNotFire() {
        Desk raid =
                Desk.of("s1")
                        .put("I-1a", "0510")
                        .put("D-J1", "0810")
                        .with("freed", zeriba.engine.text.Value.of(2));
        assertThat(raid.moves(Army.DEFENDER).then("move I-1a 0610").step()).isEqualTo("moving");
        assertThat(raid.turn(2).moves(Army.DEFENDER).then("move I-1a 0610").step())
                .isEqualTo("window");
        Desk camp = Desk.of("s3").put("IV-1", "2007").put("E-MR1", "2207");
        assertThat(camp.moves(Army.DEFENDER).then("move IV-1 2107").step()).isEqualTo("moving");
        assertThat(camp.turn(2).moves(Army.DEFENDER).then("move IV-1 2107").step())
                .isEqualTo("window");
    }
}
