package zeriba.fireandsword.rules.battle;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;

/** Who is in contact in the zone of a melee, and who receives the charge. */
final class B3_Charge {

    static final int D20 = 20;

    private B3_Charge() {}

    /** Whether Dervishes charge in the zone rather than stand in their works. */
    private static boolean isCharge(Field f, int z) {
        if (!f.isAssault()) {
            return true;
        }
        for (int e = f.ownCount; e < f.size(); e++) {
            if (isOutAndClose(f, e, z)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOutAndClose(Field f, int e, int z) {
        return f.fightsIn(e, z) && f.has(e, Field.OUT) && f.dist[e] == 0;
    }

    private static boolean isRivalIn(Field f, int e, int z, boolean charge) {
        if (!f.isAssault()) {
            return f.fightsIn(e, z) && f.band[e] == 0;
        }
        return charge ? isOutAndClose(f, e, z) : f.fightsIn(e, z) && !f.has(e, Field.OUT);
    }

    private static boolean isOwnIn(Field f, int e, int z, boolean charge) {
        return f.fightsIn(e, z) && (charge ? !f.isBoat(e) : f.band[e] == 0);
    }

    /** The stands that are in contact on one side of the zone. */
    private static int ownIn(Field f, int z, boolean charge) {
        int stands = 0;
        for (int e = 0; e < f.ownCount; e++) {
            stands += isOwnIn(f, e, z, charge) ? f.n[e] : 0;
        }
        return stands;
    }

    private static int rivalsIn(Field f, int z, boolean charge) {
        int stands = 0;
        for (int e = f.ownCount; e < f.size(); e++) {
            stands += isRivalIn(f, e, z, charge) ? f.n[e] : 0;
        }
        return stands;
    }

    /** Everybody who is charged for the first time must hold. */
    @Rule("QB.9")
    static void chargeDice(Field f, FaceClasses classes) {
        int z = f.zone;
        boolean charge = isCharge(f, z);
        int rivals = rivalsIn(f, z, charge);
        if (!charge || rivals == 0) {
            return;
        }
        int own = ownIn(f, z, true);
        int tested = 0;
        for (int e = 0; e < f.ownCount; e++) {
            if (isOwnIn(f, e, z, true) && !f.has(e, Field.MET)) {
                long starts = only(0);
                for (int gone = 0; gone <= tested; gone++) {
                    int from = B4_Resolve.holdsFrom(f, e, charged(f, e, gone, own, rivals));
                    starts = with(starts, from - 1);
                }
                classes.add(D20, starts);
                tested++;
            }
        }
    }

    private static int charged(Field f, int e, int gone, int own, int rivals) {
        int modifier =
                -Math.min(Numbers.MOST_CONTAGION, gone * Numbers.CONTAGION[f.grade(e)])
                        - (rivals >= Numbers.MANY[0] * own ? 1 : 0)
                        - (rivals >= Numbers.MANY[1] * own ? 1 : 0);
        modifier += f.kind().hasZeriba() ? Numbers.ZERIBA : 0;
        modifier += f.kind() == Kind.AMBUSH ? Numbers.AMBUSHED : 0;
        modifier += f.kind() == Kind.SURPRISE ? Numbers.SURPRISED : 0;
        return modifier + (f.fallen != 0 ? Numbers.FALLEN : 0);
    }

    /** Marks who is in contact; leaves nobody marked where there is no fight. */
    @Rule("QB.9")
    static void charge(Field f, Throws faces) {
        int z = f.zone;
        boolean charge = isCharge(f, z);
        int rivals = rivalsIn(f, z, charge);
        if (rivals == 0) {
            return;
        }
        int own = ownIn(f, z, charge);
        engage(f, z, charge);
        if (charge) {
            int gone = 0;
            for (int e = 0; e < f.ownCount; e++) {
                if (f.has(e, Field.ENGAGED) && !f.has(e, Field.MET)) {
                    f.mark(e, Field.MET);
                    if (faces.d20()
                            < B4_Resolve.holdsFrom(f, e, charged(f, e, gone, own, rivals))) {
                        gone++;
                        giveWay(f, e);
                    }
                }
            }
        }
        if (B4_Resolve.engaged(f, 0, f.ownCount) == 0) {
            disengage(f);
            f.fallen = f.isAssault() ? f.fallen : (int) with(f.fallen, z);
        }
    }

    private static void engage(Field f, int z, boolean charge) {
        for (int e = 0; e < f.size(); e++) {
            if (e < f.ownCount ? isOwnIn(f, e, z, charge) : isRivalIn(f, e, z, charge)) {
                f.mark(e, Field.ENGAGED);
            }
        }
    }

    @Rule("QB.9")
    static void disengage(Field f) {
        for (int e = 0; e < f.size(); e++) {
            f.unmark(e, Field.ENGAGED);
        }
    }

    private static void giveWay(Field f, int e) {
        if (f.isAssault()) {
            int grade = f.grade(e);
            int hundredths = Numbers.up(Numbers.ROUT_HOT, Numbers.ROUT[grade] * f.n[e]);
            f.lose(e, Numbers.up(1, hundredths));
            f.band[e] = 3;
            f.fails[e]++;
            if (f.fails[e] >= 2 || grade == 0) {
                f.mark(e, Field.BROKEN);
            }
        } else {
            B4_Resolve.rout(f, e);
        }
    }
}
