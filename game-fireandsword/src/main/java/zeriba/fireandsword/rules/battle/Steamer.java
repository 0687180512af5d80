package zeriba.fireandsword.rules.battle;

import zeriba.engine.dice.Dice;
import zeriba.engine.dice.Roll;
import zeriba.engine.rules.Rule;
import zeriba.fireandsword.state.Arm;

/**
 * A running fight of one gunboat against those on the bank who can hurt it.
 *
 * @param rifles Dervish rifle stands left
 * @param guns Dervish guns left
 * @param atFirst rifles and guns when it began
 * @param embarked stands aboard
 * @param hull the hits that the boat has taken
 * @param round the round that comes, from 1; 0 once it is decided
 * @param passes whether the boat got through
 */
public record Steamer(
        int rifles, int guns, int atFirst, int embarked, int hull, int round, boolean passes) {

    private static final int D20 = 20;

    /** The fight before its first round. */
    @Rule("QB.13")
    public static Steamer of(int rifles, int guns, int embarked) {
        return new Steamer(rifles, guns, rifles + guns, embarked, 0, 1, false);
    }

    /** The fight of those who meet for it: of rifles and guns with a boat. */
    @Rule("QB.13")
    public static Steamer of(Muster muster, int embarked) {
        int guns =
                muster.rivals().stream()
                        .filter(troop -> troop.arm() == Arm.GUNS)
                        .mapToInt(Troop::stands)
                        .sum();
        return of(muster.rivalStands() - guns, guns, embarked);
    }

    /** How many hits a boat takes before it is turned back. */
    @Rule("QB.13")
    public static int hullPoints() {
        return Numbers.MAJOR_DAMAGE;
    }

    /** The fight that was fought elsewhere: how many hits the boat took, and whether it passed. */
    @Rule({"QB.13", "12.9"})
    public Steamer over(int hits, boolean through) {
        return new Steamer(rifles, guns, atFirst, embarked, hits, 0, through);
    }

    public boolean isOver() {
        return round == 0;
    }

    private int aboard() {
        return Math.min(Numbers.EMBARKED_MOST, embarked);
    }

    /** The dice of a round: the boat's, those aboard, the rifles', the guns'. */
    @Rule("QB.13")
    public Dice dice() {
        return Dice.of(
                Numbers.STEAMER_DICE
                        + aboard()
                        + rifles / Numbers.STEAMER_STANDS_A_DIE
                        + Numbers.STEAMER_DICE_A_GUN * guns,
                D20);
    }

    /** The dice with the faces at which their effect changes. */
    @Rule("QB.13")
    public FaceClasses faceClasses() {
        FaceClasses classes = new FaceClasses();
        classes.dice(Numbers.STEAMER_DICE, D20, Numbers.STEAMER_HIT + 1);
        classes.dice(aboard(), D20, Numbers.EMBARKED_HIT + 1);
        classes.dice(rifles / Numbers.STEAMER_STANDS_A_DIE, D20, Numbers.STEAMER_RIFLES + 1);
        classes.dice(Numbers.STEAMER_DICE_A_GUN * guns, D20, Numbers.STEAMER_GUNS + 1);
        return classes;
    }

    /** The fight after a round. */
    @Rule("QB.13")
    public Steamer rolled(Roll roll) {
        Faces faces = new Faces(roll);
        int hits =
                faces.hits(Numbers.STEAMER_DICE, Numbers.STEAMER_HIT)
                        + faces.hits(aboard(), Numbers.EMBARKED_HIT);
        int taken =
                faces.hits(rifles / Numbers.STEAMER_STANDS_A_DIE, Numbers.STEAMER_RIFLES)
                        + faces.hits(Numbers.STEAMER_DICE_A_GUN * guns, Numbers.STEAMER_GUNS);
        int rifleHits = Math.min(rifles, hits);
        int left = rifles - rifleHits;
        int gunsLeft = Math.max(0, guns - (hits - rifleHits));
        int all = Math.max(0, rifles + guns - hits);
        int hurt = hull + taken;
        boolean through =
                hurt < Numbers.MAJOR_DAMAGE
                        && Numbers.WHOLE * all <= atFirst * Numbers.STEAMER_PASSES;
        boolean over = through || hurt >= Numbers.MAJOR_DAMAGE || round >= Numbers.STEAMER_ROUNDS;
        return new Steamer(left, gunsLeft, atFirst, embarked, hurt, over ? 0 : round + 1, through);
    }

    /** The damage so far: 0 none, 1 minor, 2 major. */
    @Rule("QB.13")
    public int damage() {
        return hull < Numbers.MINOR_DAMAGE ? 0 : hull < Numbers.MAJOR_DAMAGE ? 1 : 2;
    }
}
