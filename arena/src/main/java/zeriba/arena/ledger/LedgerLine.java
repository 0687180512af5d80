package zeriba.arena.ledger;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import zeriba.engine.text.UnreadableException;

/**
 * Some games of one subject, as a line of the ledger's file.
 *
 * @param seed what the arena played them with
 * @param wins of the first side
 * @param date when they were played, as 2026-11-26
 */
public record LedgerLine(
        Subject subject, long seed, long wins, long draws, long losses, String date) {

    /** What stands for options as they usually are. */
    public static final String USUAL = "usual";

    private static final int CELLS = 10;

    /**
     * What is counted apart.
     *
     * @param rules the version of the game's rules
     * @param options those that are not as usual, as {@code cannon=true}, with spaces; or {@link
     *     #USUAL}
     * @param levels by side, in the game's order
     */
    public record Subject(
            String game, int rules, String scenario, String options, List<String> levels) {

        public Subject {
            levels = List.copyOf(levels);
        }

        @Override
        public String toString() {
            return String.join(
                    "\t",
                    game,
                    Integer.toString(rules),
                    scenario,
                    options,
                    String.join(" ", levels));
        }
    }

    public long games() {
        return wins + draws + losses;
    }

    /** The line of a text. */
    static LedgerLine read(String text) throws UnreadableException {
        String[] cells = text.split("\t", -1);
        try {
            if (cells.length == CELLS) {
                Subject subject =
                        new Subject(
                                cells[0],
                                Integer.parseInt(cells[1]),
                                cells[2],
                                cells[3],
                                Arrays.asList(cells[4].split(" ", -1)));
                return new LedgerLine(
                        subject,
                        Long.parseLong(cells[5]),
                        Long.parseLong(cells[6]),
                        Long.parseLong(cells[7]),
                        Long.parseLong(cells[8]),
                        cells[9]);
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw new UnreadableException("ledger", "not a line of it: " + text);
    }

    /** The line as text, cells parted by tabs. */
    String written() {
        return List.<Object>of(subject, seed, wins, draws, losses, date).stream()
                .map(Object::toString)
                .collect(Collectors.joining("\t"));
    }
}
