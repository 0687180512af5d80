package zeriba.fireandsword.brain;

import zeriba.fireandsword.rules.S11_Encounters;
import zeriba.fireandsword.state.Sudan;
import zeriba.fireandsword.state.Unit;
import zeriba.fireandsword.state.Units;

/** What a force is worth in battle, by rule of thumb: a trained stand counts 1. */
final class Strength {

    private static final double[] BY_GRADE = {0.45, 1, 1.5};
    private static final double GUN = 5;
    private static final double COMMANDER = 3;

    /** Fitted to 16 fights each of 135 sorties in twelve campaigns: even odds, and how steep. */
    private static final double A_UNIT = 8.5;

    private static final double STEEPNESS = 4;
    private static final int DIE = 6;

    private Strength() {}

    /** The strength of units, boats apart. */
    static double of(Sudan state, Units units) {
        double sum = 0;
        for (int u = units.next(0); u >= 0; u = units.next(u + 1)) {
            Unit unit = state.forces().unit(u);
            if (unit.isCommander()) {
                sum += state.condition(u) == 0 ? COMMANDER : 0;
            } else if (unit.isLand()) {
                boolean gun = unit.arm().isCrewed();
                sum += (gun ? GUN : state.stands(u)) * BY_GRADE[state.condition(u)];
            }
        }
        return sum;
    }

    /** The strength of units without what their commanders add. */
    static double ofTroops(Sudan state, Units units) {
        Units troops = units;
        for (int u = units.next(0); u >= 0; u = units.next(u + 1)) {
            troops = state.forces().unit(u).isCommander() ? troops.minus(Units.of(u)) : troops;
        }
        return of(state, troops);
    }

    /** The chance that a force of this strength beats so many Dervish units. */
    static double beats(double strength, int units) {
        return units <= 0 ? 1 : 1 / (1 + Math.pow(A_UNIT * units / strength, STEEPNESS));
    }

    /** The chance that a force comes through what it may meet in a space. */
    static double comesThrough(Sudan state, int space, double strength) {
        if (!state.isHostile(space) || (state.hasLand(space) && state.supply(space) == 0)) {
            return 1;
        }
        double sum = 0;
        for (int die = 1; die <= DIE; die++) {
            sum += beats(strength, S11_Encounters.count(state, space, die));
        }
        return sum / DIE;
    }
}
