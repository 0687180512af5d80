package zeriba.server.database;

/** The place where tables are kept cannot be used; the message says why and what to do. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreException(String message) {
        super(message);
    }
}
