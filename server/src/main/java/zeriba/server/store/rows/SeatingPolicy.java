package zeriba.server.store.rows;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import zeriba.server.refusal.Refusal;

/**
 * The seating policy: who may sit down beside whom, asked in the very transaction that seats
 * somebody. Whoever is signed out is taken for every account that has signed in from the same
 * browser.
 */
public final class SeatingPolicy {

    private static final String ACCOUNT = "account:";

    private SeatingPolicy() {}

    /** Refuses who has blocked, or is blocked by, somebody with a seat at the table. */
    static void require(Handle handle, String table, String holder) {
        if (!isGiven(handle, table, holder, holder)) {
            throw Refusal.notNow("one of you has blocked the other");
        }
    }

    /**
     * Whether nobody with a seat at the table has blocked {@code holder}, or is blocked by it.
     *
     * @param from whose seat it is to have; asked about nothing
     */
    public static boolean isGiven(Handle handle, String table, String holder, String from) {
        Set<String> own = accounts(handle, holder);
        for (String account : own) {
            Set<String> apart = apart(handle, account);
            if (!apart.isEmpty()
                    && others(handle, table, holder, from).stream().anyMatch(apart::contains)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Refuses who comes from the list without an account to a table where somebody has blocked
     * others: nobody could tell whether it is one of these.
     */
    public static void requireKnown(Handle handle, String table, String holder) {
        if (holder.startsWith(ACCOUNT)) {
            return;
        }
        int blockers =
                handle.select(
                                """
                                select count(*) from hold h join block b
                                    on h.browser = 'account:' || b.account_id
                                where h.table_id = ?
                                """,
                                table)
                        .mapTo(int.class)
                        .one();
        if (blockers > 0) {
            throw Refusal.notNow(
                    "at this table sits somebody who has blocked others: sign in, so that it is"
                            + " plain that you are not one of them");
        }
    }

    private static Set<String> accounts(Handle handle, String holder) {
        return holder.startsWith(ACCOUNT)
                ? Set.of(holder.substring(ACCOUNT.length()))
                : Set.copyOf(
                        handle.select(
                                        "select account_id from acquaintance where browser = ?",
                                        holder)
                                .mapTo(String.class)
                                .list());
    }

    /** The accounts that have blocked {@code account}, or are blocked by it. */
    private static Set<String> apart(Handle handle, String account) {
        return Set.copyOf(
                handle.select(
                                """
                                select blocked_id from block where account_id = ?
                                union select account_id from block where blocked_id = ?
                                """,
                                account,
                                account)
                        .mapTo(String.class)
                        .list());
    }

    private static Set<String> others(Handle handle, String table, String holder, String from) {
        List<String> holders =
                handle.select(
                                """
                                select browser from hold
                                where table_id = ? and browser not in (?, ?)
                                """,
                                table,
                                holder,
                                from)
                        .mapTo(String.class)
                        .list();
        Set<String> others = new HashSet<>();
        holders.forEach(other -> others.addAll(accounts(handle, other)));
        return others;
    }
}
