package zeriba.ascari.rules;

import java.util.Optional;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.ascari.Mark;
import zeriba.board.Places;
import zeriba.engine.Objection;
import zeriba.engine.Rule;

/** Section 4. Fire combat: why a unit may not fire. */
final class S4_Objections {

    private S4_Objections() {}

    /** Why a unit does not fire at all just now. */
    @Rule({"4.0", "4.41", "5.41"})
    static Optional<Objection> cannotFire(Ascari state, Counter firer) {
        if (!state.isOnMap(firer)) {
            return Reason.of(state, "1.1", "gone").counter(firer).given();
        }
        if (state.has(Mark.RETREAT, firer.number())) {
            return Reason.of(state, "5.41", "retreated").counter(firer).given();
        }
        if (S3_Movement.canFire(state, firer)) {
            return Optional.empty();
        }
        String rule = firer.isBattery() ? "3.6" : "4.0";
        String key = firer.isBattery() ? "limbered" : "no-rifles";
        return Reason.of(state, rule, key).counter(firer).given();
    }

    /** That a unit has nobody to fire at, if it is asked about with its own hex for a target. */
    @Rule({"4.1", "4.2"})
    static Optional<Objection> noneToFireAt(Ascari state, Counter firer, int hex) {
        return hex == state.at(firer) && S4_Chances.targets(state, firer).isEmpty()
                ? Reason.of(state, "4.2", "none-to-fire-at")
                        .counter(firer)
                        .number(S4_Fire.range(state, firer))
                        .given()
                : Optional.empty();
    }

    /** Why a unit does not reach a hex, or cannot hit there. */
    @Rule({"4.1", "4.2", "G-2"})
    static Optional<Objection> cannotReach(
            Ascari state, Counter firer, int hex, boolean opportunity) {
        int from = state.at(firer);
        int distance = state.ground().distance(from, hex);
        int range = S4_Fire.range(state, firer);
        if (distance > range || distance == 0) {
            return Reason.of(state, "4.1", "out-of-range")
                    .counter(firer)
                    .hex(hex)
                    .number(distance)
                    .number(range)
                    .given();
        }
        if (!S4_Fire.reaches(state, firer, hex)) {
            Places blockers =
                    state.ground().blockers(from, hex, state.occupied(), state.spoils().burnt());
            return Reason.of(state, "4.2", "no-sight")
                    .counter(firer)
                    .hex(hex)
                    .hexes(blockers)
                    .given();
        }
        return S4_Fire.mayHit(state, firer, hex, opportunity)
                ? Optional.empty()
                : Reason.of(state, "G-2", "cannot-hit")
                        .counter(firer)
                        .hex(hex)
                        .number(S4_Fire.modifier(state, firer, hex, opportunity))
                        .given();
    }
}
