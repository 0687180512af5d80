package zeriba.ascari.rules;

import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.ascari.state.Kind;
import zeriba.ascari.state.Mark;
import zeriba.engine.rules.Rule;

/** Battles on the field: ranks that are closed, charges, and loose order. */
final class FieldFormation {

    /** How many friends beside close the ranks. */
    private static final int CLOSED_BY = 2;

    private FieldFormation() {}

    /** What closed ranks add to the melee of who is attacked. */
    @Rule("FIELD.CLOSED")
    static int closed(Ascari state, Counter defender) {
        int closed = state.battle().formation().closed();
        return closed != 0 && isClosedUp(state, defender) ? closed : 0;
    }

    /**
     * Whether a regular on foot, or guns, have two such friends beside without RETREAT, and no
     * enemies on two opposite sides.
     */
    @Rule("FIELD.CLOSED")
    static boolean isClosedUp(Ascari state, Counter unit) {
        if (!isSteady(state, unit, unit.number())) {
            return false;
        }
        int friends = 0;
        int hex = state.at(unit);
        for (int way = 0; way < Ground.WAYS; way++) {
            int beside = state.ground().neighbour(hex, way);
            friends += beside >= 0 && isSteady(state, unit, state.standing(beside)) ? 1 : 0;
        }
        return friends >= CLOSED_BY && !isBetweenEnemies(state, unit.army(), hex);
    }

    private static boolean isSteady(Ascari state, Counter unit, int number) {
        return number >= 0
                && state.counter(number).army() == unit.army()
                && isSteady(state, state.counter(number));
    }

    /** Whether a unit is a regular on foot, or guns, without RETREAT. */
    @Rule("FIELD.CLOSED")
    static boolean isSteady(Ascari state, Counter unit) {
        return unit.isRegular()
                && (unit.kind() == Kind.RIFLE || unit.isBattery())
                && !state.has(Mark.RETREAT, unit.number());
    }

    private static boolean isBetweenEnemies(Ascari state, Army army, int hex) {
        for (int way = 0; way < Ground.WAYS / 2; way++) {
            int one = state.ground().neighbour(hex, way);
            int other = state.ground().neighbour(hex, way + Ground.WAYS / 2);
            if (one >= 0
                    && other >= 0
                    && state.holds(army.enemy(), one)
                    && state.holds(army.enemy(), other)) {
                return true;
            }
        }
        return false;
    }

    /** What a charge of spears or horse adds to the melee of who attacks. */
    @Rule("FIELD.CHARGE")
    static int charge(Ascari state, Counter attacker) {
        return isLoose(attacker) ? state.battle().formation().charge() : 0;
    }

    /** What loose order takes from fire at spears and horse that are not adjacent. */
    @Rule("FIELD.LOOSE")
    static int loose(Ascari state, Counter firer, int hex) {
        int loose = state.battle().formation().loose();
        if (loose == 0 || state.ground().distance(state.at(firer), hex) < 2) {
            return 0;
        }
        Counter target = target(state, firer, hex);
        return isLoose(target) ? loose : 0;
    }

    /**
     * Who is fired at in a hex: the unit there, or who is on the move; the firer where nobody is.
     */
    @Rule("FIELD.LOOSE")
    private static Counter target(Ascari state, Counter firer, int hex) {
        int standing = state.standing(hex);
        if (standing >= 0) {
            return state.counter(standing);
        }
        return state.agenda().steps().stream()
                .filter(S3_Moves.Moving.class::isInstance)
                .map(step -> state.counter(((S3_Moves.Moving) step).mover()))
                .filter(mover -> state.at(mover) == hex)
                .findFirst()
                .orElse(firer);
    }

    @Rule("FIELD.CHARGE")
    private static boolean isLoose(Counter unit) {
        return unit.army() == Army.ATTACKER
                && (unit.kind() == Kind.SPEAR || unit.kind() == Kind.CAVALRY);
    }
}
