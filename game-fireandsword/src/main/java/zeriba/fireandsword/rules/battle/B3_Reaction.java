package zeriba.fireandsword.rules.battle;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;

/** What both sides do after the blows of a melee: hold, waver, leave. */
final class B3_Reaction {

    static final int D20 = 20;
    private static final int DIE = 20;

    private B3_Reaction() {}

    private static boolean mustReact(Field f, int e) {
        return B3_Blows.strikes(f, e) && f.hasJustLost(e, Numbers.SHAKEN_BY_CHARGE);
    }

    private static int reaction(Field f) {
        return (f.kind().hasZeriba() ? Numbers.ZERIBA : 0) + (f.fallen != 0 ? Numbers.FALLEN : 0);
    }

    /** Whoever has lost a fifth in this round must hold. */
    @Rule("QB.9")
    static void reactionDice(Field f, FaceClasses classes) {
        for (int e = 0; e < f.ownCount; e++) {
            if (mustReact(f, e)) {
                classes.die(D20, B4_Resolve.holdsFrom(f, e, reaction(f)));
            }
        }
    }

    @Rule("QB.9")
    static void reaction(Field f, Throws faces) {
        for (int e = 0; e < f.ownCount; e++) {
            if (mustReact(f, e) && faces.d20() < B4_Resolve.holdsFrom(f, e, reaction(f))) {
                if (!f.isAssault()) {
                    B4_Resolve.rout(f, e);
                } else {
                    f.band[e] = 1;
                    if (++f.fails[e] >= 2) {
                        f.mark(e, Field.BROKEN);
                    }
                }
            }
        }
        if (!f.isAssault() && !f.isHeld(f.zone)) {
            f.fallen = (int) with(f.fallen, f.zone);
        }
    }

    private static boolean mayWaver(Field f, int e) {
        return f.has(e, Field.ENGAGED) && f.goneBeyond(e, Numbers.WAVERS_AT) >= 0;
    }

    /** The element leaves if the die shows no more than this. */
    private static int waversAt(Field f, int e) {
        return DIE * f.goneBeyond(e, Numbers.WAVER_BASE) / (Numbers.WHOLE * f.full[e]);
    }

    /** Dervishes who have lost half may have had enough. */
    @Rule("QB.9")
    static void waverDice(Field f, FaceClasses classes) {
        for (int e = f.ownCount; e < f.size(); e++) {
            if (mayWaver(f, e)) {
                classes.die(D20, waversAt(f, e) + 1);
            }
        }
    }

    @Rule("QB.9")
    static void waver(Field f, Throws faces) {
        for (int e = f.ownCount; e < f.size(); e++) {
            if (mayWaver(f, e) && faces.d20() <= waversAt(f, e)) {
                f.mark(e, Field.BROKEN);
            }
        }
        B3_Charge.disengage(f);
    }
}
