package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.board.Places;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.rules.S07_Retreat.Retreats;
import zeriba.kasserine.rules.S08_SupportFire.Commitment;
import zeriba.kasserine.rules.general.Reason;
import zeriba.kasserine.rules.general.S06_ZonesOfControl;
import zeriba.kasserine.rules.general.S17_PennyPackets;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Markers;
import zeriba.kasserine.state.Path;
import zeriba.kasserine.state.Unit;

/** Sections 7 and 8. Combat and support fire: why something may not be done. */
public final class S07_Objections {

    private S07_Objections() {}

    /** Why an attack may not be made. */
    @Rule({"7.1", "7.2"})
    static Optional<Objection> toAttack(Kasserine state, Army army, Act.Attack attack) {
        for (Unit unit : attack.attackers()) {
            Optional<Objection> objection = toAttacker(state, army, unit);
            if (objection.isPresent()) {
                return objection;
            }
        }
        Unit target = attack.defender();
        Optional<Objection> objection = toTarget(state, army, target);
        if (objection.isPresent()) {
            return objection;
        }
        if (contains(state.activity().struck(), target.bit())) {
            return Reason.of(state, "7.1", "struck").unit(target).given();
        }
        return toReach(state, army, attack);
    }

    @Rule("7.2")
    private static Optional<Objection> toReach(Kasserine state, Army army, Act.Attack attack) {
        Unit target = attack.defender();
        Places beside = state.map().adjacency().neighbours(state.place(target));
        if (!state.hexes(army).intersects(beside)) {
            return Reason.of(state, "7.2", "nobody-adjacent").unit(target).given();
        }
        for (Unit unit : attack.attackers()) {
            if (!beside.contains(state.place(unit))) {
                return Reason.of(state, "7.2", "not-adjacent").unit(unit).unit(target).given();
            }
        }
        return Optional.empty();
    }

    @Rule("7.1")
    private static Optional<Objection> toAttacker(Kasserine state, Army army, Unit unit) {
        if (unit.army() != army) {
            return Reason.of(state, "4.0", "not-yours").unit(unit).given();
        }
        if (!state.isOnMap(unit)) {
            return Reason.of(state, "7.2", "off-map").unit(unit).given();
        }
        return contains(state.activity().fought(), unit.bit())
                ? Reason.of(state, "7.1", "fought").unit(unit).given()
                : Optional.empty();
    }

    private static Optional<Objection> toTarget(Kasserine state, Army army, Unit target) {
        if (target.army() == army) {
            return Reason.of(state, "7.2", "own-target").unit(target).given();
        }
        return state.isOnMap(target)
                ? Optional.empty()
                : Reason.of(state, "7.2", "off-map").unit(target).given();
    }

    /** Why a unit may not be bombarded. */
    @Rule({"8.4", "8.6"})
    static Optional<Objection> toBombardment(Kasserine state, Army army, Act.Bombard bombard) {
        Unit target = bombard.target();
        Optional<Objection> objection = toTarget(state, army, target);
        if (objection.isPresent()) {
            return objection;
        }
        if (contains(state.activity().bombarded(), target.bit())) {
            return Reason.of(state, "8.6", "bombarded").unit(target).given();
        }
        int size = state.support().hand(army).size();
        return size < S08_SupportFire.cap(state)
                ? Reason.of(state, "8.4", "too-few-markers")
                        .word(Integer.toString(S08_SupportFire.cap(state)))
                        .word(Integer.toString(size))
                        .at(target)
                        .given()
                : Optional.empty();
    }

    /** Why markers may not be committed. */
    @Rule({"8.3", "8.4"})
    static Optional<Objection> toMarkers(Kasserine state, Commitment step, Markers markers) {
        if (S08_SupportFire.commitments(state, step).contains(markers)) {
            return Optional.empty();
        }
        Unit target = step.engagement().defender();
        int cap = S08_SupportFire.cap(state);
        if (markers.size() > cap) {
            return Reason.of(state, "8.3", "too-many-markers")
                    .word(Integer.toString(cap))
                    .at(target)
                    .given();
        }
        boolean bombards = S08_SupportFire.isBombarding(step) && markers.size() < cap;
        return bombards
                ? Reason.of(state, "8.4", "all-markers")
                        .word(Integer.toString(cap))
                        .at(target)
                        .given()
                : Reason.of(state, "8.3", "no-such-markers")
                        .word(markers.toString())
                        .at(target)
                        .given();
    }

    /** Why a unit may not retreat by a way. */
    @Rule({"7.7", "5.3"})
    static Optional<Objection> toRetreat(Kasserine state, Retreats step, Act.Retreat retreat) {
        Unit unit = retreat.unit();
        if (!step.units().contains(unit)) {
            return Reason.of(state, "7.7", "need-not-retreat").unit(unit).given();
        }
        if (S07_Retreat.ways(state, step, unit).contains(retreat.way())) {
            return Optional.empty();
        }
        int from = state.place(unit);
        for (int i = 0; i < retreat.way().length(); i++) {
            int to = retreat.way().hex(i);
            Optional<Objection> objection = toRetreatStep(state, unit, from, to);
            if (objection.isPresent()) {
                return objection;
            }
            from = to;
        }
        return toLength(state, step, unit, retreat.way());
    }

    @Rule({"7.7", "6.2", "17.0"})
    private static Optional<Objection> toRetreatStep(Kasserine state, Unit unit, int from, int to) {
        if (!state.map().touch(from, to)) {
            return S05_Objections.apart(state, from, to);
        }
        int start = state.place(unit);
        if (state.map().distance(start, to) <= state.map().distance(start, from)) {
            return Reason.of(state, "7.7", "not-away").unit(unit).hex(to).given();
        }
        if (S17_PennyPackets.isProhibited(state, to)) {
            return Reason.of(state, "17.0", "prohibited").unit(unit).hex(to).given();
        }
        if (state.parameters().outside().contains(to)) {
            return Reason.of(state, "G-4", "outside").unit(unit).hex(to).given();
        }
        if (state.hexes(unit.army().enemy()).contains(to)) {
            return Reason.of(state, "7.7", "enemy-hex").unit(unit).hex(to).given();
        }
        if (S06_ZonesOfControl.barsRetreat(state, unit, to)) {
            return Reason.of(state, "6.2", "retreat-zone").unit(unit).hex(to).given();
        }
        return S06_ZonesOfControl.barsOverMines(state, unit, from, to)
                ? Reason.of(state, "14.2", "zone-over-mines").unit(unit).hex(to).given()
                : Optional.empty();
    }

    @Rule({"7.7", "5.3"})
    private static Optional<Objection> toLength(
            Kasserine state, Retreats step, Unit unit, Path way) {
        boolean isShort = way.length() < S07_Retreat.shortest(state, step, unit);
        if (!isShort && state.hexes(unit.army()).contains(way.last())) {
            return Reason.of(state, "5.3", "stacked").unit(unit).hex(way.last()).given();
        }
        return Reason.of(state, "7.7", isShort ? "retreat-short" : "retreat-long")
                .unit(unit)
                .hex(way.last())
                .word(Integer.toString(step.length()))
                .given();
    }

    /** Why a unit may not be depleted in place of its retreat. */
    @Rule("7.8")
    static Optional<Objection> toStanding(Kasserine state, Retreats step, Unit unit) {
        if (!step.units().contains(unit)) {
            return Reason.of(state, "7.7", "need-not-retreat").unit(unit).given();
        }
        if (S07_Retreat.mayStand(state, unit)) {
            return Optional.empty();
        }
        boolean isDepleted = state.isReduced(unit);
        return Reason.of(state, "7.8", isDepleted ? "depleted" : "one-sided").unit(unit).given();
    }

    /** Why a unit may not ignore its retreat. */
    @Rule({"14.3", "7.5"})
    static Optional<Objection> toHolding(Kasserine state, Retreats step, Unit unit) {
        if (!step.units().contains(unit)) {
            return Reason.of(state, "7.7", "need-not-retreat").unit(unit).given();
        }
        return S07_Retreat.mayHold(state, step, unit)
                ? Optional.empty()
                : unsheltered(state, step, unit);
    }

    /** Engineers take off a hex, and not the whole of a retreat. */
    @Rule({"14.3", "7.5"})
    private static Optional<Objection> unsheltered(Kasserine state, Retreats step, Unit unit) {
        if (state.map().boxes().contains(state.place(unit))) {
            return boxed(state, unit);
        }
        return S07_Retreat.shortest(state, step, unit) < step.length()
                ? Reason.of(state, "7.5", "shortened-only").unit(unit).given()
                : Reason.of(state, "14.3", "no-box").unit(unit).given();
    }

    /** A box shelters neither other Allies nor the Axis. */
    @Rule({"R13", "R14"})
    private static Optional<Objection> boxed(Kasserine state, Unit unit) {
        String rule = unit.army() == Army.AXIS ? "R14" : "R13";
        return Reason.of(state, rule, "not-american").unit(unit).given();
    }
}
