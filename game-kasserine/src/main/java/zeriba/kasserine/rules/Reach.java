package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import zeriba.board.Bits;
import zeriba.board.Costs;
import zeriba.board.Flood;
import zeriba.board.Going;
import zeriba.board.Layout;
import zeriba.board.Places;
import zeriba.board.StepCost;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.rules.general.S06_ZonesOfControl;
import zeriba.kasserine.rules.general.S14_Minefields;
import zeriba.kasserine.rules.general.S17_PennyPackets;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;

/**
 * Where a unit may go from a hex with so many half points. Steps over a mined side are not part of
 * the flood: the Axis makes them alone, and from zone to zone nobody makes them.
 */
public final class Reach {

    private final Kasserine state;
    private final Unit unit;
    private final int from;
    private final int points;
    private final Costs costs;
    private final Going going;

    /** Hexes that only one step over a mined side leads to, with all points (Axis). */
    private final Places across;

    /** Hexes that may be entered, but not over a mined side from where the unit stands. */
    private final Places barred;

    private final Places ends;

    private Reach(Kasserine state, S05_Movement.Going step, int points) {
        this.state = state;
        this.unit = step.unit();
        this.from = step.from();
        this.points = points;
        this.costs = state.map().costs(state.roster().isLeg(unit), unit.army());
        boolean isArriving = state.place(unit) == Kasserine.DUE;
        this.barred = barred();
        this.going = going(isArriving);
        Places flooded = flood().ends();
        Places reached = barred.isEmpty() ? flooded : flooded.union(detours());
        this.across = isArriving ? state.map().grid().none() : across();
        Places all = across.isEmpty() ? reached : reached.union(across);
        boolean stays = !isArriving || !state.hexes(unit.army()).contains(from);
        this.ends = stays && !all.contains(from) ? all.with(from) : all;
    }

    /** Where the unit in hand may go; its own hex included if it may end there. */
    public static Reach of(Kasserine state, S05_Movement.Going step) {
        return new Reach(state, step, points(state, step));
    }

    /** Where a unit could go from where it stands, in a phase. */
    public static Reach of(Kasserine state, Unit unit, Phase phase) {
        return of(state, new S05_Movement.Going(unit.army(), phase, unit, state.place(unit)));
    }

    /** What the unit in hand may spend, in half points. */
    static int points(Kasserine state, S05_Movement.Going step) {
        return state.place(step.unit()) == Kasserine.DUE
                ? S11_Reinforcements.pointsLeft(state, step.unit(), step.phase(), step.from())
                : S05_Phases.points(state, step.unit(), step.phase());
    }

    private Going going(boolean isArriving) {
        Army army = unit.army();
        Places closed = state.hexes(army.enemy());
        if (!state.parameters().outside().isEmpty()) {
            closed = closed.union(state.parameters().outside());
        }
        Places stops = S06_ZonesOfControl.against(state, unit);
        boolean penny = S17_PennyPackets.isInForce(state, army);
        if (penny) {
            stops = stops.union(S17_PennyPackets.stops(state, unit));
        }
        if (!barred.isEmpty()) {
            closed = closed.union(barred);
        }
        boolean stopped =
                isArriving
                        && (stops.contains(from)
                                || (penny && S17_PennyPackets.freezes(state, from)));
        if (stopped) {
            closed = state.map().adjacency().all();
        }
        return new Going(closed, stops, state.hexes(army));
    }

    /** What may not be entered over a mined side from zone to zone. */
    private Places barred() {
        Places barred = state.map().grid().none();
        if (unit.army() == Army.ALLIES && state.map().mined().contains(from)) {
            for (int way = 0; way < Layout.WAYS; way++) {
                int to = state.map().adjacency().neighbour(from, way);
                if (to >= 0 && S06_ZonesOfControl.barsOverMines(state, unit, from, to)) {
                    barred = barred.with(to);
                }
            }
        }
        return barred;
    }

    /** Barred hexes that another way leads to. */
    private Places detours() {
        Places detours = state.map().grid().none();
        for (int hex = barred.next(0); hex >= 0; hex = barred.next(hex + 1)) {
            boolean isFree =
                    !state.hexes(unit.army()).contains(hex)
                            && !state.hexes(unit.army().enemy()).contains(hex)
                            && !state.parameters().outside().contains(hex);
            detours = isFree && before(hex) >= 0 ? detours.with(hex) : detours;
        }
        return detours;
    }

    /** The hex from which a barred hex is entered most cheaply, or -1. */
    private int before(int hex) {
        Flood flood = flood();
        int best = -1;
        int least = points + 1;
        for (int way = 0; way < Layout.WAYS; way++) {
            int near = state.map().adjacency().neighbour(hex, way);
            if (near >= 0 && near != from && flood.cost(near) >= 0 && !stops().contains(near)) {
                int step = costs.cost(near, state.map().adjacency().way(near, hex));
                int cost = flood.cost(near) + step;
                if (step != StepCost.CLOSED && (cost < least || (cost == least && near < best))) {
                    least = cost;
                    best = near;
                }
            }
        }
        return best;
    }

    /** Where the Axis gets to by crossing a mined side with its whole allowance. */
    private Places across() {
        KasserineMap map = state.map();
        Places across = map.grid().none();
        if (unit.army() == Army.AXIS && map.mined().contains(from)) {
            for (int way = 0; way < Layout.WAYS; way++) {
                int to = map.adjacency().neighbour(from, way);
                if (to >= 0
                        && S14_Minefields.mayCross(state, unit, from, to)
                        && !state.hexes(Army.AXIS).contains(to)) {
                    across = across.with(to);
                }
            }
        }
        return across;
    }

    private Flood flood() {
        return state.map().flood().from(from, points, costs, going);
    }

    /** The hexes in which the unit may end, its own included if it may stay there. */
    public Places ends() {
        return ends;
    }

    /** Whether a hex is reached. */
    public boolean contains(int hex) {
        return ends.contains(hex);
    }

    /** What it costs to get to a hex of the reach, in half points. */
    public int cost(int hex) {
        if (barred.contains(hex) && contains(hex)) {
            int before = before(hex);
            return flood().cost(before)
                    + costs.cost(before, state.map().adjacency().way(before, hex));
        }
        int cost = flood().cost(hex);
        return cost >= 0 ? cost : across.contains(hex) ? points : -1;
    }

    /**
     * The documented way to a hex: the cheapest; of equally cheap ones the one that releases least
     * of the enemy's reinforcements; then of fewest hexes, then lowest numbers.
     */
    @Rule({"5.1", "11.1"})
    public int[] path(int hex) {
        int[] usual = usual(hex);
        Set<Trigger> released = Encounters.released(state, unit, from, usual);
        released.removeAll(Encounters.released(state, unit, from, new int[] {hex}));
        return released.isEmpty() || barred.contains(hex) ? usual : quietest(hex, usual, released);
    }

    /** An equally cheap way that avoids as many of these events as can be. */
    private int[] quietest(int hex, int[] usual, Set<Trigger> released) {
        List<Trigger> events = List.copyOf(released);
        int cost = cost(hex);
        for (int avoided = events.size(); avoided > 0; avoided--) {
            for (int set = 1; set < subsets(below(events.size())); set++) {
                if (size(set) == avoided) {
                    Flood flood = around(events, set);
                    if (flood.cost(hex) == cost) {
                        return flood.path(hex);
                    }
                }
            }
        }
        return usual;
    }

    /** A flood that keeps off the hexes in which one of these events would come about. */
    private Flood around(List<Trigger> events, int set) {
        Places noisy =
                Places.where(
                        state.map().grid().size(),
                        place -> {
                            Set<Trigger> there =
                                    Encounters.released(state, unit, from, new int[] {place});
                            return IntStream.range(0, events.size())
                                    .anyMatch(i ->
                                            Bits.contains(set, i) && there.contains(events.get(i)));
                        });
        Going quiet = new Going(going.closed().union(noisy), going.stops(), going.through());
        return state.map().flood().from(from, points, costs, quiet);
    }

    private int[] usual(int hex) {
        if (hex == from) {
            return new int[0];
        }
        if (barred.contains(hex)) {
            int[] path = usual(before(hex));
            int[] whole = Arrays.copyOf(path, path.length + 1);
            whole[path.length] = hex;
            return whole;
        }
        Flood flood = flood();
        return flood.cost(hex) < 0 ? new int[] {hex} : flood.path(hex);
    }

    /** The half points that the unit has. */
    public int points() {
        return points;
    }

    /** Where it must stop. */
    public Places stops() {
        return going.stops();
    }

    /** Where it may not go. */
    public Places closed() {
        return going.closed();
    }

    /** Costs of single steps for it. */
    public Costs costs() {
        return costs;
    }
}
