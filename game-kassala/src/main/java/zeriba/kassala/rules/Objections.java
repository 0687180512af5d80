package zeriba.kassala.rules;

import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.kassala.rules.general.Reason;
import zeriba.kassala.state.Act;
import zeriba.kassala.state.Army;
import zeriba.kassala.state.Kassala;
import zeriba.kassala.state.Unit;
import zeriba.kassala.state.Units;

/** Why an action may not be chosen where the sequence of play has something else to be done. */
final class Objections {

    private Objections() {}

    /**
     * In a portion in which {@code army} moves or fights, to an action of another one.
     *
     * @param present who could be asked to stay
     */
    static Optional<Objection> inPortion(Kassala state, Army army, Units present, Act act) {
        return switch (act) {
            case Act.Move(Unit unit, int _) -> movementOver(state, army, unit);
            case Act.End() -> mustFight(state);
            case Act.Fighting fight -> combatLater(state, army, fight.attackers());
            case Act.Lose(Units units) -> noExchange(state, units);
            case Act.Advance(Unit unit, int _) -> noAdvance(state, Units.of(unit));
            case Act.Stay() -> noAdvance(state, present);
            case Act.Deploy(Unit unit, int _) -> deployed(state, unit);
        };
    }

    private static Optional<Objection> movementOver(Kassala state, Army army, Unit unit) {
        return Reason.of(state, movementOf(army), "movement-over").at(Units.of(unit)).given();
    }

    private static Optional<Objection> combatLater(Kassala state, Army army, Units units) {
        return Reason.of(state, combatOf(army), "combat-later").at(units).given();
    }

    private static Optional<Objection> mustFight(Kassala state) {
        return Reason.of(state, "II.E.3", "must-fight").units(undecided(state)).given();
    }

    /** Everybody whose battle is still to come. */
    static Units undecided(Kassala state) {
        return state.contacts().due().union(state.unitsIn(state.contacts().targets()));
    }

    static Optional<Objection> noExchange(Kassala state, Units units) {
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

    /** The units of an army on the map, or of the other where it has none. */
    static Units present(Kassala state, Army army) {
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
