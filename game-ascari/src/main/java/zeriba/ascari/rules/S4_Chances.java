package zeriba.ascari.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.engine.Rule;

/** Section 4. Fire combat: who could fire where, for those who ask before they move. */
@Rule("4.0")
public final class S4_Chances {

    private S4_Chances() {}

    /** The units of an army that could hit a counter that enters a hex. */
    @Rule({"4.3", "4.7"})
    public static List<Counter> firers(Ascari state, Army by, int hex) {
        List<Counter> firers = new ArrayList<>();
        for (int number = 0; number < state.battle().units(); number++) {
            Counter firer = state.counter(number);
            if (firer.army() == by
                    && state.isOnMap(firer)
                    && S4_OpportunityFire.mayFire(state, firer, hex)) {
                firers.add(firer);
            }
        }
        return firers;
    }

    /** The hexes at which a unit could fire with some chance in its own phase. */
    @Rule({"4.4", "R-25"})
    public static List<Integer> targets(Ascari state, Counter firer) {
        if (!S4_FirePhase.isFree(state, firer)) {
            return List.of();
        }
        return S4_FirePhase.targets(state, firer.army().enemy()).stream()
                .map(state::at)
                .distinct()
                .filter(hex -> S4_FirePhase.mayShoot(state, firer, hex))
                .toList();
    }
}
