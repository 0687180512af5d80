package zeriba.kasserine.brain;

import zeriba.engine.dice.SplitMix64;

/**
 * How one plan weighs what a side likes: factors of the usual weights, 1 for as usual. All weights
 * are [design].
 *
 * @param way how much ways to objectives count
 * @param contact how much promising attacks count (Axis)
 * @param daring by how many points of differential an attack is thought better than it is (Axis)
 * @param crowd how soon units are sent elsewhere when some have been sent to an objective (Axis)
 * @param ground how much good ground counts
 * @param bar how much it counts to stand in the enemy's way (Allies)
 * @param guard how soon an objective counts as guarded (Allies)
 * @param caution how much an attack is feared
 * @param spread how much friends keep apart (Allies)
 * @param patience how much it counts not to bring the enemy's reinforcements (Axis)
 * @param whim how far chance changes each liking, in the scale of likings
 * @param favoured the objective, by its index, that is held to be easier than it is, or -1
 */
record Stance(
        double way,
        double contact,
        double daring,
        double crowd,
        double ground,
        double bar,
        double guard,
        double caution,
        double spread,
        double patience,
        double whim,
        int favoured) {

    /** The quick script's. */
    static final Stance USUAL = new Stance(1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, -1);

    private static final double WHIM = 1.5;
    private static final double DARING = 2;

    /** A stance of chance, with as many objectives to favour as there are. */
    static Stance random(SplitMix64 random, int objectives) {
        return new Stance(
                factor(random),
                factor(random),
                DARING * (2 * random.unit() - 1),
                factor(random),
                factor(random),
                factor(random),
                factor(random),
                factor(random),
                factor(random),
                factor(random),
                WHIM * random.unit(),
                random.below(2 * objectives) - objectives);
    }

    /** Half of the time as usual; otherwise between a third and three times as much. */
    private static double factor(SplitMix64 random) {
        double exponent = 2 * random.unit() - 1;
        return random.unit() < 0.5 ? 1 : Math.pow(3, exponent);
    }
}
