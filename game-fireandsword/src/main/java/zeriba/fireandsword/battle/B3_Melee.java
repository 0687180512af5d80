package zeriba.fireandsword.battle;

import zeriba.engine.Rule;

/** The melee of one zone: who receives the charge, blows on both sides, and what they do. */
final class B3_Melee {

    static final int D20 = 20;
    private static final double SHAKEN_BY = 0.2;
    private static final double SHARE = 0.5;
    private static final int DIE = 20;
    private static final double WAVERS_AT = 0.5;
    private static final double WAVER_BASE = 0.35;

    private B3_Melee() {}

    /** One die for each hit, with as many sides as stands are left to be hit. */
    @Rule("QB.8")
    static void drawDice(Field f, boolean[] under, int hits, Cast cast) {
        int total = 0;
        long ends = 0;
        for (int e = 0; e < under.length; e++) {
            if (under[e] && f.n[e] > 0) {
                ends |= total < 64 ? 1L << total : 0;
                total += f.n[e];
            }
        }
        long starts = ends;
        for (int i = 0; i < hits && total > 0; i++) {
            cast.add(total, starts);
            starts |= starts >>> 1;
            total--;
        }
    }

    @Rule("QB.8")
    static void draw(Field f, boolean[] under, int hits, Faces faces) {
        int total = 0;
        for (int e = 0; e < under.length; e++) {
            total += under[e] ? f.n[e] : 0;
        }
        for (int i = 0; i < hits && total > 0; i++, total--) {
            int stand = faces.next() - 1;
            int e = 0;
            while (!under[e] || f.n[e] <= stand) {
                stand -= under[e] ? f.n[e] : 0;
                e++;
            }
            f.lose(e, 1);
        }
    }

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
    static void chargeDice(Field f, Cast cast) {
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
                long starts = 1;
                for (int gone = 0; gone <= tested; gone++) {
                    starts |=
                            1L
                                    << (B4_Resolve.holdsFrom(f, e, charged(f, e, gone, own, rivals))
                                            - 1);
                }
                cast.add(D20, starts);
                tested++;
            }
        }
    }

    private static int charged(Field f, int e, int gone, int own, int rivals) {
        int modifier =
                -Math.min(Numbers.MOST_CONTAGION, gone * Numbers.CONTAGION[f.grade(e)])
                        - (rivals >= 2 * own ? 1 : 0)
                        - (rivals >= 4 * own ? 1 : 0);
        modifier += f.kind().hasZeriba() ? Numbers.ZERIBA : 0;
        modifier += f.kind() == Kind.AMBUSH ? Numbers.AMBUSHED : 0;
        modifier += f.kind() == Kind.SURPRISE ? Numbers.SURPRISED : 0;
        return modifier + (f.fallen != 0 ? Numbers.FALLEN : 0);
    }

    /** Marks who is in contact; leaves nobody marked where there is no fight. */
    @Rule("QB.9")
    static void charge(Field f, Faces faces) {
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
                    if (faces.next()
                            < B4_Resolve.holdsFrom(f, e, charged(f, e, gone, own, rivals))) {
                        gone++;
                        giveWay(f, e);
                    }
                }
            }
        }
        if (B4_Resolve.engaged(f, 0, f.ownCount) == 0) {
            disengage(f);
            f.fallen |= f.isAssault() ? 0 : 1 << z;
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
            f.lose(e, Math.min(f.n[e], (int) Math.ceil(f.n[e] * Numbers.ROUT[grade] * SHARE)));
            f.band[e] = 3;
            f.fails[e]++;
            if (f.fails[e] >= 2 || grade == 0) {
                f.mark(e, Field.BROKEN);
            }
        } else {
            B4_Resolve.rout(f, e);
        }
    }

    private static boolean isFirstBlow(Field f) {
        for (int e = f.ownCount; e < f.size(); e++) {
            if (f.has(e, Field.ENGAGED) && f.has(e, Field.FOUGHT)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the engaged Dervishes fight from their works. */
    private static boolean areInWorks(Field f) {
        if (!f.isAssault()) {
            return false;
        }
        for (int e = f.ownCount; e < f.size(); e++) {
            if (f.has(e, Field.ENGAGED)) {
                return !f.has(e, Field.OUT);
            }
        }
        return false;
    }

    private static boolean strikes(Field f, int e) {
        return f.has(e, Field.ENGAGED) && f.fights(e);
    }

    private static int blow(Field f, int e, boolean works) {
        int most =
                f.arm(e).isFoot()
                        ? Numbers.MELEE[f.grade(e)]
                        : f.arm(e) == Arm.CAVALRY ? Numbers.MELEE_CAVALRY : Numbers.MELEE_CREW;
        most += works ? Numbers.WORKS_MELEE : 0;
        return Math.max(1, most + (f.isSpent(e) ? Numbers.SPENT_MELEE : 0));
    }

    /** Own stands strike, at most two for each enemy in contact. */
    @Rule("QB.10")
    static void blowDice(Field f, Cast cast) {
        boolean works = areInWorks(f) && isFirstBlow(f);
        int left = 2 * B4_Resolve.engaged(f, f.ownCount, f.size());
        for (int e = 0; e < f.ownCount; e++) {
            if (strikes(f, e)) {
                int dice = Math.min(f.n[e], left);
                left -= dice;
                cast.dice(dice, D20, blow(f, e, works) + 1);
            }
        }
    }

    @Rule("QB.10")
    static void blows(Field f, Faces faces) {
        boolean works = areInWorks(f) && isFirstBlow(f);
        int left = 2 * B4_Resolve.engaged(f, f.ownCount, f.size());
        int hits = 0;
        for (int e = 0; e < f.ownCount; e++) {
            if (strikes(f, e)) {
                int dice = Math.min(f.n[e], left);
                left -= dice;
                hits += faces.hits(dice, blow(f, e, works));
            }
        }
        f.hits = new int[] {hits};
    }

    /** The fiercest engaged Dervishes first, then in their order. */
    private static int[] byFierceness(Field f) {
        int[] order = new int[f.size() - f.ownCount];
        int count = 0;
        for (int most = Numbers.DERVISH_MELEE.length + 1; most >= 0; most--) {
            for (int e = f.ownCount; e < f.size(); e++) {
                if (f.has(e, Field.ENGAGED) && fierceness(f, e) == most) {
                    order[count++] = e;
                }
            }
        }
        return java.util.Arrays.copyOf(order, count);
    }

    private static int fierceness(Field f, int e) {
        return switch (f.arm(e)) {
            case SPEARS -> Numbers.DERVISH_MELEE[0];
            case FUZZIES -> Numbers.DERVISH_MELEE[1];
            case HORSE -> Numbers.DERVISH_MELEE[2];
            case RIFLES -> Numbers.DERVISH_MELEE[3];
            case JEHADIA -> Numbers.DERVISH_MELEE[4];
            case GUNS -> Numbers.DERVISH_MELEE[5];
            case INFANTRY, CAMEL, CAVALRY, ARTILLERY, MACHINE_GUN, GUNBOAT ->
                    throw new IllegalStateException("no Dervish: " + f.arm(e));
        };
    }

    private static int struck(Field f, int rival, int own, boolean thorns) {
        return Math.max(
                1,
                fierceness(f, rival)
                        + Numbers.DERVISH_AGAINST[f.grade(own)]
                        + (f.fallen != 0 ? Numbers.BREACH : 0)
                        + (thorns ? Numbers.ZERIBA_MELEE : 0));
    }

    /** Each Dervish stand picks one of ours, then strikes; at most one for each of ours. */
    @Rule("QB.10")
    static void dervishDice(Field f, Cast cast) {
        boolean thorns = f.kind() == Kind.CAMP && isFirstBlow(f);
        int pool = B4_Resolve.engaged(f, 0, f.ownCount);
        long ends = 0;
        int total = 0;
        for (int e = 0; e < f.ownCount; e++) {
            if (strikes(f, e)) {
                ends |= total < 64 ? 1L << total : 0;
                total += f.n[e];
            }
        }
        int left = pool;
        for (int rival : byFierceness(f)) {
            int dice = Math.min(f.n[rival], left);
            left -= dice;
            long starts = 1;
            for (int e = 0; e < f.ownCount; e++) {
                starts |= strikes(f, e) ? 1L << struck(f, rival, e, thorns) : 0;
            }
            for (int i = 0; i < dice; i++) {
                cast.add(pool, ends);
                cast.add(D20, starts);
            }
        }
    }

    @Rule("QB.10")
    static void dervishBlows(Field f, Faces faces) {
        boolean thorns = f.kind() == Kind.CAMP && isFirstBlow(f);
        int left = B4_Resolve.engaged(f, 0, f.ownCount);
        int[] hits = new int[f.ownCount + 1];
        hits[f.ownCount] = f.hits[0];
        for (int rival : byFierceness(f)) {
            int dice = Math.min(f.n[rival], left);
            left -= dice;
            for (int i = 0; i < dice; i++) {
                int own = picked(f, faces.next() - 1);
                hits[own] += faces.next() <= struck(f, rival, own, thorns) ? 1 : 0;
            }
        }
        f.hits = hits;
    }

    private static int picked(Field f, int number) {
        int stand = number;
        int e = 0;
        while (!strikes(f, e) || f.n[e] <= stand) {
            stand -= strikes(f, e) ? f.n[e] : 0;
            e++;
        }
        return e;
    }

    private static boolean[] engagedRivals(Field f) {
        boolean[] under = new boolean[f.size()];
        for (int e = f.ownCount; e < under.length; e++) {
            under[e] = f.has(e, Field.ENGAGED);
        }
        return under;
    }

    @Rule("QB.10")
    static void lossDice(Field f, Cast cast) {
        drawDice(f, engagedRivals(f), f.hits[f.ownCount], cast);
    }

    @Rule("QB.10")
    static void losses(Field f, Faces faces) {
        for (int e = f.ownCount; e < f.size(); e++) {
            if (f.has(e, Field.ENGAGED)) {
                f.mark(e, Field.FOUGHT);
            }
        }
        draw(f, engagedRivals(f), f.hits[f.ownCount], faces);
        for (int e = 0; e < f.ownCount; e++) {
            if (strikes(f, e)) {
                f.lose(e, Math.min(f.n[e], f.hits[e]));
            }
        }
        f.hits = new int[0];
    }

    private static boolean mustReact(Field f, int e) {
        return strikes(f, e) && f.lost[e] >= Math.max(1, (int) Math.ceil(SHAKEN_BY * f.full[e]));
    }

    private static int reaction(Field f) {
        return (f.kind().hasZeriba() ? Numbers.ZERIBA : 0) + (f.fallen != 0 ? Numbers.FALLEN : 0);
    }

    /** Whoever has lost a fifth in this round must hold. */
    @Rule("QB.9")
    static void reactionDice(Field f, Cast cast) {
        for (int e = 0; e < f.ownCount; e++) {
            if (mustReact(f, e)) {
                cast.die(D20, B4_Resolve.holdsFrom(f, e, reaction(f)));
            }
        }
    }

    @Rule("QB.9")
    static void reaction(Field f, Faces faces) {
        for (int e = 0; e < f.ownCount; e++) {
            if (mustReact(f, e) && faces.next() < B4_Resolve.holdsFrom(f, e, reaction(f))) {
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
            f.fallen |= 1 << f.zone;
        }
    }

    private static double gone(Field f, int e) {
        return 1 - (double) f.n[e] / f.full[e];
    }

    /** Dervishes who have lost half may have had enough. */
    @Rule("QB.9")
    static void waverDice(Field f, Cast cast) {
        for (int e = f.ownCount; e < f.size(); e++) {
            if (f.has(e, Field.ENGAGED) && gone(f, e) >= WAVERS_AT) {
                cast.die(D20, (int) (DIE * (gone(f, e) - WAVER_BASE)) + 1);
            }
        }
    }

    @Rule("QB.9")
    static void waver(Field f, Faces faces) {
        for (int e = f.ownCount; e < f.size(); e++) {
            if (f.has(e, Field.ENGAGED)
                    && gone(f, e) >= WAVERS_AT
                    && faces.next() <= (int) (DIE * (gone(f, e) - WAVER_BASE))) {
                f.mark(e, Field.BROKEN);
            }
        }
        disengage(f);
    }
}
