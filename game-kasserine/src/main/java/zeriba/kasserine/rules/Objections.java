package zeriba.kasserine.rules;

import java.util.Optional;
import zeriba.engine.Objection;
import zeriba.kasserine.Act;
import zeriba.kasserine.Army;
import zeriba.kasserine.Kasserine;
import zeriba.kasserine.Step;
import zeriba.kasserine.Unit;
import zeriba.kasserine.Units;

/** Why an action may not be chosen where a choice is pending: which section has the word. */
public final class Objections {

    private Objections() {}

    /** The objection to an action; none where the options contain it. */
    public static Optional<Objection> to(Kasserine state, Act act) {
        return switch (state.agenda().now()) {
            case Step.Movement step -> inMovement(state, step, act);
            case Step.Going step -> inHand(state, step, act);
            case Step.Combat(Army army) -> inCombat(state, army, act);
            case Step.Commitment step -> inCommitment(state, step, act);
            case Step.Losses step -> inLosses(state, step, act);
            case Step.Retreats step -> inRetreat(state, step, act);
            case Step.Advance step -> inAdvance(state, step, act);
            case Step.Draw _, Step.Battle _, Step.EndOfTurn _, Step.Over _ ->
                    throw new IllegalStateException("nobody chooses in " + state);
        };
    }

    private static Optional<Objection> inMovement(Kasserine state, Step.Movement step, Act act) {
        return switch (act) {
            case Act.Take(Unit unit) -> S05_Objections.toTaking(state, step, unit);
            case Act.Move(Unit unit, int hex, var way) ->
                    S05_Objections.toTaking(state, step, unit)
                            .or(() ->
                                    S05_Objections.toGoal(
                                            state,
                                            new Step.Going(
                                                    step.army(),
                                                    step.phase(),
                                                    unit,
                                                    state.place(unit)),
                                            hex,
                                            way));
            case Act.Enter enter -> S11_Objections.to(state, step, enter);
            case Act.End() -> S11_Objections.toEnd(state, step);
            case Act.Go go -> Reason.of(state, "5.1", "nobody-in-hand").hex(go.hex()).given();
            case Act.Attack attack -> combatLater(state, step.army(), attack.attackers());
            case Act.Bombard(Unit target) -> bombardmentLater(state, step.army(), target);
            case Act.Commit _ -> noCombat(state);
            case Act.Deplete(Unit unit) -> noResult(state, "CRT.EX", unit);
            case Act.Retreat(Unit unit, _) -> noResult(state, "7.7", unit);
            case Act.Stand(Unit unit) -> noResult(state, "7.8", unit);
            case Act.Hold(Unit unit) -> noResult(state, "14.3", unit);
            case Act.Advance(Unit unit, _) -> noResult(state, "7.9", unit);
            case Act.Stay() -> nobodyAdvances(state);
        };
    }

    private static Optional<Objection> inHand(Kasserine state, Step.Going step, Act act) {
        return act instanceof Act.Go go
                ? S05_Objections.toGoal(state, step, go.hex(), go.way())
                : Reason.of(state, "5.1", "in-hand").unit(step.unit()).given();
    }

    private static Optional<Objection> inCombat(Kasserine state, Army army, Act act) {
        return switch (act) {
            case Act.Attack attack -> S07_Objections.toAttack(state, army, attack);
            case Act.Bombard bombard -> S07_Objections.toBombardment(state, army, bombard);
            case Act.End() -> Optional.empty();
            case Act.Take(Unit unit) -> movementOver(state, army, unit);
            case Act.Move(Unit unit, _, _) -> movementOver(state, army, unit);
            case Act.Enter(Unit unit, _) -> movementOver(state, army, unit);
            case Act.Go go -> Reason.of(state, "5.1", "nobody-in-hand").hex(go.hex()).given();
            case Act.Commit _ -> noCombat(state);
            case Act.Deplete(Unit unit) -> noResult(state, "CRT.EX", unit);
            case Act.Retreat(Unit unit, _) -> noResult(state, "7.7", unit);
            case Act.Stand(Unit unit) -> noResult(state, "7.8", unit);
            case Act.Hold(Unit unit) -> noResult(state, "14.3", unit);
            case Act.Advance(Unit unit, _) -> noResult(state, "7.9", unit);
            case Act.Stay() -> nobodyAdvances(state);
        };
    }

    private static Optional<Objection> inCommitment(
            Kasserine state, Step.Commitment step, Act act) {
        return act instanceof Act.Commit commit
                ? S07_Objections.toMarkers(state, step, commit.markers())
                : Reason.of(state, "8.3", "commit-first." + step.army())
                        .at(step.engagement().defender())
                        .given();
    }

    private static Optional<Objection> inLosses(Kasserine state, Step.Losses step, Act act) {
        if (!(act instanceof Act.Deplete(Unit unit))) {
            boolean isOne = step.from().size() == 1;
            return Reason.of(state, "7.6", isOne ? "deplete-first.one" : "deplete-first")
                    .units(step.from())
                    .given();
        }
        return step.from().contains(unit)
                ? Optional.empty()
                : noPart(state, "7.6", step.army(), unit);
    }

    private static Optional<Objection> noPart(Kasserine state, String rule, Army army, Unit unit) {
        return foreign(state, army, unit)
                .or(() -> Reason.of(state, rule, "took-no-part").unit(unit).given());
    }

    private static Optional<Objection> foreign(Kasserine state, Army army, Unit unit) {
        return unit.army() == army
                ? Optional.empty()
                : Reason.of(state, "4.0", "not-yours").unit(unit).given();
    }

    private static Optional<Objection> inRetreat(Kasserine state, Step.Retreats step, Act act) {
        return switch (act) {
            case Act.Retreat retreat -> S07_Objections.toRetreat(state, step, retreat);
            case Act.Stand(Unit unit) -> S07_Objections.toStanding(state, step, unit);
            case Act.Hold(Unit unit) -> S07_Objections.toHolding(state, step, unit);
            case Act.Take _,
                    Act.Move _,
                    Act.Enter _,
                    Act.Go _,
                    Act.End _,
                    Act.Attack _,
                    Act.Bombard _,
                    Act.Commit _,
                    Act.Deplete _,
                    Act.Advance _,
                    Act.Stay _ ->
                    Reason.of(state, "7.7", "retreat-first").units(step.units()).given();
        };
    }

    private static Optional<Objection> inAdvance(Kasserine state, Step.Advance step, Act act) {
        if (act instanceof Act.Stay) {
            return Optional.empty();
        }
        if (!(act instanceof Act.Advance(Unit unit, int hex))) {
            return Reason.of(state, "7.9", "advance-first").hex(step.hex()).given();
        }
        if (hex != step.hex()) {
            return Reason.of(state, "7.9", "not-vacated").hex(hex).given();
        }
        return S07_Combat.present(state, step.attackers()).contains(unit)
                ? Optional.empty()
                : noPart(state, "7.9", step.army(), unit);
    }

    private static Optional<Objection> combatLater(Kasserine state, Army army, Units units) {
        return units.army() == army
                ? Reason.of(state, "4.0", "combat-later").units(units).given()
                : Reason.of(state, "4.0", "not-yours").units(units).given();
    }

    private static Optional<Objection> bombardmentLater(Kasserine state, Army army, Unit target) {
        return target.army() == army
                ? Reason.of(state, "7.2", "own-target").unit(target).given()
                : Reason.of(state, "4.0", "bombardment-later").unit(target).given();
    }

    private static Optional<Objection> movementOver(Kasserine state, Army army, Unit unit) {
        return foreign(state, army, unit)
                .or(() -> Reason.of(state, "4.0", "movement-over").unit(unit).given());
    }

    private static Optional<Objection> noCombat(Kasserine state) {
        return Reason.of(state, "8.3", "no-combat").given();
    }

    private static Optional<Objection> noResult(Kasserine state, String rule, Unit unit) {
        return Reason.of(state, rule, "no-result").unit(unit).given();
    }

    private static Optional<Objection> nobodyAdvances(Kasserine state) {
        return Reason.of(state, "7.9", "no-advance").given();
    }
}
