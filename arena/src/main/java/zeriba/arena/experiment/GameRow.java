package zeriba.arena.experiment;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import zeriba.engine.rules.Side;

/**
 * One game of an experiment.
 *
 * @param end how it ended: {@code over}, or {@code broken-off}
 * @param seed of its dice and players; the same for all games of a round
 * @param players the level that played each side
 * @param winner a side, {@code draw}, or empty where it was broken off
 * @param rule the paragraph that decided, or why it was broken off
 * @param score victory points of the first side less those of the second
 * @param nanos how long it took; with what measures of time tell alone not the same at every run
 * @param facts what was measured, by {@code MEASURE/KEY}
 */
public record GameRow(
        GameKey key,
        End end,
        long seed,
        List<String> players,
        String winner,
        String rule,
        String grade,
        int score,
        int turns,
        int entries,
        long nanos,
        SortedMap<String, Double> facts) {

    /** How a game ended. */
    public enum End {
        OVER("over"),
        BROKEN_OFF("broken-off");

        private final String word;

        End(String word) {
            this.word = word;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /** The winner of a drawn game. */
    public static final String DRAW = "draw";

    public GameRow {
        players = List.copyOf(players);
        facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
    }

    /** This row with what was measured. */
    GameRow with(SortedMap<String, Double> measured) {
        return new GameRow(
                key, end, seed, players, winner, rule, grade, score, turns, entries, nanos,
                measured);
    }

    /** Why a game was broken off that had more entries than it might. */
    public static String tooLong(int longest) {
        return "longer than " + longest + " entries";
    }

    public boolean isOver() {
        return end == End.OVER;
    }

    /** What it is worth to a side: 1 won, one half drawn or broken off, 0 lost. */
    public double worthTo(Side side) {
        return winner.equals(side.name()) ? 1 : winner.isEmpty() || winner.equals(DRAW) ? 0.5 : 0;
    }
}
