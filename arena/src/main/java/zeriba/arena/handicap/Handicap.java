package zeriba.arena.handicap;

import java.util.List;
import java.util.stream.Collectors;
import zeriba.engine.text.UnreadableException;

/**
 * A handicap: what helps a side of a scenario, and what it was seen to be worth.
 *
 * @param rules the version of the game's rules that it was played under
 * @param grade 1 a little, 2, 3 much: about 10, 20 and 30 points of winning chance were looked for
 * @param searched the games by which it was chosen, which flatter it
 * @param confirmed games with other seeds, which chose nothing
 * @param seed what the search was seeded with
 * @param date when it was found, as 2026-11-26
 */
public record Handicap(
        Candidate what,
        int rules,
        int grade,
        Played searched,
        Played confirmed,
        long seed,
        String date) {

    private static final int OWN_CELLS = 10;

    /**
     * Games with the same dice without and with the handicap, as they came to for the side helped.
     *
     * @param level who played both sides
     */
    public record Played(String level, Counts without, Counts with) {

        private static Played read(List<String> cells) throws UnreadableException {
            return new Played(cells.get(0), Counts.read(cells.get(1)), Counts.read(cells.get(2)));
        }

        private String written() {
            return level + "\t" + without.written() + "\t" + with.written();
        }
    }

    /** What names it in its scenario: {@code axis-2}. */
    public String id() {
        return what.side() + "-" + grade;
    }

    /** The handicap of a line, cells parted by tabs. */
    static Handicap read(String line) throws UnreadableException {
        List<String> cells = List.of(line.split("\t", -1));
        if (cells.size() <= OWN_CELLS) {
            throw new UnreadableException("handicaps", "not a line of them: " + line);
        }
        try {
            return new Handicap(
                    Candidate.read(
                            cells.subList(OWN_CELLS, cells.size()).stream()
                                    .collect(Collectors.joining("\t"))),
                    Integer.parseInt(cells.get(0)),
                    Integer.parseInt(cells.get(1)),
                    Played.read(cells.subList(2, 5)),
                    Played.read(cells.subList(5, 8)),
                    Long.parseLong(cells.get(8)),
                    cells.get(9));
        } catch (NumberFormatException _) {
            throw new UnreadableException("handicaps", "not a line of them: " + line);
        }
    }

    /** The line, cells parted by tabs. */
    String written() {
        return List.<Object>of(
                        rules,
                        grade,
                        searched.written(),
                        confirmed.written(),
                        seed,
                        date,
                        what.game(),
                        what.scenario(),
                        what.side(),
                        what.change().write(),
                        what.english(),
                        what.italian())
                .stream()
                .map(Object::toString)
                .collect(Collectors.joining("\t"));
    }
}
