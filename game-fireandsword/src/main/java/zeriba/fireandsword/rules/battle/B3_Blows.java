package zeriba.fireandsword.rules.battle;

import static zeriba.board.Bits.*;

import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;

/** Blows on both sides of a melee, and who falls by them. */
final class B3_Blows {

    static final int D20 = 20;

    private B3_Blows() {}

    /** One die for each hit, with as many sides as stands are left to be hit. */
    @Rule("QB.8")
    static void drawDice(Field f, boolean[] under, int hits, FaceClasses classes) {
        int total = 0;
        long ends = 0;
        for (int e = 0; e < under.length; e++) {
            if (under[e] && f.n[e] > 0) {
                ends = total < Long.SIZE ? with(ends, total) : ends;
                total += f.n[e];
            }
        }
        long starts = ends;
        for (int i = 0; i < hits && total > 0; i++) {
            classes.add(total, starts);
            starts = union(starts, lowered(starts));
            total--;
        }
    }

    @Rule("QB.8")
    static void draw(Field f, boolean[] under, int hits, Throws faces) {
        int total = 0;
        for (int e = 0; e < under.length; e++) {
            total += under[e] ? f.n[e] : 0;
        }
        for (int i = 0; i < hits && total > 0; i++, total--) {
            int stand = faces.next(total) - 1;
            int e = 0;
            while (!under[e] || f.n[e] <= stand) {
                stand -= under[e] ? f.n[e] : 0;
                e++;
            }
            f.lose(e, 1);
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

    static boolean strikes(Field f, int e) {
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
    static void blowDice(Field f, FaceClasses classes) {
        boolean works = areInWorks(f) && isFirstBlow(f);
        int left = 2 * B4_Resolve.engaged(f, f.ownCount, f.size());
        for (int e = 0; e < f.ownCount; e++) {
            if (strikes(f, e)) {
                int dice = Math.min(f.n[e], left);
                left -= dice;
                classes.dice(dice, D20, blow(f, e, works) + 1);
            }
        }
    }

    @Rule("QB.10")
    static void blows(Field f, Throws faces) {
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
    static void dervishDice(Field f, FaceClasses classes) {
        boolean thorns = f.kind() == Kind.CAMP && isFirstBlow(f);
        int pool = B4_Resolve.engaged(f, 0, f.ownCount);
        long ends = 0;
        int total = 0;
        for (int e = 0; e < f.ownCount; e++) {
            if (strikes(f, e)) {
                ends = total < Long.SIZE ? with(ends, total) : ends;
                total += f.n[e];
            }
        }
        int left = pool;
        for (int rival : byFierceness(f)) {
            int dice = Math.min(f.n[rival], left);
            left -= dice;
            long starts = only(0);
            for (int e = 0; e < f.ownCount; e++) {
                starts = strikes(f, e) ? with(starts, struck(f, rival, e, thorns)) : starts;
            }
            for (int i = 0; i < dice; i++) {
                classes.add(pool, ends);
                classes.add(D20, starts);
            }
        }
    }

    @Rule("QB.10")
    static void dervishBlows(Field f, Throws faces) {
        boolean thorns = f.kind() == Kind.CAMP && isFirstBlow(f);
        int pool = B4_Resolve.engaged(f, 0, f.ownCount);
        int left = pool;
        int[] hits = new int[f.ownCount + 1];
        hits[f.ownCount] = f.hits[0];
        for (int rival : byFierceness(f)) {
            int dice = Math.min(f.n[rival], left);
            left -= dice;
            for (int i = 0; i < dice; i++) {
                int own = picked(f, faces.next(pool) - 1);
                hits[own] += faces.d20() <= struck(f, rival, own, thorns) ? 1 : 0;
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
    static void lossDice(Field f, FaceClasses classes) {
        drawDice(f, engagedRivals(f), f.hits[f.ownCount], classes);
    }

    @Rule("QB.10")
    static void losses(Field f, Throws faces) {
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
}
