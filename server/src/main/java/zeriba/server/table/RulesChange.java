package zeriba.server.table;

/**
 * Where the present rules lead a game that began under others elsewhere.
 *
 * @param from the version of the rules that the game was played under
 * @param to the present version
 * @param entry the number of the first entry that leads to another position, or is not allowed
 * @param line its line in the record
 * @param was the digest of the position that it led to; empty where none was kept
 * @param is the digest of the position that it leads to now; empty where it is not allowed
 * @param stands the last entry that counts when the game goes on; all later ones lapse
 * @param reason why the entry after that is not allowed; empty where all are
 */
public record RulesChange(
        int from,
        int to,
        int entry,
        String line,
        String was,
        String is,
        int stands,
        String reason) {

    /** Whether the present rules allow every entry that was made. */
    public boolean isLegal() {
        return reason.isEmpty();
    }
}
