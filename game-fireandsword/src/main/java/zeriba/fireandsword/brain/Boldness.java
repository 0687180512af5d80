package zeriba.fireandsword.brain;

import zeriba.engine.dice.SplitMix64;

/**
 * How bold the script is: our numbers, found by playing.
 *
 * @param dare the least chance to come through with which a column goes on, or troops land at a
 *     port that was lost
 * @param desperate the same for a garrison with a turn of supplies left
 * @param sortieOdds the least chance with which a sortie attacks whom it has seen
 * @param hungry with so many turns of supplies a garrison tries a sortie
 * @param gather how much company on the way draws
 * @param company how much a large stack draws
 * @param force the least strength of a column that goes into hostile land
 * @param foothold the strength that counts as much as a step towards a town
 * @param lessByStep what is left of a town's pull a space further away
 * @param hungryTown the pull of a besieged town against that of a lost one
 * @param lastChance the turns of supplies below which a besieged town pulls most
 * @param held the least number of units that a march leaves in a quiet town
 */
record Boldness(
        double dare,
        double desperate,
        double sortieOdds,
        int hungry,
        double gather,
        double company,
        double force,
        double foothold,
        double lessByStep,
        double hungryTown,
        double lastChance,
        int held) {

    /** As a sound player would guess. */
    static final Boldness REGULAR =
            new Boldness(0.4, 0.2, 0.32, 3, 0.05, 0.02, 22, 45, 0.72, 0.9, 4, 2);

    /**
     * The best of some hundred that were tried in 240 campaigns each: above all, garrisons sortie
     * earlier and against worse odds.
     */
    static final Boldness VETERAN =
            new Boldness(0.4, 0.3, 0.17, 6, 0.065, 0.013, 22, 45, 0.64, 0.44, 4, 3);

    private static final double MOST = 1.4;

    /** This with what it dares and what draws it up to so much larger or smaller. */
    Boldness varied(SplitMix64 random) {
        return new Boldness(
                dare * factor(random),
                desperate * factor(random),
                sortieOdds * factor(random),
                Math.max(1, hungry - 2 + random.below(5)),
                gather * factor(random),
                company * factor(random),
                force * factor(random),
                foothold,
                lessByStep,
                hungryTown * factor(random),
                lastChance,
                Math.max(1, held - 1 + random.below(3)));
    }

    private static double factor(SplitMix64 random) {
        return Math.pow(MOST, 2 * random.unit() - 1);
    }
}
