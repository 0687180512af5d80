package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Control;
import zeriba.kasserine.state.GameParameters;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/** What comes of it that a unit enters a hex: control, reinforcements, victory. */
public final class Encounters {

    private Encounters() {}

    /** A unit has entered a hex, whichever way. */
    static Kasserine entered(Kasserine state, Unit unit, int hex) {
        GameParameters parameters = state.parameters();
        Control control = state.control();
        long site = parameters.site(hex);
        if (unit.army() == Army.AXIS) {
            control =
                    S11_Reinforcements.entered(
                            parameters, control.held(union(control.held(), site)), hex);
        } else {
            control = control.held(minus(control.held(), site));
        }
        return S18_Victory.assessed(state.put(unit, hex).control(control));
    }

    /** The events that release Allied reinforcements once a way is gone; its start included. */
    @Rule({"11.1", "R2", "R3"})
    public static Set<Trigger> released(Kasserine state, Unit unit, int from, int[] path) {
        Set<Trigger> released = EnumSet.noneOf(Trigger.class);
        if (unit.army() == Army.AXIS) {
            Control control = S11_Reinforcements.entered(state.parameters(), state.control(), from);
            for (int hex : path) {
                control = S11_Reinforcements.entered(state.parameters(), control, hex);
            }
            for (Trigger trigger : Trigger.values()) {
                if (control.has(trigger) && !state.control().has(trigger)) {
                    released.add(trigger);
                }
            }
        }
        return released;
    }

    /**
     * Whether a way of so many half points between two hexes, the second included, may lead through
     * one that matters; the goal alone never does, when this says no.
     */
    static boolean mayMatter(Kasserine state, Unit unit, int from, int goal, int points) {
        Control control = state.control();
        if (unit.army() == Army.ALLIES) {
            return isNearSite(state, control.held(), from, goal, points + 2);
        }
        KasserineMap map = state.map();
        GameParameters parameters = state.parameters();
        if (!control.has(Trigger.WEST)) {
            int column = map.column(parameters.towns().kasserine()) - 1;
            if (map.column(from) + map.column(goal) - 2 * column <= points) {
                return true;
            }
        }
        if (!control.has(Trigger.NORTH)) {
            int row = S11_Reinforcements.northern(parameters) - 1;
            if (map.row(from) + map.row(goal) - 2 * row <= points + 1) {
                return true;
            }
        }
        boolean isNew =
                !control.has(Trigger.NEAR)
                        && (isNear(map, parameters.towns().thala(), from, goal, points + 2)
                                || isNear(
                                        map, parameters.towns().tebessa(), from, goal, points + 2));
        return isNew || isNearSite(state, open(state), from, goal, points);
    }

    /** The sites that the Axis was not the last to occupy. */
    private static long open(Kasserine state) {
        return minus(below(state.parameters().sites().size()), state.control().held());
    }

    private static boolean isNearSite(Kasserine state, long which, int from, int goal, int points) {
        List<Integer> sites = state.parameters().sites();
        return any(which, site -> isNear(state.map(), sites.get(site), from, goal, points));
    }

    private static boolean isNear(KasserineMap map, int hex, int from, int goal, int points) {
        return map.distance(from, hex) + map.distance(hex, goal) <= points;
    }
}
