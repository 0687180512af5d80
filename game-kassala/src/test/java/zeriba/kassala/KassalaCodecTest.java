package zeriba.kassala;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;

/** What cannot be a position is refused with the path and the reason. */
final class KassalaCodecTest {

    private static final Value.Fields START =
            Desk.GAME.codec().write(Desk.start("historical").state());

    private static Value.Fields unit(String unit, String at) {
        Value.Fields units = (Value.Fields) START.at("units");
        return START.with("units", units.with(unit, new Value.Fields(Map.of("at", Value.of(at)))));
    }

    private static void refuses(Value position, String path, String reason) {
        assertThatThrownBy(() -> Desk.GAME.codec().read(position))
                .isInstanceOfSatisfying(
                        UnreadableException.class, e -> assertThat(e.path()).isEqualTo(path))
                .hasMessageContaining(reason);
    }

    private static Value step(String word, String side) {
        return new Value.Fields(Map.of("step", Value.of(word), "side", Value.of(side)));
    }

    @Test
    void aUnitThatIsNotNamedIsEliminated() throws UnreadableException {
        Kassala state =
                Desk.GAME
                        .codec()
                        .read(
                                START.with(
                                        "units",
                                        new Value.Fields(
                                                Map.of(
                                                        "P1",
                                                        new Value.Fields(
                                                                Map.of("at", Value.of("0304")))))));
        assertThat(state.isOnMap(Unit.P1)).isTrue();
        assertThat(state.isOnMap(Unit.P2)).isFalse();
    }

    @Test
    void everyPartMustHaveItsForm() {
        refuses(Value.of("position"), "", "must be an object");
        refuses(START.with("turn", Value.of(11)), "turn", "from 1 to 10");
        refuses(START.with("turn", Value.of("1")), "turn", "whole number");
        refuses(START.with("turns", Value.of(1)), "turns", "is not known here");
        refuses(START.with("units", Value.of(List.of())), "units", "must be an object");
        refuses(START.with("agenda", Value.of(1)), "agenda", "must be a list");
        refuses(START.with("agenda", Value.of(List.of())), "agenda", "must say what");
        Value options = new Value.Fields(Map.of("cannon", Value.of("on")));
        refuses(START.with("options", options), "options.cannon", "must be true or false");
    }

    @Test
    void unitsStandWhereTheyCan() {
        refuses(unit("X9", "0304"), "units.X9", "no unit is called");
        refuses(unit("TI", "0106"), "units.TI.at", "no hex");
        refuses(unit("TI", "somewhere"), "units.TI.at", "no hex");
        refuses(unit("TI", "reserve"), "units.TI.at", "to be deployed");
        refuses(unit("TI", "0304"), "units.TI.at", "P1 of the enemy");
        refuses(unit("N1", "0102"), "units.N1.at", "no room");
        refuses(unit("RES", "0304"), "units.RES.at", "cavalry");
    }

    @Test
    void theAgendaMustBeTheRestOfATurn() {
        Value combat = step("combat", "moslem");
        refuses(START.with("agenda", Value.of(List.of(combat))), "agenda", "as a turn does");
        Value sleep = new Value.Fields(Map.of("step", Value.of("sleep")));
        refuses(
                START.with("agenda", Value.of(List.of(sleep))),
                "agenda[0].step",
                "there is no step");
        refuses(
                START.with("agenda", Value.of(List.of(step("movement", "turk")))),
                "agenda[0].side",
                "moslem or christian");
        Value deployment = step("deployment", "moslem");
        List<Value> late = new ArrayList<>(((Value.Items) START.at("agenda")).items());
        late.addFirst(deployment);
        refuses(START.with("agenda", Value.of(late)), "units", "no unit in reserve");
    }

    @Test
    void battlesMustBePossible() {
        Value.Fields contact =
                Desk.GAME
                        .codec()
                        .write(
                                Desk.composed(1, Map.of("TI", "0503", "P1", "0504"))
                                        .play("end")
                                        .state());
        Value.Fields contacts = (Value.Fields) contact.at("contacts");
        refuses(
                contact.with("contacts", contacts.with("targets", Value.texts(List.of("0505")))),
                "contacts.targets",
                "no enemy is in");
        refuses(
                contact.with("contacts", contacts.with("targets", Value.texts(List.of()))),
                "contacts",
                "not everybody");
        refuses(
                contact.with("contacts", contacts.with("due", Value.texts(List.of("N1")))),
                "contacts",
                "cannot attack");
        refuses(START.with("contacts", contacts), "contacts", "combat portion");
    }

    @Test
    void aBattleBelongsToItsPortion() {
        Value.Fields battle =
                Desk.GAME
                        .codec()
                        .write(
                                Desk.composed(1, Map.of("TI", "0503", "P1", "0504"))
                                        .play("end", "attack TI P1")
                                        .state());
        List<Value> steps = new ArrayList<>(((Value.Items) battle.at("agenda")).items());
        Value.Fields first = (Value.Fields) steps.getFirst();

        steps.set(0, first.with("side", Value.of("christian")));
        refuses(battle.with("agenda", Value.of(steps)), "agenda", "the combat portion it belongs");
        steps.set(0, first.with("attackers", Value.texts(List.of("N1"))));
        refuses(battle.with("agenda", Value.of(steps)), "agenda[0].attackers", "on the map");
        steps.set(0, first.with("defenders", Value.texts(List.of())));
        refuses(battle.with("agenda", Value.of(steps)), "agenda[0].defenders", "on the map");
    }

    @Test
    void nobodyAdvancesIntoAHexThatIsHeld() {
        Value.Fields advance =
                Desk.GAME
                        .codec()
                        .write(
                                Desk.composed(
                                                1,
                                                Map.of(
                                                        "TI", "0503", "A1", "0604", "P3", "0504",
                                                        "E2", "0807"))
                                        .play("end", "attack TI+A1 P3", "dice 1")
                                        .state());
        List<Value> steps = new ArrayList<>(((Value.Items) advance.at("agenda")).items());
        Value.Fields first = (Value.Fields) steps.getFirst();

        steps.set(0, first.with("hexes", Value.texts(List.of("0604"))));
        refuses(advance.with("agenda", Value.of(steps)), "agenda[0].hexes", "somebody is in");
        steps.set(0, first.with("hexes", Value.texts(List.of("0101"))));
        refuses(advance.with("agenda", Value.of(steps)), "agenda[0].hexes", "cannot have attacked");
    }

    @Test
    void moreThanAForceIsWorthCannotBeLost() {
        Value.Fields exchange =
                Desk.GAME
                        .codec()
                        .write(
                                Desk.composed(
                                                1,
                                                Map.of(
                                                        "TI", "0503", "N1", "0404", "A1", "0604",
                                                        "P1", "0504", "E2", "0807"))
                                        .play("end", "attack N1+TI+A1 P1", "dice 3")
                                        .state());
        List<Value> steps = new ArrayList<>(((Value.Items) exchange.at("agenda")).items());
        Value.Fields first = (Value.Fields) steps.getFirst();

        steps.set(0, first.with("atLeast", Value.of(11)));
        refuses(exchange.with("agenda", Value.of(steps)), "agenda[0].atLeast", "are worth");
    }

    @Test
    void aCombatPortionWithoutContactsBeginsAfresh() throws UnreadableException {
        Kassala state = Desk.composed(1, Map.of("TI", "0503", "P1", "0504")).play("end").state();
        Value.Fields written = Desk.GAME.codec().write(state);
        assertThat(Desk.GAME.codec().read(written.with("contacts", Value.NOTHING)))
                .isEqualTo(state);
    }
}
