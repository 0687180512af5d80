package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.rules.general.S3_Allowance;
import zeriba.ascari.state.Army;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;

/** Set-up, and the special rules of the five battles. */
final class BattlesTest {

    @Test
    @Rule({"1.4", "R-2", "R-63"})
    void countersAreSetUpInTheirZonesLeadersWithTheirUnits() {
        Play play = Desk.begin("s2");
        assertThat(play.step()).isEqualTo("deployment");
        assertThat(play.whyNot("deploy III-1 0909")).isEqualTo("1.4");
        assertThat(play.whyNot("deploy D-GJ1 0909")).isEqualTo("1.4");
        assertThat(play.whyNot("deploy L-GAI 1604")).isEqualTo("R-63");
        Play one = play.then("deploy D-GJ2 1604");
        assertThat(one.whyNot("deploy D-GJ1 1604")).isEqualTo("R-63");
        assertThat(one.whyNot("deploy L-GAI 1604")).isEmpty();
        assertThat(one.whyNot("deploy L-AHM 1604")).isEqualTo("R-63");
        Play both = play.then("historical", "historical");
        assertThat(both.step()).isEqualTo("movement");
        assertThat(both.at("III-1")).isEqualTo("0909");
    }

    @Test
    @Rule({"S2.SETUP", "3.4"})
    void aCompanyAndABatteryStandByTheFort() {
        Play play =
                Desk.begin("s2", "historical")
                        .then("deploy A-1 0303", "deploy III-1 0304", "deploy III-2 0305");
        assertThat(play.whyNot("deploy A-2 0405")).isEqualTo("S2.SETUP");
        assertThat(play.whyNot("deploy A-2 0708 limbered")).isEmpty();
    }

    @Test
    @Rule("S3.SETUP")
    void majorsStartWithTheirBattalions() {
        Play play = Desk.begin("s3", "historical", "deploy IV-1 1211", "deploy III-1 1209");
        assertThat(play.whyNot("deploy L-TOS 1209")).isNotEmpty();
        assertThat(play.whyNot("deploy L-TOS 1211")).isEmpty();
    }

    @Test
    @Rule("S4.SETUP")
    void oneOfTheTwoMayBeAtAtzala() {
        Play play = Desk.begin("s4", "deploy IV-ISS 1414");
        assertThat(play.whyNot("deploy IV-CAN 1314")).isEqualTo("S4.SETUP");
    }

    @Test
    @Rule("S5.SETUP")
    void wadAliStandsInTheEastAndNurInTheWest() {
        Play play = Desk.begin("s5");
        assertThat(play.whyNot("deploy D-WR1 0805")).isEqualTo("1.4");
        assertThat(play.whyNot("deploy D-WR1 1605")).isEmpty();
        assertThat(play.whyNot("deploy D-NR1 1605")).isEqualTo("1.4");
        assertThat(play.whyNot("deploy D-NR1 0805")).isEmpty();
    }

    @Test
    @Rule({"S1.SETUP", "S1.CAPTIVES"})
    void twoFootUnitsGetTheCaptives() {
        Play play = Desk.begin("s1", "deploy D-S1 1004", "deploy D-C1 1005");
        assertThat(play.whyNot("guard D-C1")).isEqualTo("S1.SETUP");
        Play one = play.then("guard D-S1");
        assertThat(one.whyNot("guard D-S1")).isEqualTo("S1.SETUP");
        assertThat(Desk.begin("s1", "historical").state().turn()).isEqualTo(1);
    }

    @Test
    @Rule({"S1.CAPTIVES", "S1.SURPRISE"})
    void guardsAreSlowAndHandCaptivesOverBeforeTheyMove() {
        Desk desk =
                Desk.of("s1")
                        .put("I-1a", "2016")
                        .put("D-J1", "1509", "captives")
                        .put("D-J2", "1609")
                        .put("D-S1", "2008", "captives");
        Play second = desk.turn(2).moves(Army.ATTACKER);
        assertThat(S3_Allowance.points(second.state(), counter(second, "D-J1"))).isEqualTo(3);
        Play first = desk.turn(1).moves(Army.ATTACKER);
        assertThat(S3_Allowance.points(first.state(), counter(first, "D-J1"))).isEqualTo(2);
        assertThat(S3_Allowance.points(first.state(), counter(first, "D-S1"))).isEqualTo(2);
        Play handed = second.then("hand D-J1 D-J2");
        assertThat(handed.is("D-J2")).isEqualTo("captives received");
        assertThat(handed.whyNot("hand D-J2 D-J1")).isEqualTo("S1.CAPTIVES");
        Play enemy = desk.put("I-1b", "1508").turn(2).moves(Army.ATTACKER);
        assertThat(enemy.options("hand")).containsExactly("hand D-J1 D-J2");
    }

    private static zeriba.ascari.state.Counter counter(Play play, String id) {
        return play.state().battle().named(id).orElseThrow();
    }

    @Test
    @Rule("S1.CAPTIVES")
    void captivesAreFreeWhenTheirGuardHasToRetreat() {
        Play play =
                Desk.of("s1")
                        .turn(2)
                        .put("I-1a", "2007")
                        .put("D-J1", "2008", "captives", "opportunity")
                        .put("D-S1", "1509", "captives")
                        .put("L-FAR", "2008")
                        .moves(Army.DEFENDER)
                        .then("move I-1a 2008", "dice 6 2", "retreat D-J1 2009");
        assertThat(play.state().spoils().freed()).isEqualTo(1);
    }

    @Test
    @Rule({"S3.AGOS", "R-67"})
    void agosWaitsForTheSecondTurn() {
        Desk desk = Desk.of("s3").put("IV-1", "1212").put("E-AR1", "1702");
        assertThat(desk.turn(1).moves(Army.ATTACKER).whyNot("move E-AR1 1703")).isEqualTo("R-67");
        assertThat(desk.turn(2).moves(Army.ATTACKER).whyNot("move E-AR1 1703")).isEmpty();
    }

    @Test
    @Rule("S4.STAGGER")
    void theColumnsArriveOneAfterAnotherByTheOption() {
        Desk desk = Desk.of("s4").put("IV-BRU", "1508").put("E-KR1", "1015");
        assertThat(desk.turn(2).moves(Army.ATTACKER).whyNot("move E-KR1 1014")).isEqualTo("R-67");
        Desk all = desk.option("staggered", Value.of(false));
        assertThat(all.turn(1).moves(Army.ATTACKER).whyNot("move E-KR1 1014")).isEmpty();
    }

    @Test
    @Rule({"S4.ORDERS", "S4.EXIT"})
    void nobodyGoesWithoutOrders() {
        Desk desk =
                Desk.of("s4")
                        .put("IV-BRU", "1607")
                        .put("B-THA", "0404")
                        .put("B-SEB", "1601")
                        .put("E-GR1", "0915");
        Play early = desk.turn(3).moves(Army.DEFENDER);
        assertThat(early.whyNot("move IV-BRU 1606")).isEqualTo("S4.ORDERS");
        assertThat(early.whyNot("exit B-SEB")).isEqualTo("S4.ORDERS");
        assertThat(early.whyNot("move B-THA 0403")).isEmpty();
        Play late = desk.turn(4).moves(Army.DEFENDER);
        assertThat(late.whyNot("move IV-BRU 1606")).isEmpty();
        assertThat(late.whyNot("exit B-SEB")).isEmpty();
    }

    @Test
    @Rule("S4.SPIKE")
    void anOfficerMaySpikeTheGuns() {
        Play play =
                Desk.of("s4")
                        .turn(5)
                        .put("A-1a", "1210")
                        .put("L-BOD", "1210")
                        .put("IV-BRU", "1508")
                        .put("E-GR1", "1211", "opportunity")
                        .moves(Army.ATTACKER)
                        .then("move E-GR1 1210", "dice 4 3");
        assertThat(play.options()).containsExactly("spike A-1a", "yield A-1a");
        assertThat(play.then("spike A-1a").at("A-1a")).isEqualTo("spiked");
        Play yielded = play.then("yield A-1a");
        assertThat(yielded.at("A-1a")).isEqualTo("captured");
        assertThat(yielded.at("L-BOD")).isEqualTo("eliminated");
        assertThat(
                        S7_Victory.margin(play.then("spike A-1a").state())
                                - S7_Victory.margin(yielded.state()))
                .isEqualTo(6);
    }

    @Test
    @Rule({"S5.FIRE", "4.2"})
    void steadyFootBurnsTheThorns() {
        Play play =
                Desk.of("s5")
                        .put("D-ZR1", "1210")
                        .put("E-YR1", "1707")
                        .put("L-YOH", "2008")
                        .fires(Army.ATTACKER)
                        .then("end");
        assertThat(play.step()).isEqualTo("burning");
        Play burnt = play.then("dice 6");
        assertThat(burnt.state().spoils().burnt().size()).isEqualTo(1);
        Play calm =
                Desk.of("s5")
                        .put("D-ZR1", "1210")
                        .put("E-YR1", "1707", "retreat")
                        .put("L-YOH", "2008")
                        .fires(Army.ATTACKER)
                        .then("end");
        assertThat(calm.step()).isEqualTo("movement");
    }

    @Test
    @Rule({"S5.BOOTY", "G-4"})
    void plunderEndsTheMoveOnceWithoutALeader() {
        Desk desk =
                Desk.of("s5")
                        .put("D-ZR1", "0909")
                        .put("E-YR1", "1109")
                        .put("E-YR2", "2005")
                        .put("L-YOH", "2008");
        Play play = desk.moves(Army.ATTACKER).then("move E-YR1 1208");
        assertThat(play.at("E-YR1")).isEqualTo("1208");
        assertThat(play.is("E-YR1")).contains("booty");
        assertThat(play.step()).isIn("movement", "window");
        Play led =
                Desk.of("s5")
                        .put("D-ZR1", "0909", "opportunity")
                        .put("E-YR1", "1109")
                        .put("L-YOH", "1109")
                        .moves(Army.ATTACKER)
                        .then("move E-YR1+L-YOH 1208");
        assertThat(led.step()).isEqualTo("moving");
    }

    @Test
    @Rule({"S5.NEGUS", "G-5"})
    void afterTheNegusFellTheEthiopiansDrawOff() {
        Play play =
                Desk.of("s5")
                        .put("D-ZR1", "1210", "opportunity")
                        .put("E-YR1", "2007")
                        .put("E-YR2", "2407")
                        .with("negus", Value.of(0))
                        .with("flight", Value.of(true))
                        .moves(Army.ATTACKER);
        assertThat(play.whyNot("end")).isEqualTo("S5.NEGUS");
        assertThat(play.options("move E-YR2")).isEmpty();
        Play gone = play.then("move E-YR1 2107");
        assertThat(gone.whyNot("stop")).isEmpty();
        assertThat(gone.then("stop").whyNot("end")).isEmpty();
    }

    @Test
    @Rule("S5.NEGUS")
    void theNewsSpreadsByTheNextEthiopianTurn() {
        Play play =
                Desk.of("s5")
                        .put("D-ZR1", "2107")
                        .put("E-YR1", "2007")
                        .put("L-YOH", "2108", "reduced")
                        .fires(Army.DEFENDER)
                        .then("fire D-ZR1 2108", "dice 4");
        assertThat(play.state().spoils().atDeath()).isZero();
        assertThat(play.state().spoils().fleeing()).isFalse();
        assertThat(play.then("end").state().spoils().fleeing()).isTrue();
    }

    @Test
    @Rule({"4.6", "R-28", "R-29"})
    void spearsTakeUpRiflesAndFireWithThem() {
        Desk desk =
                Desk.of("s3")
                        .turn(2)
                        .put("IV-1", "2106")
                        .put("E-MS1", "2208")
                        .with("rifles", Value.texts(List.of("2207")));
        Play play = desk.moves(Army.ATTACKER).then("move E-MS1 2207", "pass", "take E-MS1");
        assertThat(play.is("E-MS1")).isEqualTo("done moved rifle");
        assertThat(play.state().spoils().rifles()).isEmpty();
        Play dead =
                Desk.of("s3")
                        .turn(2)
                        .put("IV-1", "2106")
                        .put("E-MS1", "2107", "reduced", "rifle")
                        .put("E-MS2", "2411")
                        .fires(Army.DEFENDER)
                        .then("fire IV-1 2107", "dice 5");
        assertThat(dead.state().spoils().rifles()).hasSize(1);
    }

    @Test
    @Rule("TEC.ZERIBA")
    void aBatteryMayStandInAZeribaItMayNotEnter() {
        Play play =
                Desk.of("s5")
                        .put("D-ZR1", "1210")
                        .put("E-YR1", "2008")
                        .put("L-YOH", "2008")
                        .moves(Army.DEFENDER);
        int hex = play.state().ground().grid().hex("1605");
        assertThat(
                        play.state()
                                .ground()
                                .isOpen(
                                        zeriba.ascari.state.Mover.ARTILLERY,
                                        hex,
                                        play.state().spoils().burnt()))
                .isFalse();
        assertThat(play.state().ground().zeriba().contains(hex)).isTrue();
    }
}
