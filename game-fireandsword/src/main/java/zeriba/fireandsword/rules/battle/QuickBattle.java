package zeriba.fireandsword.rules.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.dice.SplitMix64;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;

/** A battle from throw to throw. */
public final class QuickBattle {

    private static final Roll NO_DICE = Roll.of(new int[0]);
    private static final int FURTHEST = 3;

    /** With the highest faces no army breaks that may still stand. */
    private static final Throws HIGHEST = sides -> sides;

    private QuickBattle() {}

    /** The battle before its first throw. */
    @Rule("QB.1")
    public static Field of(Muster muster) {
        Field f = new Field(muster);
        if (muster.kind() == Kind.COLUMN) {
            f.stage = Stage.FLANK;
        } else {
            drawUp(f);
        }
        return f;
    }

    /** The throw that the battle waits for; it never waits without dice unless it is over. */
    @Rule("QB.1")
    public static Optional<Dice> dice(Field field) {
        FaceClasses classes = faceClasses(field);
        return classes.isEmpty() ? Optional.empty() : Optional.of(classes.dice());
    }

    /** The battle at its next throw, or over. */
    @Rule("QB.1")
    public static Field settled(Field field) {
        return field.stage == Stage.OVER ? field : goOn(field.copy());
    }

    /** The battle after the pending throw: at its next throw, or over. */
    @Rule("QB.1")
    public static Field rolled(Field field, Roll roll) {
        Field f = field.copy();
        apply(f, new Faces(roll));
        return goOn(f);
    }

    /**
     * A chance that the Anglo-Egyptians will hold the field, the mean of which over many is the
     * battle's own: all is thrown by dice of this source but whether the enemy's army breaks, which
     * is counted, and the battle goes on as if it had not.
     */
    @Rule({"QB.1", "QB.12"})
    public static double chance(Field field, SplitMix64 random) {
        Field f = field.copy();
        Throws dice = sides -> 1 + random.below(sides);
        double won = 0;
        double goesOn = 1;
        while (f.stage != Stage.OVER) {
            if (f.stage == Stage.ARMY) {
                double breaks = B4_Resolve.breaks(f);
                won += goesOn * breaks;
                goesOn *= 1 - breaks;
                if (goesOn == 0) {
                    return won;
                }
                apply(f, HIGHEST);
            } else {
                apply(f, dice);
            }
        }
        return f.won ? won + goesOn : won;
    }

    private static Field goOn(Field f) {
        FaceClasses classes = told(f);
        while (f.stage != Stage.OVER && classes.isEmpty()) {
            apply(f, new Faces(NO_DICE));
            classes = told(f);
        }
        f.awaited = classes;
        return f;
    }

    /** The dice of the stage that a battle is in. */
    @Rule("QB.1")
    public static FaceClasses faceClasses(Field f) {
        FaceClasses awaited = f.awaited;
        return awaited == null ? told(f) : awaited;
    }

    private static FaceClasses told(Field f) {
        FaceClasses classes = new FaceClasses();
        add(f, classes);
        return classes;
    }

    private static void add(Field f, FaceClasses classes) {
        switch (f.stage) {
            case FLANK -> classes.free(2);
            case RALLY -> B1_Movement.rallyDice(f, classes);
            case MOVE -> B1_Movement.moveDice(f, classes);
            case SALLY -> B1_Assault.sallyDice(f, classes);
            case JAM -> B2_Fire.jamDice(f, classes);
            case PANIC -> B2_Fire.panicDice(f, classes);
            case FIRE -> B2_Fire.fireDice(f, classes);
            case FIRE_LOSSES -> B2_Fire.lossDice(f, classes);
            case CHARGE -> B3_Charge.chargeDice(f, classes);
            case BLOWS -> B3_Blows.blowDice(f, classes);
            case DERVISH_BLOWS -> B3_Blows.dervishDice(f, classes);
            case MELEE_LOSSES -> B3_Blows.lossDice(f, classes);
            case REACTION -> B3_Reaction.reactionDice(f, classes);
            case WAVER -> B3_Reaction.waverDice(f, classes);
            case SHAKEN -> B4_Resolve.shakenDice(f, classes);
            case ARMY -> B4_Resolve.armyDice(f, classes);
            case OVER -> {}
        }
    }

    private static void apply(Field f, Throws faces) {
        Stage stage = f.stage;
        switch (stage) {
            case FLANK -> {
                f.flank = 2 * (faces.next(2) - 1);
                drawUp(f);
            }
            case RALLY -> {
                B4_Resolve.newRound(f);
                B1_Movement.rally(f, faces);
            }
            case MOVE -> B1_Movement.move(f, faces);
            case SALLY -> B1_Assault.sally(f, faces);
            case JAM -> B2_Fire.jam(f, faces);
            case PANIC -> B2_Fire.panic(f, faces);
            case FIRE -> B2_Fire.fire(f, faces);
            case FIRE_LOSSES -> B2_Fire.losses(f, faces);
            case CHARGE -> B3_Charge.charge(f, faces);
            case BLOWS -> B3_Blows.blows(f, faces);
            case DERVISH_BLOWS -> B3_Blows.dervishBlows(f, faces);
            case MELEE_LOSSES -> B3_Blows.losses(f, faces);
            case REACTION -> B3_Reaction.reaction(f, faces);
            case WAVER -> B3_Reaction.waver(f, faces);
            case SHAKEN -> B4_Resolve.shaken(f, faces);
            case ARMY -> B4_Resolve.army(f, faces);
            case OVER -> throw new IllegalStateException("the battle is over: " + f);
        }
        next(f, stage);
    }

    private static void next(Field f, Stage stage) {
        switch (stage) {
            case FLANK -> f.stage = Stage.RALLY;
            case CHARGE -> {
                if (B4_Resolve.engaged(f, 0, f.ownCount) > 0) {
                    f.stage = Stage.BLOWS;
                } else {
                    nextZone(f);
                }
            }
            case WAVER -> nextZone(f);
            case RALLY,
                    MOVE,
                    SALLY,
                    JAM,
                    PANIC,
                    FIRE,
                    FIRE_LOSSES,
                    BLOWS,
                    DERVISH_BLOWS,
                    MELEE_LOSSES,
                    REACTION,
                    SHAKEN ->
                    f.stage = stage.next();
            case ARMY, OVER -> {}
        }
    }

    private static void nextZone(Field f) {
        if (f.zone < Field.ZONES - 1) {
            f.zone++;
            f.stage = Stage.CHARGE;
            return;
        }
        f.zone = 0;
        f.stage = Stage.SHAKEN;
        if (!f.isAssault()) {
            B4_Resolve.exploit(f);
        }
    }

    /** Attackers stand whole in one zone each, defenders spread over all that are attacked. */
    private static void drawUp(Field f) {
        List<Placed> placed = new ArrayList<>();
        boolean assault = f.isAssault();
        int[] front = f.flank < 0 ? new int[] {0, 1, 2} : new int[] {1, f.flank};
        int[] all = {0, 1, 2};
        int k = 0;
        for (Troop troop : f.muster.own()) {
            if (assault) {
                placed.add(new Placed(troop, troop.stands(), k++ % Field.ZONES, FURTHEST));
            } else if (troop.arm().isCrewed() || troop.stands() < Numbers.SMALL) {
                placed.add(new Placed(troop, troop.stands(), front[k++ % front.length], 0));
            } else {
                split(placed, troop, all);
            }
        }
        f.ownCount = placed.size();
        int start = assault ? 0 : f.kind().isHot() ? 1 : FURTHEST;
        k = 0;
        for (Troop troop : inOrder(f)) {
            if (assault && troop.arm() != Arm.GUNS && troop.stands() >= Numbers.SMALL) {
                split(placed, troop, all);
            } else {
                placed.add(new Placed(troop, troop.stands(), front[k++ % front.length], start));
            }
        }
        fill(f, placed);
    }

    private static List<Troop> inOrder(Field f) {
        if (f.isAssault()) {
            return f.muster.rivals();
        }
        List<Troop> strongest = new ArrayList<>(f.muster.rivals());
        strongest.sort(Comparator.comparingInt(troop -> -troop.stands()));
        return strongest;
    }

    private record Placed(Troop troop, int stands, int zone, int band) {}

    private static void split(List<Placed> placed, Troop troop, int[] zones) {
        int each = troop.stands() / zones.length;
        int more = troop.stands() % zones.length;
        for (int i = 0; i < zones.length; i++) {
            int stands = each + (i < more ? 1 : 0);
            if (stands > 0) {
                placed.add(new Placed(troop, stands, zones[i], 0));
            }
        }
    }

    private static void fill(Field f, List<Placed> placed) {
        int size = placed.size();
        f.troop = new Troop[size];
        f.n = new int[size];
        f.at = new int[size];
        f.band = new int[size];
        for (int e = 0; e < size; e++) {
            Placed one = placed.get(e);
            f.troop[e] = one.troop();
            f.n[e] = one.stands();
            f.at[e] = one.zone();
            f.band[e] = one.band();
        }
        f.full = f.n.clone();
        f.dist = new int[size];
        f.fails = new int[size];
        f.lost = new int[size];
        f.marks = new int[size];
    }
}
