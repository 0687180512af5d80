package zeriba.fireandsword.rules.general;

import java.util.List;
import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Units;

/** The two halves of a battalion that was split at the set-up, joined again. */
public final class S08_Halves {

    private S08_Halves() {}

    /** Why these units may not join: only the halves of one battalion do, in one town. */
    @Rule("R-75")
    public static Optional<Objection> objection(Sudan state, Act.Rejoin act) {
        Units units = act.halves();
        if (!units.equals(halves(state))) {
            return Reason.of(state, "R-75", "no-halves")
                    .units(units)
                    .space(state.at(units.first()))
                    .given();
        }
        int battalion = units.first();
        int half = units.next(battalion + 1);
        for (int u : List.of(battalion, half)) {
            if (!state.isOnMap(u)) {
                return Reason.of(state, "R-75", "half-gone")
                        .units(units)
                        .unit(u)
                        .space(state.at(battalion))
                        .given();
            }
        }
        int space = state.at(battalion);
        if (!areTogether(state, units)) {
            return Reason.of(state, "R-75", "halves-apart").apart(units).given();
        }
        return state.map().isTown(space)
                ? Optional.empty()
                : Reason.of(state, "R-75", "halves-town").units(units).space(space).given();
    }

    /** Both halves of the battalion that was split; nobody where none was. */
    @Rule("R-75")
    private static Units halves(Sudan state) {
        int split = state.split();
        return split < 0 ? Units.NONE : Units.of(split).with(state.forces().unit(split).half());
    }

    /** The joined battalion has moved if a half has, and the lower of their grades. */
    @Rule("R-75")
    public static Sudan rejoin(Sudan state, Act.Rejoin act) {
        int battalion = act.halves().first();
        int half = act.halves().next(battalion + 1);
        Edit e = state.edit();
        if (state.hasMoved(half)) {
            e.moved(Units.of(battalion));
        }
        return e.stands(battalion, state.stands(battalion) + state.stands(half))
                .condition(battalion, Math.min(state.condition(battalion), state.condition(half)))
                .put(half, Sudan.GONE)
                .split(-1)
                .now();
    }

    /** Lists the joining where it is allowed. */
    @Rule("R-75")
    public static void add(Sudan state, List<Act> acts) {
        Units halves = halves(state);
        // apart they nearly always are, and nobody asks why they may not join then
        if (!halves.isEmpty() && areTogether(state, halves)) {
            Act.Rejoin rejoin = new Act.Rejoin(halves);
            if (objection(state, rejoin).isEmpty()) {
                acts.add(rejoin);
            }
        }
    }

    private static boolean areTogether(Sudan state, Units halves) {
        int battalion = halves.first();
        return state.at(battalion) == state.at(halves.next(battalion + 1));
    }
}
