package zeriba.fireandsword.rules.battle;

import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Grade;

/** Rally and movement, with the fanatics who leave the works. */
final class B1_Movement {

    static final int D20 = 20;
    private static final int FURTHEST = 3;

    private B1_Movement() {}

    /** Broken veterans come back while anyone still stands. */
    @Rule("QB.3")
    static void rallyDice(Field f, FaceClasses classes) {
        for (int e = 0; e < f.ownCount; e++) {
            if (mayRally(f, e)) {
                classes.die(D20, Numbers.RALLY);
            }
        }
    }

    private static boolean mayRally(Field f, int e) {
        return !f.isAssault()
                && f.has(e, Field.BROKEN)
                && f.n[e] > 0
                && f.grade(e) == Grade.VETERAN.rank()
                && someoneStands(f);
    }

    private static boolean someoneStands(Field f) {
        for (int e = 0; e < f.ownCount; e++) {
            if (f.fights(e)) {
                return true;
            }
        }
        return false;
    }

    /** Who has rallied out of a fallen zone joins the first who still stands. */
    @Rule("QB.3")
    static void rally(Field f, Throws faces) {
        for (int e = 0; e < f.ownCount; e++) {
            if (mayRally(f, e) && faces.d20() >= Numbers.RALLY) {
                f.unmark(e, Field.BROKEN);
                if (f.isFallen(f.at[e])) {
                    join(f, e);
                }
            }
        }
    }

    private static void join(Field f, int e) {
        for (int o = 0; o < f.ownCount; o++) {
            if (o != e && f.fights(o)) {
                f.at[e] = f.at[o];
                return;
            }
        }
    }

    /** Each Dervish element that wants to close must have the heart for it. */
    @Rule("QB.4")
    static void moveDice(Field f, FaceClasses classes) {
        for (int e = f.ownCount; e < f.size() && !f.isAssault(); e++) {
            if (mustDare(f, e)) {
                classes.die(D20, daunted(f, e) + 1);
            }
        }
    }

    private static boolean mustDare(Field f, int e) {
        return f.fights(e)
                && f.arm(e).isFanatic()
                && (f.band[e] == 1 || f.band[e] == 2)
                && !f.isHotRound();
    }

    /** The element stays where it is if the die shows no more than this. */
    private static int daunted(Field f, int e) {
        int beyond = f.goneBeyond(e, Numbers.ADVANCE_BASE);
        return Numbers.ADVANCE_SLOPE * Math.max(0, beyond) / (Numbers.WHOLE * f.full[e]);
    }

    @Rule("QB.4")
    static void move(Field f, Throws faces) {
        if (f.isAssault()) {
            B1_Assault.move(f);
            return;
        }
        for (int e = f.ownCount; e < f.size(); e++) {
            if (f.fights(e) && f.arm(e) != Arm.GUNS) {
                moveDervish(f, e, faces);
            }
        }
    }

    private static void moveDervish(Field f, int e, Throws faces) {
        if (f.arm(e).isMarksman()) {
            if (f.band[e] > 1) {
                f.band[e]--;
            } else if (f.isFallen(f.at[e])) {
                f.band[e] = 0;
            }
        } else if (f.band[e] == FURTHEST) {
            f.band[e] = 2;
        } else if (mustDare(f, e)) {
            if (faces.d20() > daunted(f, e)) {
                close(f, e);
            } else if (++f.fails[e] >= 2) {
                f.mark(e, Field.BROKEN);
            }
        }
    }

    /** Comes a band nearer; a camp's thorns cost a round. */
    private static void close(Field f, int e) {
        boolean isAtThorns =
                f.band[e] == 1
                        && f.kind() == Kind.CAMP
                        && !f.has(e, Field.TORN)
                        && !f.isFallen(f.at[e]);
        if (isAtThorns) {
            f.mark(e, Field.TORN);
        } else {
            f.band[e]--;
        }
    }
}
