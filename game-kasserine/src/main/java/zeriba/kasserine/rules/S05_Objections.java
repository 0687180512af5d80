package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.board.Flood;
import zeriba.board.Going;
import zeriba.board.Places;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.general.Reason;
import zeriba.kasserine.rules.general.S06_ZonesOfControl;
import zeriba.kasserine.rules.general.S09_Supply;
import zeriba.kasserine.rules.general.S17_PennyPackets;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.KasserineMap;
import zeriba.kasserine.state.Path;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Unit;

/** Section 5. Movement: why a unit may not be taken up, or not go somewhere. */
public final class S05_Objections {

    private S05_Objections() {}

    /** Why a unit may not be taken up. */
    @Rule({"5.1", "R30"})
    static Optional<Objection> toTaking(Kasserine state, Movement step, Unit unit) {
        if (unit.army() != step.army()) {
            return Reason.of(state, "4.0", "not-yours").unit(unit).given();
        }
        if (!state.isOnMap(unit)) {
            return absent(state, unit);
        }
        return held(state, step, unit).or(() -> S11_Objections.toEnd(state, step));
    }

    @Rule({"11.1", "11.2", "7.6"})
    private static Optional<Objection> absent(Kasserine state, Unit unit) {
        if (state.place(unit) != Kasserine.DUE) {
            return Reason.of(state, "7.6", "gone").unit(unit).given();
        }
        return S11_Reinforcements.isDue(state, unit)
                ? Reason.of(state, "11.2", "not-here").unit(unit).given()
                : S11_Objections.notDue(state, unit);
    }

    /** What holds a unit on the map in a phase, whoever else must come first. */
    @Rule({"5.1", "17.1"})
    public static Optional<Objection> held(Kasserine state, Movement step, Unit unit) {
        if (contains(state.activity().moved(), unit.bit())) {
            return Reason.of(state, "5.1", "moved").unit(unit).given();
        }
        if (S17_PennyPackets.isInForce(state, step.army())
                && S17_PennyPackets.freezes(state, state.place(unit))) {
            return Reason.of(state, "17.1", "frozen").unit(unit).given();
        }
        return step.phase() == Phase.MOBILE ? heldInMobilePhase(state, unit) : Optional.empty();
    }

    @Rule({"4.1", "7.9", "9.0"})
    private static Optional<Objection> heldInMobilePhase(Kasserine state, Unit unit) {
        if (state.roster().isLeg(unit)) {
            return Reason.of(state, "4.1", "leg").unit(unit).given();
        }
        if (contains(state.activity().mired(), unit.bit())) {
            return Reason.of(state, "7.9", "mired").unit(unit).given();
        }
        if (S06_ZonesOfControl.locks(state, unit, Phase.MOBILE)) {
            return Reason.of(state, "4.1", "locked").unit(unit).given();
        }
        return state.parameters().variants().supply() && !S09_Supply.isSupplied(state, unit)
                ? Reason.of(state, "9.0", "unsupplied").unit(unit).given()
                : Optional.empty();
    }

    /** Why the unit in hand may not go to a hex, or not by a way. */
    @Rule({"5.1", "5.2"})
    static Optional<Objection> toGoal(
            Kasserine state, S05_Movement.Going step, int goal, Path way) {
        Reach reach = Reach.of(state, step);
        if (!way.isEmpty()) {
            return toWay(state, step, goal, way, reach);
        }
        return reach.contains(goal) ? Optional.empty() : toHex(state, step, goal, reach);
    }

    @Rule({"17.0", "5.1", "5.3"})
    private static Optional<Objection> toHex(
            Kasserine state, S05_Movement.Going step, int goal, Reach reach) {
        Optional<Objection> closed = closed(state, step.unit(), goal);
        if (closed.isPresent()) {
            return closed;
        }
        if (state.hexes(step.army()).contains(goal)) {
            return stacked(state, step.unit(), goal);
        }
        return unreachable(state, step, goal, reach);
    }

    @Rule({"17.0", "5.1", "G-4"})
    private static Optional<Objection> closed(Kasserine state, Unit unit, int hex) {
        if (S17_PennyPackets.isProhibited(state, hex)) {
            return Reason.of(state, "17.0", "prohibited").unit(unit).hex(hex).given();
        }
        if (state.parameters().outside().contains(hex)) {
            return Reason.of(state, "G-4", "outside").unit(unit).hex(hex).given();
        }
        return state.hexes(unit.army().enemy()).contains(hex)
                ? Reason.of(state, "5.1", "enemy-hex").unit(unit).hex(hex).given()
                : Optional.empty();
    }

    @Rule({"5.3", "11.0"})
    private static Optional<Objection> stacked(Kasserine state, Unit unit, int hex) {
        boolean isArriving = state.place(unit) == Kasserine.DUE;
        return Reason.of(state, isArriving ? "11.0" : "5.3", "stacked")
                .unit(unit)
                .hex(hex)
                .at(Unit.of(state.numberAt(hex)))
                .given();
    }

    /** Nothing is in the hex, but no way leads there: whatever bars the best of ways. */
    private static Optional<Objection> unreachable(
            Kasserine state, S05_Movement.Going step, int goal, Reach reach) {
        Optional<Objection> mines = behindMines(state, step, goal, reach);
        if (mines.isPresent()) {
            return mines;
        }
        KasserineMap map = state.map();
        Unit unit = step.unit();
        Places none = map.grid().none();
        Places enemies = state.hexes(unit.army().enemy()).union(state.parameters().outside());
        Flood flood = map.flood();
        flood.from(step.from(), reach.points(), reach.costs(), new Going(enemies, none, none));
        if (flood.cost(goal) >= 0) {
            return stops(state, step, goal, reach, flood.path(goal));
        }
        flood.from(step.from(), Flood.MOST_POINTS, reach.costs(), new Going(enemies, none, none));
        if (flood.cost(goal) < 0) {
            return Reason.of(state, "5.1", "no-way").unit(unit).hex(goal).given();
        }
        return Reason.of(state, "5.1", "too-far")
                .unit(unit)
                .hex(goal)
                .points(flood.cost(goal))
                .points(reach.points())
                .given();
    }

    @Rule({"6.1", "14.2", "17.1"})
    private static Optional<Objection> stops(
            Kasserine state, S05_Movement.Going step, int goal, Reach reach, int[] path) {
        Unit unit = step.unit();
        int from = step.from();
        boolean isArriving = state.place(unit) == Kasserine.DUE;
        if (isArriving
                && S17_PennyPackets.isInForce(state, unit.army())
                && S17_PennyPackets.freezes(state, from)) {
            return Reason.of(state, "17.1", "frozen").unit(unit).given();
        }
        if (path.length > 0 && S06_ZonesOfControl.barsOverMines(state, unit, from, path[0])) {
            return Reason.of(state, "14.2", "zone-over-mines").unit(unit).hex(path[0]).given();
        }
        if (isArriving && S06_ZonesOfControl.holds(state, unit, from)) {
            return Reason.of(state, "13.0", "stops").unit(unit).hex(goal).hex(from).given();
        }
        int at = goal;
        for (int hex : path) {
            if (hex != goal && reach.stops().contains(hex)) {
                at = hex;
                break;
            }
        }
        return stopsHere(state, unit, goal, at);
    }

    /** Whether nothing but mines is in the way: without them the unit would get there. */
    @Rule({"14.2", "R12"})
    private static Optional<Objection> behindMines(
            Kasserine state, S05_Movement.Going step, int goal, Reach reach) {
        KasserineMap map = state.map();
        Unit unit = step.unit();
        Places none = map.grid().none();
        Places closed = state.hexes(unit.army().enemy()).union(state.parameters().outside());
        Flood flood = map.flood();
        flood.from(
                step.from(),
                isStopped(state, step) ? 0 : reach.points(),
                map.unmined(state.roster().isLeg(unit)),
                new Going(closed, reach.stops(), none));
        int from = step.from();
        for (int to : flood.path(goal)) {
            if (S06_ZonesOfControl.barsOverMines(state, unit, from, to)) {
                return Reason.of(state, "14.2", "zone-over-mines").unit(unit).hex(to).given();
            }
            if (unit.army() == Army.AXIS && map.isMined(from, to)) {
                return Reason.of(state, "14.2", "mines").unit(unit).hex(to).given();
            }
            from = to;
        }
        return Optional.empty();
    }

    /** Why the unit in hand may not go by a way. */
    @Rule({"5.1", "5.2", "6.1"})
    private static Optional<Objection> toWay(
            Kasserine state, S05_Movement.Going step, int goal, Path way, Reach reach) {
        if (way.last() != goal) {
            return Reason.of(state, "5.1", "other-goal").hex(way.last()).hex(goal).given();
        }
        Unit unit = step.unit();
        int from = step.from();
        int left = reach.points();
        boolean stopped = isStopped(state, step);
        for (int i = 0; i < way.length(); i++) {
            int to = way.hex(i);
            Optional<Objection> step1 = toStep(state, unit, from, to);
            if (step1.isPresent()) {
                return step1;
            }
            boolean across = unit.army() == Army.AXIS && state.map().isMined(from, to);
            if (across && (i > 0 || way.length() > 1 || state.place(unit) == Kasserine.DUE)) {
                return Reason.of(state, "14.2", "mines").unit(unit).hex(to).given();
            }
            if (stopped) {
                return stopsHere(state, unit, goal, from);
            }
            left -= across ? left : S05_Movement.cost(state, unit, from, to);
            if (left < 0) {
                return Reason.of(state, "5.1", "way-too-far")
                        .unit(unit)
                        .hex(to)
                        .points(reach.points())
                        .given();
            }
            stopped = reach.stops().contains(to);
            from = to;
        }
        boolean own = goal == state.place(unit);
        return state.hexes(unit.army()).contains(goal) && !own
                ? stacked(state, unit, goal)
                : Optional.empty();
    }

    @Rule({"13.0", "R17"})
    private static boolean isStopped(Kasserine state, S05_Movement.Going step) {
        Unit unit = step.unit();
        return state.place(unit) == Kasserine.DUE
                && (S06_ZonesOfControl.holds(state, unit, step.from())
                        || (S17_PennyPackets.isInForce(state, unit.army())
                                && S17_PennyPackets.freezes(state, step.from())));
    }

    private static Optional<Objection> stopsHere(Kasserine state, Unit unit, int goal, int at) {
        String rule = S05_Movement.stopping(state, unit, at);
        return Reason.of(state, rule, rule.equals("6.1") ? "stops" : "stops-west")
                .unit(unit)
                .hex(goal)
                .hex(at)
                .given();
    }

    /** Why no step leads from one hex to the next of a way: they do not touch, or are one. */
    @Rule("5.1")
    static Optional<Objection> apart(Kasserine state, int from, int to) {
        return from == to
                ? Reason.of(state, "5.1", "same-hex").hex(from).given()
                : Reason.of(state, "5.1", "gap").hex(from).hex(to).given();
    }

    private static Optional<Objection> toStep(Kasserine state, Unit unit, int from, int to) {
        if (!state.map().touch(from, to)) {
            return apart(state, from, to);
        }
        Optional<Objection> closed = closed(state, unit, to);
        if (closed.isPresent()) {
            return closed;
        }
        return S06_ZonesOfControl.barsOverMines(state, unit, from, to)
                ? Reason.of(state, "14.2", "zone-over-mines").unit(unit).hex(to).given()
                : Optional.empty();
    }
}
