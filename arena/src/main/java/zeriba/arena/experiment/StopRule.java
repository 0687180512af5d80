package zeriba.arena.experiment;

import java.util.Optional;

/** When enough has been played. Games are counted by variant; all are bounded. */
public sealed interface StopRule {

    /** How many games of each variant are played at most. */
    long most();

    /** So many games of each variant. */
    record Fixed(long most) implements StopRule {}

    /**
     * Until the interval of every variant's share is no wider than this.
     *
     * @param width from end to end, as a share: 0.1 is ten points
     */
    record Width(double width, long most) implements StopRule {}

    /**
     * A sequential test of two variants over pairs of games with the same dice: is the second one
     * no better for the side asked about than the first, or better by {@code gain}?
     *
     * @param gain the difference of shares that would matter; negative where less is expected
     * @param alpha how often a difference may be found that is not there
     * @param beta how often one of that size may be overlooked
     */
    record Sequential(double gain, double alpha, double beta, long most) implements StopRule {}

    /**
     * A search among the variants for the one with this share: it chooses which to play, a few
     * rounds at a time, until so many games are played in all.
     *
     * @param target the share that the side asked about should have, 0 to 1
     * @param most of all variants together
     * @param confirm how what was found is played again, by others, where that is wanted
     */
    record Balance(double target, long most, Optional<Confirmation> confirm) implements StopRule {}

    /**
     * How a finding is confirmed: games of the base and of what was found, with other seeds.
     *
     * @param games of each of the two
     */
    record Confirmation(Chair player, long games) {}

    /** So many minutes by the clock. */
    record Minutes(double minutes, long most) implements StopRule {}
}
