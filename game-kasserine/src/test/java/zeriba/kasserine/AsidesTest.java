package zeriba.kasserine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.Look;
import zeriba.engine.Pending;
import zeriba.engine.Role;
import zeriba.engine.Rule;
import zeriba.engine.SplitMix64;
import zeriba.engine.UnreadableException;
import zeriba.engine.Value;

/** Looks, standing orders, and what programs are told. */
final class AsidesTest {

    private static Value.Fields look(Desk desk, String what, String unit, String place) {
        try {
            return Desk.GAME.look(desk.state(), new Look(what, unit, place));
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

        Value.Fields sbeitla =
                items(look(desk, "reach", "AX02", ""), "places").stream()
                        .map(Value.Fields.class::cast)
                        .filter(goal -> goal.at("at").equals(Value.of("2714")))
                        .findFirst()
                        .orElseThrow();
        assertThat(sbeitla.at("cost")).isEqualTo(Value.of(6.5));
        assertThat(sbeitla.at("stops")).isEqualTo(Value.of("6.1"));
        assertThat(items(sbeitla, "path")).hasSize(13).endsWith(Value.of("2714"));
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
        assertThat(items(look(desk, "control", "", ""), "places")).hasSize(6);
        assertThat(look(desk.play("dice 1 1 1 1 1", "dice 1 1 1"), "duties", "", "").at("units"))
                .isEqualTo(Value.texts(List.of()));
    }

    private static String answer(Desk desk, Role role, Map<String, Value> given) {
        if (!(desk.pending() instanceof Pending.Choice<Act> choice)) {
            throw new AssertionError("nobody chooses");
        }
        return Desk.GAME.orders().answer(desk.state(), role, choice, given).stream()
                .map(Desk.GAME.notation()::write)
                .findFirst()
                .orElse("");
    }

    private static Map<String, Value> defaults() {
        Map<String, Value> given = new java.util.HashMap<>();
        Desk.GAME.orders().kinds().forEach(kind -> given.put(kind.id(), kind.byDefault()));
        return given;
    }

    @Test
    void byDefaultTheDefenderCommitsHisLowestMarker() {
        Desk desk =
                Desk.composed(
                                3,
                                "axis combat",
                                "AX02=3516 AL04=3515 AL21=0101",
                                Desk.hands(List.of(), List.of(3L, 2L, 4L)))
                        .play("attack AX02 AL04");

        assertThat(answer(desk, Role.of(Army.ALLIES.side()), defaults())).isEqualTo("support 2");
    }

    @Test
    void byDefaultUnitsStandOnObjectivesAndRetreatElsewhere() {
        Role allies = Role.of(Army.ALLIES.side());
        Desk open =
                Desk.at(3, "axis combat", "AX02=3516 AX03=3415 AL04=3515 AL21=0101")
                        .play("attack AX02+AX03 AL04", "dice 2");
        assertThat(answer(open, allies, defaults())).startsWith("retreat AL04");

        Desk sbeitla =
                Desk.at(3, "axis combat", "AX02=2713 AX03=2715 AX01=2613 AL04=2714 AL21=0101")
                        .play("attack AX01+AX02+AX03 AL04", "dice 2");
        assertThat(answer(sbeitla, allies, defaults())).isEqualTo("stand AL04");
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
    @Rule("8.4")
    void aBombardmentIsShownWithWhatItCanDoAlone() throws UnreadableException {
        Desk desk = Desk.composed(3, "axis combat", "AX02=3419 AL05=3401", Desk.hand("axis", 3, 4));
        Value.Fields facts =
                Desk.GAME.arithmetic(desk.state(), Desk.GAME.notation().read("bombard AL05"));

        assertThat(items(facts, "modifiers")).hasSize(2);
        assertThat(items(facts, "results")).containsOnly(Value.of("NE")).hasSize(6);
    }
}
