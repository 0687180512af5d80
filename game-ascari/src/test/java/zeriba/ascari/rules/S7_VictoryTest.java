package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.rules.S7_Victory.Over;
import zeriba.ascari.state.Army;
import zeriba.engine.rules.Result;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.Value;

final class S7_VictoryTest {

    @Test
    @Rule({"6.0", "R-38", "R-51"})
    void administrationClearsFireOfBothAndTheRestOfTheActive() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206", "moved", "combat", "fire", "done")
                        .put("D-AJ1", "0505", "retreat", "opportunity", "combat")
                        .fires(Army.DEFENDER)
                        .then("end");
        assertThat(play.is("III-1")).isEqualTo("ready");
        assertThat(play.is("D-AJ1")).isEqualTo("combat retreat");
    }

    @Test
    @Rule({"2.0", "R-1", "N-2"})
    void aGameTurnIsTwoPlayerTurns() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206")
                        .put("D-AJ1", "0505")
                        .moves(Army.DEFENDER)
                        .then("end", "end");
        assertThat(play.state().turn()).isEqualTo(1);
        assertThat(play.then("end").step()).isEqualTo("fire");
        assertThat(play.then("end", "end").state().turn()).isEqualTo(2);
    }

    @Test
    @Rule({"7.0", "R-60", "R-68", "2.0"})
    void aBattleEndsAfterItsLastTurn() {
        Play play =
                Desk.of("s2")
                        .turn(10)
                        .put("III-1", "2206")
                        .put("D-AJ1", "0505")
                        .fires(Army.ATTACKER)
                        .then("end");
        assertThat(play.step()).isEqualTo("over");
    }

    @Test
    @Rule("R-68")
    void aBattleEndsWhenAnArmyHasNobodyLeft() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206", "reduced")
                        .put("D-AJ1", "2205")
                        .put("D-AJ2", "2106")
                        .fires(Army.ATTACKER)
                        .then("fire D-AJ1 2206", "dice 4");
        assertThat(play.step()).isEqualTo("over");
    }

    private static Play lastStand(String battle, String unit, String attacker, String beside) {
        String hex = battle.equals("s2") ? "0708" : "0608";
        return Desk.of(battle)
                .turn(2)
                .put(unit, hex, "reduced", "opportunity")
                .put(attacker, beside)
                .moves(Army.ATTACKER)
                .then("move " + attacker + " " + hex, "dice 6 1");
    }

    @Test
    @Rule({"R-62", "R-68", "G-8"})
    void whoWinsTheLastMeleeInAnObjectiveHoldsIt() {
        Play play = lastStand("s2", "III-1", "D-AS1", "0807");
        assertThat(play.at("D-AS1")).isEqualTo("0708");
        assertThat(play.state().spoils().held().size()).isEqualTo(1);
        assertThat(counted(play)).isEqualTo(S7_Victory.result(play.state()));
        Play church = lastStand("s3", "III-1", "E-MS1", "0607");
        assertThat(church.at("III-1")).isEqualTo("eliminated");
        assertThat(church.state().spoils().held().size()).isEqualTo(1);
        assertThat(counted(church)).isEqualTo(S7_Victory.result(church.state()));
    }

    @Test
    @Rule({"R-62", "R-68", "G-8"})
    void whoRetakesAnObjectiveInTheLastMeleeHoldsIt() {
        Play play =
                Desk.of("s2")
                        .turn(2)
                        .put("III-1", "0807")
                        .put("D-AJ1", "0708", "reduced", "opportunity")
                        .with("held", Value.texts(java.util.List.of("0708")))
                        .moves(Army.DEFENDER)
                        .then("move III-1 0708", "dice 6 1");
        assertThat(play.at("D-AJ1")).isEqualTo("eliminated");
        assertThat(play.state().spoils().held().isEmpty()).isTrue();
        assertThat(counted(play)).isEqualTo(S7_Victory.result(play.state()));
    }

    @Test
    @Rule({"R-68", "S2.GUNS", "G-8"})
    void theLastMeleeOverLostGunsRecoversThem() {
        Play play =
                Desk.of("s2")
                        .turn(2)
                        .put("III-1", "2206")
                        .put("A-1", "captured")
                        .put("D-AJ1", "2205", "reduced", "opportunity")
                        .with("guns", Value.texts(java.util.List.of("2205")))
                        .moves(Army.DEFENDER)
                        .then("move III-1 2205", "dice 6 1");
        assertThat(play.step()).isEqualTo("over");
        assertThat(play.state().spoils().guns()).isEmpty();
        assertThat(counted(play)).isEqualTo(S7_Victory.result(play.state()));
    }

    private static Result counted(Play play) {
        return ((Over) play.agenda().now()).result();
    }

    private static Result result(Desk desk) {
        return S7_Victory.result(desk.moves(Army.DEFENDER).state());
    }

    private static int margin(Desk desk) {
        return S7_Victory.margin(desk.moves(Army.DEFENDER).state());
    }

    @Test
    @Rule("S1.VICTORY")
    void firstAgordatIsCounted() {
        Desk desk =
                Desk.of("s1")
                        .put("I-1a", "0303")
                        .put("I-1b", "0304")
                        .put("I-3a", "0305")
                        .put("I-3b", "0306")
                        .put("D-J1", "1005")
                        .put("D-J2", "1006")
                        .put("D-J3", "1007")
                        .put("D-J4", "1004")
                        .put("D-S1", "exited")
                        .put("D-S2", "1003", "captives")
                        .put("D-C1", "1002")
                        .put("L-FAR", "1005")
                        .put("L-FARA", "0303")
                        .with("carried", Value.of(1));
        assertThat(margin(desk)).isEqualTo(-4 - 2);
    }

    @Test
    @Rule({"S2.VICTORY", "S2.GUNS"})
    void agordatIsCounted() {
        Desk desk =
                Desk.of("s2")
                        .put("III-1", "2206")
                        .put("A-1", "captured")
                        .put("D-AJ1", "0505")
                        .with("guns", Value.texts(java.util.List.of("2008")));
        Desk recovered =
                Desk.of("s2").put("III-1", "2206").put("A-1", "captured").put("D-AJ1", "0505");
        assertThat(margin(recovered) - margin(desk)).isEqualTo(6);
    }

    @Test
    @Rule("S2.GUNS")
    void aCompanyThatEndsItsMoveThereRecoversTheGuns() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206")
                        .put("A-1", "captured")
                        .put("D-AJ1", "0505")
                        .with("guns", Value.texts(java.util.List.of("2205")))
                        .moves(Army.DEFENDER)
                        .then("move III-1 2205", "stop");
        assertThat(play.state().spoils().guns()).isEmpty();
    }

    @Test
    @Rule("S3.VICTORY")
    void coatitIsCounted() {
        Desk none = Desk.of("s3").put("IV-1", "1212").put("E-MR1", "2207");
        Desk held = none.with("held", Value.texts(java.util.List.of("0510", "0608")));
        int before = margin(Desk.of("s3").put("IV-1", "1212").put("E-MR1", "2207"));
        assertThat(margin(held)).isEqualTo(before - 10);
    }

    @Test
    @Rule("S3.TURNS")
    void aSecondDayHasFourTurnsMore() {
        Play play =
                Desk.of("s3")
                        .turn(10)
                        .option("second-day", Value.of(true))
                        .put("IV-1", "1212")
                        .put("E-MR1", "2207")
                        .fires(Army.ATTACKER)
                        .then("end");
        assertThat(play.state().turn()).isEqualTo(11);
    }

    @Test
    @Rule({"S4.VICTORY", "R-62"})
    void theShelfCountsFromTheFifthTurn() {
        Desk desk = Desk.of("s4").put("IV-BRU", "1209").put("E-GR1", "0915");
        assertThat(desk.turn(4).fires(Army.DEFENDER).then("end").state().spoils().shelfTurns())
                .isZero();
        assertThat(desk.turn(5).fires(Army.DEFENDER).then("end").state().spoils().shelfTurns())
                .isEqualTo(1);
    }

    @Test
    @Rule("S5.VICTORY")
    void atMetemmaATieIsTheDervishes() {
        Desk desk = Desk.of("s5").put("D-ZR1", "1210").put("E-YR1", "2008");
        assertThat(result(desk.put("L-YOH", "2008")).rule()).isEqualTo("S5.VICTORY");
    }
}
