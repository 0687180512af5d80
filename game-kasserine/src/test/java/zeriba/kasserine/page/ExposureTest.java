package zeriba.kasserine.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.Desk;

/** What can reach a hex and attack what is in it, and how strongly at best. */
final class ExposureTest {

    private static Value.Fields threat(Desk desk, String hex) {
        try {
            return Desk.GAME.look(desk.state(), new BoardQuery("threat", "", hex));
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static List<Value> items(Value of) {
        return ((Value.Items) of).items();
    }

    private static Value.Fields best(Desk desk, String hex) {
        return (Value.Fields) threat(desk, hex).at("best");
    }

    private static int odds(Desk desk, String hex) {
        return Integer.parseInt(((Value.Text) best(desk, hex).at("odds")).text());
    }

    @Test
    void anEmptyHexIsThreatenedByTheEnemyOfWhoeverIsToChoose() {
        String units = "AX02=2816 AL04=2612 AL21=0101";
        assertThat(items(threat(Desk.at(3, "axis movement", units), "2714").at("attackers")))
                .containsExactly(Value.of("AL04"));
        assertThat(items(threat(Desk.at(3, "allies movement", units), "2714").at("attackers")))
                .containsExactly(Value.of("AX02"));
    }

    @Test
    @Rule("5.3")
    void noTwoAttackFromOneHex() {
        String axis = "AX01=0307 AX02=0308 AX03=0407 AX05=0408 AX09=0506 AX10=0507";
        Desk desk = Desk.at(3, "allies movement", axis + " AL21=0104 AL06=2714");
        int hex = desk.state().map().find("0104").orElseThrow();
        int beside = desk.state().map().adjacency().neighbours(hex).size();
        assertThat(items(threat(desk, "0104").at("attackers"))).hasSizeGreaterThan(beside);
        assertThat(items(best(desk, "0104").at("units"))).hasSizeLessThanOrEqualTo(beside);
    }

    /** Some way to bring these units beside a hex one after another, each to a hex of its own. */
    private static Optional<Desk> beside(Desk desk, String hex, List<String> units) {
        if (units.isEmpty()) {
            return Optional.of(desk);
        }
        int at = desk.state().map().find(hex).orElseThrow();
        List<String> rest = units.subList(1, units.size());
        for (String near :
                desk.state().map().labels(desk.state().map().adjacency().neighbours(at))) {
            String move = "move " + units.getFirst() + " " + near;
            if (desk.objection(move).isEmpty()) {
                Optional<Desk> all = beside(desk.play(move), hex, rest);
                if (all.isPresent()) {
                    return all;
                }
            }
        }
        return Optional.empty();
    }

    @ParameterizedTest
    @CsvSource({
        "AX01=2816 AX02=2914 AX03=3020 AL04=2714 AL21=0101, 2714, AL04",
        "AX02=1914 AX05=1913 AX17=2012 AL07=1912 AL21=0101, 1912, AL07",
        "AX02=3020 AX09=3120 AX10=3219 AX12=3319 AL04=3418 AL11=3414 AL21=0101, 3418, AL04",
        "AX14=2620 AX24=2721 AL09=2722 AL05=2520 AL21=0101, 2722, AL09"
    })
    @Rule({"5.1", "7.1", "7.3", "14.2"})
    void theBestAttackThatIsShownCanBeMadeAndIsThenWorthThat(
            String units, String hex, String defender) throws UnreadableException {
        Desk desk = Desk.at(3, "axis movement", units);
        List<String> attackers =
                items(best(desk, hex).at("units")).stream()
                        .map(unit -> ((Value.Text) unit).text())
                        .toList();
        Desk made = beside(desk, hex, attackers).orElseThrow().play("end");
        String attack = "attack " + String.join("+", attackers) + " " + defender;

        assertThat(made.options()).contains(attack);
        assertThat(Desk.GAME.arithmetic(made.state(), Desk.GAME.notation().read(attack)).at("odds"))
                .isEqualTo(best(desk, hex).at("odds"));
    }

    @Test
    @Rule("7.5")
    void theDifferentialCountsEngineersAsTheBattleCardDoes() {
        String axis = "AX02=2816 AL04=2714 AL21=0101";
        int plain = odds(Desk.at(3, "allies movement", axis), "2714");
        assertThat(odds(Desk.at(3, "allies movement", axis + " AL11=2711"), "2714"))
                .isEqualTo(plain - 2);
    }

    @Test
    @Rule({"11.1", "11.4"})
    void reinforcementsAttackThatAreDueWhenTheirArmyMovesNext() {
        String units = "AX14=due AX02=2020 AL04=3819 AL21=0101";
        assertThat(items(threat(Desk.at(3, "allies movement", units), "3819").at("attackers")))
                .as("in the third turn, before the Axis moves in the fourth")
                .contains(Value.of("AX14"));
        assertThat(items(threat(Desk.at(2, "allies movement", units), "3819").at("attackers")))
                .doesNotContain(Value.of("AX14"));
        String allied = "AX02=3810 AX03=3919 AL22=due AL21=0101";
        assertThat(items(threat(Desk.at(2, "axis movement", allied), "3810").at("attackers")))
                .as("in the same turn")
                .contains(Value.of("AL22"));
    }

    @Test
    @Rule("14.2")
    void theBestAttackGoesRoundMinesWhereThatIsBetter() {
        String units = "AX15=1913 AX20=1910 AX16=1809 AL07=1912 AL21=0101";
        Desk desk = Desk.at(3, "allies movement", units);

        assertThat(items(best(desk, "1912").at("units")))
                .containsExactly(Value.of("AX15"), Value.of("AX16"), Value.of("AX20"));
        assertThat(odds(desk, "1912")).isEqualTo(1 + 3 + 2 - 3 - 1);
    }

    @Test
    @Rule("9.0")
    void withoutSupplyTheyAttackAtHalf() {
        String units = "AX02=2021 AX04=2120 AL04=2020 AL21=0101";
        assertThat(odds(Desk.at(3, "allies movement", units, "supply"), "2020"))
                .isEqualTo(odds(Desk.at(3, "allies movement", units), "2020") - 3 - 2);
    }

    @Test
    void everyUnitInDangerIsListedAndEveryPlaceWhereOneWouldBe() throws Exception {
        Desk desk = Desk.at(3, "allies movement", "AX02=2816 AL04=2714 AL21=0101");
        Value.Fields listed = Desk.GAME.look(desk.state(), new BoardQuery("threat", "", ""));
        assertThat(items(listed.at("places")))
                .extracting(place -> ((Value.Fields) place).at("place"))
                .containsExactly(Value.of("2816"), Value.of("2714"));

        Value.Fields exposed = Desk.GAME.look(desk.state(), new BoardQuery("exposure", "AL04", ""));
        assertThat(exposed.at("unit")).isEqualTo(Value.of("AL04"));
        assertThat(items(exposed.at("places")))
                .isNotEmpty()
                .allSatisfy(place ->
                        assertThat(((Value.Fields) place).at("best")).isNotEqualTo(Value.NOTHING));
    }

    @Test
    @Rule("17.1")
    void whoIsFrozenAttacksOnlyFromWhereHeStands() {
        String units = "AX02=1717 AL07=1614 AL11=1716 AL21=0101";
        assertThat(items(threat(Desk.at(1, "axis movement", units), "1717").at("attackers")))
                .containsExactly(Value.of("AL11"));
        assertThat(items(threat(Desk.at(3, "axis movement", units), "1717").at("attackers")))
                .contains(Value.of("AL07"), Value.of("AL11"));
    }
}
