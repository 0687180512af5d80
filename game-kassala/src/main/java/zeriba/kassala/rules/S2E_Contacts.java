package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;
import zeriba.kassala.rules.general.S2C_ZonesOfControl;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Contacts;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Units;

/** Section II.E. Combat: who must fight. */
public final class S2E_Contacts {

    private S2E_Contacts() {}

    /** What must be settled in a combat portion that begins now. */
    @Rule({"II.E.3", "G-3", "G-21"})
    public static Contacts begun(Kassala state, Army army) {
        long enemies = state.occupied(army.enemy());
        long targets = intersection(enemies, S2C_ZonesOfControl.zone(state, army));
        if (isEmpty(targets)) {
            return Contacts.NONE;
        }
        long due = NONE;
        long once = NONE;
        long twice = NONE;
        for (long rest = Units.of(army).bits(); !isEmpty(rest); rest = withoutFirst(rest)) {
            int unit = first(rest);
            int place = state.place(unit);
            if (place < Kassala.ELIMINATED) {
                long touched = intersection(S2E_Combat.attackable(state.map(), place), enemies);
                due = isEmpty(touched) ? due : with(due, unit);
                twice = union(twice, intersection(once, touched));
                once = union(once, touched);
            }
        }
        Units must = new Units(due);
        return new Contacts(must, S4A_Cannon.free(state, army, must), targets, twice, NONE);
    }
}
