package zeriba.ai.analysis;

import java.util.Comparator;
import java.util.List;

/**
 * A position, played out from several candidates with common dice.
 *
 * @param games how many were played from each candidate
 * @param end why it goes on no further
 * @param candidates the best first
 */
public record Rollout<A>(int games, End end, List<Candidate<A>> candidates) {

    public Rollout {
        candidates =
                candidates.stream()
                        .sorted(Comparator.comparingDouble((Candidate<A> c) -> -c.chance().mean()))
                        .toList();
    }

    /** Why a rollout goes on no further. */
    public enum End {
        /** It goes on. */
        OPEN,
        /** Every chance is known to within the wanted error. */
        NARROW,
        /** The best leads every other by more than chance in the dice explains. */
        CLEAR,
        /** All games were played. */
        PLAYED
    }

    /**
     * One candidate.
     *
     * @param plan own actions one after another; then the level plays on
     * @param chance the winning chance of the side that chooses, its luck in the dice taken out
     * @param plain the same as the games ended, luck and all
     * @param behind what it is behind the best, with the error of the difference over the same
     *     dice; nought for the best
     */
    public record Candidate<A>(List<A> plan, Estimate chance, Estimate plain, Estimate behind) {

        public Candidate {
            plan = List.copyOf(plan);
        }

        /** By what part the luck taken out narrows the interval, 0 to 1. */
        public double spared() {
            return plain.error() <= 0 ? 0 : Math.max(0, 1 - chance.error() / plain.error());
        }
    }

    /**
     * When a rollout stops.
     *
     * @param least the fewest games from each candidate
     * @param most the most
     * @param error every standard error below this is narrow enough
     * @param lead so many standard errors of the difference are a clear lead
     */
    public record StopRule(int least, int most, double error, double lead) {

        /**
         * An error of a point and a lead of 2.33, as gnubg has them; the games are [design]: ours
         * take longer than backgammon.
         */
        public static final StopRule USUAL = new StopRule(36, 1_296, 0.01, 2.33);

        public StopRule {
            if (least < 2 || most < least || error < 0 || lead <= 0) {
                throw new IllegalArgumentException(
                        "at least 2 games, no fewer at most, and errors from 0");
            }
        }

        /** The same with at most so many games. */
        public StopRule atMost(int games) {
            return new StopRule(Math.min(least, games), games, error, lead);
        }
    }
}
