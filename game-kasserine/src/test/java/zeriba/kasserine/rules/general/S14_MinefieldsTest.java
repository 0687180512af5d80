package zeriba.kasserine.rules.general;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.Desk;
import zeriba.kasserine.rules.Reach;
import zeriba.kasserine.rules.S07_Combat;
import zeriba.kasserine.rules.S07_Results.Battle;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Mines and boxes beyond plain movement: retreats, losses, the mobile phase, the Rangers. */
final class S14_MinefieldsTest {

    private static Unit unit(String id) {
        return Unit.named(id).orElseThrow();
    }

    /** An Axis unit that must retreat one hex before attackers to the north of 1911. */
    private static Desk northOfTheBox(String defender) {
        return Desk.at(
                        3,
                        "allies combat",
                        defender + " AX03=3919 AL20=1910 AL23=1810 AL09=2414 AL21=0101")
                .play("attack AL20+AL23 " + defender.substring(0, 4), "dice 3");
    }

    @Test
    @Rule({"14.2", "R11"})
    void anAxisRetreatIntoABoxDepletesThoughNoMinesLieOnItsSide() {
        Desk desk = northOfTheBox("AX05=1911");

        assertThat(desk.options()).contains("retreat AX05 1912", "retreat AX05 2011");
        assertThat(desk.play("retreat AX05 1912").place("AX05")).isEqualTo("1912-");
        assertThat(desk.play("retreat AX05 2011").place("AX05")).isEqualTo("2011");
    }

    @Test
    @Rule({"14.0", "14.1", "14.2"})
    void minesStayWhereTheyAreWhoeverHoldsThem() {
        Desk held =
                Desk.at(6, "axis movement", "AX02=1912 AX03=3919 AL04=2710 AL21=0101")
                        .play("move AX02 1911");
        int box = held.state().map().find("1912").orElseThrow();
        int south = held.state().map().find("1913").orElseThrow();

        assertThat(held.state().map().isMined(box, south)).isTrue();
        assertThat(
                        Desk.at(6, "axis movement", "AX02=1914 AX03=1912 AL21=0101")
                                .rule("move AX02 1912"))
                .as("behind the Axis they are mines still")
                .isNotEmpty();
        assertThat(
                        Desk.at(6, "allies movement", "AX03=3919 AL04=1913 AL21=0101")
                                .play("move AL04", "to 1912 via 1912")
                                .place("AL04"))
                .as("to the Allies they are friendly still")
                .isEqualTo("1912");
    }

    @Test
    @Rule({"14.2", "6.0"})
    void zonesReachAcrossMinesAndIntoBoxes() {
        Desk desk = Desk.at(3, "axis movement", "AX02=1913 AX03=3919 AL21=0101");
        int box = desk.state().map().find("1912").orElseThrow();

        assertThat(desk.state().map().isMined(desk.state().place(unit("AX02")), box)).isTrue();
        assertThat(desk.state().zone(Army.AXIS).contains(box)).isTrue();
    }

    @Test
    @Rule("14.3")
    void thereAreThreeBoxes() {
        Desk desk = Desk.at(3, "axis movement", "AX02=1913 AX03=3919 AL21=0101");

        assertThat(desk.state().map().labels(desk.state().map().boxes())).hasSize(3);
        assertThat(desk.state().map().boxes().minus(desk.state().map().mined()).isEmpty())
                .as("each has a mined side")
                .isTrue();
    }

    /** Two hexes from 1911: nobody stops in the box beside it. */
    @Test
    @Rule({"14.3", "7.7"})
    void aRetreatIsNotOverInABox() {
        Desk desk =
                Desk.at(3, "axis combat", "AX01=1910 AX02=2010 AX17=1810 AL05=1911 AL21=0101")
                        .play("attack AX01+AX02+AX17 AL05", "dice 2");

        assertThat(desk.options())
                .isNotEmpty()
                .doesNotContain("retreat AL05 1912")
                .anyMatch(option -> option.startsWith("retreat AL05 1912+"));
        assertThat(desk.rule("retreat AL05 1912")).isEqualTo("7.7");
    }

    @Test
    @Rule({"14.3", "R14"})
    void theAxisGainsNothingByABox() {
        Desk desk =
                Desk.at(
                                3,
                                "allies combat",
                                "AX05=1912 AX03=3919 AL20=1911 AL23=1811 AL09=2414 AL21=0101")
                        .play("attack AL20+AL23 AX05", "dice 4");

        assertThat(desk.step()).isEqualTo("retreats");
        assertThat(desk.options()).doesNotContain("hold AX05");
    }

    @Test
    @Rule({"14.2", "R11"})
    void whoIsDepletedAlreadyIsEliminatedThere() {
        assertThat(northOfTheBox("AX05=1911-").play("retreat AX05 1912").place("AX05"))
                .startsWith("eliminated");
        assertThat(northOfTheBox("AX15=1911").play("retreat AX15 1912").place("AX15"))
                .as("one-sided")
                .isEqualTo("eliminated");
    }

    @Test
    @Rule({"14.2", "R11"})
    void anAxisRetreatOutOfABoxOverItsMinesDepletes() {
        Desk desk =
                Desk.at(3, "allies combat", "AX05=1912 AX03=3919 AL20=1911 AL23=1811 AL09=2414")
                        .play("attack AL20+AL23 AX05", "dice 4");

        assertThat(desk.options()).contains("retreat AX05 1913");
        assertThat(desk.play("retreat AX05 1913").place("AX05")).isEqualTo("1913-");
    }

    @Test
    @Rule({"14.1", "7.7", "R13"})
    void alliesRetreatOverMinesWithoutHarm() {
        Desk desk =
                Desk.at(3, "axis combat", "AX01=1911 AX17=1811 AL35=1912 AL21=0101")
                        .play("attack AX01+AX17 AL35", "dice 2");

        assertThat(desk.options()).contains("retreat AL35 1913");
        assertThat(desk.play("retreat AL35 1913").place("AL35")).isEqualTo("1913");
    }

    @Test
    @Rule({"14.1", "R13"})
    void theBritishToAttackOverMinesAsIfThereWereNone() {
        Desk desk = Desk.at(3, "allies combat", "AX02=1913 AL35=1912");
        Engagement attack = Engagement.declared(Units.of(unit("AL35")), unit("AX02"));

        assertThat(S07_Combat.effective(desk.state(), attack)).isEqualTo(2 - 3 - 1);
    }

    @ParameterizedTest
    @CsvSource({"4,(D),1912-", "6,DE,eliminated"})
    @Rule({"14.3", "R13"})
    void aBoxSparesAnAmericanNoLossOfItsOwn(int face, String result, String left) {
        Desk desk =
                Desk.at(3, "axis combat", "AX01=1911 AX17=1811 AX02=2011 AL07=1912 AL21=0101")
                        .play("attack AX01+AX02+AX17 AL07");

        assertThat(S07_Combat.result(desk.state(), fight(desk), face).printed()).isEqualTo(result);
        Desk after = desk.play("dice " + face);
        assertThat(after.place("AL07")).isEqualTo(left);
        if (result.equals("(D)")) {
            assertThat(after.play("hold AL07").place("AL07")).isEqualTo("1912-");
        }
    }

    private static Engagement fight(Desk desk) {
        return ((Battle) desk.state().agenda().now()).engagement();
    }

    @Test
    @Rule({"14.3", "R13"})
    void anAmericanWhoAttacksOutOfABoxIsDepletedLikeAnybody() {
        Desk desk =
                Desk.at(3, "allies combat", "AX01=1911 AX03=3919 AL04=1912 AL21=0101")
                        .play("attack AL04 AX01", "dice 1");

        assertThat(desk.play("deplete AL04").place("AL04")).isEqualTo("1912-");
    }

    @Test
    @Rule({"14.2", "R12"})
    void eachPhaseCountsByItselfForCrossingMines() {
        Desk desk = Desk.at(3, "axis movement", "AX02=1914 AX03=3919 AL21=0101 AL04=2710");
        assertThat(desk.rule("move AX02 1912 via 1913+1912")).isEqualTo("14.2");

        Desk mobile = desk.play("move AX02 1913", "end");
        assertThat(mobile.step()).isEqualTo("mobile-movement");
        assertThat(mobile.rule("move AX02 1911 via 1912+1911")).isEqualTo("14.2");
        assertThat(mobile.play("move AX02 1912").place("AX02")).isEqualTo("1912");
    }

    @Test
    @Rule({"13.1", "14.1", "R18"})
    void theRangersPayForMinesButMayCrossFromZoneToZone() {
        Desk desk = Desk.at(3, "allies movement", "AL17=1912 AX03=1812 AX24=3919");
        Reach reach = Reach.of(desk.state(), unit("AL17"), Phase.MOVEMENT);

        assertThat(reach.cost(desk.state().map().find("1913").orElseThrow())).isEqualTo(1 + 4);
    }

    @Test
    @Rule({"13.1", "6.2"})
    void theRangersRetreatThroughZones() {
        String attackers = "AX02=3516 AX03=3415 AL21=0101 ";
        List<String> rangers =
                Desk.at(3, "axis combat", attackers + "AL17=3515")
                        .play("attack AX02+AX03 AL17", "dice 4")
                        .options();
        Desk others =
                Desk.at(3, "axis combat", attackers + "AL26=3515")
                        .play("attack AX02+AX03 AL26", "dice 4");

        assertThat(rangers).anyMatch(way -> way.startsWith("retreat AL17 3414"));
        assertThat(others.options()).noneMatch(way -> way.startsWith("retreat AL26 3414"));
    }
}
