package zeriba.kassala.rules;

import zeriba.engine.rules.Rule;
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
        long targets = enemies & S2C_ZonesOfControl.zone(state, army);
        if (targets == 0) {
            return Contacts.NONE;
        }
        int due = 0;
        long once = 0;
        long twice = 0;
        for (int rest = Units.of(army).bits(); rest != 0; rest &= rest - 1) {
            int unit = Integer.numberOfTrailingZeros(rest);
            int place = state.place(unit);
            if (place < Kassala.ELIMINATED) {
                long touched = S2E_Combat.attackable(state.map(), place) & enemies;
                due |= touched == 0 ? 0 : 1 << unit;
                twice |= once & touched;
                once |= touched;
            }
        }
        Units must = new Units(due);
        return new Contacts(must, S4A_Cannon.free(state, army, must), targets, twice, 0);
    }
}
