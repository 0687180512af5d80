package zeriba.kassala.rules;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zeriba.engine.Rule;

/** The combat results table, set out as it is printed. */
public enum CombatResults {
    /** Defender eliminated. */
    @Rule("CRT.DE")
    DE,
    /** Attacker eliminated. */
    @Rule("CRT.AE")
    AE,
    /** Exchange. */
    @Rule("CRT.EX")
    EX,
    /** Contact. */
    @Rule("CRT.C")
    C;

    private static final String TABLE =
            """
            die 1-4 1-3 1-2 1-1 2-1 3-1 4-1 5-1
              1   C  EX  EX   C  DE  DE  DE  DE
              2   C   C  EX  EX   C  DE  DE  DE
              3  AE   C   C  EX  EX   C  DE  DE
              4  AE  AE   C   C  EX  EX   C  DE
              5  AE  AE  AE   C   C  EX  EX   C
              6  AE  AE  AE  AE  AE   C  EX  EX
            """;

    private static final List<String> COLUMNS = cells(0);
    private static final CombatResults[][] ROWS = rows();

    private static CombatResults[][] rows() {
        return IntStream.rangeClosed(1, 6)
                .mapToObj(die ->
                        cells(die).stream()
                                .map(CombatResults::valueOf)
                                .toArray(CombatResults[]::new))
                .toArray(CombatResults[][]::new);
    }

    private static List<String> cells(int row) {
        List<String> words = Arrays.asList(TABLE.lines().toList().get(row).strip().split(" +"));
        return List.copyOf(words.subList(1, words.size()));
    }

    /** The last column, 5-1 or more. */
    public static int lastColumn() {
        return COLUMNS.size() - 1;
    }

    /** The heading of a column: 1-4 is number 0. */
    public static String heading(int column) {
        return COLUMNS.get(column);
    }

    /** What a die from 1 to 6 means in a column. */
    public static CombatResults at(int column, int die) {
        return ROWS[die - 1][column];
    }

    /** The paragraph that says what it means. */
    public String rule() {
        return "CRT." + name();
    }
}
