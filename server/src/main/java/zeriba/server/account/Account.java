package zeriba.server.account;

import zeriba.server.table.Asker;

/**
 * Somebody who has signed up.
 *
 * @param madeAt milliseconds since 1970
 */
public record Account(String id, String name, long madeAt) {

    private static final String PREFIX = "account:";

    /** As whom the account's seats are held, from whichever browser. */
    public Asker asker() {
        return new Asker(PREFIX + id);
    }

    /** The id of the account that is meant by a seat's holder; empty for a mere browser. */
    static String idOf(String holder) {
        return holder.startsWith(PREFIX) ? holder.substring(PREFIX.length()) : "";
    }
}
