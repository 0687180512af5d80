package zeriba.kasserine.state;

/** The two phases of a player's turn in which units move. */
public enum Phase {
    MOVEMENT("movement"),
    MOBILE("mobile-movement");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /** How positions call it. */
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word;
    }
}
