package zeriba.server.table;

/** Who may talk at a table: those who play, or whoever looks on too. */
public enum Talk {
    PLAYERS,
    EVERYBODY;

    /** The talk of a word in a record's head, or in a message: of those who play if it is none. */
    public static Talk of(String word) {
        return word.equals(EVERYBODY.word()) ? EVERYBODY : PLAYERS;
    }

    /** Its word. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
