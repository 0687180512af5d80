package zeriba.arena.ladder;

import zeriba.engine.text.UnreadableException;

/**
 * What a level scored against the next below in swapped pairs.
 *
 * @param game the game's id
 * @param scenario the scenario's id
 * @param level the stronger level
 * @param below the next below
 * @param games how many were played
 * @param share the level's part of what there was to win, 0 to 1; a draw is half
 * @param low the lower end of its 95 % interval
 * @param high the upper end
 */
public record Rung(
        String game,
        String scenario,
        String level,
        String below,
        long games,
        double share,
        double low,
        double high) {

    private static final int CELLS = 8;

    public Rung {
        if (games < 1 || low < 0 || low > share || share > high || high > 1) {
            throw new IllegalArgumentException(
                    level + " against " + below + ": " + low + " to " + high + " of " + games);
        }
    }

    /** The rung of a line: its components in their order, shares in percent, parted by tabs. */
    static Rung read(String line) throws UnreadableException {
        String[] cells = line.split("\t", -1);
        if (cells.length != CELLS) {
            throw new UnreadableException("", "a rung has " + CELLS + " cells: " + line);
        }
        try {
            return new Rung(
                    cells[0],
                    cells[1],
                    cells[2],
                    cells[3],
                    Long.parseLong(cells[4]),
                    percent(cells[5]),
                    percent(cells[6]),
                    percent(cells[7]));
        } catch (IllegalArgumentException wrong) {
            throw new UnreadableException("", "not a rung: " + line);
        }
    }

    private static double percent(String cell) {
        return Double.parseDouble(cell) / 100;
    }
}
