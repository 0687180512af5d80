package zeriba.fireandsword.rules.battle;

import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;

/** Fire: everybody shoots at once, then the stands that were hit are drawn. */
final class B2_Fire {

    private static final int D20 = 20;
    private static final int FURTHEST = 3;

    private B2_Fire() {}

    /** What one element shoots with: dice, and the most that a hit may show; none at 0 dice. */
    private record Shot(int dice, int most, int list) {}

    /** The band over which an own element shoots; -1 where it has nothing to shoot at. */
    private static int range(Field f, int e) {
        if (!f.fights(e)) {
            return -1;
        }
        return f.isAssault() ? assaultRange(f, e) : defenceRange(f, f.at[e]);
    }

    private static int assaultRange(Field f, int e) {
        if (f.band[e] == 0) {
            return -1;
        }
        int nearest = -1;
        boolean some = false;
        for (int d = f.ownCount; d < f.size(); d++) {
            if (f.fightsIn(d, f.at[e])) {
                some = some || !f.has(d, Field.OUT);
                if (f.has(d, Field.OUT) && f.dist[d] > 0) {
                    nearest = nearest < 0 ? f.dist[d] : Math.min(nearest, f.dist[d]);
                }
            }
        }
        return nearest >= 0 ? nearest : some ? f.band[e] : -1;
    }

    private static int defenceRange(Field f, int z) {
        int nearest = -1;
        for (int d = f.ownCount; d < f.size(); d++) {
            if (f.fightsIn(d, z) && f.band[d] > 0) {
                nearest = nearest < 0 ? f.band[d] : Math.min(nearest, f.band[d]);
            }
        }
        return nearest;
    }

    /** Whether a Dervish element is what those of zone {@code z} shoot at over {@code band}. */
    private static boolean isTarget(Field f, int d, int z, int band) {
        if (!f.fightsIn(d, z)) {
            return false;
        }
        if (!f.isAssault()) {
            return f.band[d] == band;
        }
        return someoneIsOut(f, z) ? f.has(d, Field.OUT) && f.dist[d] > 0 : !f.has(d, Field.OUT);
    }

    private static boolean someoneIsOut(Field f, int z) {
        for (int d = f.ownCount; d < f.size(); d++) {
            if (f.fightsIn(d, z) && f.has(d, Field.OUT) && f.dist[d] > 0) {
                return true;
            }
        }
        return false;
    }

    /** A machine gun may jam for the round. */
    @Rule("QB.7")
    static void jamDice(Field f, FaceClasses classes) {
        for (int z = 0; z < Field.ZONES; z++) {
            for (int e = 0; e < f.ownCount; e++) {
                if (f.at[e] == z && f.arm(e) == Arm.MACHINE_GUN && range(f, e) >= 0) {
                    classes.die(D20, Numbers.MACHINE_GUN_JAMS + 1);
                }
            }
        }
    }

    @Rule("QB.7")
    static void jam(Field f, Throws faces) {
        for (int z = 0; z < Field.ZONES; z++) {
            for (int e = 0; e < f.ownCount; e++) {
                if (f.at[e] == z
                        && f.arm(e) == Arm.MACHINE_GUN
                        && range(f, e) >= 0
                        && faces.d20() <= Numbers.MACHINE_GUN_JAMS) {
                    f.mark(e, Field.SILENT);
                }
            }
        }
    }

    /** Raw troops who are taken unprepared may not fire at all. */
    @Rule("QB.7")
    static void panicDice(Field f, FaceClasses classes) {
        for (int z = 0; z < Field.ZONES && f.isHotRound(); z++) {
            for (int e = 0; e < f.ownCount; e++) {
                if (mayPanic(f, e, z)) {
                    classes.die(D20, Numbers.RAW_PANIC + 1);
                }
            }
        }
    }

    private static boolean mayPanic(Field f, int e, int z) {
        if (f.at[e] != z || f.grade(e) != 0 || f.has(e, Field.SILENT)) {
            return false;
        }
        int range = range(f, e);
        return range >= 0 && base(f, e, range) > 0;
    }

    @Rule("QB.7")
    static void panic(Field f, Throws faces) {
        for (int z = 0; z < Field.ZONES && f.isHotRound(); z++) {
            for (int e = 0; e < f.ownCount; e++) {
                if (mayPanic(f, e, z) && faces.d20() <= Numbers.RAW_PANIC) {
                    f.mark(e, Field.SILENT);
                }
            }
        }
    }

    private static int base(Field f, int e, int range) {
        int i = FURTHEST - range;
        return switch (f.arm(e)) {
            case INFANTRY, CAMEL ->
                    Numbers.RIFLE[f.grade(e)][i]
                            + (f.troop[e].magazine() ? Numbers.MAGAZINE[i] : 0);
            case CAVALRY -> Numbers.CARBINE[i];
            case ARTILLERY -> Numbers.ARTILLERY[i];
            case MACHINE_GUN -> Numbers.MACHINE_GUN[i];
            case GUNBOAT -> Numbers.GUNBOAT[i];
            case SPEARS, FUZZIES, HORSE -> 0;
            case RIFLES -> Numbers.DERVISH_RIFLES[i];
            case JEHADIA -> Numbers.JEHADIA[i];
            case GUNS -> Numbers.DERVISH_GUN[i];
        };
    }

    private static int dice(Field f, int e) {
        return f.n[e]
                * switch (f.arm(e)) {
                    case ARTILLERY -> Numbers.ARTILLERY_DICE;
                    case MACHINE_GUN -> Numbers.MACHINE_GUN_DICE;
                    case GUNBOAT -> Numbers.GUNBOAT_DICE;
                    case GUNS -> Numbers.DERVISH_GUN_DICE;
                    case INFANTRY, CAMEL, CAVALRY, SPEARS, FUZZIES, HORSE, RIFLES, JEHADIA -> 1;
                };
    }

    private static Shot shot(Field f, int e) {
        return e < f.ownCount ? ownShot(f, e) : rivalShot(f, e);
    }

    private static final Shot NONE = new Shot(0, 0, 0);

    private static Shot ownShot(Field f, int e) {
        int range = f.has(e, Field.SILENT) ? -1 : range(f, e);
        int most = range < 0 ? 0 : base(f, e, range);
        if (most <= 0) {
            return NONE;
        }
        most += f.isSpent(e) ? Numbers.SPENT_FIRE : 0;
        most += f.isAssault() ? works(f, e) : cover(f, f.at[e], range);
        int dice = dice(f, e);
        return new Shot(f.isHotRound() ? (dice + 1) / 2 : dice, Math.max(1, most), 2 * f.at[e]);
    }

    private static int works(Field f, int e) {
        if (someoneIsOut(f, f.at[e])) {
            return 0;
        }
        return f.arm(e) == Arm.ARTILLERY || f.isBoat(e) ? Numbers.WORKS_GUNS : Numbers.WORKS_FIRE;
    }

    private static int cover(Field f, int z, int range) {
        for (int d = f.ownCount; d < f.size(); d++) {
            if (isTarget(f, d, z, range) && !f.arm(d).isMarksman()) {
                return 0;
            }
        }
        return Numbers.COVER_FIRE;
    }

    private static Shot rivalShot(Field f, int e) {
        if (!f.fights(e) || !f.arm(e).isMarksman()) {
            return NONE;
        }
        int range = rivalRange(f, e);
        int most = range <= 0 ? 0 : base(f, e, range);
        return most <= 0 ? NONE : new Shot(dice(f, e), most, 2 * f.at[e] + 1);
    }

    /** The band over which a Dervish element shoots; 0 or less where it does not. */
    private static int rivalRange(Field f, int e) {
        int nearest = -1;
        for (int o = 0; o < f.ownCount; o++) {
            if (f.fightsIn(o, f.at[e]) && !f.isBoat(o) && (!f.isAssault() || f.band[o] > 0)) {
                nearest = nearest < 0 ? f.band[o] : Math.min(nearest, f.band[o]);
            }
        }
        return f.isAssault() || nearest < 0 ? nearest : f.band[e];
    }

    /** One throw for all who shoot. */
    @Rule("QB.7")
    static void fireDice(Field f, FaceClasses classes) {
        for (int z = 0; z < Field.ZONES; z++) {
            for (int e = 0; e < f.size(); e++) {
                if (f.at[e] == z) {
                    Shot shot = shot(f, e);
                    classes.dice(shot.dice(), D20, shot.most() + 1);
                }
            }
        }
    }

    @Rule("QB.7")
    static void fire(Field f, Throws faces) {
        int[] hits = new int[2 * Field.ZONES];
        for (int z = 0; z < Field.ZONES; z++) {
            for (int e = 0; e < f.size(); e++) {
                if (f.at[e] == z) {
                    Shot shot = shot(f, e);
                    if (shot.dice() > 0) {
                        hits[shot.list()] += faces.hits(shot.dice(), shot.most());
                    }
                }
            }
        }
        f.hits = hits;
    }

    /** Whether an element may lose stands to the fire of a list: a zone, and who shoots there. */
    private static boolean isUnderFire(Field f, int e, int list) {
        int z = list / 2;
        if (list % 2 == 0) {
            return e >= f.ownCount && isTarget(f, e, z, f.isAssault() ? 0 : defenceRange(f, z));
        }
        return e < f.ownCount
                && f.fightsIn(e, z)
                && !f.isBoat(e)
                && (!f.isAssault() || (f.band[e] > 0 && f.band[e] == nearestOwn(f, z)));
    }

    private static int nearestOwn(Field f, int z) {
        int nearest = FURTHEST + 1;
        for (int o = 0; o < f.ownCount; o++) {
            if (f.fightsIn(o, z) && !f.isBoat(o) && f.band[o] > 0) {
                nearest = Math.min(nearest, f.band[o]);
            }
        }
        return nearest;
    }

    private static boolean[] under(Field f, int list) {
        boolean[] under = new boolean[f.size()];
        for (int e = 0; e < under.length; e++) {
            under[e] = isUnderFire(f, e, list);
        }
        return under;
    }

    /** Each hit takes one stand, drawn among all that were shot at. */
    @Rule("QB.8")
    static void lossDice(Field f, FaceClasses classes) {
        for (int list = 0; list < f.hits.length; list++) {
            if (f.hits[list] > 0) {
                B3_Blows.drawDice(f, under(f, list), f.hits[list], classes);
            }
        }
    }

    @Rule("QB.8")
    static void losses(Field f, Throws faces) {
        boolean[][] under = new boolean[f.hits.length][];
        for (int list = 0; list < f.hits.length; list++) {
            under[list] = f.hits[list] > 0 ? under(f, list) : new boolean[0];
        }
        for (int list = 0; list < f.hits.length; list++) {
            if (f.hits[list] > 0) {
                B3_Blows.draw(f, under[list], f.hits[list], faces);
            }
        }
        f.hits = new int[0];
    }
}
