package zeriba.kasserine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.Desk;
import zeriba.kasserine.rules.general.S16_Engineers;
import zeriba.kasserine.state.CombatResults;
import zeriba.kasserine.state.Engagement;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Combat: differential, columns, who attacks, losses. */
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
        CombatResults results = Desk.start("historical").state().parameters().charts().results();
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
    @Rule({"16.0", "R15"})
    void theSeventhHexIsTheLastThatTheEngineersReach() {
        assertThat(fortified("2514", "1810")).as("7 hexes").isTrue();
        assertThat(fortified("2614", "1810")).as("8 hexes").isFalse();
        assertThat(fortified("1810", "1810")).as("the engineers themselves").isTrue();
    }

    private static boolean fortified(String hex, String engineers) {
        boolean isItself = hex.equals(engineers);
        String units = isItself ? "AL11=" + hex : "AL11=" + engineers + " AL04=" + hex;
        Desk desk = Desk.at(3, "axis combat", units + " AX02=3919 AL21=0101");
        return S16_Engineers.fortifies(desk.state(), unit(isItself ? "AL11" : "AL04"));
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
    @Rule("9.0")
    void unsuppliedUnitsAttackAtHalf() {
        String units = "AX02=3405 AL05=3404 AL21=0101";

        assertThat(effective(Desk.at(3, "axis combat", units, "supply"), "AL05", "AX02"))
                .isEqualTo(effective(Desk.at(3, "axis combat", units), "AL05", "AX02") - 3);
    }
}
