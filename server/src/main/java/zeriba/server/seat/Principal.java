package zeriba.server.seat;

import zeriba.server.refusal.Refusal;

/**
 * A principal, on whose behalf something is asked of a table: a program on its own line, a browser
 * by the digest of its secret.
 *
 * @param id what seats know the asker by; empty for someone who holds no seat anywhere
 */
public record Principal(String id) {

    /** This asker; refused where it could not be told from everybody else who is not known. */
    public Principal known() {
        if (id.isEmpty()) {
            throw Refusal.notNow(
                    "whoever takes a seat must be known: a browser by the cookie that it gets with"
                            + " its first request, a program by its session; begin with that");
        }
        return this;
    }

    /** Someone without a seat anywhere. */
    public static final Principal NOBODY = new Principal("");

    /** The only one there is at tables that are kept in memory. */
    public static final Principal OWNER = new Principal("owner");
}
