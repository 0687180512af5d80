package zeriba.kasserine.rules.general;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.kasserine.state.Act;
import zeriba.kasserine.state.Army;
import zeriba.kasserine.state.Kasserine;
import zeriba.kasserine.state.Unit;
import zeriba.kasserine.state.Units;

/** Why an action may not be chosen where the sequence of play has something else to be done. */
public final class Objections {

    private Objections() {}

    /** In a phase in which {@code army} moves, to an action of another step. */
    public static Optional<Objection> inMovement(Kasserine state, Army army, Act act) {
        return switch (act) {
            case Act.Attack(Units attackers, _) ->
                    Reason.of(state, "4.0", attackers.army() == army ? "combat-later" : "not-yours")
                            .units(attackers)
                            .given();
            case Act.Bombard(Unit target) -> bombardmentLater(state, army, target);
            case Act _ -> underWay(state, act);
        };
    }

    /** In a phase in which {@code army} fights, to an action of another step. */
    public static Optional<Objection> inCombat(Kasserine state, Army army, Act act) {
        return switch (act) {
            case Act.Take(Unit unit) -> movementOver(state, army, unit);
            case Act.Move(Unit unit, _, _) -> movementOver(state, army, unit);
            case Act.Enter(Unit unit, _) -> movementOver(state, army, unit);
            case Act _ -> underWay(state, act);
        };
    }

    /** To an action of a step that breaks into a phase: nothing of the kind is under way. */
    private static Optional<Objection> underWay(Kasserine state, Act act) {
        return switch (act) {
            case Act.Go go -> Reason.of(state, "5.1", "nobody-in-hand").hex(go.hex()).given();
            case Act.Commit _ -> Reason.of(state, "8.3", "no-combat").given();
            case Act.Deplete(Unit unit) -> noResult(state, "CRT.EX", unit);
            case Act.Retreat(Unit unit, _) -> noResult(state, "7.7", unit);
            case Act.Stand(Unit unit) -> noResult(state, "7.8", unit);
            case Act.Hold(Unit unit) -> noResult(state, "14.3", unit);
            case Act.Advance(Unit unit, _) -> noResult(state, "7.9", unit);
            case Act.Stay() -> Reason.of(state, "7.9", "no-advance").given();
            case Act.Moving _, Act.Fighting _ ->
                    throw new IllegalStateException(act + " belongs to a phase");
        };
    }

    /** To a unit that has taken no part in a combat of {@code army}. */
    public static Optional<Objection> noPart(Kasserine state, String rule, Army army, Unit unit) {
        return foreign(state, army, unit)
                .or(() -> Reason.of(state, rule, "took-no-part").unit(unit).given());
    }

    private static Optional<Objection> foreign(Kasserine state, Army army, Unit unit) {
        return unit.army() == army
                ? Optional.empty()
                : Reason.of(state, "4.0", "not-yours").unit(unit).given();
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

    private static Optional<Objection> noResult(Kasserine state, String rule, Unit unit) {
        return Reason.of(state, rule, "no-result").unit(unit).given();
    }
}
