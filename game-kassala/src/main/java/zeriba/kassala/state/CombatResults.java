package zeriba.kassala.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/** The combat results table, by odds and die. */
public final class CombatResults {

    private static final int FACES = 6;

    /** The odds at the head of a column: two strengths, 1 to 99. */
    private record Odds(int attack, int defence) {

        static Odds of(MapRow row, String word) {
            if (!word.matches("[1-9][0-9]?-[1-9][0-9]?")) {
                throw row.fault("\"" + word + "\" are no odds of the form 2-1");
            }
            String[] strengths = word.split("-", -1);
            return new Odds(Integer.parseInt(strengths[0]), Integer.parseInt(strengths[1]));
        }

        boolean areReachedBy(int attacking, int defending) {
            return attacking * defence >= attack * defending;
        }

        @Override
        public String toString() {
            return attack + "-" + defence;
        }
    }

    private final List<Odds> columns;
    private final List<List<CombatResult>> rows;

    private CombatResults(List<Odds> columns, List<List<CombatResult>> rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** The table that a text has in a row of odds, the least first, and a row for each face. */
    static CombatResults of(MapText text) {
        List<MapRow> heads = rows(text, "odds").toList();
        if (heads.size() != 1) {
            throw text.fault("one row of odds is needed, not " + heads.size());
        }
        List<Odds> columns = columns(heads.getFirst());
        Map<String, List<CombatResult>> faces = new TreeMap<>();
        rows(text, "die")
                .forEach(row -> {
                    String face = row.withFields(3, "die face results").field(1, "the face");
                    if (!face.matches("[1-" + FACES + "]") || faces.containsKey(face)) {
                        throw row.fault("faces are 1 to " + FACES + ", each once, not " + face);
                    }
                    faces.put(face, results(row, columns.size()));
                });
        if (faces.size() != FACES) {
            throw text.fault(
                    "results of each face are needed, not of " + faces.keySet() + " alone");
        }
        return new CombatResults(columns, List.copyOf(faces.values()));
    }

    private static Stream<MapRow> rows(MapText text, String word) {
        return text.rows().stream().filter(row -> row.word().equals(word));
    }

    private static List<Odds> columns(MapRow row) {
        List<Odds> columns = new ArrayList<>();
        for (String word : row.withFields(2, "odds attack-defence ...").words(1, "the odds")) {
            Odds odds = Odds.of(row, word);
            if (!columns.isEmpty()) {
                Odds last = columns.getLast();
                if (odds.areReachedBy(last.attack, last.defence)) {
                    throw row.fault("the odds must ascend, not " + odds + " after " + last);
                }
            }
            columns.add(odds);
        }
        return List.copyOf(columns);
    }

    private static List<CombatResult> results(MapRow row, int columns) {
        List<String> words = row.words(2, "the results");
        if (words.size() != columns) {
            throw row.fault(words.size() + " results for " + columns + " columns");
        }
        return words.stream().map(word -> result(row, word)).toList();
    }

    private static CombatResult result(MapRow row, String word) {
        return Arrays.stream(CombatResult.values())
                .filter(result -> result.name().equals(word))
                .findFirst()
                .orElseThrow(() -> row.fault("no result is called " + word));
    }

    /** The last column, for these odds or more. */
    public int lastColumn() {
        return columns.size() - 1;
    }

    /** The last column whose odds two strengths reach; the first for all below. */
    public int column(int attack, int defence) {
        int column = lastColumn();
        while (column > 0 && !columns.get(column).areReachedBy(attack, defence)) {
            column--;
        }
        return column;
    }

    /** The heading of a column, such as 1-4 of number 0. */
    public String heading(int column) {
        return columns.get(column).toString();
    }

    /** What a die from 1 to 6 means in a column. */
    public CombatResult at(int column, int die) {
        return rows.get(die - 1).get(column);
    }
}
