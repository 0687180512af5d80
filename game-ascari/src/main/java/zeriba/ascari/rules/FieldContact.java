package zeriba.ascari.rules;

import zeriba.ascari.state.Army;
import zeriba.ascari.state.Ascari;
import zeriba.ascari.state.Counter;
import zeriba.ascari.state.Ground;
import zeriba.engine.rules.Rule;

/** Battles on the field: nobody slips between the ranks of a force. */
final class FieldContact {

    private FieldContact() {}

    /** Whether a unit is one that ranks beside it keep from passing. */
    @Rule("FIELD.CONTACT")
    static boolean isHeld(Ascari state, Counter mover) {
        return mover.army() == Army.ATTACKER
                && !mover.isLeader()
                && state.battle().formation().contact() != 0;
    }

    /** Whether a regular on foot, or guns, without RETREAT stand beside a hex. */
    @Rule("FIELD.CONTACT")
    static boolean isBeside(Ascari state, int hex) {
        for (int way = 0; way < Ground.WAYS; way++) {
            int beside = state.ground().neighbour(hex, way);
            int standing = beside < 0 ? Ascari.NOBODY : state.standing(beside);
            if (standing >= 0
                    && FieldFormation.isSteady(state, state.counter(standing))
                    && state.counter(standing).army() == Army.DEFENDER) {
                return true;
            }
        }
        return false;
    }
}
