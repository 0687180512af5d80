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

    /** A machine gun may jam for the round. */
    @Rule("QB.7")
    static void jamDice(Field f, FaceClasses classes) {
        for (int z = 0; z < Field.ZONES; z++) {
            for (int e = 0; e < f.ownCount; e++) {
                if (f.at[e] == z && mayJam(f, e)) {
                    classes.die(D20, Numbers.MACHINE_GUN_JAMS + 1);
                }
            }
        }
    }

    private static boolean mayJam(Field f, int e) {
        return f.arm(e) == Arm.MACHINE_GUN && Ranges.of(f).ofOwn(e) >= 0;
    }

    @Rule("QB.7")
    static void jam(Field f, Throws faces) {
        for (int z = 0; z < Field.ZONES; z++) {
            for (int e = 0; e < f.ownCount; e++) {
                if (f.at[e] == z && mayJam(f, e) && faces.d20() <= Numbers.MACHINE_GUN_JAMS) {
                    f.mark(e, Field.SILENT);
                }
            }
        }
    }

    /** Raw troops who are taken unprepared may not fire at all. */
    @Rule("QB.7")
    static void panicDice(Field f, FaceClasses classes) {
        if (!f.isHotRound()) {
            return;
        }
        Ranges ranges = Ranges.of(f);
        for (int z = 0; z < Field.ZONES; z++) {
            for (int e = 0; e < f.ownCount; e++) {
                if (f.at[e] == z && mayPanic(f, e, ranges)) {
                    classes.die(D20, Numbers.RAW_PANIC + 1);
                }
            }
        }
    }

    private static boolean mayPanic(Field f, int e, Ranges ranges) {
        if (f.grade(e) != 0 || f.has(e, Field.SILENT)) {
            return false;
        }
        int range = ranges.ofOwn(e);
        return range >= 0 && base(f, e, range) > 0;
    }

    @Rule("QB.7")
    static void panic(Field f, Throws faces) {
        if (!f.isHotRound()) {
            return;
        }
        Ranges ranges = Ranges.of(f);
        for (int z = 0; z < Field.ZONES; z++) {
            for (int e = 0; e < f.ownCount; e++) {
                if (f.at[e] == z && mayPanic(f, e, ranges) && faces.d20() <= Numbers.RAW_PANIC) {
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

    private static Shot shot(Field f, int e, Ranges ranges) {
        return e < f.ownCount ? ownShot(f, e, ranges) : rivalShot(f, e, ranges);
    }

    private static final Shot NONE = new Shot(0, 0, 0);

    private static Shot ownShot(Field f, int e, Ranges ranges) {
        int range = f.has(e, Field.SILENT) ? Ranges.NONE : ranges.ofOwn(e);
        int most = range < 0 ? 0 : base(f, e, range);
        if (most <= 0) {
            return NONE;
        }
        most += f.isSpent(e) ? Numbers.SPENT_FIRE : 0;
        most += f.isAssault() ? works(f, e, ranges) : cover(f, e, ranges);
        int dice = dice(f, e);
        return new Shot(f.isHotRound() ? (dice + 1) / 2 : dice, Math.max(1, most), 2 * f.at[e]);
    }

    private static int works(Field f, int e, Ranges ranges) {
        if (ranges.someoneIsOut(f.at[e])) {
            return 0;
        }
        return f.arm(e) == Arm.ARTILLERY || f.isBoat(e) ? Numbers.WORKS_GUNS : Numbers.WORKS_FIRE;
    }

    private static int cover(Field f, int e, Ranges ranges) {
        return ranges.areCovered(f.at[e]) ? Numbers.COVER_FIRE : 0;
    }

    private static Shot rivalShot(Field f, int e, Ranges ranges) {
        if (!f.fights(e) || !f.arm(e).isMarksman()) {
            return NONE;
        }
        int range = ranges.ofRival(e);
        int most = range <= 0 ? 0 : base(f, e, range);
        return most <= 0 ? NONE : new Shot(dice(f, e), most, 2 * f.at[e] + 1);
    }

    /** One throw for all who shoot. */
    @Rule("QB.7")
    static void fireDice(Field f, FaceClasses classes) {
        Ranges ranges = Ranges.of(f);
        for (int z = 0; z < Field.ZONES; z++) {
            for (int e = 0; e < f.size(); e++) {
                if (f.at[e] == z) {
                    Shot shot = shot(f, e, ranges);
                    classes.dice(shot.dice(), D20, shot.most() + 1);
                }
            }
        }
    }

    @Rule("QB.7")
    static void fire(Field f, Throws faces) {
        Ranges ranges = Ranges.of(f);
        int[] hits = new int[2 * Field.ZONES];
        for (int z = 0; z < Field.ZONES; z++) {
            for (int e = 0; e < f.size(); e++) {
                if (f.at[e] == z) {
                    Shot shot = shot(f, e, ranges);
                    if (shot.dice() > 0) {
                        hits[shot.list()] += faces.hits(shot.dice(), shot.most());
                    }
                }
            }
        }
        f.hits = hits;
    }

    /** Who may lose stands to the fire of a list: of a zone, and of those who shoot there. */
    private static boolean[] under(Field f, int list, Ranges ranges) {
        boolean[] under = new boolean[f.size()];
        for (int e = 0; e < under.length; e++) {
            if (f.at[e] == list / 2) {
                under[e] = list % 2 == 0 ? ranges.isTarget(e) : ranges.isExposed(e);
            }
        }
        return under;
    }

    /** Each hit takes one stand, drawn among all that were shot at. */
    @Rule("QB.8")
    static void lossDice(Field f, FaceClasses classes) {
        Ranges ranges = Ranges.of(f);
        for (int list = 0; list < f.hits.length; list++) {
            if (f.hits[list] > 0) {
                B3_Blows.drawDice(f, under(f, list, ranges), f.hits[list], classes);
            }
        }
    }

    @Rule("QB.8")
    static void losses(Field f, Throws faces) {
        Ranges ranges = Ranges.of(f);
        boolean[][] under = new boolean[f.hits.length][];
        for (int list = 0; list < f.hits.length; list++) {
            under[list] = f.hits[list] > 0 ? under(f, list, ranges) : new boolean[0];
        }
        for (int list = 0; list < f.hits.length; list++) {
            if (f.hits[list] > 0) {
                B3_Blows.draw(f, under[list], f.hits[list], faces);
            }
        }
        f.hits = new int[0];
    }
}
