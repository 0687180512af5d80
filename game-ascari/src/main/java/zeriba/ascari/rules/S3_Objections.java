package zeriba.ascari.rules;

import java.util.Optional;
import zeriba.ascari.rules.S3_Movement.Movement;
import zeriba.ascari.rules.S3_Moves.Moving;
import zeriba.ascari.rules.general.Named;
import zeriba.ascari.rules.general.Objections;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.rules.general.S3_Allowance;
import zeriba.ascari.rules.general.S3_Captives;
import zeriba.ascari.rules.general.S3_Riding;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;

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
                    int points = S3_Allowance.points(state, mover);
                    return S3_Riding.objection(state, mover, move.riders(), hex, 0)
                            .or(() -> step(state, mover, hex, hex, points, move.hex()));
                });
    }

    /** Against going on. */
    @Rule({"3.0", "R-3"})
    static Optional<Objection> going(Ascari state, Moving moving, Act.Move move) {
        Counter mover = state.counter(moving.mover());
        return other(state, mover, move.mover())
                .or(() -> {
                    int hex = moving.hex();
                    return S3_Riding.objection(state, mover, move.riders(), hex, moving.riders())
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

    /** Only who is on the move goes on; others of its army have to wait. */
    private static Optional<Objection> other(Ascari state, Counter mover, String named) {
        if (mover.id().equals(named)) {
            return Optional.empty();
        }
        return Named.counter(state, named, mover.army(), "3.0")
                .or(() -> Objections.hasMoved(state, Named.known(state, named)))
                .or(() ->
                        Reason.of(state, "R-3", "other-moves").text(named).counter(mover).given());
    }

    /** Against a single step. */
    @Rule({"3.0", "3.1", "3.6"})
    private static Optional<Objection> step(
            Ascari state, Counter mover, int start, int from, int points, int to) {
        int way = way(state, from, to);
        if (to == from) {
            return Reason.of(state, "3.0", "there-already").counter(mover).hex(from).given();
        }
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
                .or(() -> passing(state, entering, mover, from, to))
                .or(() -> ending(state, entering, mover, start, to, points - cost));
    }

    @Rule("FIELD.CONTACT")
    private static Optional<Objection> passing(
            Ascari state, Entering entering, Counter mover, int from, int to) {
        return entering.mayPass(from, to)
                ? Optional.empty()
                : Reason.of(state, "FIELD.CONTACT", "ranks").counter(mover).hex(from).given();
    }

    private static int way(Ascari state, int from, int to) {
        for (int way = 0; way < zeriba.ascari.state.Ground.WAYS; way++) {
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
        if (mover.isTransport() && state.holds(enemy, to)) {
            return Reason.of(state, "FIELD.TRANSPORT", "unarmed").counter(mover).hex(to).given();
        }
        return state.holds(enemy, to) && Metemma.isFleeing(state, mover.army())
                ? Reason.of(state, "S5.NEGUS", "no-melee").counter(mover).hex(to).given()
                : Optional.empty();
    }

    @Rule({"3.4", "R-9", "S5.NEGUS"})
    private static Optional<Objection> ending(
            Ascari state, Entering entering, Counter mover, int start, int to, int points) {
        if (entering.mayEnd(to) || entering.leadsOn(to, points)) {
            return Optional.empty();
        }
        return state.holds(mover.army(), to)
                ? Reason.of(state, "3.4", "stuck").counter(mover).hex(to).given()
                : mustGoBack(state, mover, start);
    }

    /** Who draws off must end its move farther back than where it began. */
    @Rule("S5.NEGUS")
    private static Optional<Objection> mustGoBack(Ascari state, Counter mover, int start) {
        return Reason.of(state, "S5.NEGUS", "must-go-back").counter(mover).hex(start).given();
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
    static Optional<Objection> flippingOnTheMove(Ascari state, Moving moving, Act.Flip flip) {
        Counter mover = state.counter(moving.mover());
        return other(state, mover, flip.battery())
                .or(() -> {
                    if (!mover.isBattery()) {
                        return Reason.of(state, "3.6", "no-battery").counter(mover).given();
                    }
                    return S3_Artillery.mayFlip(state, moving)
                            ? Optional.empty()
                            : S3_Artillery.whyNot(state, moving);
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
                            ? mustGoBack(state, unit, state.at(unit))
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
    static Optional<Objection> takingOnTheMove(Ascari state, Moving moving, Act.Take take) {
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
                    int points = S3_Allowance.points(state, mover);
                    return S3_Riding.objection(state, mover, exit.riders(), hex, 0)
                            .or(() -> S3_Leaving.objection(state, mover, hex, points));
                });
    }

    /** Against leaving the map at the end of a move. */
    @Rule("R-61")
    static Optional<Objection> leavingOnTheMove(Ascari state, Moving moving, Act.Exit exit) {
        Counter mover = state.counter(moving.mover());
        int hex = moving.hex();
        return other(state, mover, exit.mover())
                .or(() -> S3_Riding.objection(state, mover, exit.riders(), hex, moving.riders()))
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
    static Optional<Objection> stopping(Ascari state, Moving moving) {
        return staying(state, moving);
    }

    private static Optional<Objection> staying(Ascari state, Moving moving) {
        Counter mover = state.counter(moving.mover());
        int hex = moving.hex();
        if (new Entering(state, mover, moving.path().start()).mayEnd(hex)) {
            return Optional.empty();
        }
        return state.holds(mover.army(), hex)
                ? Reason.of(state, "3.4", "stacking").counter(mover).hex(hex).given()
                : mustGoBack(state, mover, moving.path().start());
    }

    /** Against ending the movement: whoever can must draw off after the Negus has fallen. */
    @Rule("S5.NEGUS")
    static Optional<Objection> ending(Ascari state, Movement movement) {
        if (!Metemma.isFleeing(state, movement.army())) {
            return Optional.empty();
        }
        for (Act act : MoveOptions.of(state, movement)) {
            if (act instanceof Act.Move move && !Named.known(state, move.mover()).isLeader()) {
                return Reason.of(state, "S5.NEGUS", "must-draw-off").text(move.mover()).given();
            }
        }
        return Optional.empty();
    }
}
