package zeriba.ascari.state;

import java.util.Arrays;
import zeriba.board.map.MapRow;
import zeriba.board.map.MapText;

/** The tables and modifiers of fire and melee, read from their data file. */
public final class FireTables {

    /** A number that no die reaches. */
    public static final int NEVER = 7;

    /** Which table a shot is read from. */
    public enum Column {
        ITALIAN,
        OTHER,
        GUNS;

        /** Its place in the order of these, from 0. */
        @SuppressWarnings("EnumOrdinal") // the order is what the number means
        int number() {
            return ordinal();
        }
    }

    /** A modifier of fire or melee, by the word of the data. */
    public enum Modifier {
        OPPORTUNITY("opportunity"),
        OPPORTUNITY_GUNS("opportunity-guns"),
        MOVED("moved"),
        COMBAT("combat"),
        SUPPORT("support"),
        SIZE("size"),
        RETREAT("retreat"),
        HEIGHT("height"),
        BAYONET("bayonet"),
        CARTRIDGES("cartridges");

        private final String word;

        Modifier(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }

        /** Its place in the order of these, from 0. */
        @SuppressWarnings("EnumOrdinal") // the order is what the number means
        int number() {
            return ordinal();
        }
    }

    private static final int UNTOLD = Integer.MIN_VALUE;

    /** By column and range less 1: the lowest modified roll to hit. */
    private final int[][] hit = new int[Column.values().length][0];

    /** The same to hit twice. */
    private final int[][] twice = new int[Column.values().length][0];

    private final int[] modifiers = new int[Modifier.values().length];
    private int leaderHit = NEVER;

    private FireTables() {
        Arrays.fill(modifiers, UNTOLD);
    }

    /** The tables that a text describes; refused with the line where it cannot be so. */
    public static FireTables of(MapText text) {
        FireTables tables = new FireTables();
        for (MapRow row : text.rows()) {
            switch (row.word()) {
                case "table" -> tables.addTable(row);
                case "modifier" -> tables.addModifier(row);
                case "leader-hit" -> tables.leaderHit = number(row, 1);
                default -> throw row.fault("unknown row \"" + row.word() + "\"");
            }
        }
        for (Column column : Column.values()) {
            if (tables.range(column) == 0) {
                throw text.fault("there is no table " + word(column));
            }
        }
        for (Modifier modifier : Modifier.values()) {
            if (tables.modifier(modifier) == UNTOLD) {
                throw text.fault("there is no modifier " + modifier.word());
            }
        }
        return tables;
    }

    private void addTable(MapRow row) {
        int[] once = rolls(row, "hit");
        int[] doubly = rolls(row, "double");
        if (once.length != doubly.length) {
            throw row.fault("hit= and double= have different numbers of ranges");
        }
        String word = row.field(1, "the column");
        for (Column column : Column.values()) {
            if (word(column).equals(word)) {
                hit[column.number()] = once;
                twice[column.number()] = doubly;
                return;
            }
        }
        throw row.fault("unknown table \"" + word + "\"");
    }

    private void addModifier(MapRow row) {
        String word = row.field(1, "the name");
        for (Modifier modifier : Modifier.values()) {
            if (modifier.word().equals(word)) {
                modifiers[modifier.number()] = number(row, 2);
                return;
            }
        }
        throw row.fault("unknown modifier \"" + word + "\"");
    }

    private static int[] rolls(MapRow row, String trait) {
        return Arrays.stream(row.trait(trait).split(" "))
                .mapToInt(word -> roll(row, word))
                .toArray();
    }

    private static int roll(MapRow row, String word) {
        if (word.equals("-")) {
            return NEVER;
        }
        if (!word.matches("[1-6]")) {
            throw row.fault("\"" + word + "\" is not a roll from 1 to 6, or -");
        }
        return Integer.parseInt(word);
    }

    private static int number(MapRow row, int field) {
        String text = row.field(field, "the number");
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException _) {
            throw row.fault(text + " is not a whole number");
        }
    }

    private static String word(Column column) {
        return column.name().toLowerCase(java.util.Locale.ROOT);
    }

    /** The longest range of a column. */
    public int range(Column column) {
        return hit[column.number()].length;
    }

    /** The lowest modified roll that hits at a range, from 1. */
    public int hit(Column column, int range) {
        return hit[column.number()][range - 1];
    }

    /** The lowest modified roll that hits twice at a range, or {@link #NEVER}. */
    public int twice(Column column, int range) {
        return twice[column.number()][range - 1];
    }

    /** What a modifier adds to the die of a shot. */
    public int modifier(Modifier modifier) {
        return modifiers[modifier.number()];
    }

    /** The lowest roll that hits a leader whose unit was hit. */
    public int leaderHit() {
        return leaderHit;
    }
}
