package zeriba.server.dice;

/** How throws follow from a secret. Records say by which scheme their dice fell. */
public enum Scheme {

    /**
     * Dice might fall before everybody had sat down, and a game whose end was taken back went on
     * with a secret that had been shown. Its records have no line that names it.
     */
    FIRST(1, ""),

    /** Dice wait for everybody's nonce, and never fall by a secret that has been shown. */
    SECOND(2, "2|");

    /** The line of a record's head that names it. */
    public static final String HEADER = "scheme";

    private final int number;
    private final String prefix;

    Scheme(int number, String prefix) {
        this.number = number;
        this.prefix = prefix;
    }

    /** As a record's head has it. */
    public int number() {
        return number;
    }

    /** What stands before all that the secret is asked for: no throw of one fits the other. */
    String prefix() {
        return prefix;
    }
}
