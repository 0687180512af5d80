package zeriba.kassala.rules;

import zeriba.board.Places64;
import zeriba.engine.rules.Rule;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: who must fight. */
public final class S2E_Contacts {

    private S2E_Contacts() {}

    /** What must be settled in a combat portion that begins now. */
    @Rule({"II.E.3", "G-3", "G-21"})
    public static Contacts begun(Kassala state, Army army) {
        Places64 enemies = state.occupied(army.enemy());
        Places64 targets = enemies.intersection(S2C_ZonesOfControl.zone(state, army));
        if (targets.isEmpty()) {
            return Contacts.NONE;
        }
        Units due = Units.NONE;
        Places64 once = Places64.NONE;
        Places64 twice = Places64.NONE;
        for (Unit unit : Units.of(army)) {
            if (state.isOnMap(unit)) {
                Places64 near = S2E_Combat.attackable(state.map(), state.place(unit));
                Places64 touched = near.intersection(enemies);
                due = touched.isEmpty() ? due : due.with(unit);
                twice = twice.union(once.intersection(touched));
                once = once.union(touched);
            }
        }
        return new Contacts(due, S4A_Cannon.free(state, army, due), targets, twice, Places64.NONE);
    }
}
