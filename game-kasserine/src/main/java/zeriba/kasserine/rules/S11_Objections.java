package zeriba.kasserine.rules;

import static zeriba.board.Bits.*;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;
import zeriba.kasserine.rules.S05_Phases.Movement;
import zeriba.kasserine.rules.general.Reason;
import zeriba.kasserine.rules.general.S15_Airfield;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Phase;
import zeriba.kasserine.state.Trigger;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Section 11. Reinforcements: why a unit may not arrive, and who may not wait. */
public final class S11_Objections {

    private S11_Objections() {}

    /** Why a unit may not enter by a hex. */
    @Rule({"11.2", "11.3", "11.4"})
    static Optional<Objection> to(Kasserine state, Movement step, Act.Enter enter) {
        Unit unit = enter.unit();
        if (unit.army() != step.army()) {
            return Reason.of(state, "4.0", "not-yours").unit(unit).given();
        }
        if (state.place(unit) != Kasserine.DUE) {
            boolean here = state.isOnMap(unit);
            return Reason.of(state, here ? "11.0" : "7.6", here ? "here-already" : "gone")
                    .unit(unit)
                    .given();
        }
        return notYet(state, step, unit).or(() -> where(state, step, enter));
    }

    @Rule({"11.1", "R8", "R30"})
    private static Optional<Objection> notYet(Kasserine state, Movement step, Unit unit) {
        if (!S11_Reinforcements.isDue(state, unit)) {
            return notDue(state, unit);
        }
        if (state.activity().closed()) {
            return Reason.of(state, "R30", "arrivals-over").unit(unit).given();
        }
        boolean late =
                step.phase() == Phase.MOBILE
                        && (state.roster().isLeg(unit) || S15_Airfield.isFlownIn(state, unit));
        return late
                ? Reason.of(state, state.roster().isLeg(unit) ? "11.2" : "15.0", "too-late")
                        .unit(unit)
                        .given()
                : Optional.empty();
    }

    @Rule({"11.1", "15.0"})
    static Optional<Objection> notDue(Kasserine state, Unit unit) {
        int turn = state.roster().turn(unit);
        if (state.turn() < turn) {
            return Reason.of(state, "11.1", "early")
                    .unit(unit)
                    .word(Integer.toString(turn))
                    .given();
        }
        Trigger event = state.roster().trigger(unit).orElseThrow();
        return Reason.of(state, event.rule(), "event." + event.id()).unit(unit).given();
    }

    @Rule({"11.3", "11.4", "5.3"})
    private static Optional<Objection> where(Kasserine state, Movement step, Act.Enter enter) {
        Unit unit = enter.unit();
        int hex = enter.hex();
        if (!state.roster().starts(unit).contains(hex)
                || state.parameters().outside().contains(hex)) {
            return Reason.of(state, "11.3", "not-there").unit(unit).hex(hex).given();
        }
        if (state.hexes(unit.army().enemy()).contains(hex)) {
            return Reason.of(state, "11.4", "entry-held").unit(unit).hex(hex).given();
        }
        if (S11_Reinforcements.open(state, unit, step.phase()).contains(hex)) {
            return Optional.empty();
        }
        return Reason.of(state, "R5", "no-room").unit(unit).hex(hex).given();
    }

    /** Why a phase may not go on or end: reinforcements come first, and may not wait. */
    @Rule({"R28", "R30"})
    static Optional<Objection> toEnd(Kasserine state, Movement step) {
        long must = Arrivals.of(state, step.army(), step.phase()).compulsory();
        return isEmpty(must)
                ? Optional.empty()
                : Reason.of(state, "R28", "must-arrive")
                        .units(new Units(step.army(), must))
                        .given();
    }
}
