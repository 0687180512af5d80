package zeriba.arena.handicap;

import java.util.List;
import zeriba.engine.Overrides;
import zeriba.engine.text.UnreadableException;

/**
 * Something that may help a side of a scenario.
 *
 * @param side the one that it helps
 * @param change which cells of the game's data say something else
 * @param english in a sentence what is other
 * @param italian the same
 */
public record Candidate(
        String game,
        String scenario,
        String side,
        Overrides change,
        String english,
        String italian) {

    private static final int CELLS = 6;

    /** The candidate of a line, cells parted by tabs. */
    static Candidate read(String line) throws UnreadableException {
        List<String> cells = List.of(line.split("\t", -1));
        if (cells.size() != CELLS) {
            throw new UnreadableException("candidates", "not a line of them: " + line);
        }
        return new Candidate(
                cells.get(0),
                cells.get(1),
                cells.get(2),
                Overrides.read(cells.get(3)),
                cells.get(4),
                cells.get(5));
    }
}
