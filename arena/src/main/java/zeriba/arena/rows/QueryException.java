package zeriba.arena.rows;

import java.io.Serial;

/** A question that the database does not understand, with its own words why. */
public final class QueryException extends Exception {

    @Serial private static final long serialVersionUID = 1L;

    public QueryException(String reason, Throwable cause) {
        super(reason, cause);
    }
}
