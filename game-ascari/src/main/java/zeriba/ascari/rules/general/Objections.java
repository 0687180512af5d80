package zeriba.ascari.rules.general;

import java.util.Optional;
import zeriba.ascari.state.Act;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Objection;

/** Why an action may not be chosen where the sequence of play has something else to be done. */
public final class Objections {

    private Objections() {}

    /**
     * To an action of another step while an army moves or fires. An end belongs to both, and a
     * counter on the move has its own word on it.
     */
    public static Optional<Objection> inTurn(Ascari state, Army army, Act act) {
        return switch (act) {
            case Act.Deploy deploy -> later(state, "1.4", "set-up-over", deploy.counter());
            case Act.Guard guard -> later(state, "1.4", "set-up-over", guard.unit());
            case Act.Historical() -> Reason.of(state, "1.4", "set-up-all-over").given();
            case Act.Move move -> movementOver(state, army, move.mover());
            case Act.Flip flip -> movementOver(state, army, flip.battery());
            case Act.Take take -> movementOver(state, army, take.unit());
            case Act.Exit exit -> movementOver(state, army, exit.mover());
            case Act.Hand hand -> movementOver(state, army, hand.from());
            case Act.Stop(), Act.End() -> Reason.of(state, "R-3", "nobody-moves").given();
            case Act.Shoot shoot -> fireLater(state, army, shoot);
            case Act.Pass() -> Reason.of(state, "4.31", "no-window").given();
            case Act.Retreat retreat -> later(state, "5.4", "no-retreat", retreat.unit());
            case Act.Spiking spiking -> later(state, "S4.SPIKE", "no-spiking", spiking.battery());
        };
    }

    private static Optional<Objection> later(Ascari state, String rule, String key, String id) {
        return Named.any(state, id).or(() -> Reason.of(state, rule, key).text(id).given());
    }

    /** An army's own unit fires when the movement is over; nobody else fires in it. */
    private static Optional<Objection> fireLater(Ascari state, Army army, Act.Shoot shoot) {
        return Named.present(state, shoot.firer(), army, "4.4")
                .or(() -> later(state, "4.4", "fire-later", shoot.firer()));
    }

    private static Optional<Objection> movementOver(Ascari state, Army army, String id) {
        return Named.counter(state, id, army, "3.0")
                .or(() -> isGone(state, Named.known(state, id)))
                .or(() -> later(state, "2.0", "movement-over", id));
    }

    /** That a counter is no longer on the map. */
    static Optional<Objection> isGone(Ascari state, Counter counter) {
        return state.isOnMap(counter)
                ? Optional.empty()
                : Reason.of(state, "1.1", "gone").counter(counter).given();
    }

    /** Whether a counter has had its move. */
    public static Optional<Objection> hasMoved(Ascari state, Counter counter) {
        if (!state.isOnMap(counter)) {
            return Reason.of(state, "1.1", "gone").counter(counter).given();
        }
        if (state.has(Mark.DONE, counter.number())) {
            return Reason.of(state, "R-3", "moved").counter(counter).given();
        }
        return S3_Allowance.isHeld(state, counter)
                ? Reason.of(state, S3_Allowance.holding(state), "held")
                        .counter(counter)
                        .number(state.battle().movesFrom(counter, state.options()))
                        .given()
                : Optional.empty();
    }
}
