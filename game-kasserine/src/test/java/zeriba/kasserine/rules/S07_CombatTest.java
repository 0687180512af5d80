package zeriba.kasserine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.Rule;
import zeriba.kasserine.Desk;
import zeriba.kasserine.Engagement;
import zeriba.kasserine.Unit;
import zeriba.kasserine.Units;

/** Combat: differential, results, retreat, resistance, advance. */
final class S07_CombatTest {

    private static Unit unit(String id) {
        return Unit.named(id).orElseThrow();
    }

    private static int effective(Desk desk, String defender, String... attackers) {
        Units units = Units.none(unit(attackers[0]).army());
        for (String id : attackers) {
            units = units.with(unit(id));
        }
        return S07_Combat.effective(desk.state(), Engagement.declared(units, unit(defender)));
    }

    @Test
    @Rule({"7.3", "7.4"})
    void theDifferentialOfTheWorkedCheck() {
        Desk clear = Desk.at(1, "axis combat", "AX02=3516 AX03=3415 AL04=3515 AL21=0101");
        assertThat(effective(clear, "AL04", "AX02", "AX03")).isEqualTo(8 - 2);

        Desk lessouda = Desk.at(1, "axis combat", "AX02=3719 AX03=3818 AL01=3718 AL21=0101");
        assertThat(effective(lessouda, "AL01", "AX02", "AX03")).isEqualTo(8 - 3 - 3);
    }

    @ParameterizedTest
    @CsvSource({
        "-9,0", "-4,0", "-3,1", "-2,1", "-1,2", "0,3", "1,4", "2,5", "3,5", "4,6", "5,6", "6,7",
        "8,8", "10,8", "11,9", "30,9"
    })
    @Rule("7.6")
    void theColumnHoldsTheDifferential(int differential, int column) {
        CombatResults results = Desk.start("historical").state().terms().charts().results();
        assertThat(results.column(differential)).isEqualTo(column);
    }

    @Test
    @Rule({"7.4", "14.1", "14.2"})
    void anAttackOverMinesUsesTheirLineForTheAxisAlone() {
        Desk axis = Desk.at(3, "axis combat", "AX02=1913 AX03=1911 AL07=1912 AL21=0101");
        assertThat(effective(axis, "AL07", "AX02")).isEqualTo(5 - 3 - 4);
        assertThat(effective(axis, "AL07", "AX03")).isEqualTo(3 - 3 - 1);
        assertThat(effective(axis, "AL07", "AX02", "AX03")).isEqualTo(8 - 3 - 4);

        Desk allies = Desk.at(3, "allies combat", "AX02=1913 AL04=1912");
        assertThat(effective(allies, "AX02", "AL04")).isEqualTo(3 - 3 - 1);
    }

    @Test
    @Rule({"7.5", "16.0", "R15"})
    void engineersFortifyWithinSevenHexesEvenDepleted() {
        String near = "AX02=2514 AL04=2513 AL11=1911- AL21=0101";
        assertThat(effective(Desk.at(3, "axis combat", near), "AL04", "AX02")).isEqualTo(3 - 2);

        String far = "AX02=2715 AL04=2713 AX03=2712 AL11=1911 AL21=0101";
        assertThat(effective(Desk.at(3, "axis combat", far), "AL04", "AX03")).isEqualTo(3 - 2);
    }

    @Test
    @Rule({"R16", "7.5"})
    void aBoxIsNoFortificationButAnEngineerAddsToItOnce() {
        String box = "AX02=1913 AL07=1912 AL21=0101";
        assertThat(effective(Desk.at(3, "axis combat", box), "AL07", "AX02")).isEqualTo(2 - 4);
        assertThat(effective(Desk.at(3, "axis combat", box + " AL11=1910"), "AL07", "AX02"))
                .isEqualTo(2 - 4 - 2);
    }

    @Test
    @Rule({"7.1", "7.2"})
    void eachUnitAttacksOnceAndIsAttackedOnce() {
        Desk desk = Desk.at(3, "axis combat", "AX02=3516 AX03=3415 AL04=3515 AL07=3616 AL21=0101");

        assertThat(desk.options()).contains("attack AX02+AX03 AL04", "attack AX02 AL07", "end");
        assertThat(desk.rule("attack AX03 AL07")).isEqualTo("7.2");
        Desk after = desk.play("attack AX03 AL04", "dice 3");
        assertThat(after.rule("attack AX02 AL04")).isEqualTo("7.1");
        assertThat(after.rule("attack AX03 AL04")).isEqualTo("7.1");
        assertThat(after.rule("attack AX02 AL07")).isEmpty();
    }

    @Test
    @Rule({"CRT.NE", "2.0"})
    void nothingHappens() {
        Desk desk =
                Desk.at(3, "axis combat", "AX05=3516 AL04=3515 AL21=0101").play("attack AX05 AL04");

        assertThat(desk.step()).isEqualTo("battle");
        assertThat(desk.play("dice 4").place("AL04")).isEqualTo("3515");
        assertThat(desk.play("dice 4").place("AX05")).isEqualTo("3516");
    }

    @Test
    @Rule("CRT.A")
    void allAttackersRetreat() {
        Desk desk =
                Desk.at(3, "axis combat", "AX05=3516 AX06=3415 AL29=3515 AL21=0101")
                        .play("attack AX05+AX06 AL29", "dice 3");

        assertThat(desk.step()).isEqualTo("retreats");
        assertThat(desk.options()).allMatch(option -> option.matches("(retreat|stand) AX0[56].*"));
        assertThat(desk.play("retreat AX06 3416", "stand AX05").place("AX05")).isEqualTo("3516-");
    }

    @Test
    @Rule("CRT.(A)")
    void theAttackerChoosesWhoIsDepleted() {
        Desk desk =
                Desk.at(3, "axis combat", "AX05=3516 AX06=3415 AL29=3515 AL21=0101")
                        .play("attack AX05+AX06 AL29", "dice 1");

        assertThat(desk.options()).containsExactly("deplete AX05", "deplete AX06");
        assertThat(desk.play("deplete AX06").place("AX06")).isEqualTo("3415-");
    }

    @Test
    @Rule({"CRT.EX", "7.6"})
    void anExchangeDepletesBothAndEliminatesTheDepleted() {
        Desk exchanged =
                Desk.at(3, "axis combat", "AX02=3516 AX05=3415- AL05=3515 AL21=0101")
                        .play("attack AX02+AX05 AL05", "dice 2");
        assertThat(exchanged.place("AL05")).isEqualTo("eliminated");
        Desk after = exchanged.play("deplete AX05");
        assertThat(after.place("AX05")).isEqualTo("eliminated-");
        assertThat(after.options()).containsExactly("advance AX02 3515", "stay");
    }

    @Test
    @Rule({"CRT.D", "7.7", "6.2"})
    void aRetreatLeadsAwayAndShunsZones() {
        Desk desk =
                Desk.at(3, "axis combat", "AX02=3516 AX03=3415 AL05=3515 AL21=0101")
                        .play("attack AX02+AX03 AL05", "dice 3");

        assertThat(desk.options())
                .containsExactlyInAnyOrder(
                        "retreat AL05 3514+3513",
                        "retreat AL05 3514+3413",
                        "retreat AL05 3514+3613",
                        "retreat AL05 3614+3613",
                        "retreat AL05 3614+3714",
                        "retreat AL05 3614+3715");
        assertThat(desk.rule("retreat AL05 3414+3313")).isEqualTo("6.2");
        assertThat(desk.rule("retreat AL05 3514")).isEqualTo("7.7");
        assertThat(desk.rule("retreat AL05 3516+3517")).isEqualTo("7.7");
    }

    @Test
    @Rule({"6.2", "5.3"})
    void aFriendInTheHexLiftsTheZoneAndARetreatGoesOnBeyondIt() {
        Desk desk =
                Desk.at(
                                3,
                                "axis combat",
                                "AX02=3516 AX03=3415 AL05=3515 AL06=3414 AL07=3514 AL21=0101")
                        .play("attack AX02+AX03 AL05", "dice 1", "deplete AX03");
        assertThat(desk.place("AL05")).isEqualTo("eliminated");

        Desk other =
                Desk.at(3, "axis combat", "AX09=3516 AX05=3415 AL05=3515 AL07=3514 AL21=0101")
                        .play("attack AX09 AL05", "dice 3");
        assertThat(other.options())
                .contains("retreat AL05 3614")
                .doesNotContain("retreat AL05 3514")
                .contains("retreat AL05 3514+3513");
    }

    @Test
    @Rule("7.7")
    void aUnitWithNowhereToGoIsEliminated() {
        Desk desk =
                Desk.at(
                                3,
                                "axis combat",
                                "AX02=3516 AX03=3415 AX05=3514 AX06=3616 AX10=3614 AL05=3515"
                                        + " AL21=0101")
                        .play("attack AX02+AX03 AL05", "dice 2");

        assertThat(desk.place("AL05")).isEqualTo("eliminated");
        assertThat(desk.step()).isEqualTo("advance");
    }

    @Test
    @Rule("7.8")
    void aFullTwoSidedUnitMayStandAndIsDepleted() {
        Desk desk =
                Desk.at(3, "axis combat", "AX02=3516 AX03=3415 AL04=3515 AL21=0101")
                        .play("attack AX02+AX03 AL04", "dice 2");

        Desk stood = desk.play("stand AL04");
        assertThat(stood.place("AL04")).isEqualTo("3515-");
        assertThat(stood.step()).isEqualTo("movement");
        Desk reduced =
                Desk.at(3, "axis combat", "AX02=3516 AX03=3415 AL04=3515- AL21=0101")
                        .play("attack AX02+AX03 AL04", "dice 2");
        assertThat(reduced.rule("stand AL04")).isEqualTo("7.8");
    }

    @Test
    @Rule("CRT.(D)")
    void aDepletedDefenderRetreatsAHexAndCannotStand() {
        Desk desk =
                Desk.at(3, "axis combat", "AX02=3516 AX03=3415 AL04=3515 AL21=0101")
                        .play("attack AX02+AX03 AL04", "dice 5");

        assertThat(desk.place("AL04")).isEqualTo("3515-");
        assertThat(desk.options()).contains("retreat AL04 3514").doesNotContain("stand AL04");
    }

    @Test
    @Rule({"CRT.DE", "7.9"})
    void theEliminatedDefendersHexMayBeEntered() {
        Desk desk =
                Desk.at(3, "axis combat", "AX01=3516 AX02=3415 AX03=3514 AL05=3515 AL21=0101")
                        .play("attack AX01+AX02+AX03 AL05", "dice 5");

        assertThat(desk.place("AL05")).isEqualTo("eliminated");
        assertThat(desk.options())
                .containsExactly(
                        "advance AX01 3515", "advance AX02 3515", "advance AX03 3515", "stay");
        assertThat(desk.play("advance AX03 3515").place("AX03")).isEqualTo("3515");
    }

    @Test
    @Rule({"7.9", "14.2"})
    void whoAdvancesOverMinesStaysThereInTheMobilePhase() {
        Desk desk =
                Desk.at(
                                3,
                                "axis combat",
                                "AX01=1913 AX17=2012 AX02=1911 AX05=2320 AL05=1912 AL21=0101")
                        .play("attack AX01+AX02+AX17 AL05", "dice 6");
        Desk after = desk.play("advance AX01 1912");

        assertThat(after.step()).isEqualTo("mobile-movement");
        assertThat(after.rule("move AX01")).isEqualTo("7.9");
        assertThat(desk.play("advance AX02 1912").rule("move AX02")).isEmpty();
    }

    @Test
    @Rule({"14.3", "R13", "R14"})
    void anAmericanInABoxIgnoresRetreatsButNoLosses() {
        String attack = "AX01=1913 AX17=2012 AX02=1911 AL21=0101 ";
        Desk american =
                Desk.at(3, "axis combat", attack + "AL04=1912")
                        .play("attack AX01+AX02+AX17 AL04", "dice 2");
        assertThat(american.options()).contains("hold AL04");
        assertThat(american.play("hold AL04").place("AL04")).isEqualTo("1912");

        Desk british =
                Desk.at(3, "axis combat", attack + "AL35=1912")
                        .play("attack AX01+AX02+AX17 AL35", "dice 2");
        assertThat(british.rule("hold AL35")).isEqualTo("14.3");

        Desk exchange =
                Desk.at(3, "axis combat", attack + "AL04=1912")
                        .play("attack AX01+AX02+AX17 AL04", "dice 1");
        assertThat(exchange.place("AL04")).isEqualTo("1912-");
        Desk axis = Desk.at(3, "allies combat", "AX05=1912 AL20=1911 AL23=1811 AL09=1910");
        assertThat(axis.play("attack AL20+AL23 AX05", "dice 6").rule("hold AX05"))
                .isEqualTo("14.3");
    }

    @Test
    @Rule("14.3")
    void anAttackRetreatIsIgnoredFromABoxToo() {
        Desk desk =
                Desk.at(3, "allies combat", "AX01=1911 AL04=1912 AX24=3919")
                        .play("attack AL04 AX01", "dice 4");

        assertThat(desk.options()).contains("hold AL04");
    }

    @Test
    @Rule({"14.2", "R11"})
    void anAxisRetreatOverMinesDepletes() {
        Desk desk =
                Desk.at(3, "allies combat", "AX05=1913 AL20=2013 AL23=1914 AL09=1813 AX24=3919")
                        .play("attack AL20+AL23+AL09 AX05", "dice 2");

        assertThat(desk.options()).anyMatch(option -> option.startsWith("retreat AX05 1912"));
        String over =
                desk.options().stream()
                        .filter(option -> option.startsWith("retreat AX05 1912"))
                        .findFirst()
                        .orElseThrow();
        assertThat(desk.play(over).place("AX05")).endsWith("-");
    }

    @Test
    @Rule("7.5")
    void engineersShortenARetreatByAHex() {
        Desk desk =
                Desk.at(3, "axis combat", "AX01=2415 AX02=2514 AL05=2414 AL11=2010 AL21=0101")
                        .play("attack AX01+AX02 AL05", "dice 3");

        assertThat(desk.options())
                .anyMatch(option -> option.matches("retreat AL05 \\d{4}"))
                .anyMatch(option -> option.matches("retreat AL05 \\d{4}\\+\\d{4}"));
    }

    @Test
    @Rule({"8.3", "R27"})
    void theAttackerCommitsFirstThenTheDefender() {
        Desk desk =
                Desk.composed(
                                3,
                                "axis combat",
                                "AX02=3516 AL04=3515 AL21=0101",
                                Desk.hands(List.of(1L, 3L), List.of(2L)))
                        .play("attack AX02 AL04");

        assertThat(desk.options())
                .containsExactly("support none", "support 1", "support 1+3", "support 3");
        Desk answered = desk.play("support 1+3");
        assertThat(answered.options()).containsExactly("support none", "support 2");
        assertThat(answered.play("support 2").step()).isEqualTo("battle");
    }

    @Test
    @Rule({"8.4", "8.2", "8.6"})
    void aBombardmentTakesTwoMarkersAndReachesEverybodyOnce() {
        Desk desk =
                Desk.composed(
                        3,
                        "axis combat",
                        "AX02=3919 AL05=0404 AL21=0101",
                        Desk.hand("axis", 2, 3, 4, 4));

        assertThat(desk.options()).containsExactly("bombard AL05", "bombard AL21", "end");
        Desk fired = desk.play("bombard AL05");
        assertThat(fired.rule("support 4")).isEqualTo("8.4");
        assertThat(fired.options()).allMatch(option -> option.matches("support \\d\\+\\d"));
        Desk hit = fired.play("support 4+4", "dice 1");
        assertThat(hit.place("AL05")).isEqualTo("0404");
        assertThat(hit.rule("bombard AL05")).isEqualTo("8.6");
        assertThat(fired.play("support 4+4", "dice 6").place("AL05")).isEqualTo("eliminated");
    }

    @Test
    @Rule("8.5")
    void terrainShelterBombardedUnitsButMinesDoNot() {
        Desk desk =
                Desk.composed(
                        3, "axis combat", "AX02=1913 AL04=1912 AL21=0101", Desk.hand("axis", 4, 4));
        Engagement bombardment =
                Engagement.declared(Units.none(zeriba.kasserine.Army.AXIS), unit("AL04"));

        assertThat(S07_Combat.effective(desk.state(), bombardment)).isEqualTo(-2 - 1);
    }

    @Test
    @Rule("9.0")
    void unsuppliedUnitsAttackAtHalf() {
        String units = "AX02=3405 AL05=3404 AL21=0101";

        assertThat(effective(Desk.at(3, "axis combat", units, "supply"), "AL05", "AX02"))
                .isEqualTo(effective(Desk.at(3, "axis combat", units), "AL05", "AX02") - 3);
    }
}
