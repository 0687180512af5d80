package zeriba.ascari.brain;

import zeriba.ascari.rules.S4_Fire;
import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;

/**
 * What an army has on the map.
 *
 * @param units how many units
 * @param steps how many more hits they take
 * @param ready how many can fire
 * @param leaders how many leaders
 * @param touching how many units stand beside an enemy
 * @param goals how near units are to the battle's objectives: 1 for each that stands on one, a
 *     third as much every three hexes and a bit
 */
record Muster(int units, int steps, int ready, int leaders, int touching, double goals) {

    /** [design] So many hexes away a unit counts e times less. */
    private static final double FAR = 3;

    /** An army's. */
    static Muster of(Ascari state, Army army) {
        int units = 0;
        int steps = 0;
        int ready = 0;
        int leaders = 0;
        int touching = 0;
        double goals = 0;
        for (Counter counter : state.battle().counters(army)) {
            if (state.isOnMap(counter) && counter.isLeader()) {
                leaders++;
            } else if (state.isOnMap(counter)) {
                units++;
                steps += state.stepsLeft(counter);
                ready += S4_Fire.canFire(state, counter) ? 1 : 0;
                touching += isTouching(state, counter) ? 1 : 0;
                goals += goal(state, state.at(counter));
            }
        }
        return new Muster(units, steps, ready, leaders, touching, goals);
    }

    private static boolean isTouching(Ascari state, Counter unit) {
        for (int number = 0; number < state.battle().units(); number++) {
            boolean isEnemy = state.counter(number).army() != unit.army();
            if (isEnemy
                    && state.isOnMap(number)
                    && state.ground().distance(state.at(unit), state.at(number)) <= 1) {
                return true;
            }
        }
        return false;
    }

    private static double goal(Ascari state, int hex) {
        double most = 0;
        for (int goal : state.battle().objectives()) {
            most = Math.max(most, StrictMath.exp(-state.ground().distance(hex, goal) / FAR));
        }
        return most;
    }
}
