package zeriba.ascari.rules;

import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Battle;
import zeriba.ascari.Counter;
import zeriba.ascari.Draft;
import zeriba.ascari.Kind;
import zeriba.ascari.Step;
import zeriba.engine.Rule;

/** Special rules of Amba Alagi. */
public final class AmbaAlagi {

    private AmbaAlagi() {}

    /** Whether a counter has no order yet to go into a hex. */
    @Rule("S4.ORDERS")
    static boolean bars(Ascari state, Counter counter, int hex) {
        Battle battle = state.battle();
        return isHeld(state, counter)
                && battle.grid().row(hex) <= battle.value("no-order-row")
                && !(battle.list("exempt").contains(counter)
                        && battle.area("exempt").contains(hex));
    }

    /** Whether a counter has no order to go. */
    @Rule("S4.ORDERS")
    static boolean isHeld(Ascari state, Counter counter) {
        return state.battle().id() == Battle.Id.S4
                && counter.army() == Army.DEFENDER
                && state.turn() <= state.battle().value("no-order-until");
    }

    /** The bayonet charge of an Italian company. */
    @Rule({"5.3", "R-55", "S4.BAYONET"})
    static boolean charges(Ascari state, Counter unit) {
        return state.battle().id() == Battle.Id.S4 && unit.isItalian() && unit.kind() == Kind.RIFLE;
    }

    /** Whether the owner of a section that a melee costs may spike it: an officer is with it. */
    @Rule("S4.SPIKE")
    static boolean maySpike(Ascari state, Counter unit) {
        return state.battle().id() == Battle.Id.S4
                && unit.isBattery()
                && S1_Leaders.proper(state, unit) != 0;
    }

    /** The section is lost, spiked or not; its leaders are alone with the enemy. */
    @Rule({"S4.SPIKE", "R-44"})
    public static Ascari lose(Ascari state, Step.Spiking spiking, int box) {
        Counter battery = state.counter(spiking.battery());
        int leaders = state.leadersAt(state.at(battery), battery.army());
        Draft draft = state.draft().pop();
        S1_Losses.remove(draft, battery, box);
        S1_Losses.removeLeaders(draft, leaders);
        if (draft.agenda().now() instanceof Step.Moving moving
                && moving.mover() == battery.number()) {
            return draft.pop().done();
        }
        return S5_Melee.won(draft).done();
    }

    /** At the end of a game turn: whether the shelf is still held. */
    @Rule("S4.VICTORY")
    static void countShelf(Draft draft) {
        Battle battle = draft.battle();
        if (battle.id() != Battle.Id.S4 || draft.turn() < battle.value("shelf-from")) {
            return;
        }
        boolean isHeld =
                battle.objectives().stream()
                        .map(draft::standing)
                        .anyMatch(
                                unit -> unit >= 0 && battle.counter(unit).army() == Army.DEFENDER);
        if (isHeld) {
            draft.spoils(draft.spoils().shelfTurns(draft.spoils().shelfTurns() + 1));
        }
    }
}
