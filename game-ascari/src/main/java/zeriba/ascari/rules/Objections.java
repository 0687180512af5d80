package zeriba.ascari.rules;

import java.util.Optional;
import zeriba.ascari.Act;
import zeriba.ascari.Army;
import zeriba.ascari.Ascari;
import zeriba.ascari.Counter;
import zeriba.ascari.Mark;
import zeriba.ascari.Step;
import zeriba.engine.Objection;

/** Why an action may not be chosen where a choice is pending: which section has the word. */
public final class Objections {

    private Objections() {}

    /** The objection to an action; none where the options contain it. */
    public static Optional<Objection> to(Ascari state, Act act) {
        return switch (state.agenda().now()) {
            case Step.Deployment(Army army) -> S1_SettingUp.objection(state, army, act);
            case Step.Movement(Army army) -> inMovement(state, army, act);
            case Step.Moving moving -> inMove(state, moving, act);
            case Step.Window window -> inWindow(state, window, act);
            case Step.Fire(Army army) -> inFire(state, army, act);
            case Step.Retreat retreat -> inRetreat(state, retreat, act);
            case Step.Spiking spiking -> inSpiking(state, spiking, act);
            case Step.Shot _,
                    Step.LeaderHits _,
                    Step.Melee _,
                    Step.Burning _,
                    Step.Administration _,
                    Step.Over _ ->
                    throw new IllegalStateException("nobody chooses in " + state);
        };
    }

    private static Optional<Objection> inMovement(Ascari state, Army army, Act act) {
        return switch (act) {
            case Act.Move move -> S3_Objections.beginning(state, army, move);
            case Act.Flip flip -> S3_Objections.flipping(state, army, flip);
            case Act.Take take -> S3_Objections.taking(state, army, take);
            case Act.Exit exit -> S3_Objections.leaving(state, army, exit);
            case Act.Hand hand -> S3_Objections.handing(state, army, hand);
            case Act.End() -> S3_Objections.ending(state, army);
            case Act.Shoot shoot -> fireLater(state, army, shoot);
            case Act.Stop(),
                    Act.Pass(),
                    Act.Retreat _,
                    Act.Spike _,
                    Act.Yield _,
                    Act.Deploy _,
                    Act.Guard _,
                    Act.Historical() ->
                    common(state, act);
        };
    }

    private static Optional<Objection> inMove(Ascari state, Step.Moving moving, Act act) {
        Counter mover = state.counter(moving.mover());
        return switch (act) {
            case Act.Move move -> S3_Objections.going(state, moving, move);
            case Act.Flip flip -> S3_Objections.flippingOnTheMove(state, moving, flip);
            case Act.Take take -> S3_Objections.takingOnTheMove(state, moving, take);
            case Act.Exit exit -> S3_Objections.leavingOnTheMove(state, moving, exit);
            case Act.Stop() -> S3_Objections.stopping(state, moving);
            case Act.Hand _, Act.End() ->
                    Reason.of(state, "R-3", "finish-move").counter(mover).given();
            case Act.Shoot shoot -> fireLater(state, mover.army(), shoot);
            case Act.Pass(),
                    Act.Retreat _,
                    Act.Spike _,
                    Act.Yield _,
                    Act.Deploy _,
                    Act.Guard _,
                    Act.Historical() ->
                    common(state, act);
        };
    }

    private static Optional<Objection> inWindow(Ascari state, Step.Window window, Act act) {
        return switch (act) {
            case Act.Shoot shoot -> S4_OpportunityFire.objection(state, window, shoot);
            case Act.Pass() -> Optional.empty();
            case Act.Move _,
                    Act.Flip _,
                    Act.Take _,
                    Act.Exit _,
                    Act.Hand _,
                    Act.Stop(),
                    Act.End(),
                    Act.Retreat _,
                    Act.Spike _,
                    Act.Yield _,
                    Act.Deploy _,
                    Act.Guard _,
                    Act.Historical() ->
                    Reason.of(state, "4.31", "fire-first").army(window.by()).given();
        };
    }

    private static Optional<Objection> inFire(Ascari state, Army army, Act act) {
        return switch (act) {
            case Act.Shoot shoot -> S4_FirePhase.objection(state, army, shoot);
            case Act.End() -> Optional.empty();
            case Act.Move move -> movementOver(state, army, move.mover());
            case Act.Flip flip -> movementOver(state, army, flip.battery());
            case Act.Take take -> movementOver(state, army, take.unit());
            case Act.Exit exit -> movementOver(state, army, exit.mover());
            case Act.Hand hand -> movementOver(state, army, hand.from());
            case Act.Stop(),
                    Act.Pass(),
                    Act.Retreat _,
                    Act.Spike _,
                    Act.Yield _,
                    Act.Deploy _,
                    Act.Guard _,
                    Act.Historical() ->
                    common(state, act);
        };
    }

    private static Optional<Objection> inRetreat(Ascari state, Step.Retreat step, Act act) {
        return act instanceof Act.Retreat retreat
                ? S5_Refuges.objection(state, step, retreat)
                : Reason.of(state, "5.4", "retreat-first")
                        .counter(state.counter(step.unit()))
                        .given();
    }

    private static Optional<Objection> inSpiking(Ascari state, Step.Spiking step, Act act) {
        Counter battery = state.counter(step.battery());
        boolean fits =
                switch (act) {
                    case Act.Spike(String id) -> id.equals(battery.id());
                    case Act.Yield(String id) -> id.equals(battery.id());
                    case Act.Move _,
                            Act.Flip _,
                            Act.Take _,
                            Act.Exit _,
                            Act.Hand _,
                            Act.Stop(),
                            Act.End(),
                            Act.Shoot _,
                            Act.Pass(),
                            Act.Retreat _,
                            Act.Deploy _,
                            Act.Guard _,
                            Act.Historical() ->
                            false;
                };
        return fits
                ? Optional.empty()
                : Reason.of(state, "S4.SPIKE", "spike-first").counter(battery).given();
    }

    /** What belongs to moments that are not now. */
    private static Optional<Objection> common(Ascari state, Act act) {
        return switch (act) {
            case Act.Stop() -> Reason.of(state, "R-3", "nobody-moves").given();
            case Act.Pass() -> Reason.of(state, "4.31", "no-window").given();
            case Act.Retreat retreat -> later(state, "5.4", "no-retreat", retreat.unit());
            case Act.Spike spike -> later(state, "S4.SPIKE", "no-spiking", spike.battery());
            case Act.Yield yield -> later(state, "S4.SPIKE", "no-spiking", yield.battery());
            case Act.Deploy deploy -> later(state, "1.4", "set-up-over", deploy.counter());
            case Act.Guard guard -> later(state, "1.4", "set-up-over", guard.unit());
            case Act.Historical() -> Reason.of(state, "1.4", "set-up-all-over").given();
            case Act.Move _,
                    Act.Flip _,
                    Act.Take _,
                    Act.Exit _,
                    Act.Hand _,
                    Act.End(),
                    Act.Shoot _ ->
                    throw new IllegalStateException(act + " has its own objections");
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
    static Optional<Objection> hasMoved(Ascari state, Counter counter) {
        if (!state.isOnMap(counter)) {
            return Reason.of(state, "1.1", "gone").counter(counter).given();
        }
        if (state.has(Mark.DONE, counter.number())) {
            return Reason.of(state, "R-3", "moved").counter(counter).given();
        }
        return S3_Allowance.isHeld(state, counter)
                ? Reason.of(state, "R-67", "held")
                        .counter(counter)
                        .number(state.battle().movesFrom(counter, state.options()))
                        .given()
                : Optional.empty();
    }
}
