package zeriba.engine.text;

/** A text or a tree of values that does not say what it should. */
public final class UnreadableException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String path;
    private final String reason;

    /**
     * @param path where: {@code units.TI.at}, {@code line 7}, or empty for the whole
     * @param reason what is wrong and what would be right
     */
    public UnreadableException(String path, String reason) {
        super(path.isEmpty() ? reason : path + ": " + reason);
        this.path = path;
        this.reason = reason;
    }

    /** The same, seen from a part further out: a field's name, or {@code [3]}. */
    public UnreadableException under(String outer) {
        boolean joins = path.isEmpty() || path.startsWith("[");
        return new UnreadableException(outer + (joins ? "" : ".") + path, reason);
    }

    /** What is wrong, without where. */
    public String reason() {
        return reason;
    }

    /** Where it is wrong. */
    public String path() {
        return path;
    }
}
