package zeriba.arena.experiment;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import zeriba.arena.experiment.GameRow.End;
import zeriba.engine.text.UnreadableException;

/** A game of an experiment as a line: how it is kept, and sent by whoever plays it elsewhere. */
public final class GameLine {

    private static final int CELLS = 14;

    private GameLine() {}

    /** The row as one line, without its end. */
    public static String written(GameRow row) {
        List<Object> cells =
                List.of(
                        row.key().round(),
                        row.key().variant(),
                        row.key().seating(),
                        row.end(),
                        row.seed(),
                        String.join(";", row.players()),
                        row.winner(),
                        row.rule(),
                        row.grade(),
                        row.score(),
                        row.turns(),
                        row.entries(),
                        row.nanos(),
                        row.facts().entrySet().stream()
                                .map(fact -> fact.getKey() + "=" + fact.getValue())
                                .collect(Collectors.joining(";")));
        return cells.stream()
                .map(cell -> cell.toString().replaceAll("[\\t\\r\\n]", " "))
                .collect(Collectors.joining("\t"));
    }

    /** The row of a line; refused where it is none. */
    public static GameRow read(String line) throws UnreadableException {
        String[] cells = line.split("\t", -1);
        try {
            if (cells.length == CELLS) {
                return new GameRow(
                        new GameKey(
                                Long.parseLong(cells[0]),
                                Integer.parseInt(cells[1]),
                                Integer.parseInt(cells[2])),
                        cells[3].equals(End.OVER.toString()) ? End.OVER : End.BROKEN_OFF,
                        Long.parseLong(cells[4]),
                        Arrays.asList(cells[5].split(";", -1)),
                        cells[6],
                        cells[7],
                        cells[8],
                        Integer.parseInt(cells[9]),
                        Integer.parseInt(cells[10]),
                        Integer.parseInt(cells[11]),
                        Long.parseLong(cells[12]),
                        facts(cells[13]));
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw new UnreadableException("games", "not a game of an experiment: " + line);
    }

    private static SortedMap<String, Double> facts(String cell) {
        SortedMap<String, Double> facts = new TreeMap<>();
        for (String fact : cell.isEmpty() ? new String[0] : cell.split(";", -1)) {
            int equals = fact.lastIndexOf('=');
            facts.put(fact.substring(0, equals), Double.parseDouble(fact.substring(equals + 1)));
        }
        return facts;
    }
}
