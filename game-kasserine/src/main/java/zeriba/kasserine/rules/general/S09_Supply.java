package zeriba.kasserine.rules.general;

import zeriba.board.Places;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Charts;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;

/** Section 9. Supply, when the option is on. */
public final class S09_Supply {

    private S09_Supply() {}

    /** The attack strength of a unit: half of it, but at least 1, when it is out of supply. */
    @Rule("9.0")
    public static int attack(Kasserine state, Unit unit) {
        return state.parameters().variants().supply() && !isSupplied(state, unit)
                ? unsupplied(state, unit)
                : state.attack(unit);
    }

    /** What the attack strength of a unit would be out of supply. */
    @Rule("9.0")
    public static int unsupplied(Kasserine state, Unit unit) {
        Charts charts = state.parameters().charts();
        return Math.max(
                charts.number("unsupplied-least"),
                state.attack(unit) / charts.number("unsupplied-divisor"));
    }

    /** Whether a unit is near enough to a road or trail that leads to one of its edges. */
    @Rule("9.0")
    public static boolean isSupplied(Kasserine state, Unit unit) {
        return supplied(state, unit.army()).contains(state.place(unit));
    }

    /** The hexes in which units of an army are in supply, as everybody stands. */
    @Rule("9.0")
    public static Places supplied(Kasserine state, Army army) {
        Places open = state.map().passable().minus(state.hexes(army.enemy()));
        Places near = fed(state, army, open);
        int reach = state.parameters().charts().number("supply-reach-" + army);
        for (int i = 0; i < reach; i++) {
            near = near.union(state.map().adjacency().neighbours(near).intersection(open));
        }
        return near;
    }

    /** The hexes that trails carry supply to from the edge, and roads from there on. */
    @Rule({"9.0", "G-3"})
    static Places fed(Kasserine state, Army army, Places open) {
        Places lines = state.map().lines();
        Places sources = state.map().sources(army).intersection(open).intersection(lines);
        return state.map().along("road", state.map().along("trail", sources, open), open);
    }
}
