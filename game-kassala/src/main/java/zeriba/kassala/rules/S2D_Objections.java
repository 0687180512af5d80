package zeriba.kassala.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.board.Reach64;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.kassala.rules.general.Reason;
import zeriba.kassala.rules.general.S2C_ZonesOfControl;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.KassalaMap;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Section II.D. Movement: why a unit may not go somewhere. */
public final class S2D_Objections {

    private S2D_Objections() {}

    @Rule({"II.D.2", "G-20", "CRT"})
    static Optional<Objection> to(Kassala state, Army army, Act.Move move) {
        Unit unit = move.unit();
        if (unit.army() != army) {
            return Reason.of(state, Objections.movementOf(army), "not-yours").unit(unit).given();
        }
        if (!state.isOnMap(unit)) {
            return Reason.of(state, "CRT", "gone").unit(unit).given();
        }
        if (state.moved().contains(unit)) {
            return Reason.of(state, "G-20", "moved").unit(unit).given();
        }
        if (state.place(unit) == move.hex()) {
            return Reason.of(state, "II.D.2", "same-hex").unit(unit).hex(move.hex()).given();
        }
        return mayNotLeave(state, unit)
                .or(() -> mayNotEnd(state, unit, move.hex()))
                .or(() -> mayNotReach(state, unit, move.hex()));
    }

    /** Why a unit may not leave its hex; empty if it may. */
    @Rule({"II.D.11", "II.D.14", "G-10"})
    public static Optional<Objection> mayNotLeave(Kassala state, Unit unit) {
        if (unit.isCannon()) {
            return Reason.of(state, "II.D.14", "cannon-move").unit(unit).given();
        }
        long near =
                intersection(
                        state.map().neighbours(state.place(unit)),
                        state.occupied(unit.army().enemy()));
        return isEmpty(near)
                ? Optional.empty()
                : Reason.of(state, "II.D.11", "pinned").unit(unit).hexes(near).given();
    }

    @Rule({"II.D.9", "II.D.12", "II.D.15"})
    static Optional<Objection> mayNotEnd(Kassala state, Unit unit, int hex) {
        if (!state.map().isHex(hex)) {
            return Reason.of(state, "II.D.15", "off-board").hex(hex).at(Units.of(unit)).given();
        }
        if (contains(state.occupied(unit.army().enemy()), hex)) {
            return Reason.of(state, "II.D.9", "enemy-hex").unit(unit).hex(hex).given();
        }
        if (contains(S2D_Movement.full(state, unit.army()), hex)) {
            return full(state, unit, hex);
        }
        return !contains(S2D_Movement.ground(state.parameters(), unit), hex)
                ? Reason.of(state, "II.D.12", "town").unit(unit).hex(hex).given()
                : Optional.empty();
    }

    @Rule({"II.D.9", "IV.A.2", "G-16"})
    static Optional<Objection> full(Kassala state, Unit unit, int hex) {
        String rule = state.parameters().cannon() ? "IV.A.2" : "II.D.9";
        return Reason.of(state, rule, "stacking")
                .unit(unit)
                .hex(hex)
                .units(state.unitsAt(hex))
                .given();
    }

    /** The hex itself would do, but it is out of reach. */
    @Rule({"II.D.7", "II.D.8", "G-11"})
    static Optional<Objection> mayNotReach(Kassala state, Unit unit, int hex) {
        if (contains(state.destinations().of(unit), hex)) {
            return Optional.empty();
        }
        Ways ways = new Ways(state, unit, hex);
        int points = S2D_Movement.points(state.parameters(), unit);
        int ignoringZones = ways.cost(ways.own(), NONE);
        if (ignoringZones > 0 && ignoringZones <= points) {
            return stops(ways);
        }
        int onFoot = ways.cost(state.map().foot(), ways.zone());
        if (onFoot > 0 && onFoot <= points) {
            return closed(ways, ways.zone());
        }
        int cost = Math.max(ways.cost(ways.own(), ways.zone()), ignoringZones);
        if (cost > 0) {
            return Reason.of(state, "II.D.7", "too-far")
                    .unit(unit)
                    .hex(hex)
                    .number(cost)
                    .number(points)
                    .given();
        }
        return ways.cost(state.map().foot(), NONE) > 0
                ? closed(ways, NONE)
                : Reason.of(state, "II.D.9", "enemy-hex").unit(unit).hex(hex).given();
    }

    @Rule({"II.D.10", "G-10"})
    private static Optional<Objection> stops(Ways ways) {
        long stops = NONE;
        for (int on : ways.path(ways.own(), NONE)) {
            boolean isStop = on != ways.goal && contains(ways.zone(), on);
            stops = isStop ? with(stops, on) : stops;
        }
        long enemies =
                intersection(
                        ways.state.map().neighbours(stops),
                        ways.state.occupied(ways.unit.army().enemy()));
        return Reason.of(ways.state, "II.D.10", "stops")
                .unit(ways.unit)
                .hex(ways.goal)
                .hexes(stops)
                .at(enemies)
                .given();
    }

    /** Infantry could go there, but cavalry may not cross a wadi or enter a town. */
    @Rule({"II.D.12", "II.D.13"})
    private static Optional<Objection> closed(Ways ways, long zone) {
        KassalaMap map = ways.state.map();
        int from = ways.state.place(ways.unit);
        long towns = NONE;
        for (int on : ways.path(map.foot(), zone)) {
            if (map.isClosedToHorse(from, on)) {
                return Reason.of(ways.state, "II.D.13", "wadi")
                        .unit(ways.unit)
                        .hex(ways.goal)
                        .at(with(only(from), on))
                        .given();
            }
            towns = contains(map.openToHorse(), on) ? towns : with(towns, on);
            from = on;
        }
        return Reason.of(ways.state, "II.D.12", "town")
                .unit(ways.unit)
                .hex(ways.goal)
                .at(towns)
                .given();
    }

    /** The ways of a unit to a hex that it cannot reach. */
    private record Ways(Kassala state, Unit unit, int goal) {

        long zone() {
            return S2C_ZonesOfControl.zone(state, unit.army().enemy());
        }

        Reach64 own() {
            return S2D_Movement.costs(state.parameters(), unit);
        }

        private long open(Reach64 steps) {
            long hexes =
                    steps.equals(own())
                            ? S2D_Movement.ground(state.parameters(), unit)
                            : state.map().hexes();
            return minus(hexes, state.occupied(unit.army().enemy()));
        }

        int cost(Reach64 steps, long stop) {
            return steps.cost(state.place(unit), goal, open(steps), stop);
        }

        int[] path(Reach64 steps, long stop) {
            return steps.path(state.place(unit), goal, open(steps), stop);
        }
    }
}
