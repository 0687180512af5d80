package zeriba.fireandsword.rules.battle;

import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;
import zeriba.fireandsword.state.Grade;

/** Morale, and whether a battle is decided. */
final class B4_Resolve {

    private static final int D20 = 20;
    private static final int[] FROM_CENTRE = {0, 2};
    private static final int[] FROM_FLANK = {1, 0, 2};

    private B4_Resolve() {}

    /** The lowest face with which an element holds: 20 always does, 1 never. */
    @Rule("QB.9")
    static int holdsFrom(Field f, int e, int modifier) {
        int all = modifier + (f.muster.commanded() ? Numbers.COMMANDER : 0);
        if (f.n[e] == f.full[e]) {
            all += Numbers.UNTOUCHED;
        } else if (f.isWorn(e)) {
            all += Numbers.WORN;
        } else if (f.isSpent(e)) {
            all += Numbers.SPENT;
        }
        return Math.min(D20, Math.max(2, Numbers.STAND[f.grade(e)] - all));
    }

    /** An element that breaks loses a share on the spot, more where there is horse about. */
    @Rule("QB.9")
    static void rout(Field f, int e) {
        int share = Numbers.ROUT[f.grade(e)];
        if (f.grade(e) != Grade.VETERAN.rank() && hasHorse(f)) {
            share = Math.min(Numbers.WHOLE, share + Numbers.ROUT_CAVALRY);
        }
        f.mark(e, Field.BROKEN);
        f.lose(e, Numbers.up(share, f.n[e]));
    }

    private static boolean hasHorse(Field f) {
        for (int e = f.ownCount; e < f.size(); e++) {
            if (f.arm(e) == Arm.HORSE && f.fights(e)) {
                return true;
            }
        }
        return false;
    }

    /** The stands in contact among the elements from one to before another. */
    @Rule("QB.10")
    static int engaged(Field f, int from, int before) {
        int stands = 0;
        for (int e = from; e < before; e++) {
            boolean isIn = f.has(e, Field.ENGAGED) && (e >= f.ownCount || f.fights(e));
            stands += isIn ? f.n[e] : 0;
        }
        return stands;
    }

    /** Dervishes who have carried a face turn on the next. */
    @Rule("QB.10")
    static void exploit(Field f) {
        for (int z = 0; z < Field.ZONES; z++) {
            if (!f.isFallen(z)) {
                continue;
            }
            for (int e = f.ownCount; e < f.size(); e++) {
                if (f.fightsIn(e, z) && f.arm(e) != Arm.GUNS) {
                    turnInward(f, e, z);
                }
            }
        }
    }

    private static void turnInward(Field f, int e, int from) {
        for (int z : from == 1 ? FROM_CENTRE : FROM_FLANK) {
            if (z != from && f.isHeld(z)) {
                f.at[e] = z;
                f.band[e] = 0;
                return;
            }
        }
    }

    private static boolean isShaken(Field f, int e) {
        return f.isAssault()
                && f.fights(e)
                && !f.isBoat(e)
                && f.band[e] > 0
                && f.hasJustLost(e, Numbers.SHAKEN_BY_LOSSES);
    }

    /** Attackers who have lost a quarter to fire in this round must hold. */
    @Rule("QB.9")
    static void shakenDice(Field f, FaceClasses classes) {
        for (int e = 0; e < f.ownCount; e++) {
            if (isShaken(f, e)) {
                classes.die(D20, holdsFrom(f, e, 0));
            }
        }
    }

    @Rule("QB.9")
    static void shaken(Field f, Throws faces) {
        for (int e = 0; e < f.ownCount; e++) {
            if (isShaken(f, e) && faces.d20() < holdsFrom(f, e, 0)) {
                f.band[e] = Math.min(3, f.band[e] + 1);
                if (++f.fails[e] >= 2) {
                    f.mark(e, Field.BROKEN);
                }
            }
        }
    }

    /** Stands of one side that are gone, and all that it had. */
    private record Gone(int stands, int all) {

        static Gone of(Field f, int from, int before) {
            int gone = 0;
            int all = 0;
            for (int e = from; e < before; e++) {
                if (!f.isBoat(e)) {
                    gone += f.has(e, Field.BROKEN) ? f.full[e] : f.full[e] - f.n[e];
                    all += f.full[e];
                }
            }
            return new Gone(gone, all);
        }

        /** How much more than a share is gone: hundredths of stands. */
        int beyond(int share) {
            return Numbers.WHOLE * stands - share * all;
        }
    }

    private static Gone rivalsGone(Field f) {
        return Gone.of(f, f.ownCount, f.size());
    }

    private static boolean isLost(Field f) {
        int quit = f.isAssault() ? Numbers.QUIT_ATTACK : Numbers.QUIT_DEFENCE;
        return Gone.of(f, 0, f.ownCount).beyond(quit) >= 0;
    }

    private static boolean hasFightingRivals(Field f) {
        for (int e = f.ownCount; e < f.size(); e++) {
            if (f.fights(e) && f.arm(e) != Arm.GUNS) {
                return true;
            }
        }
        return false;
    }

    private static boolean mayBreak(Field f) {
        return !isLost(f)
                && hasFightingRivals(f)
                && rivalsGone(f).beyond(Numbers.ARMY_START) >= 0
                && !f.isHotRound();
    }

    /** The army breaks if the die shows no more than this. */
    private static int breaksAt(Field f) {
        Gone gone = rivalsGone(f);
        int works = f.isAssault() ? Numbers.ARMY_WORKS : Numbers.WHOLE;
        long hundredths = (long) Numbers.ARMY_SLOPE * works * gone.beyond(Numbers.ARMY_BASE);
        return (int) (hundredths / ((long) Numbers.WHOLE * Numbers.WHOLE * gone.all()));
    }

    /** From a quarter gone the Dervish army may break. */
    @Rule("QB.12")
    static void armyDice(Field f, FaceClasses classes) {
        if (mayBreak(f)) {
            classes.die(D20, breaksAt(f) + 1);
        }
    }

    /** The chance that the Dervish army breaks now. */
    static double breaks(Field f) {
        return mayBreak(f) ? Math.clamp((double) breaksAt(f) / D20, 0, 1) : 0;
    }

    /** Whether the battle is over, and who holds the field; otherwise the next round begins. */
    @Rule("QB.12")
    static void army(Field f, Throws faces) {
        boolean breaks = mayBreak(f) && faces.d20() <= breaksAt(f);
        boolean lost = isLost(f);
        boolean won = !lost && (breaks || !hasFightingRivals(f));
        boolean last = f.round >= Numbers.LAST_ROUND;
        if (lost || won || last) {
            f.won = won || (!lost && !f.isAssault());
            f.stage = Stage.OVER;
        } else {
            f.stage = Stage.RALLY;
        }
    }

    /** A new round; nothing of the last one counts any more. */
    @Rule("QB.12")
    static void newRound(Field f) {
        f.round++;
        for (int e = 0; e < f.size(); e++) {
            f.lost[e] = 0;
            f.unmark(e, Field.SILENT);
        }
    }
}
