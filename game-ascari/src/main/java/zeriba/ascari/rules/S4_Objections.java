package zeriba.ascari.rules;

import java.util.Optional;
import zeriba.ascari.rules.general.Named;
import zeriba.ascari.rules.general.Reason;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.board.Places;
import zeriba.engine.rules.Objection;
import zeriba.engine.rules.Rule;

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
        return switch (firer.kind()) {
            case BATTERY -> Reason.of(state, "3.6", "limbered").counter(firer).given();
            case SQUADRON -> Reason.of(state, "R-17", "squadrons-hold").counter(firer).given();
            case RIFLE, BANDE, SPEAR, CAVALRY, TRANSPORT, BOAT, LEADER ->
                    Reason.of(state, "4.0", "no-rifles").counter(firer).given();
        };
    }

    /** That there is nobody in a hex whom a shot of the fire phase names. */
    @Rule({"R-25", "FIELD.HIDDEN"})
    static Optional<Objection> noTarget(Ascari state, Army enemy, int hex, String named) {
        int unit = state.standing(hex);
        boolean stands = unit >= 0 && state.counter(unit).army() == enemy;
        long leaders = state.openLeadersAt(hex, enemy);
        if (!stands && leaders == 0) {
            return Reason.of(state, "R-25", "no-enemy").hex(hex).given();
        }
        if (named.isEmpty()) {
            return Reason.of(state, "R-25", "name-a-leader").hex(hex).given();
        }
        return Named.any(state, named)
                .or(() -> misnamed(state, Named.known(state, named), hex, stands));
    }

    private static Optional<Objection> misnamed(
            Ascari state, Counter named, int hex, boolean stands) {
        if (state.at(named) != hex || state.has(Mark.HIDDEN, named)) {
            return Reason.of(state, "R-25", "not-in-hex").counter(named).hex(hex).given();
        }
        return stands
                ? Reason.of(state, "R-25", "unit-first").counter(named).hex(hex).given()
                : Reason.of(state, "R-25", "need-not-name").counter(named).hex(hex).given();
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
