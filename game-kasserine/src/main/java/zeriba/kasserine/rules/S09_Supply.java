package zeriba.kasserine.rules;

import zeriba.board.Places;
import zeriba.engine.Rule;
import zeriba.kasserine.Army;
import zeriba.kasserine.Charts;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.Unit;

/** Section 9. Supply, when the option is on. */
public final class S09_Supply {

    private S09_Supply() {}

    /** The attack strength of a unit: half of it, but at least 1, when it is out of supply. */
    @Rule("9.0")
    public static int attack(Kasserine state, Unit unit) {
        int strength = state.attack(unit);
        Charts charts = state.terms().charts();
        return state.terms().variants().supply() && !isSupplied(state, unit)
                ? Math.max(
                        charts.number("unsupplied-least"),
                        strength / charts.number("unsupplied-divisor"))
                : strength;
    }

    /** Whether a unit is near enough to a road or trail that leads to one of its edges. */
    @Rule("9.0")
    public static boolean isSupplied(Kasserine state, Unit unit) {
        Army army = unit.army();
        Places open = state.map().passable().minus(state.hexes(army.enemy()));
        Places fed = fed(state, army, open);
        int reach = state.terms().charts().number("supply-reach-" + army);
        Places near = state.map().grid().none().with(state.place(unit));
        for (int i = 0; i < reach && !near.intersects(fed); i++) {
            near = near.union(state.map().adjacency().neighbours(near).intersection(open));
        }
        return near.intersects(fed);
    }

    /** The hexes that trails carry supply to from the edge, and roads from there on. */
    @Rule({"9.0", "G-3"})
    static Places fed(Kasserine state, Army army, Places open) {
        Places sources = state.map().sources(army).intersection(open);
        return state.map().along("road", state.map().along("trail", sources, open), open);
    }
}
