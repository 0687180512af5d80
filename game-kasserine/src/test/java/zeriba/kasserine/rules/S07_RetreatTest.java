package zeriba.kasserine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.Desk;

/** Retreat, stiff resistance, boxes and mines on the way, advance. */
final class S07_RetreatTest {

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
        assertThat(british.rule("hold AL35")).isEqualTo("R13");

        Desk exchange =
                Desk.at(3, "axis combat", attack + "AL04=1912")
                        .play("attack AX01+AX02+AX17 AL04", "dice 1");
        assertThat(exchange.place("AL04")).isEqualTo("1912-");
        Desk axis = Desk.at(3, "allies combat", "AX05=1912 AL20=1911 AL23=1811 AL09=1910");
        assertThat(axis.play("attack AL20+AL23 AX05", "dice 6").rule("hold AX05")).isEqualTo("R14");
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
}
