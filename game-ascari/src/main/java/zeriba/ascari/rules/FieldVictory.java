package zeriba.ascari.rules;

import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Battle;
import zeriba.ascari.state.Victory;
import zeriba.engine.rules.Rule;

/** Battles on the field: who holds it, and when that is decided. */
public final class FieldVictory {

    private FieldVictory() {}

    /** Whether so many steps of an army are gone that it gives the field up. */
    @Rule("FIELD.BREAK")
    static boolean isBeaten(Ascari state, Army army) {
        return !state.isPresent(army)
                || S7_Victory.stepsLost(state, army) >= end(state.battle(), army);
    }

    /** With how many steps lost an army gives the field up. */
    @Rule("FIELD.BREAK")
    public static int end(Battle battle, Army army) {
        return battle.value(army == Army.DEFENDER ? "collapse" : "break");
    }

    /** Whether the force attacks. */
    @Rule("FIELD.VICTORY")
    public static boolean isAssault(Ascari state) {
        return state.battle().value("assault") > 0;
    }

    /** How many objectives an army has units in. */
    @Rule("FIELD.VICTORY")
    public static int standing(Ascari state, Army army) {
        Battle battle = state.battle();
        return (int) battle.objectives().stream().filter(hex -> state.holds(army, hex)).count();
    }

    /**
     * Whether the objectives are taken: the force stands in one, the enemy in none; a boat has
     * passed only where nobody can hit it.
     */
    @Rule({"FIELD.VICTORY", "FIELD.BOAT"})
    private static boolean isTaken(Ascari state) {
        return standing(state, Army.ATTACKER) == 0
                && standing(state, Army.DEFENDER) > 0
                && !(state.battle().hasBoat() && FieldBoats.isUnderFire(state));
    }

    /**
     * Whether the force would hold the field if the battle ended now: also if its transport is
     * through. If both are beaten at once, it has lost.
     */
    @Rule({"FIELD.VICTORY", "FIELD.BREAK", "FIELD.TRANSPORT"})
    static boolean holds(Ascari state) {
        if (FieldTransport.isThrough(state)) {
            return true;
        }
        if (isBeaten(state, Army.DEFENDER)) {
            return false;
        }
        return isBeaten(state, Army.ATTACKER) || !isAssault(state) || isTaken(state);
    }

    /** Whether the battle is over at the end of a game turn before its last. */
    @Rule({"FIELD.VICTORY", "FIELD.BREAK", "FIELD.TRANSPORT"})
    public static boolean isDecided(Ascari state) {
        return state.battle().victory() == Victory.FIELD
                && (FieldTransport.isThrough(state)
                        || isBeaten(state, Army.DEFENDER)
                        || isBeaten(state, Army.ATTACKER)
                        || (isAssault(state) && isTaken(state)));
    }

    /** How many objectives the enemy is still in. */
    @Rule("FIELD.VICTORY")
    static int defended(Ascari state) {
        return standing(state, Army.ATTACKER);
    }

    /** By how much the force is ahead in losses and objectives, in points. */
    @Rule("FIELD.VICTORY")
    public static int balance(Ascari state) {
        int field = state.battle().value("field");
        return S7_Victory.margin(state) - (holds(state) ? field : -field);
    }
}
