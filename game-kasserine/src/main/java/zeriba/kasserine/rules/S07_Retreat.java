package zeriba.kasserine.rules;

import java.util.ArrayList;
import java.util.List;
import zeriba.board.Layout;
import zeriba.engine.Options;
import zeriba.engine.Pending;
import zeriba.engine.Rule;
import zeriba.kasserine.Act;
import zeriba.kasserine.Army;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.Step;
import zeriba.kasserine.Unit;
import zeriba.kasserine.Units;
import zeriba.kasserine.Way;

/** Sections 7.7 and 7.8. Retreat, and stiff resistance in its place. */
public final class S07_Retreat {

    private S07_Retreat() {}

    /** Units must retreat. */
    @Rule("7.7")
    static Kasserine begun(Kasserine state, Units units, int length, Step.Part part) {
        return state.agenda(
                state.agenda().before(new Step.Retreats(units.army(), units, length, part)));
    }

    /** By unit: its ways by hexes, to hold, to stand. Nobody is asked when there is none. */
    @Rule({"7.7", "7.8"})
    public static Pending<Act> choices(Kasserine state, Step.Retreats step) {
        List<Act> choices = new ArrayList<>();
        for (Unit unit : step.units()) {
            for (Way way : ways(state, step, unit)) {
                choices.add(new Act.Retreat(unit, way));
            }
            if (mayHold(state, step, unit)) {
                choices.add(new Act.Hold(unit));
            }
            if (mayStand(state, unit)) {
                choices.add(new Act.Stand(unit));
            }
        }
        return choices.isEmpty()
                ? new Pending.Automatic<>()
                : new Pending.Choice<>(step.army().side(), Options.of(choices));
    }

    /** Whether a unit need not retreat: in a box, or because shortening leaves nothing. */
    @Rule({"14.3", "7.5"})
    public static boolean mayHold(Kasserine state, Step.Retreats step, Unit unit) {
        return S14_Minefields.ignoresRetreats(state, unit) || shortest(state, step, unit) == 0;
    }

    /** Whether a unit may be depleted in place of its retreat. */
    @Rule("7.8")
    public static boolean mayStand(Kasserine state, Unit unit) {
        return (state.roster().twoSided(unit.army()) & unit.mask()) != 0 && !state.isReduced(unit);
    }

    /** The fewest hexes that a unit must go: engineers shorten a defender's retreat. */
    @Rule({"7.5", "7.7"})
    static int shortest(Kasserine state, Step.Retreats step, Unit unit) {
        boolean isSheltered =
                step.part() == Step.Part.DEFENDER && S16_Engineers.fortifies(state, unit);
        return isSheltered
                ? step.length() - state.terms().charts().number("fortified-shortens")
                : step.length();
    }

    /** Every way that a unit may retreat, those of fewest hexes first. */
    @Rule({"7.7", "5.3"})
    public static List<Way> ways(Kasserine state, Step.Retreats step, Unit unit) {
        List<Way> ways = new ArrayList<>();
        for (int length = shortest(state, step, unit); length <= step.length(); length++) {
            if (length > 0) {
                extend(new Flight(state, unit, length), Way.CHEAPEST, ways);
            }
        }
        return ways.stream().distinct().toList();
    }

    private record Flight(Kasserine state, Unit unit, int length) {
        int start() {
            return state.place(unit);
        }

        int last(Way way) {
            return way.isEmpty() ? start() : way.last();
        }

        boolean isFull(int hex) {
            return state.hexes(unit.army()).contains(hex);
        }
    }

    private static void extend(Flight flight, Way way, List<Way> ways) {
        int here = flight.last(way);
        if (way.length() >= flight.length() && !flight.isFull(here)) {
            ways.add(way);
            return;
        }
        List<Integer> next = new ArrayList<>();
        for (int i = 0; i < Layout.WAYS; i++) {
            int to = flight.state().map().adjacency().neighbour(here, i);
            if (to >= 0 && mayStep(flight.state(), flight.unit(), here, to)) {
                next.add(to);
            }
        }
        next.sort(null);
        for (int to : next) {
            extend(flight, way.then(to), ways);
        }
    }

    /** Whether a retreating unit may go from one hex to the next. */
    @Rule({"7.7", "6.2", "17.0"})
    static boolean mayStep(Kasserine state, Unit unit, int from, int to) {
        int start = state.place(unit);
        return state.map().distance(start, to) > state.map().distance(start, from)
                && !S17_PennyPackets.isProhibited(state, to)
                && !state.terms().outside().contains(to)
                && !state.hexes(unit.army().enemy()).contains(to)
                && !S06_ZonesOfControl.barsRetreat(state, unit, to)
                && !S06_ZonesOfControl.barsOverMines(state, unit, from, to);
    }

    /** A unit retreats, and suffers from mines on its way. */
    @Rule({"7.7", "14.2"})
    public static Kasserine retreat(Kasserine state, Step.Retreats step, Act.Retreat retreat) {
        Unit unit = retreat.unit();
        Kasserine after = without(state, step, unit);
        for (int i = 0; i < retreat.way().length(); i++) {
            int to = retreat.way().hex(i);
            after = over(after) ? after : Encounters.entered(after, unit, to);
        }
        if (harms(state, unit, retreat.way()) && !over(after)) {
            after = S18_Victory.assessed(S07_Results.depleted(after, unit));
        }
        return S07_Results.done(after);
    }

    /** Whether a unit that retreats this way suffers from mines. */
    @Rule({"7.7", "14.2"})
    public static boolean harms(Kasserine state, Unit unit, Way way) {
        int from = state.place(unit);
        boolean isHarmed = false;
        for (int to : way.toArray()) {
            isHarmed |= S14_Minefields.harmsRetreat(state, unit, from, to);
            from = to;
        }
        return isHarmed;
    }

    private static boolean over(Kasserine state) {
        return state.agenda().now() instanceof Step.Over;
    }

    /** A unit is depleted in place of its retreat. */
    @Rule("7.8")
    public static Kasserine stand(Kasserine state, Step.Retreats step, Act.Stand stand) {
        return S07_Results.done(
                S07_Results.depleted(without(state, step, stand.unit()), stand.unit()));
    }

    /** A unit ignores its retreat. */
    @Rule({"14.3", "7.5"})
    public static Kasserine hold(Kasserine state, Step.Retreats step, Act.Hold hold) {
        return S07_Results.done(without(state, step, hold.unit()));
    }

    /** Units with nowhere to go are eliminated. */
    @Rule("7.7")
    public static Kasserine perish(Kasserine state, Step.Retreats step) {
        Army army = step.army();
        Kasserine after = state.agenda(state.agenda().rest());
        for (Unit unit : step.units()) {
            after = after.put(unit, Kasserine.ELIMINATED);
        }
        after = army == Army.ALLIES ? S18_Victory.assessed(after) : after;
        return S07_Results.done(after);
    }

    private static Kasserine without(Kasserine state, Step.Retreats step, Unit unit) {
        Units left = step.units().without(unit);
        return left.isEmpty()
                ? state.agenda(state.agenda().rest())
                : state.agenda(
                        state.agenda()
                                .instead(
                                        new Step.Retreats(
                                                step.army(), left, step.length(), step.part())));
    }
}
