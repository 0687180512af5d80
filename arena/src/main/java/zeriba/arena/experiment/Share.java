package zeriba.arena.experiment;

import zeriba.arena.Interval;

/**
 * What a side came to over some games.
 *
 * @param broken games that were broken off; they count as half won
 * @param interval where the true share lies
 */
public record Share(
        long games, long wins, long draws, long broken, double share, Interval interval) {

    public long losses() {
        return games - wins - draws - broken;
    }
}
