package zeriba.server.json;

/** A text that is not JSON, or more of it than is read. */
public final class BadJsonException extends Exception {
    private static final long serialVersionUID = 1L;

    public BadJsonException(String reason) {
        super(reason);
    }
}
