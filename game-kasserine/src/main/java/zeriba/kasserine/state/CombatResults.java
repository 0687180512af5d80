package zeriba.kasserine.state;

import java.util.List;
import zeriba.engine.rules.Rule;

/** The combat results table, by differential and die. */
public final class CombatResults {

    private final int[] least;
    private final CombatResult[][] rows;

    /**
     * @param least the least differential of each column; the first holds for all below, too
     * @param rows the results of each face of the die
     */
    public CombatResults(int[] least, List<List<String>> rows) {
        this.least = least.clone();
        this.rows =
                rows.stream()
                        .map(row ->
                                row.stream()
                                        .map(CombatResults::result)
                                        .toArray(CombatResult[]::new))
                        .toArray(CombatResult[][]::new);
    }

    private static CombatResult result(String text) {
        return CombatResult.printed(text)
                .orElseThrow(() -> new IllegalArgumentException("no result " + text));
    }

    /** The column of an effective differential, from 0. */
    @Rule("7.6")
    public int column(int differential) {
        int column = 0;
        while (column + 1 < least.length && differential >= least[column + 1]) {
            column++;
        }
        return column;
    }

    /** How many columns of odds the table has. */
    public int columns() {
        return least.length;
    }

    /** The result of a face, 1 to 6, in a column. */
    public CombatResult at(int column, int face) {
        return rows[face - 1][column];
    }

    /** The differentials of a column, such as {@code +2..3}. */
    public String heading(int column) {
        String from = signed(least[column]);
        if (column == 0) {
            return "≤" + from;
        }
        if (column == least.length - 1) {
            return "≥" + from;
        }
        int last = least[column + 1] - 1;
        return last == least[column] ? from : from + ".." + signed(last);
    }

    /** A number with its sign. */
    public static String signed(int number) {
        return number > 0 ? "+" + number : number < 0 ? "−" + -number : "0";
    }
}
