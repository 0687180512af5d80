package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.BoardQuery;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

final class KassalaLooksTest {

    private static Value.Fields look(Desk desk, String what, String unit, String place) {
        try {
            return Desk.GAME.look(desk.state(), new BoardQuery(what, unit, place));
        } catch (UnreadableException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Value.Fields goal(Value.Fields reach, String hex) {
        return ((Value.Items) reach.at("places"))
                .items().stream()
                        .map(Value.Fields.class::cast)
                        .filter(place -> place.at("at").equals(Value.of(hex)))
                        .findFirst()
                        .orElse(Value.NO_FIELDS);
    }

    @Test
    @Rule({"II.D.5", "II.D.6", "II.D.10"})
    void reachTellsCostWayAndWhyItStops() {
        Desk desk = Desk.composed(1, Map.of("N1", "0203", "A1", "0602", "P1", "0604"));

        Value.Fields up = goal(look(desk, "reach", "N1", ""), "0302");
        assertThat(up.at("cost")).isEqualTo(Value.of(2));
        assertThat(up.at("path")).isEqualTo(Value.texts(List.of("0302")));
        assertThat(up.at("stops")).isEqualTo(Value.NOTHING);

        Value.Fields near = goal(look(desk, "reach", "A1", ""), "0503");
        assertThat(near.at("path")).isEqualTo(Value.texts(List.of("0502", "0503")));
        assertThat(near.at("stops")).isEqualTo(Value.of("II.D.10"));
    }

    @Test
    @Rule({"II.D.11", "II.D.14"})
    void reachTellsWhatHoldsAUnit() {
        Desk desk = Desk.composed(1, Map.of("TI", "0503", "MC1", "0101", "P1", "0504"));
        assertThat(look(desk, "reach", "TI", "").at("held")).isEqualTo(Value.of("II.D.11"));
        assertThat(look(desk, "reach", "MC1", "").at("held")).isEqualTo(Value.of("II.D.14"));
    }

    @Test
    @Rule({"II.E.8", "II.E.9"})
    void threatTellsTheBestOdds() {
        Desk desk =
                Desk.composed(1, Map.of("N1", "0203", "TI", "0402", "A1", "0602", "P1", "0304"));
        Value.Fields threat = look(desk, "threat", "", "0304");

        // TI to 0303 with 4, A1 to 0404 with 3, N1 to 0204 with 2, because it is down in the wadi
        assertThat(threat.at("attackers")).isEqualTo(Value.texts(List.of("N1", "TI", "A1")));
        Value.Fields best = (Value.Fields) threat.at("best");
        assertThat(best.at("attack")).isEqualTo(Value.of(9));
        assertThat(best.at("defence")).isEqualTo(Value.of(5));
        assertThat(best.at("odds")).isEqualTo(Value.of("1-1"));
    }

    @Test
    void anEmptyHexIsThreatenedByTheEnemyOfWhoeverIsToChoose() {
        Map<String, String> places = Map.of("TI", "0303", "P1", "0305");
        assertThat(look(Desk.composed(1, places), "threat", "", "0304").at("attackers"))
                .isEqualTo(Value.texts(List.of("P1")));
    }

    @Test
    @Rule("IV.A.5")
    void threatCountsCannonAtTwoHexesWithTheOption() {
        Map<String, String> places = Map.of("MC1", "0502", "TI", "0503", "P1", "0504");
        assertThat(look(Desk.composed(1, places, "cannon"), "threat", "", "0504").at("attackers"))
                .isEqualTo(Value.texts(List.of("TI", "MC1")));
        assertThat(look(Desk.composed(1, places), "threat", "", "0504").at("attackers"))
                .isEqualTo(Value.texts(List.of("TI")));
    }

    @Test
    @Rule("IV.A.6")
    void cannonThatNoFriendIsOrCanBeNextToTheirTargetThreatenNobody() {
        Map<String, String> places = Map.of("MC1", "0502", "TI", "0101", "P1", "0504");
        Value.Fields threat = look(Desk.composed(1, places, "cannon"), "threat", "", "0504");
        assertThat(threat.at("attackers")).isEqualTo(Value.texts(List.of()));
        assertThat(threat.at("best")).isEqualTo(Value.NOTHING);
    }

    @Test
    @Rule("IV.A.7.c")
    void cannonAloneThreatenWithoutOdds() {
        Map<String, String> places = Map.of("MC1", "0503", "MC2", "0502", "P1", "0504");
        Value.Fields threat = look(Desk.composed(1, places, "cannon"), "threat", "", "0504");
        assertThat(threat.at("attackers")).isEqualTo(Value.texts(List.of("MC1", "MC2")));
        assertThat(threat.at("best")).isEqualTo(Value.NOTHING);
    }

    @Test
    @Rule("IV.C")
    void theBestColumnMayBeAMixedOneOfLessStrength() {
        // beside the hex at the edge there is room for two more: TI and ES, or one of them and A1
        Map<String, String> places =
                Map.of("MC1", "0602", "TI", "0801", "ES", "0401", "A1", "0802", "P1", "0601");
        Value.Fields plain = best(look(Desk.composed(1, places), "threat", "", "0601"));
        assertThat(plain.at("attack")).isEqualTo(Value.of(9));
        assertThat(plain.at("odds")).isEqualTo(Value.of("2-1"));

        Value.Fields mixed = best(look(Desk.composed(1, places, "mixed"), "threat", "", "0601"));
        assertThat(mixed.at("attack")).isEqualTo(Value.of(8));
        assertThat(mixed.at("odds")).isEqualTo(Value.of("3-1"));
    }

    @Test
    @Rule({"II.E.3", "G-2"})
    void anAttackThatOtherDutiesForbidIsNoThreat() {
        // TI holds P1 and P2, and nobody else can come: it has to attack both together
        Map<String, String> places = Map.of("TI", "0503", "P1", "0504", "P2", "0604");
        Value.Fields both = best(look(Desk.composed(1, places), "threat", "", "0504"));
        assertThat(both.at("defence")).isEqualTo(Value.of(8));
        assertThat(both.at("odds")).isEqualTo(Value.of("1-2"));

        // with N1 near, one of the two takes P2, and TI is free for P1
        Map<String, String> helped = Map.of("TI", "0503", "N1", "0602", "P1", "0504", "P2", "0604");
        Value.Fields alone = best(look(Desk.composed(1, helped), "threat", "", "0504"));
        assertThat(alone.at("defence")).isEqualTo(Value.of(4));
        assertThat(alone.at("units")).isEqualTo(Value.texts(List.of("TI")));
        assertThat(alone.at("odds")).isEqualTo(Value.of("1-1"));
    }

    private static Value.Fields best(Value.Fields threat) {
        return (Value.Fields) threat.at("best");
    }

    @Test
    void withoutAPlaceEveryThreatenedUnitIsTold() {
        Value.Fields all = look(Desk.start("historical"), "threat", "", "");
        assertThat(((Value.Items) all.at("places")).items()).isNotEmpty();
    }

    @Test
    @Rule({"II.E.8", "II.E.9"})
    void exposureTellsTheBestOddsWhereAUnitCouldGo() {
        Desk desk = Desk.composed(1, Map.of("TI", "0503", "P1", "0505"));
        Value.Fields exposure = look(desk, "exposure", "TI", "");

        // 4 against 4 in the open, 4 against 5 in Udaka, and 0501 is out of P1's reach
        assertThat(threat(exposure, "0404").at("attackers")).isEqualTo(Value.texts(List.of("P1")));
        assertThat(odds(threat(exposure, "0404"))).isEqualTo(Value.of("1-1"));
        assertThat(odds(threat(exposure, "0304"))).isEqualTo(Value.of("1-2"));
        assertThat(threat(exposure, "0501").at("attackers")).isEqualTo(Value.texts(List.of()));
        assertThat(threat(exposure, "0503").at("attackers")).isEqualTo(Value.texts(List.of("P1")));
    }

    private static Value odds(Value.Fields threat) {
        return ((Value.Fields) threat.at("best")).at("odds");
    }

    private static Value.Fields threat(Value.Fields exposure, String hex) {
        return ((Value.Items) exposure.at("places"))
                .items().stream()
                        .map(Value.Fields.class::cast)
                        .filter(place -> place.at("place").equals(Value.of(hex)))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    @Rule("II.E.3")
    void dutiesTellWhoMustStillFight() {
        Desk desk = Desk.composed(1, Map.of("TI", "0503", "A1", "0101", "P1", "0504")).play("end");
        Value.Fields duties = look(desk, "duties", "", "");
        assertThat(duties.at("units")).isEqualTo(Value.texts(List.of("TI")));
        assertThat(duties.at("enemies")).isEqualTo(Value.texts(List.of("P1")));
        assertThat(duties.at("rule")).isEqualTo(Value.of("II.E.3"));
    }

    @Test
    void whatTheBoardDoesNotKnowIsRefused() {
        Desk desk = Desk.start("historical");
        assertThatThrownBy(() -> look(desk, "weather", "", ""))
                .hasMessageContaining("reach, exposure, threat, duties, inspect and tables");
        assertThatThrownBy(() -> look(desk, "reach", "X9", "")).hasMessageContaining("X9");
        assertThatThrownBy(() -> look(desk, "threat", "", "0106")).hasMessageContaining("0106");
    }

    /** A fact's message and its arguments. */
    private static List<String> facts(Value.Fields told) {
        return ((Value.Items) told.at("facts"))
                .items().stream()
                        .map(Value.Fields.class::cast)
                        .map(fact ->
                                ((Value.Text) fact.at("key")).text()
                                        + ((Value.Items) fact.at("args"))
                                                .items().stream()
                                                        .map(arg -> ((Value.Text) arg).text())
                                                        .toList())
                        .toList();
    }

    @Test
    @Rule({"II.D.11", "II.E.9"})
    void anInspectionTellsWhatAUnitMayDoAndWhatHoldsIt() {
        Desk desk = Desk.composed(1, Map.of("TI", "0503", "N1", "0203", "P1", "0504"));
        assertThat(facts(look(desk, "inspect", "TI", "")))
                .contains("inspect.combat[4]", "objection.pinned[TI, 0504]");
        assertThat(facts(look(desk, "inspect", "N1", "")))
                .anyMatch(fact -> fact.startsWith("inspect.move-now["));
    }

    @Test
    @Rule({"II.D.6", "II.E.8", "II.E.9", "III.B"})
    void anInspectionTellsTheGroundTheSidesAndTheWorthOfAHex() {
        Desk desk = Desk.composed(1, Map.of("TI", "0101", "P1", "0304"));
        assertThat(facts(look(desk, "inspect", "", "0304")))
                .contains(
                        "inspect.terrain.udaka[]",
                        "inspect.entry-foot[1, 0]",
                        "inspect.defence[1]",
                        "inspect.held[]",
                        "inspect.towns[]")
                .anyMatch(fact -> fact.startsWith("inspect.wadi-down[0204, 0205"));
    }

    @Test
    @Rule("CRT")
    void theTablesAreThoseOfTheRules() {
        Desk desk = Desk.composed(1, Map.of("TI", "0101", "P1", "0304"));
        Value.Fields combat =
                (Value.Fields)
                        ((Value.Items) look(desk, "tables", "", "").at("tables"))
                                .items()
                                .getFirst();
        assertThat(combat.at("columns"))
                .isEqualTo(
                        Value.texts(
                                List.of(
                                        "table.die",
                                        "1-4",
                                        "1-3",
                                        "1-2",
                                        "1-1",
                                        "2-1",
                                        "3-1",
                                        "4-1",
                                        "5-1")));
        Value.Fields six = (Value.Fields) ((Value.Items) combat.at("rows")).items().getLast();
        assertThat(six.at("cells"))
                .isEqualTo(Value.texts(List.of("AE", "AE", "AE", "AE", "AE", "C", "EX", "EX")));
    }
}
