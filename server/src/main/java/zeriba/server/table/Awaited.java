package zeriba.server.table;

/** What is still wanted of a role before dice may fall. */
public enum Awaited {

    /** That somebody takes its seat. */
    SEAT("seat"),

    /** That who has the seat adds a nonce to the dice, or declines to. */
    NONCE("nonce");

    private final String word;

    Awaited(String word) {
        this.word = word;
    }

    /** As views have it. */
    public String word() {
        return word;
    }
}
