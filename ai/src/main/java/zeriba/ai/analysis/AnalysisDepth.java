package zeriba.ai.analysis;

import java.util.List;
import java.util.Optional;
import zeriba.ai.level.Veteran;

/**
 * How much an analysis works. All numbers are [design]: chosen so that a whole game takes seconds
 * to a few minutes.
 *
 * @param name the word that asks for it
 * @param search how long the better plan is searched for at each decision
 * @param trials how many games are played out from each position that is compared, even
 * @param portions how many portions of play a game is played out for before the evaluation judges
 * @param throwTrials how many games are played out in all over the outcomes of one throw
 * @param states about so many states, of a small game, are visited from one position: where games
 *     are large, fewer are played out, and not as far
 */
public record AnalysisDepth(
        String name,
        Veteran.Effort search,
        int trials,
        int portions,
        int throwTrials,
        long states) {

    /** A first look: a few seconds for a short game. */
    public static final AnalysisDepth QUICK =
            new AnalysisDepth(
                    "quick",
                    new Veteran.Effort(12, 4, 6_000, 2, 30, 24_000, 4, 2_000),
                    32,
                    4,
                    96,
                    12_000);

    /** The usual one. */
    public static final AnalysisDepth USUAL =
            new AnalysisDepth("usual", Veteran.USUAL.searching(2), 96, 8, 288, 60_000);

    /** For whoever has time. */
    public static final AnalysisDepth DEEP =
            new AnalysisDepth("deep", Veteran.USUAL, 384, 16, 1_152, 960_000);

    /** All, the quickest first. */
    public static final List<AnalysisDepth> ALL = List.of(QUICK, USUAL, DEEP);

    /** The depth of this name. */
    public static Optional<AnalysisDepth> named(String name) {
        return ALL.stream().filter(depth -> depth.name().equals(name)).findFirst();
    }

    public AnalysisDepth {
        if (trials < 4 || trials % 2 != 0 || portions < 1 || throwTrials < 1 || states < 1) {
            throw new IllegalArgumentException(
                    "an even number of at least 4 trials, not "
                            + trials
                            + "; portions, trials of a throw and states from 1, not "
                            + portions
                            + ", "
                            + throwTrials
                            + " and "
                            + states);
        }
    }
}
