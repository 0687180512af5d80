package zeriba.ai;

/** A word that names no level. */
public final class UnknownLevelException extends Exception {
    private static final long serialVersionUID = 1L;

    /** Of a name that is none, with the names that there are. */
    public UnknownLevelException(String name, String known) {
        super("no level '" + name + "'; there are " + known);
    }
}
