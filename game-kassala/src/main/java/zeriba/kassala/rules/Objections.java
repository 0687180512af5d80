package zeriba.kassala.rules;

import java.util.Optional;
import zeriba.engine.Objection;
import zeriba.kassala.Act;
import zeriba.kassala.Army;
import zeriba.kassala.Kassala;
import zeriba.kassala.Step;
import zeriba.kassala.Unit;
import zeriba.kassala.Units;

/** Why an action may not be chosen where a choice is pending: which section has the word. */
public final class Objections {

    private Objections() {}

    /** The objection to an action; none where the options contain it. */
    public static Optional<Objection> to(Kassala state, Act act) {
        return switch (state.agenda().now()) {
            case Step.Deployment(Army army) -> inDeployment(state, army, act);
            case Step.Movement(Army army) -> inMovement(state, army, act);
            case Step.Combat(Army army) -> inCombat(state, army, act);
            case Step.Losses losses -> inLosses(state, losses, act);
            case Step.Advance advance -> inAdvance(state, advance, act);
            case Step.Battle _, Step.EndOfTurn _, Step.Over _ ->
                    throw new IllegalStateException("nobody chooses in " + state);
        };
    }

    private static Optional<Objection> inDeployment(Kassala state, Army army, Act act) {
        if (act instanceof Act.Deploy deploy) {
            return S4B_Objections.to(state, army, deploy);
        }
        Units left = state.unitsAt(Kassala.RESERVE).intersection(Units.of(army));
        return Reason.of(state, "G-17", "deploy-first").units(left).given();
    }

    private static Optional<Objection> inMovement(Kassala state, Army army, Act act) {
        return switch (act) {
            case Act.Move move -> S2D_Objections.to(state, army, move);
            case Act.End() -> Optional.empty();
            case Act.Attack attack -> beforeCombat(state, army, attack.attackers());
            case Act.Bombard bombard -> beforeCombat(state, army, Units.of(bombard.cannon()));
            case Act.Lose(Units units) -> noExchange(state, units);
            case Act.Advance advance -> noAdvance(state, Units.of(advance.unit()));
            case Act.Stay() -> noAdvance(state, present(state, army));
            case Act.Deploy deploy -> deployed(state, deploy.unit());
        };
    }

    private static Optional<Objection> inCombat(Kassala state, Army army, Act act) {
        return switch (act) {
            case Act.Attack attack -> S2E_Objections.to(state, army, attack);
            case Act.Bombard bombard -> S4A_Objections.to(state, army, bombard);
            case Act.Move move ->
                    Reason.of(state, movementOf(army), "movement-over")
                            .at(Units.of(move.unit()))
                            .given();
            case Act.End() -> mustFight(state);
            case Act.Lose(Units units) -> noExchange(state, units);
            case Act.Advance advance -> noAdvance(state, Units.of(advance.unit()));
            case Act.Stay() -> noAdvance(state, undecided(state));
            case Act.Deploy deploy -> deployed(state, deploy.unit());
        };
    }

    private static Optional<Objection> inLosses(Kassala state, Step.Losses losses, Act act) {
        return act instanceof Act.Lose lose
                ? S2E_Losses.objection(state, losses, lose)
                : Reason.of(state, "CRT.EX", "lose-first")
                        .units(losses.from())
                        .number(losses.atLeast())
                        .given();
    }

    private static Optional<Objection> inAdvance(Kassala state, Step.Advance advance, Act act) {
        return switch (act) {
            case Act.Advance unit -> S2E_Advance.objection(state, advance, unit);
            case Act.Stay() -> Optional.empty();
            case Act.Lose(Units units) -> noExchange(state, units);
            case Act.Move _, Act.End _, Act.Attack _, Act.Bombard _, Act.Deploy _ ->
                    Reason.of(state, "II.E.12", "advance-first").hexes(advance.hexes()).given();
        };
    }

    private static Optional<Objection> beforeCombat(Kassala state, Army army, Units units) {
        return Reason.of(state, combatOf(army), "combat-later").at(units).given();
    }

    private static Optional<Objection> mustFight(Kassala state) {
        return Reason.of(state, "II.E.3", "must-fight").units(undecided(state)).given();
    }

    /** Everybody whose battle is still to come. */
    private static Units undecided(Kassala state) {
        return state.contacts().due().union(state.unitsIn(state.contacts().targets()));
    }

    private static Optional<Objection> noExchange(Kassala state, Units units) {
        return Reason.of(state, "CRT.EX", "no-exchange").units(units).given();
    }

    private static Optional<Objection> noAdvance(Kassala state, Units units) {
        return Reason.of(state, "II.E.13", "no-advance").at(units).given();
    }

    private static Optional<Objection> deployed(Kassala state, Unit unit) {
        return Reason.of(state, S4B_Objections.rule(unit.army()), "deployment-over")
                .at(Units.of(unit))
                .given();
    }

    private static Units present(Kassala state, Army army) {
        Units own = state.unitsIn(state.occupied(army));
        return own.isEmpty() ? state.unitsIn(state.occupied(army.enemy())) : own;
    }

    static String movementOf(Army army) {
        return army == Army.MOSLEM ? "II.B.1" : "II.B.3";
    }

    static String combatOf(Army army) {
        return army == Army.MOSLEM ? "II.B.2" : "II.B.4";
    }
}
