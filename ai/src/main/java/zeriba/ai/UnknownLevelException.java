package zeriba.ai;

/** A word that names no level. */
public final class UnknownLevelException extends Exception {
    private static final long serialVersionUID = 1L;

    UnknownLevelException(String name, String known) {
        super("no level '" + name + "'; there are " + known);
    }
}
