package zeriba.ascari.rules;

import java.util.List;
import java.util.Optional;
import zeriba.ascari.Act;
import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.ascari.Mark;
import zeriba.ascari.Step;
import zeriba.engine.Objection;
import zeriba.engine.Rule;

/** Section 3. Movement: why not. */
final class S3_Objections {

    private S3_Objections() {}

    /** Against beginning a move. */
    @Rule({"3.0", "R-3", "R-67"})
    static Optional<Objection> beginning(Ascari state, Army army, Act.Move move) {
        return Named.counter(state, move.mover(), army, "3.0")
                .or(() -> Objections.hasMoved(state, Named.known(state, move.mover())))
                .or(() -> {
                    Counter mover = Named.known(state, move.mover());
                    int hex = state.at(mover);
                    int free = mover.isLeader() ? 0 : S3_Allowance.free(state, mover, hex);
                    int points = S3_Allowance.points(state, mover);
                    return riding(state, mover, move.riders(), free)
                            .or(() -> step(state, mover, hex, hex, points, move.hex()));
                });
    }

    /** Against going on. */
    @Rule({"3.0", "R-3"})
    static Optional<Objection> going(Ascari state, Step.Moving moving, Act.Move move) {
        Counter mover = state.counter(moving.mover());
        return other(state, mover, move.mover())
                .or(() -> {
                    int hex = moving.hex();
                    int free =
                            mover.isLeader()
                                    ? 0
                                    : moving.riders() | S3_Allowance.free(state, mover, hex);
                    return riding(state, mover, move.riders(), free)
                            .or(() ->
                                    step(
                                            state,
                                            mover,
                                            moving.path().start(),
                                            hex,
                                            moving.points(),
                                            move.hex()));
                });
    }

    private static Optional<Objection> other(Ascari state, Counter mover, String named) {
        return mover.id().equals(named)
                ? Optional.empty()
                : Reason.of(state, "R-3", "other-moves").text(named).counter(mover).given();
    }

    /** Against leaders who should go with a unit. */
    @Rule({"1.2", "R-49"})
    private static Optional<Objection> riding(
            Ascari state, Counter mover, List<String> riders, int free) {
        for (String rider : riders) {
            Optional<Counter> leader = state.battle().named(rider);
            boolean may =
                    leader.isPresent()
                            && leader.get().isLeader()
                            && (free >>> (leader.get().number() - state.battle().units()) & 1) != 0;
            if (!may) {
                return Reason.of(state, "R-49", "no-rider").text(rider).counter(mover).given();
            }
        }
        boolean twice = riders.stream().distinct().count() < riders.size();
        return twice
                ? Reason.of(state, "R-49", "no-rider")
                        .text(riders.getFirst())
                        .counter(mover)
                        .given()
                : Optional.empty();
    }

    /** Against a single step. */
    @Rule({"3.0", "3.1", "3.6"})
    private static Optional<Objection> step(
            Ascari state, Counter mover, int start, int from, int points, int to) {
        int way = way(state, from, to);
        if (way < 0) {
            return Reason.of(state, "3.0", "not-adjacent").counter(mover).hex(from).hex(to).given();
        }
        Entering entering = new Entering(state, mover, start);
        if (!entering.isMobile()) {
            return Reason.of(state, "3.6", "not-limbered").counter(mover).given();
        }
        int cost = entering.cost(from, way);
        if (cost == 0) {
            return Reason.of(state, "3.7", "prohibited").counter(mover).hex(to).given();
        }
        if (cost > points) {
            return Reason.of(state, "3.1", "too-dear")
                    .counter(mover)
                    .hex(to)
                    .number(cost)
                    .number(points)
                    .given();
        }
        return entering(state, mover, to)
                .or(() -> ending(state, entering, mover, to, points, cost));
    }

    private static int way(Ascari state, int from, int to) {
        for (int way = 0; way < zeriba.ascari.Ground.WAYS; way++) {
            if (state.ground().neighbour(from, way) == to && to >= 0) {
                return way;
            }
        }
        return -1;
    }

    @Rule({"3.2", "R-13", "S4.ORDERS"})
    private static Optional<Objection> entering(Ascari state, Counter mover, int to) {
        if (AmbaAlagi.bars(state, mover, to)) {
            return Reason.of(state, "S4.ORDERS", "no-order-there").counter(mover).hex(to).given();
        }
        Army enemy = mover.army().enemy();
        if (mover.isLeader()) {
            return state.holds(enemy, to) || state.leadersAt(to, enemy) != 0
                    ? Reason.of(state, "R-13", "leader-alone").counter(mover).hex(to).given()
                    : Optional.empty();
        }
        return state.holds(enemy, to) && Metemma.isFleeing(state, mover.army())
                ? Reason.of(state, "S5.NEGUS", "no-melee").counter(mover).hex(to).given()
                : Optional.empty();
    }

    @Rule({"3.4", "R-9", "S5.NEGUS"})
    private static Optional<Objection> ending(
            Ascari state, Entering entering, Counter mover, int to, int points, int cost) {
        if (entering.mayEnd(to) || entering.leadsOn(to, points - cost)) {
            return Optional.empty();
        }
        return state.holds(mover.army(), to)
                ? Reason.of(state, "3.4", "stacking").counter(mover).hex(to).given()
                : Reason.of(state, "S5.NEGUS", "must-go-back").counter(mover).hex(to).given();
    }

    /** Against flipping a battery in place. */
    @Rule({"3.61", "R-14"})
    static Optional<Objection> flipping(Ascari state, Army army, Act.Flip flip) {
        return Named.unit(state, flip.battery(), army, "3.61")
                .or(() -> {
                    Counter battery = Named.known(state, flip.battery());
                    return battery.isBattery()
                            ? Objections.hasMoved(state, battery)
                            : Reason.of(state, "3.6", "no-battery").counter(battery).given();
                });
    }

    /** Against getting a battery ready on the move. */
    @Rule({"3.61", "R-14"})
    static Optional<Objection> flippingOnTheMove(Ascari state, Step.Moving moving, Act.Flip flip) {
        Counter mover = state.counter(moving.mover());
        return other(state, mover, flip.battery())
                .or(() -> {
                    if (!mover.isBattery()) {
                        return Reason.of(state, "3.6", "no-battery").counter(mover).given();
                    }
                    return S3_Artillery.mayFlip(state, moving)
                            ? Optional.empty()
                            : Reason.of(state, "R-14", "no-flip").counter(mover).given();
                });
    }

    /** Against taking up rifles instead of moving. */
    @Rule({"4.6", "R-29"})
    static Optional<Objection> taking(Ascari state, Army army, Act.Take take) {
        return Named.unit(state, take.unit(), army, "4.6")
                .or(() -> Objections.hasMoved(state, Named.known(state, take.unit())))
                .or(() -> {
                    Counter unit = Named.known(state, take.unit());
                    return Metemma.isFleeing(state, army)
                            ? Reason.of(state, "S5.NEGUS", "must-go-back")
                                    .counter(unit)
                                    .hex(state.at(unit))
                                    .given()
                            : rifles(state, unit);
                });
    }

    private static Optional<Objection> rifles(Ascari state, Counter unit) {
        if (!S4_RifleMarkers.isTaker(unit)) {
            return Reason.of(state, "R-28", "no-taker").counter(unit).given();
        }
        if (state.has(Mark.RIFLE, unit.number())) {
            return Reason.of(state, "R-29", "has-rifles").counter(unit).given();
        }
        return S4_RifleMarkers.mayTake(state, unit, state.at(unit))
                ? Optional.empty()
                : Reason.of(state, "4.6", "no-rifles-here")
                        .counter(unit)
                        .hex(state.at(unit))
                        .given();
    }

    /** Against taking up rifles on the move. */
    @Rule({"4.6", "R-29"})
    static Optional<Objection> takingOnTheMove(Ascari state, Step.Moving moving, Act.Take take) {
        Counter mover = state.counter(moving.mover());
        return other(state, mover, take.unit())
                .or(() -> rifles(state, mover))
                .or(() -> staying(state, moving));
    }

    /** Against leaving the map from where a counter stands. */
    @Rule("R-61")
    static Optional<Objection> leaving(Ascari state, Army army, Act.Exit exit) {
        return Named.counter(state, exit.mover(), army, "R-61")
                .or(() -> Objections.hasMoved(state, Named.known(state, exit.mover())))
                .or(() -> {
                    Counter mover = Named.known(state, exit.mover());
                    int hex = state.at(mover);
                    int free = mover.isLeader() ? 0 : S3_Allowance.free(state, mover, hex);
                    int points = S3_Allowance.points(state, mover);
                    return riding(state, mover, exit.riders(), free)
                            .or(() -> S3_Leaving.objection(state, mover, hex, points));
                });
    }

    /** Against leaving the map at the end of a move. */
    @Rule("R-61")
    static Optional<Objection> leavingOnTheMove(Ascari state, Step.Moving moving, Act.Exit exit) {
        Counter mover = state.counter(moving.mover());
        int hex = moving.hex();
        int free = mover.isLeader() ? 0 : moving.riders() | S3_Allowance.free(state, mover, hex);
        return other(state, mover, exit.mover())
                .or(() -> riding(state, mover, exit.riders(), free))
                .or(() -> S3_Leaving.objection(state, mover, hex, moving.points()))
                .or(() -> staying(state, moving));
    }

    /** Against handing captives over. */
    @Rule("S1.CAPTIVES")
    static Optional<Objection> handing(Ascari state, Army army, Act.Hand hand) {
        return Named.unit(state, hand.from(), army, "S1.CAPTIVES")
                .or(() -> Named.unit(state, hand.to(), army, "S1.CAPTIVES"))
                .or(() ->
                        S3_Captives.objection(
                                state,
                                Named.known(state, hand.from()),
                                Named.known(state, hand.to())));
    }

    /** Against stopping where the counter on the move is. */
    @Rule({"3.4", "R-9"})
    static Optional<Objection> stopping(Ascari state, Step.Moving moving) {
        return staying(state, moving);
    }

    private static Optional<Objection> staying(Ascari state, Step.Moving moving) {
        Counter mover = state.counter(moving.mover());
        int hex = moving.hex();
        if (new Entering(state, mover, moving.path().start()).mayEnd(hex)) {
            return Optional.empty();
        }
        return state.holds(mover.army(), hex)
                ? Reason.of(state, "3.4", "stacking").counter(mover).hex(hex).given()
                : Reason.of(state, "S5.NEGUS", "must-go-back").counter(mover).hex(hex).given();
    }

    /** Against ending the movement: whoever can must draw off after the Negus has fallen. */
    @Rule("S5.NEGUS")
    static Optional<Objection> ending(Ascari state, Army army) {
        if (!Metemma.isFleeing(state, army)) {
            return Optional.empty();
        }
        for (Act act : MoveOptions.ofMovement(state, army)) {
            if (act instanceof Act.Move move && !Named.known(state, move.mover()).isLeader()) {
                return Reason.of(state, "S5.NEGUS", "must-draw-off").text(move.mover()).given();
            }
        }
        return Optional.empty();
    }
}
