package zeriba.fireandsword.rules.battle;

import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;

/** How the Anglo-Egyptians go forward against works, and who comes out to meet them. */
final class B1_Assault {

    private static final int LONG = 2;
    private static final int CANNON = 3;

    private B1_Assault() {}

    /** The drill: bombard, close to rifle range, assault a zone at three to two or late. */
    @Rule("QB.5")
    static void move(Field f) {
        boolean guns = hasGuns(f);
        for (int z = 0; z < Field.ZONES; z++) {
            int band = furthest(f, z);
            if (band >= 0) {
                advance(f, z, goal(f, z, band, guns));
            }
        }
    }

    private static boolean hasGuns(Field f) {
        for (int e = 0; e < f.ownCount; e++) {
            if (f.fights(e) && (f.arm(e) == Arm.ARTILLERY || f.isBoat(e))) {
                return true;
            }
        }
        return false;
    }

    /** The furthest band of those in the zone who can assault; -1 where there are none. */
    private static int furthest(Field f, int z) {
        int furthest = -1;
        for (int e = 0; e < f.ownCount; e++) {
            if (f.fightsIn(e, z) && !f.arm(e).isCrewed()) {
                furthest = Math.max(furthest, f.band[e]);
            }
        }
        return furthest;
    }

    private static int goal(Field f, int z, int band, boolean guns) {
        return switch (band) {
            case CANNON -> guns && f.round <= Numbers.BOMBARDED ? CANNON : LONG;
            case LONG -> f.round > (guns ? 2 * Numbers.BOMBARDED : Numbers.BOMBARDED) ? 1 : LONG;
            case 1 ->
                    Numbers.WHOLE * assaulters(f, z) >= Numbers.ASSAULT_ODDS * defenders(f, z)
                                    || f.round >= Numbers.LATE
                            ? 0
                            : 1;
            default -> band;
        };
    }

    private static int assaulters(Field f, int z) {
        int stands = 0;
        for (int e = 0; e < f.ownCount; e++) {
            stands += f.fightsIn(e, z) && !f.arm(e).isCrewed() ? f.n[e] : 0;
        }
        return stands;
    }

    private static int defenders(Field f, int z) {
        int stands = 0;
        for (int e = f.ownCount; e < f.size(); e++) {
            stands += f.fightsIn(e, z) ? f.n[e] : 0;
        }
        return stands;
    }

    private static void advance(Field f, int z, int goal) {
        for (int e = 0; e < f.ownCount; e++) {
            if (f.fightsIn(e, z)) {
                f.band[e] =
                        switch (f.arm(e)) {
                            case ARTILLERY, GUNBOAT -> goal == CANNON ? CANNON : LONG;
                            case MACHINE_GUN -> Math.max(1, goal);
                            default -> goal;
                        };
            }
        }
    }

    /** Fanatics behind works run out at an enemy near enough. */
    @Rule("QB.6")
    static void sallyDice(Field f, FaceClasses classes) {
        for (int z = 0; z < Field.ZONES && f.isAssault(); z++) {
            int near = furthest(f, z) < 0 ? 0 : nearest(f, z);
            for (int e = f.ownCount; e < f.size(); e++) {
                if (maySally(f, e, z, near)) {
                    classes.die(B1_Movement.D20, Numbers.SALLY + 1);
                }
            }
        }
    }

    private static boolean maySally(Field f, int e, int z, int near) {
        return f.fightsIn(e, z)
                && !f.has(e, Field.OUT)
                && f.arm(e).isFanatic()
                && near >= 1
                && near <= LONG;
    }

    private static int nearest(Field f, int z) {
        int nearest = CANNON;
        for (int e = 0; e < f.ownCount; e++) {
            if (f.fightsIn(e, z)) {
                nearest = Math.min(nearest, f.band[e]);
            }
        }
        return nearest;
    }

    @Rule("QB.6")
    static void sally(Field f, Throws faces) {
        for (int z = 0; z < Field.ZONES && f.isAssault(); z++) {
            if (furthest(f, z) < 0) {
                continue;
            }
            int near = nearest(f, z);
            for (int e = f.ownCount; e < f.size(); e++) {
                if (f.fightsIn(e, z)) {
                    sally(f, e, near, faces);
                }
            }
        }
    }

    private static void sally(Field f, int e, int near, Throws faces) {
        if (f.has(e, Field.OUT)) {
            f.dist[e] = Math.max(0, f.dist[e] - 1);
        } else if (maySally(f, e, f.at[e], near) && faces.d20() <= Numbers.SALLY) {
            f.mark(e, Field.OUT);
            f.dist[e] = f.arm(e) == Arm.HORSE ? near - 1 : near;
        }
    }
}
