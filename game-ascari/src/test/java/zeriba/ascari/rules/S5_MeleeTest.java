package zeriba.ascari.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeriba.ascari.Desk;
import zeriba.ascari.Desk.Play;
import zeriba.ascari.rules.S5_Melee.Melee;
import zeriba.ascari.state.Army;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

final class S5_MeleeTest {

    /** Strength 3 against 2 on open ground. */
    private static Desk even() {
        return Desk.of("s2").put("III-1", "2206").put("D-AS1", "2208").put("III-2", "0303");
    }

    /** A company in a corner between two Dervish units. */
    private static Desk shut() {
        return Desk.of("s2")
                .put("III-2", "0303")
                .put("III-1", "2416")
                .put("D-AS1", "2415")
                .put("D-AJ1", "2316");
    }

    private static Play attack(Desk desk) {
        return desk.moves(Army.ATTACKER).then("move D-AS1 2207", "pass", "move D-AS1 2206");
    }

    @Test
    @Rule({"5.2", "R-31", "R-33"})
    void aTieSendsTheAttackerBackToWhereItBegan() {
        Play play = attack(even()).then("dice 2 3");
        assertThat(play.at("D-AS1")).isEqualTo("2208");
        assertThat(play.is("D-AS1")).isEqualTo("done retreat");
        Play option = attack(even().option("tie-retreat", Value.of("last-hex"))).then("dice 2 3");
        assertThat(option.at("D-AS1")).isEqualTo("2207");
    }

    @Test
    @Rule({"5.2", "5.21", "R-35"})
    void oneOrTwoLessIsARetreat() {
        Play play = attack(even()).then("dice 1 4");
        assertThat(play.at("D-AS1")).isEqualTo("2207");
        assertThat(play.is("D-AS1")).isEqualTo("done retreat");
        assertThat(play.is("III-1")).isEqualTo("combat");
    }

    @Test
    @Rule({"5.2", "R-31", "R-34"})
    void threeUpToDoubleIsARetreatAndAHit() {
        Play play = attack(even()).then("dice 4 2", "retreat III-1 2205");
        assertThat(play.at("III-1")).isEqualTo("2205");
        assertThat(play.is("III-1")).isEqualTo("reduced retreat");
        assertThat(play.is("D-AS1")).isEqualTo("ready");
    }

    @Test
    @Rule({"5.2", "R-31"})
    void moreThanDoubleIsAnOverrun() {
        Play play = attack(even()).then("dice 6 1");
        assertThat(play.at("III-1")).isEqualTo("eliminated");
        Play option = attack(even().option("overrun", Value.of("difference"))).then("dice 6 1");
        assertThat(option.step()).isEqualTo("retreat");
    }

    @Test
    @Rule({"R-32", "5.1"})
    void totalsAreNotBelowNought() {
        Play play =
                Desk.of("s2")
                        .put("A-1", "1302")
                        .put("III-2", "0303")
                        .put("D-BC1", "1303", "retreat")
                        .moves(Army.ATTACKER)
                        .then("move D-BC1 1302");
        S5_Melee.Outcome outcome =
                S5_Melee.outcome(
                        play.state(),
                        (Melee) play.agenda().now(),
                        zeriba.engine.dice.Roll.of(1, 1));
        assertThat(outcome).isEqualTo(S5_Melee.Outcome.DEFENDER_RETREATS);
    }

    @Test
    @Rule({"5.3", "R-30", "3.7"})
    void groundAndHeightHelpTheDefender() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "0708")
                        .put("III-2", "0303")
                        .put("D-AS1", "0808")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 0708");
        assertThat(play.step()).isEqualTo("melee");
        int[] sum = {0};
        S5_Melee.defence(
                play.state(), (Melee) play.agenda().now(), (_, value, _) -> sum[0] += value);
        assertThat(sum[0]).isEqualTo(2 + 2 + 1);
    }

    @Test
    @Rule({"5.3", "5.41"})
    void whoHasRetreatedFightsAtOneLess() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206", "retreat")
                        .put("III-2", "0303")
                        .put("D-AS1", "2208")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2207", "move D-AS1 2206");
        assertThat(play.then("dice 1 3").at("D-AS1")).isEqualTo("2208");
    }

    @Test
    @Rule({"5.21", "R-36"})
    void aLeaderKeepsMarkersOffAndGoesAlong() {
        Play play = attack(even().put("L-COR", "2206")).then("dice 4 3", "retreat III-1 2205");
        assertThat(play.is("III-1")).isEqualTo("ready");
        assertThat(play.at("L-COR")).isEqualTo("2205");
    }

    @Test
    @Rule({"5.41", "R-37"})
    void aSecondRetreatCostsAHitAThirdIsTheEnd() {
        Desk second =
                Desk.of("s2")
                        .put("III-1", "2206", "retreat")
                        .put("III-2", "0303")
                        .put("D-AS1", "2208");
        Play play =
                second.moves(Army.ATTACKER)
                        .then("move D-AS1 2207", "move D-AS1 2206", "dice 3 4")
                        .then("retreat III-1 2205");
        assertThat(play.is("III-1")).isEqualTo("reduced retreat broken");
        Desk third =
                Desk.of("s2")
                        .put("III-1", "2206", "reduced", "retreat", "broken")
                        .put("III-2", "0303")
                        .put("D-AS1", "2208");
        Play end =
                third.moves(Army.ATTACKER).then("move D-AS1 2207", "move D-AS1 2206", "dice 2 4");
        assertThat(end.at("III-1")).isEqualTo("eliminated");
    }

    @Test
    @Rule({"5.4", "R-39", "R-66"})
    void theActivePlayerSendsTheDefenderToAFreeHexBesideIt() {
        Play play =
                attack(even().put("L-AHM", "2106").put("II-1", "2107", "opportunity"))
                        .then("dice 4 3");
        assertThat(play.options())
                .containsExactly("retreat III-1 2205", "retreat III-1 2306", "retreat III-1 2307");
        assertThat(play.whyNot("retreat III-1 2207")).isEqualTo("5.4");
        assertThat(play.whyNot("retreat III-1 2106")).isEqualTo("R-66");
    }

    @Test
    @Rule({"5.4", "R-39", "3.4"})
    void throughAFriendOnlyWhereNoHexBesideIsFree() {
        Desk shut =
                even().put("II-1", "2205", "opportunity")
                        .put("D-AJ1", "2106")
                        .put("D-AJ2", "2107")
                        .put("D-AJ3", "2306")
                        .put("D-AJ4", "2307");
        Play play = attack(shut).then("dice 4 3");
        assertThat(play.options())
                .contains("retreat III-1 2204 via 2205", "retreat III-1 2305 via 2205")
                .allMatch(option -> option.contains("via 2205"));
        Play after = play.then("retreat III-1 2204 via 2205");
        assertThat(after.at("III-1")).isEqualTo("2204");
    }

    @Test
    @Rule({"5.4", "R-40"})
    void whoCannotRetreatIsEliminated() {
        Play play = shut().moves(Army.ATTACKER).then("move D-AS1 2416", "dice 4 3");
        assertThat(play.at("III-1")).isEqualTo("eliminated");
    }

    @Test
    @Rule({"5.4", "R-40"})
    void theChancesOfAMeleeTellInWhatOutcomesTheBeatenAreLost() {
        Desk open = Desk.of("s2").put("III-2", "0303").put("III-1", "2206").put("D-AS1", "2207");
        assertThat(lost(open.moves(Army.ATTACKER), "move D-AS1 2206"))
                .isEqualTo(Value.texts(List.of("attacker-overrun", "defender-overrun")));
        assertThat(lost(shut().moves(Army.ATTACKER), "move D-AS1 2416"))
                .isEqualTo(
                        Value.texts(
                                List.of(
                                        "attacker-overrun",
                                        "defender-retreats",
                                        "defender-hit",
                                        "defender-overrun")));
    }

    private static Value lost(Play play, String move) {
        try {
            return Desk.GAME.arithmetic(play.state(), Desk.GAME.notation().read(move)).at("lost");
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @Rule({"5.12", "R-15", "R-43", "5.4"})
    void aBatteryFightsAtNoughtAndIsLostByAnyRetreat() {
        Play play =
                Desk.of("s2")
                        .put("A-1", "2206")
                        .put("III-2", "0303")
                        .put("D-AS1", "2207")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1 2206", "dice 1 3");
        assertThat(play.at("A-1")).isEqualTo("captured");
    }

    @Test
    @Rule({"R-44", "5.11"})
    void leadersOfAUnitThatIsEliminatedInMeleeFall() {
        Play play = attack(even().put("L-COR", "2206")).then("dice 6 1");
        assertThat(play.at("L-COR")).isEqualTo("eliminated");
    }

    @Test
    @Rule({"5.42", "R-41", "R-42"})
    void theVictorMayGoOnTheInactiveWinnerStays() {
        Play play = attack(even()).then("dice 4 3", "retreat III-1 2205");
        assertThat(play.step()).isEqualTo("moving");
        assertThat(play.options()).contains("move D-AS1 2205", "stop");
        Play lost = attack(even()).then("dice 1 6");
        assertThat(lost.at("III-1")).isEqualTo("2206");
    }

    @Test
    @Rule({"R-12", "3.2"})
    void enteringTheMeleeHexCostsItsPoints() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2203", "opportunity")
                        .put("D-AJ1", "2207")
                        .moves(Army.ATTACKER)
                        .then("move D-AJ1 2206", "move D-AJ1 2205", "move D-AJ1 2204");
        assertThat(play.whyNot("move D-AJ1 2203")).isEqualTo("3.1");
    }

    @Test
    @Rule({"5.0", "R-45"})
    void noLeaderIsHitByAMelee() {
        Play play = attack(even().put("L-COR", "2206")).then("dice 4 2", "retreat III-1 2205");
        assertThat(play.is("III-1")).isEqualTo("reduced");
        assertThat(play.is("L-COR")).isEqualTo("ready");
    }

    @Test
    @Rule({"S4.BAYONET", "R-55", "5.3"})
    void companiesChargeWithTheBayonetAtAmbaAlagi() {
        Play play =
                Desk.of("s4")
                        .turn(5)
                        .put("IV-BRU", "1508")
                        .put("E-GR1", "1510")
                        .moves(Army.DEFENDER)
                        .then("move IV-BRU 1509", "pass", "move IV-BRU 1510");
        int[] sum = {0};
        S5_Melee.attack(
                play.state(), (Melee) play.agenda().now(), (_, value, _) -> sum[0] += value);
        assertThat(sum[0]).isEqualTo(3);
    }

    @Test
    @Rule({"5.1", "5.3"})
    void strengthModifiersAndADieAreAddedUp() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2206")
                        .put("III-2", "0303")
                        .put("L-GAL", "2206")
                        .put("D-AS1", "2207", "retreat")
                        .put("L-AHM", "2207")
                        .moves(Army.ATTACKER)
                        .then("move D-AS1+L-AHM 2206");
        Melee melee = (Melee) play.agenda().now();
        assertThat(S5_Melee.attack(play.state(), melee, (_, _, _) -> {})).isEqualTo(3 - 1 + 1);
        assertThat(S5_Melee.defence(play.state(), melee, (_, _, _) -> {})).isEqualTo(2 + 1);
        assertThat(S5_Melee.outcome(play.state(), melee, zeriba.engine.dice.Roll.of(3, 2)))
                .isEqualTo(S5_Melee.Outcome.DEFENDER_RETREATS);
    }

    @Test
    @Rule({"5.42", "5.0"})
    void theVictorMayGoIntoAnotherMelee() {
        Play play =
                attack(even().put("II-1", "2205", "opportunity"))
                        .then("dice 6 1", "move D-AS1 2205");
        assertThat(play.step()).isEqualTo("melee");
    }

    @Test
    @Rule({"5.42", "5.21"})
    void aVictorWithoutPointsStaysAndIsMarkedIfItCanFire() {
        Play play =
                Desk.of("s2")
                        .put("III-1", "2204")
                        .put("III-2", "0303")
                        .put("D-AJ1", "2208")
                        .moves(Army.ATTACKER)
                        .then("move D-AJ1 2207", "pass", "move D-AJ1 2206", "pass")
                        .then("move D-AJ1 2205", "pass", "move D-AJ1 2204", "dice 6 1");
        assertThat(play.step()).isEqualTo("movement");
        assertThat(play.at("D-AJ1")).isEqualTo("2204");
        assertThat(play.is("D-AJ1")).isEqualTo("done moved combat");
    }
}
