package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.BoardQuery;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Markers;

/** Looks, and what programs are told. */
final class AsidesTest {

    private static Value.Fields look(Desk desk, String what, String unit, String place) {
        try {
            return Desk.GAME.look(desk.state(), new BoardQuery(what, unit, place));
        } catch (UnreadableException e) {
            throw new AssertionError(e);
        }
    }

    private static List<Value> items(Value.Fields fields, String name) {
        return ((Value.Items) fields.at(name)).items();
    }

    @Test
    void reachTellsCostWayAndWhereAZoneStops() {
        Desk desk = Desk.at(3, "axis movement", "AX02=3919 AL04=2614 AL21=0101");

        Value.Fields sbeitla = goal(desk, "AX02", "2714");
        assertThat(sbeitla.at("cost")).isEqualTo(Value.of(6.5));
        assertThat(sbeitla.at("stops")).isEqualTo(Value.of("6.1"));
        assertThat(items(sbeitla, "path")).hasSize(13).endsWith(Value.of("2714"));
    }

    @Test
    @Rule("R17")
    void reachTellsThatTheFrozenWestStops() {
        Desk desk = Desk.at(2, "allies movement", "AL04=2014 AX01=3919");

        assertThat(goal(desk, "AL04", "1914").at("stops")).isEqualTo(Value.of("R17"));
    }

    @Test
    @Rule({"4.1", "5.1"})
    void theReachOfTheOtherSideIsThatOfItsNextMovement() {
        String units = "AX02=3020 AX03=3315 AL04=2814 AL05=3314 AL21=0101";
        Desk mobile = Desk.at(3, "axis mobile-movement", units);
        Desk own = Desk.at(3, "allies movement", units);

        for (String unit : List.of("AL04", "AL05", "AL21")) {
            assertThat(look(mobile, "reach", unit, ""))
                    .as("%s reaches", unit)
                    .isEqualTo(look(own, "reach", unit, ""));
        }
    }

    @Test
    @Rule("17.1")
    void theReachOfTheFrozenIsHeldByPennyPacketsUntilTheThirdTurn() {
        String units = "AX02=3919 AL14=1220 AL04=2814";

        assertThat(look(Desk.at(2, "axis movement", units), "reach", "AL14", "").at("held"))
                .isEqualTo(Value.of("17.1"));
        Desk later = Desk.at(2, "allies mobile-movement", units).play("end");
        assertThat(later.state().turn()).isEqualTo(2 + 1);
        assertThat(items(look(later, "reach", "AL14", ""), "places")).isNotEmpty();
    }

    @Test
    @Rule({"4.1", "7.9"})
    void theReachInOnesOwnCombatIsThatOfTheMobilePhase() {
        String units = "AX01=1912 AX03=3315 AX02=3020 AX24=2620 AL04=3314 AL21=0101";
        Desk combat = Desk.composed(3, "axis combat", units, Map.of());

        assertThat(look(combat, "reach", "AX24", "").at("held")).isEqualTo(Value.of("4.1"));
        assertThat(look(combat, "reach", "AX03", "").at("held")).isEqualTo(Value.of("4.1"));
        assertThat(look(combat, "reach", "AX02", ""))
                .isEqualTo(look(Desk.at(3, "axis mobile-movement", units), "reach", "AX02", ""));
        assertThat(items(look(combat, "exposure", "AX24", ""), "places"))
                .allMatch(place -> ((Value.Fields) place).at("place").equals(Value.of("2620")));
    }

    @Test
    @Rule("11.1")
    void reachWarnsOfReinforcementsThatEveryWayReleases() {
        Desk desk = Desk.at(3, "axis movement", "AX02=2114 AL21=0101");

        assertThat(goal(desk, "AX02", "1915").at("releases"))
                .isEqualTo(Value.texts(List.of("axisEntersWestOfKasserine")));
        assertThat(goal(desk, "AX02", "2214").at("releases")).isEqualTo(Value.NOTHING);
    }

    private static Value.Fields goal(Desk desk, String unit, String hex) {
        return items(look(desk, "reach", unit, ""), "places").stream()
                .map(Value.Fields.class::cast)
                .filter(goal -> goal.at("at").equals(Value.of(hex)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void threatNamesWhoCanBeThereNextTurn() {
        Desk desk = Desk.at(3, "axis movement", "AX02=3919 AX24=2126 AL04=2714 AL21=0101");

        assertThat(look(desk, "threat", "", "2714").at("attackers"))
                .isEqualTo(Value.texts(List.of("AX02")));
    }

    @Test
    void dueAndControlTellOfReinforcementsAndObjectives() {
        Desk desk = Desk.start("historical");

        assertThat(items(look(desk, "due", "", ""), "units")).hasSize(27 + 40 - 16);
        assertThat(items(look(desk, "due", "", ""), "units"))
                .allSatisfy(unit -> {
                    Value.Fields told = (Value.Fields) unit;
                    boolean waits = told.fields().containsKey("event");
                    assertThat(told.at("happened")).isEqualTo(Value.of(!waits));
                });
        assertThat(items(look(desk, "control", "", ""), "places"))
                .hasSize(6)
                .allSatisfy(place ->
                        assertThat(((Value.Fields) place).at("suspended"))
                                .isEqualTo(Value.of(false)));
        assertThat(look(desk.play("dice 1 1 1 1", "dice 1 1 1 1"), "duties", "", "").at("units"))
                .isEqualTo(Value.texts(List.of()));
    }

    @Test
    void theScriptDrivesTheAxisForItsObjectives() {
        Desk desk = Desk.at(6, "axis movement", "AX02=2814 AX03=3020 AL21=0101");
        if (!(desk.pending() instanceof Pending.Choice<Act> choice)) {
            throw new AssertionError("nobody chooses");
        }

        List<String> line =
                Desk.GAME.evaluation().line(desk.state(), choice, SplitMix64.of(1, 1)).stream()
                        .map(Desk.GAME.notation()::write)
                        .toList();
        assertThat(line).contains("move AX02 2714").endsWith("end");
    }

    @Test
    void aCapturedObjectiveIsWorthSomethingToTheAxis() {
        Desk before = Desk.at(6, "axis movement", "AX02=2814 AX03=3020 AL04=0306 AL21=0101");
        Desk after = before.play("move AX02 2714");

        assertThat(value(after)).isBetween(0.0, 1.0).isGreaterThan(value(before));
    }

    private static double value(Desk desk) {
        return Desk.GAME.evaluation().value(desk.state(), Army.AXIS.side());
    }

    @Test
    void arithmeticShowsEveryPartOfTheDifferential() throws UnreadableException {
        Desk desk = Desk.at(3, "axis combat", "AX02=1913 AL07=1912 AL11=1910 AL21=0101");
        Value.Fields facts =
                Desk.GAME.arithmetic(desk.state(), Desk.GAME.notation().read("attack AX02 AL07"));

        assertThat(facts.at("attack")).isEqualTo(Value.of(5));
        assertThat(facts.at("defence")).isEqualTo(Value.of(3));
        assertThat(items(facts, "modifiers")).hasSize(2);
        assertThat(items(facts, "results")).hasSize(6);
    }

    @Test
    @Rule({"8.1", "12.0"})
    void thePoolIsShownAndWhatTheNextDrawLoses() throws UnreadableException {
        Desk desk = Desk.at(3, "axis movement", "AX02=2814 AL04=3919 AL06=0101");
        List<Value> sides = items(look(desk, "support", "", ""), "sides");
        Value.Fields axis = (Value.Fields) sides.getFirst();
        Value.Fields allies = (Value.Fields) sides.getLast();
        assertThat(items(axis, "pool")).hasSize(Markers.HIGHEST);
        long allotment = ((Value.Whole) axis.at("allotment")).number();
        assertThat(axis.at("losses")).isEqualTo(Value.of(1));
        assertThat(axis.at("draws")).isEqualTo(Value.of(allotment - 1));
        assertThat(allies.at("losses")).isEqualTo(Value.of(0));
        assertThat(allies.at("draws")).isEqualTo(allies.at("allotment"));

        Desk last = Desk.at(10, "axis movement", "AX02=2814 AL06=0101");
        Value.Fields done = (Value.Fields) items(look(last, "support", "", ""), "sides").getFirst();
        assertThat(done.at("turn")).isEqualTo(Value.NOTHING);
    }

    @Test
    @Rule({"7.4", "R27"})
    void theGroundIsNamedAndWhoFightsAndTheSupportThatLiesOpen() throws UnreadableException {
        Desk desk =
                Desk.composed(
                        3, "axis combat", "AX02=2814 AL04=2714 AL06=0101", Desk.hand("axis", 3, 4));
        Value.Fields facts =
                Desk.GAME.arithmetic(desk.state(), Desk.GAME.notation().read("attack AX02 AL04"));
        assertThat(((Value.Fields) items(facts, "modifiers").getFirst()).at("text"))
                .isEqualTo(Value.of("a town"));
        Value.Fields fight = (Value.Fields) facts.at("fight");
        assertThat(fight.at("attackers")).isEqualTo(Value.texts(List.of("AX02")));
        assertThat(fight.at("defenders")).isEqualTo(Value.texts(List.of("AL04")));
        assertThat(items(fight, "attack")).isEmpty();

        Desk supported = desk.play("attack AX02 AL04");
        Value.Fields more =
                Desk.GAME.arithmetic(supported.state(), Desk.GAME.notation().read("support 3+4"));
        assertThat(items((Value.Fields) more.at("fight"), "attack"))
                .containsExactly(Value.of(3), Value.of(4));
    }

    @Test
    @Rule("8.4")
    void aBombardmentIsShownWithWhatItCanDoAlone() throws UnreadableException {
        Desk desk = Desk.composed(3, "axis combat", "AX02=3419 AL05=3401", Desk.hand("axis", 3, 4));
        Value.Fields facts =
                Desk.GAME.arithmetic(desk.state(), Desk.GAME.notation().read("bombard AL05"));

        assertThat(items(facts, "modifiers")).hasSize(2);
        assertThat(items(facts, "results")).containsOnly(Value.of("NE")).hasSize(6);
    }

    @Test
    @Rule("7.7")
    void anAttackIsShownWithTheHexesThatARetreatCouldEndIn() throws UnreadableException {
        Desk desk = Desk.at(3, "axis combat", "AX02=2814 AL04=2914 AL21=0101");

        assertThat(escape(desk, "attack AX02 AL04", "D1").at("ends"))
                .isEqualTo(Value.texts(List.of("2913", "3013", "3014")));
        assertThat(escape(desk, "attack AX02 AL04", "D1").at("rule")).isEqualTo(Value.of("7.7"));
    }

    @Test
    @Rule({"7.7", "14.2"})
    void eachEndIsShownWithItsWayAndWhetherMinesHarmOnIt() throws UnreadableException {
        Desk desk = Desk.at(3, "allies combat", "AX02=1912 AL07=2012 AL08=2011 AL21=0101");
        List<Value> ways = items(escape(desk, "attack AL07+AL08 AX02", "D1"), "ways");

        assertThat(ways).isNotEmpty();
        for (Value way : ways) {
            Value.Fields told = (Value.Fields) way;
            String end = ((Value.Text) items(told, "path").getLast()).text();
            boolean mined =
                    desk.state()
                            .map()
                            .isMined(
                                    desk.state().map().find("1912").orElseThrow(),
                                    desk.state().map().find(end).orElseThrow());
            assertThat(told.at("mines")).as(end).isEqualTo(Value.of(mined));
        }
        assertThat(ways).anyMatch(way -> ((Value.Fields) way).at("mines").equals(Value.of(true)));
    }

    @Test
    @Rule({"7.7", "7.8"})
    void aUnitShutInByZonesIsShownToHaveNoWayAndToStandOrFall() throws UnreadableException {
        Desk desk = Desk.at(3, "axis combat", "AX02=2814 AX07=2916 AX09=3014 AL04=2915 AL21=0101");
        Value.Fields beaten = escape(desk, "attack AX02 AL04", "D1");

        assertThat(beaten.at("ends")).isEqualTo(Value.texts(List.of()));
        assertThat(beaten.at("stands")).isEqualTo(Value.of(true));
        assertThat(beaten.at("rule")).isEqualTo(Value.of("7.8"));
    }

    @Test
    @Rule("14.3")
    void anAmericanInABoxIsShownToHoldIt() throws UnreadableException {
        Desk desk = Desk.at(3, "axis combat", "AX01=2012 AX02=1913 AL07=1912 AL21=0101");
        Value.Fields beaten = escape(desk, "attack AX01+AX02 AL07", "D1");

        assertThat(beaten.at("holds")).isEqualTo(Value.of(true));
        assertThat(beaten.at("rule")).isEqualTo(Value.of("14.3"));
    }

    private static Value.Fields escape(Desk desk, String attack, String result)
            throws UnreadableException {
        Value.Fields facts = Desk.GAME.arithmetic(desk.state(), Desk.GAME.notation().read(attack));
        return items(facts, "retreats").stream()
                .map(Value.Fields.class::cast)
                .filter(escape -> escape.at("result").equals(Value.of(result)))
                .findFirst()
                .orElseThrow();
    }
}
