package zeriba.ascari.rules;

import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Draft;
import zeriba.ascari.state.FireTables;
import zeriba.engine.rules.Rule;

/**
 * Battles on the field: a steamer under fire. It is the only unit of its army; what hits it takes
 * no steps but adds up in its hull, and modifiers count for nothing.
 */
@Rule("FIELD.BOAT")
public final class FieldBoats {

    private FieldBoats() {}

    /** Whether a unit fires at a boat, if it fires at all. */
    @Rule("FIELD.BOAT")
    public static boolean isTarget(Ascari state, Counter firer) {
        return state.battle().hasBoat() && firer.army() == Army.ATTACKER;
    }

    /** How far a unit fires in a battle with a boat, which rifles hurt from nearby alone. */
    @Rule("FIELD.BOAT")
    static int range(Ascari state, Counter firer, int range) {
        return isTarget(state, firer) && !firer.isBattery()
                ? Math.min(range, state.battle().boat().riflesWithin())
                : range;
    }

    /** The lowest die by which a unit hits the boat from so far off. */
    @Rule("FIELD.BOAT")
    public static int needs(Ascari state, Counter firer, int range) {
        Battle.Boat boat = state.battle().boat();
        if (firer.isBattery()) {
            return range <= boat.gunsNear() ? boat.gunsNeed() : boat.gunsNeedFar();
        }
        return range <= boat.riflesWithin() ? boat.riflesNeed() : FireTables.NEVER;
    }

    /** How many hits one by a unit counts for: guns hurt more. */
    @Rule("FIELD.BOAT")
    public static int weight(Ascari state, Counter firer) {
        return firer.isBattery() ? state.battle().boat().gunHits() : 1;
    }

    /** A hit on the boat: it goes on, until its hull can take no more. */
    @Rule("FIELD.BOAT")
    static void hit(Ascari state, Draft draft, Counter boat, Counter firer) {
        int hull = draft.spoils().hull() + weight(state, firer);
        draft.spoils(draft.spoils().hull(Math.min(hull, boat.steps())));
        if (hull >= boat.steps()) {
            S1_Losses.remove(draft, boat, Ascari.ELIMINATED);
        }
    }

    /** What the troops aboard add to the fire of a boat at a hex within the range of rifles. */
    @Rule("FIELD.BOAT")
    static int aboard(Ascari state, Counter firer, int hex) {
        int aboard = firer.isBoat() ? state.battle().boat().aboard() : 0;
        int rifles = state.parameters().tables().range(FireTables.Column.ITALIAN);
        return aboard != 0 && state.ground().distance(state.at(firer), hex) <= rifles ? aboard : 0;
    }

    /** Whether somebody could hit the boat where it lies. */
    @Rule({"FIELD.BOAT", "FIELD.VICTORY"})
    public static boolean isUnderFire(Ascari state) {
        for (Counter boat : state.battle().counters(Army.DEFENDER)) {
            if (boat.isBoat() && state.isOnMap(boat) && isUnderFire(state, state.at(boat))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUnderFire(Ascari state, int hex) {
        return state.battle().counters(Army.ATTACKER).stream()
                .anyMatch(one ->
                        S4_Fire.isReady(state, one) && S4_FirePhase.mayShoot(state, one, hex));
    }
}
