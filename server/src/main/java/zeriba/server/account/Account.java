package zeriba.server.account;

import zeriba.server.seat.Principal;

/**
 * Somebody who has signed up.
 *
 * @param madeAt milliseconds since 1970
 */
public record Account(String id, String name, long madeAt) {

    private static final String PREFIX = "account:";

    /** As whom the account's seats are held, from whichever browser. */
    public Principal asker() {
        return askerOf(id);
    }

    /** The same of the account with this id. */
    static Principal askerOf(String id) {
        return new Principal(PREFIX + id);
    }

    /** Whether somebody asks as an account, and not as a mere browser. */
    public static boolean isOne(Principal asker) {
        return !idOf(asker.id()).isEmpty();
    }

    /** The id of the account that is meant by a seat's holder; empty for a mere browser. */
    static String idOf(String holder) {
        return holder.startsWith(PREFIX) ? holder.substring(PREFIX.length()) : "";
    }
}
