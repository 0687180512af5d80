package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.board.Layout;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Event.Manner;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Rule;
import zeriba.engine.schema.As.Called;
import zeriba.engine.schema.As.Within;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.kasserine.rules.S07_Combat.Combat;
import zeriba.kasserine.rules.S18_Victory.Over;
import zeriba.kasserine.rules.general.Changes;
import zeriba.kasserine.rules.general.Reason;
import zeriba.kasserine.rules.general.S06_ZonesOfControl;
import zeriba.kasserine.rules.general.S14_Minefields;
import zeriba.kasserine.rules.general.S16_Engineers;
import zeriba.kasserine.rules.general.S17_PennyPackets;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Path;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Sections 7.7 and 7.8. Retreat, and stiff resistance in its place. */
public final class S07_Retreat {

    private S07_Retreat() {}

    /** On which side of the combat the units were that retreat. */
    public enum Part {
        ATTACKER,
        DEFENDER
    }

    /** Units must retreat. */
    @Rule("7.7")
    static Kasserine begun(Kasserine state, Units units, int length, Part part) {
        return state.before(new Retreats(units.army(), units, length, part));
    }

    /**
     * Units retreat so many hexes, in the order that their owner likes.
     *
     * @param length 1 to 3
     */
    @Rule({"7.7", "7.8"})
    public record Retreats(
            @Called("side") Army army,
            Units units,
            @Called("hexes") @Within(from = 1, to = 3) int length,
            Part part)
            implements Deciding<Act.Retreating> {

        @Override
        public Class<Act.Retreating> acts() {
            return Act.Retreating.class;
        }

        /** By unit: its ways by hexes, to hold, to stand. Nobody is asked when there is none. */
        @Override
        public Options<Act> options(Kasserine state) {
            List<Act> choices = new ArrayList<>();
            for (Unit unit : units) {
                for (Path way : ways(state, this, unit)) {
                    choices.add(new Act.Retreat(unit, way));
                }
                if (mayHold(state, this, unit)) {
                    choices.add(new Act.Hold(unit));
                }
                if (mayStand(state, unit)) {
                    choices.add(new Act.Stand(unit));
                }
            }
            return choices.isEmpty() ? Options.none() : Options.of(choices);
        }

        /** Units with nowhere to go are eliminated. */
        @Override
        public Kasserine skip(Kasserine state) {
            Kasserine after = state.done();
            for (Unit unit : units) {
                after = after.put(unit, Kasserine.ELIMINATED);
            }
            return S07_Results.done(army == Army.ALLIES ? S18_Victory.assessed(after) : after);
        }

        @Override
        public Optional<Objection> objection(Kasserine state, Act.Retreating act) {
            return switch (act) {
                case Act.Retreat retreat -> S07_Objections.toRetreat(state, this, retreat);
                case Act.Stand(Unit unit) -> S07_Objections.toStanding(state, this, unit);
                case Act.Hold(Unit unit) -> S07_Objections.toHolding(state, this, unit);
            };
        }

        @Override
        public Optional<Objection> notNow(Kasserine state, Act act) {
            return Reason.of(state, "7.7", "retreat-first").units(units).given();
        }

        @Override
        public Kasserine choose(Kasserine state, Act.Retreating act) {
            Kasserine after = without(state, act.unit());
            return S07_Results.done(
                    switch (act) {
                        case Act.Retreat(Unit unit, Path way) -> fled(after, unit, way);
                        case Act.Stand(Unit unit) -> S07_Results.depleted(after, unit);
                        case Act.Hold _ -> after;
                    });
        }

        private Kasserine without(Kasserine state, Unit unit) {
            Units left = units.without(unit);
            return left.isEmpty()
                    ? state.done()
                    : state.instead(new Retreats(army, left, length, part));
        }

        @Override
        public Optional<Act.Retreating> pass(Kasserine state) {
            return Optional.of(Orders.usual(state, options(state)));
        }

        @Override
        public Optional<Act> answer(
                Kasserine seen, Options<Act> options, Map<String, Value> orders) {
            return part == Part.DEFENDER ? Orders.retreat(seen, options, orders) : Optional.empty();
        }

        @Override
        public List<Event> told(Kasserine before, Act.Retreating act) {
            Changes changes = new Changes(before, choose(before, act));
            List<Event> told = new ArrayList<>();
            switch (act) {
                case Act.Retreat(Unit unit, Path way) -> told.addAll(retreated(changes, unit, way));
                case Act.Stand(Unit unit) -> {
                    told.add(acted("stand", unit, "7.8"));
                    told.addAll(changes.all("7.8"));
                }
                case Act.Hold(Unit unit) -> told.add(acted("hold", unit, holding(before, unit)));
            }
            return told;
        }

        @Override
        public boolean breaksInto(TurnStep turnStep, boolean isAlone) {
            return part == Part.ATTACKER
                    ? isAlone && turnStep.equals(new Combat(army))
                    : turnStep.equals(new Combat(army.enemy())) && units.size() == 1;
        }

        @Override
        public void check(PositionCheck check) throws UnreadableException {
            check.present(army, units, "units");
        }
    }

    /**
     * A unit that mines deplete on its retreat suffers by their paragraph, not by the retreat's.
     */
    private static List<Event> retreated(Changes changes, Unit unit, Path way) {
        boolean fell = changes.after().place(unit) == Kasserine.ELIMINATED;
        List<String> path = way.stream().mapToObj(changes.before().map()::label).toList();
        List<Event> told = new ArrayList<>();
        told.addAll(changes.moved(unit, Manner.RETREATED, fell ? "14.2" : "7.7", path));
        told.addAll(changes.depleted(unit, "14.2"));
        return told;
    }

    private static Event acted(String verb, Unit unit, String rule) {
        return new Event.Acted(verb, List.of(unit.id()), List.of(), List.of(), rule);
    }

    /** A box shelters from every retreat; what else is left of one was shortened by engineers. */
    private static String holding(Kasserine state, Unit unit) {
        return S14_Minefields.ignoresRetreats(state, unit) ? "14.3" : "7.5";
    }

    /** Whether a unit need not retreat: in a box, or because shortening leaves nothing. */
    @Rule({"14.3", "7.5"})
    public static boolean mayHold(Kasserine state, Retreats step, Unit unit) {
        return S14_Minefields.ignoresRetreats(state, unit) || shortest(state, step, unit) == 0;
    }

    /** Whether a unit may be depleted in place of its retreat. */
    @Rule("7.8")
    public static boolean mayStand(Kasserine state, Unit unit) {
        return contains(state.roster().twoSided(unit.army()), unit.bit()) && !state.isReduced(unit);
    }

    /** The fewest hexes that a unit must go: engineers shorten a defender's retreat. */
    @Rule({"7.5", "7.7"})
    static int shortest(Kasserine state, Retreats step, Unit unit) {
        boolean isSheltered = step.part() == Part.DEFENDER && S16_Engineers.fortifies(state, unit);
        return isSheltered
                ? step.length() - state.parameters().charts().number("fortified-shortens")
                : step.length();
    }

    /** Every way that a unit may retreat, those of fewest hexes first. */
    @Rule({"7.7", "5.3"})
    public static List<Path> ways(Kasserine state, Retreats step, Unit unit) {
        List<Path> ways = new ArrayList<>();
        for (int length = shortest(state, step, unit); length <= step.length(); length++) {
            if (length > 0) {
                extend(new Flight(state, unit, length), Path.CHEAPEST, ways);
            }
        }
        return ways.stream().distinct().toList();
    }

    private record Flight(Kasserine state, Unit unit, int length) {
        int start() {
            return state.place(unit);
        }

        int last(Path way) {
            return way.isEmpty() ? start() : way.last();
        }

        boolean isFull(int hex) {
            return state.hexes(unit.army()).contains(hex);
        }
    }

    private static void extend(Flight flight, Path way, List<Path> ways) {
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
                && !state.parameters().outside().contains(to)
                && !state.hexes(unit.army().enemy()).contains(to)
                && !S06_ZonesOfControl.barsRetreat(state, unit, to)
                && !S06_ZonesOfControl.barsOverMines(state, unit, from, to);
    }

    /** A unit retreats, and suffers from mines on its way. */
    @Rule({"7.7", "14.2"})
    private static Kasserine fled(Kasserine state, Unit unit, Path way) {
        Kasserine after = state;
        for (int to : way.toArray()) {
            after = over(after) ? after : Encounters.entered(after, unit, to);
        }
        return harms(state, unit, way) && !over(after)
                ? S18_Victory.assessed(S07_Results.depleted(after, unit))
                : after;
    }

    /** Whether a unit that retreats this way suffers from mines. */
    @Rule({"7.7", "14.2"})
    public static boolean harms(Kasserine state, Unit unit, Path way) {
        int from = state.place(unit);
        boolean isHarmed = false;
        for (int to : way.toArray()) {
            isHarmed = isHarmed || S14_Minefields.harmsRetreat(state, unit, from, to);
            from = to;
        }
        return isHarmed;
    }

    private static boolean over(Kasserine state) {
        return state.agenda().now() instanceof Over;
    }
}
