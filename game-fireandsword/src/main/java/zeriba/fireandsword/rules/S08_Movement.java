package zeriba.fireandsword.rules;

import static zeriba.board.Bits.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zeriba.engine.rules.Event;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Options;
import zeriba.engine.rules.Pending;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.rules.general.EventDraft;
import zeriba.fireandsword.rules.general.Reason;
import zeriba.fireandsword.rules.general.S08_Halves;
import zeriba.fireandsword.state.Act;
import zeriba.fireandsword.state.Edit;
import zeriba.fireandsword.state.Figures;
import zeriba.fireandsword.state.GameParameters;
import zeriba.fireandsword.state.Seats;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.SudanMap;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** Stacks on the march. */
public final class S08_Movement {

    private S08_Movement() {}

    /** Everybody moves. */
    @Rule({"8.1", "4.1"})
    public record Movement() implements Deciding<Act.Moving> {

        @Override
        public Class<Act.Moving> acts() {
            return Act.Moving.class;
        }

        @Override
        public Pending<Act> pending(Sudan state) {
            return new Pending.Choice<>(Seats.OWN, options(state));
        }

        @Override
        public Options<Act> options(Sudan state) {
            return new ListedLater(() -> listed(state), act -> allows(state, act));
        }

        @Override
        public Optional<Objection> objection(Sudan state, Act.Moving act) {
            return switch (act) {
                case Act.March march -> S08_Movement.objection(state, march.units(), march.space());
                case Act.Rail rail -> S10_Railway.objection(state, rail.units());
                case Act.Steam steam -> S09_Gunboats.objection(state, steam);
                case Act.Sea sea -> S08_Movement.objection(state, sea);
                case Act.Rejoin rejoin -> S08_Halves.objection(state, rejoin);
                case Act.Sortie sortie -> S12_Relief.objection(state, sortie);
                case Act.End _ -> end(state);
            };
        }

        @Override
        public Optional<Objection> notNow(Sudan state, Act act) {
            return Reason.of(state, "4.1", "movement-now").goal(act).given();
        }

        @Override
        public Sudan choose(Sudan state, Act.Moving act) {
            return switch (act) {
                case Act.March march -> march(state, march);
                case Act.Rail rail -> S10_Railway.ride(state, rail);
                case Act.Steam steam -> S09_Gunboats.steam(state, steam);
                case Act.Sea sea -> sail(state, sea);
                case Act.Rejoin rejoin -> S08_Halves.rejoin(state, rejoin);
                case Act.Sortie sortie -> S12_Relief.sortie(state, sortie);
                case Act.End _ -> state.done();
            };
        }

        /** Whoever must leave the desert goes, as many together as may: one alone fights alone. */
        @Override
        public Optional<Act.Moving> pass(Sudan state) {
            if (end(state).isEmpty()) {
                return Optional.empty();
            }
            Optional<Act.Moving> most = Optional.empty();
            int size = 0;
            for (Act act : options(state)) {
                if (act instanceof Act.March march
                        && mustMove(state, march.units().first())
                        && march.units().size() > size) {
                    most = Optional.of(march);
                    size = march.units().size();
                }
            }
            return most;
        }

        @Override
        public String rule(Sudan state, Act act) {
            return switch (act) {
                case Act.Rail _ -> "10.2";
                case Act.Steam _ -> "9.1";
                case Act.Sea _ -> "R-37";
                case Act.Rejoin _ -> "R-75";
                case Act.Sortie _ -> "12.6";
                case Act _ -> rule();
            };
        }

        @Override
        public List<Event> told(Sudan before, Act.Moving act) {
            EventDraft draft = draft(before, act);
            return List.of(
                    switch (act) {
                        case Act.March(Units units, int to) -> draft.at("march", units, to);
                        case Act.Rail(Units units) -> draft.told("rail", units);
                        case Act.Steam(int boat, Units load, int to) ->
                                draft.at("steam", load.with(boat), to);
                        case Act.Sea(int unit, int to) -> draft.at("sea", Units.of(unit), to);
                        case Act.Rejoin(Units halves) ->
                                draft.at(
                                        "rejoin",
                                        Units.of(halves.first()),
                                        before.at(halves.first()));
                        case Act.Sortie(Units units) ->
                                draft.at("sortie", units, before.at(units.first()));
                        case Act.End _ -> draft.told("end-movement");
                    });
        }

        @Override
        public int rank() {
            return 3;
        }
    }

    /** All who had to move have moved. */
    @Rule({"8.5", "R-35", "R-52"})
    public record EndOfMovement() implements Passing {

        /** Who could not leave the desert is lost; camps on rivers are looked up. */
        @Override
        public Sudan proceed(Sudan state) {
            Edit e = state.edit().done();
            for (int u = 0; u < state.forces().size(); u++) {
                if (isStranded(state, u)) {
                    e.put(u, Sudan.GONE);
                }
            }
            long camps = 0;
            for (int space = 0; space < state.map().size(); space++) {
                boolean camp = S11_Encounters.isCamp(e.now(), space);
                int stayed = camp ? state.stay(space) + 1 : 0;
                e.stay(space, stayed);
                camps = stayed > 0 && stayed % 2 == 0 ? with(camps, space) : camps;
            }
            return e.before(new S11_Encounters.Camps(camps)).before(new S14_Sieges.Settle()).now();
        }

        @Override
        public int rank() {
            return 4;
        }
    }

    /** How many of these count for stacking. */
    @Rule({"7.2", "R-8"})
    public static int counted(Sudan state, Units units) {
        return units.minus(state.forces().commanders()).size();
    }

    /** Why these units may not march to a space. */
    @Rule({"8.1", "R-77"})
    public static Optional<Objection> objection(Sudan state, Units units, int to) {
        Optional<Objection> starting = mayStart(state, units, to);
        if (starting.isPresent()) {
            return starting;
        }
        int from = state.at(units.first());
        if (from == to) {
            return Reason.of(state, "8.1", "same-space").units(units).space(to).given();
        }
        if (state.supply(from) > 0) {
            return Reason.of(state, "R-17", "besieged").units(units).space(from).given();
        }
        Optional<Objection> way = way(state, units, from, to);
        if (way.isPresent()) {
            return way;
        }
        Optional<Objection> halfway = mayStop(state, units, path(state, from, to)[1]);
        return halfway.isPresent() ? halfway : mayEnd(state, units, to);
    }

    /** Whether there is room where a battle or a relief would end the march. */
    @Rule({"8.6", "R-21", "G-2"})
    private static Optional<Objection> mayStop(Sudan state, Units units, int space) {
        int count = counted(state, units);
        boolean stops = count > 0 && S08_Columns.mayMeet(state, space);
        return stops && state.stack(space) + count > state.room(space)
                ? Reason.of(state, "G-2", "full-halfway")
                        .space(space)
                        .number(state.room(space))
                        .given()
                : Optional.empty();
    }

    /** Whether these may set off together for a space: on the map, in one space, not yet moved. */
    @Rule({"8.1", "R-77"})
    static Optional<Objection> mayStart(Sudan state, Units units, int to) {
        int first = state.at(units.first());
        for (int u = units.next(0); u >= 0; u = units.next(u + 1)) {
            Unit unit = state.forces().unit(u);
            if (!state.isOnMap(u)) {
                return Reason.of(state, "8.1", "not-on-map").unit(u).space(to).given();
            }
            if (state.at(u) != first) {
                return Reason.of(state, "R-77", "apart").apart(units).given();
            }
            if (unit.isBoat()) {
                return Reason.of(state, "9.1", "boat-marches").unit(u).space(to).given();
            }
            if (state.hasMoved(u)) {
                return Reason.of(state, "R-77", "moved").unit(u).space(first).given();
            }
            if (unit.isCommander() && state.condition(u) > 0) {
                return Reason.of(state, "QB.15", "wounded")
                        .unit(u)
                        .number(state.condition(u))
                        .space(first)
                        .given();
            }
        }
        return Optional.empty();
    }

    /** What speaks against the way: distance, the desert, and the size of the stack. */
    @Rule({"8.2", "8.3", "R-33"})
    private static Optional<Objection> way(Sudan state, Units units, int from, int to) {
        int count = counted(state, units);
        int link = state.map().landLink(from, to, state.parameters().has("roads"));
        if (link >= 0) {
            return state.map().isRiverLink(link) || count <= Figures.DESERT_STACK
                    ? Optional.empty()
                    : Reason.of(state, "8.3", "desert-four")
                            .units(units)
                            .number(Figures.DESERT_STACK)
                            .space(to)
                            .given();
        }
        if (state.map().landPath(from, to).length == 0) {
            return Reason.of(state, "8.2", "too-far").units(units).space(to).given();
        }
        return count <= fast(state.parameters())
                ? Optional.empty()
                : Reason.of(state, "R-30", "too-slow")
                        .units(units)
                        .number(fast(state.parameters()))
                        .space(to)
                        .given();
    }

    /** The most units that go two river spaces in a turn. */
    @Rule({"8.4", "R-30", "R-31"})
    static int fast(GameParameters parameters) {
        return parameters.has("fast-stack") ? Figures.RIVER_STACK : Figures.FAST_STACK;
    }

    /** Whether there is room where they stop, and whether commanders may be there alone. */
    @Rule({"7.1", "R-62"})
    static Optional<Objection> mayEnd(Sudan state, Units units, int to) {
        int count = counted(state, units);
        if (state.stack(to) + count > state.room(to)) {
            return Reason.of(state, "7.1", "full").space(to).number(state.room(to)).given();
        }
        boolean alone =
                count == 0 && state.isHostile(to) && (!state.hasLand(to) || state.supply(to) > 0);
        return alone
                ? Reason.of(state, "R-62", "alone").units(units).space(to).given()
                : Optional.empty();
    }

    /** The spaces of a march, both ends in it: over one link, or two along a river. */
    @Rule({"8.2", "R-34"})
    public static int[] path(Sudan state, int from, int to) {
        return state.map().landLink(from, to, state.parameters().has("roads")) >= 0
                ? new int[] {from, to}
                : state.map().landPath(from, to);
    }

    @Rule({"8.1", "R-32"})
    private static Sudan march(Sudan state, Act.March act) {
        int from = state.at(act.units().first());
        List<Integer> path = IntStream.of(path(state, from, act.space())).boxed().toList();
        return state.edit()
                .moved(act.units())
                .before(new S14_Sieges.Settle())
                .before(new S08_Columns.Travel(act.units(), -1, path, false))
                .now();
    }

    /** One unit a turn from port to port, where the table wants it. */
    @Rule("R-37")
    public static Optional<Objection> objection(Sudan state, Act.Sea sea) {
        if (!state.parameters().has("sea-moves")) {
            return Reason.of(state, "R-37", "no-sea").unit(sea.unit()).space(sea.space()).given();
        }
        Units unit = Units.of(sea.unit());
        Optional<Objection> starting = mayStart(state, unit, sea.space());
        if (starting.isPresent()) {
            return starting;
        }
        int from = state.at(sea.unit());
        boolean ports = isPort(state, from) && isPort(state, sea.space()) && from != sea.space();
        String key =
                !ports
                        ? "no-port"
                        : state.isMahdist(sea.space())
                                ? "lost-port"
                                : seaUsed(state) ? "sea-used" : "";
        return key.isEmpty()
                ? mayEnd(state, unit, sea.space())
                : Reason.of(state, "R-37", key).unit(sea.unit()).space(sea.space()).given();
    }

    private static boolean isPort(Sudan state, int space) {
        String id = state.map().label(space);
        return id.equals("SUAKIN") || id.equals("TRINKITAT");
    }

    /**
     * The sea has been used this turn where a unit stands in the one port and began in the other.
     */
    private static boolean seaUsed(Sudan state) {
        for (Unit unit : state.forces().all()) {
            int u = unit.number();
            boolean sailed = state.isOnMap(u) && state.hasMoved(u) && isPort(state, state.at(u));
            int began = state.began(u);
            if (sailed
                    && began < Sudan.ALEXANDRIA
                    && began != state.at(u)
                    && isPort(state, began)) {
                return true;
            }
        }
        return false;
    }

    @Rule("R-37")
    private static Sudan sail(Sudan state, Act.Sea sea) {
        return S14_Sieges.reinforced(
                        state.edit()
                                .moved(Units.of(sea.unit()))
                                .move(sea.unit(), sea.space())
                                .before(new S14_Sieges.Settle()),
                        Units.of(sea.unit()),
                        sea.space())
                .now();
    }

    /** Whether a unit must leave the desert this turn, and can. */
    @Rule({"8.5", "R-29", "R-35"})
    public static boolean mustMove(Sudan state, int unit) {
        return isStranded(state, unit) && canMove(state, unit);
    }

    private static boolean isStranded(Sudan state, int unit) {
        return state.isOnMap(unit)
                && state.forces().unit(unit).isLand()
                && state.map().isWaste(state.at(unit))
                && !state.hasMoved(unit);
    }

    private static boolean canMove(Sudan state, int unit) {
        for (int to : state.map().spacesAt(state.at(unit))) {
            if (objection(state, Units.of(unit), to).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Why the movement cannot end yet. */
    @Rule({"8.5", "R-35"})
    private static Optional<Objection> end(Sudan state) {
        for (int u = 0; u < state.forces().size(); u++) {
            if (mustMove(state, u)) {
                return Reason.of(state, "8.5", "must-move").unit(u).space(state.at(u)).given();
            }
        }
        return Optional.empty();
    }

    /**
     * Options: by space, its units one by one, then its stacks; boats; sorties; halves that join;
     * the end.
     */
    @Rule("8.1")
    private static List<Act> listed(Sudan state) {
        List<Act> acts = new ArrayList<>();
        SudanMap map = state.map();
        for (int space = 0; space < map.size(); space++) {
            Units here = state.unitsAt(space);
            if (!here.isEmpty()) {
                new Stacks(state, space, here, acts).add();
            }
        }
        S08_Halves.add(state, acts);
        Act end = new Act.End();
        if (end(state).isEmpty()) {
            acts.add(end);
        }
        return acts;
    }
}
