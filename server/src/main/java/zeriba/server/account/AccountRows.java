package zeriba.server.account;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of accounts, the same for both databases. */
final class AccountRows {

    private AccountRows() {}

    /** A signed-in browser. */
    record SessionRow(String hash, String device, long madeAt, long usedAt) {}

    /** A passkey; its credential as the library writes it. */
    record PasskeyRow(
            String id,
            String account,
            String label,
            String credential,
            long counter,
            long madeAt) {}

    static void insert(Handle handle, Account account, String key, String password) {
        handle.execute(
                """
                insert into account (id, name, name_key, look, password, made_at)
                values (?, ?, ?, ?, ?, ?)
                """,
                account.id(),
                account.name(),
                key,
                Confusables.of(account.name()),
                password,
                account.madeAt());
    }

    static Optional<Account> account(Handle handle, String id) {
        return accounts(handle, "id = ?", id).stream().findFirst();
    }

    static Optional<Account> named(Handle handle, String key) {
        return accounts(handle, "name_key = ?", key).stream().findFirst();
    }

    /** Whether somebody has a name that readers take for {@code name}. */
    static boolean isLikeAnother(Handle handle, String name) {
        return !accounts(handle, "look = ?", Confusables.of(name)).isEmpty();
    }

    /** Whether there are accounts of an earlier server, which did not note what names look like. */
    static boolean lacksLooks(Handle handle) {
        return handle.select("select count(*) from account where look = ''")
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    /** Notes what the names look like of which nobody has noted it yet. */
    static void look(Handle handle) {
        for (Account account : accounts(handle, "look = ?", "")) {
            handle.execute(
                    "update account set look = ? where id = ?",
                    Confusables.of(account.name()),
                    account.id());
        }
    }

    /** When a session began that has not ended; never, where there is none. */
    static long begun(Handle handle, String hash) {
        return handle.select("select made_at from session where token_hash = ?", hash)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
    }

    static List<Account> blockedBy(Handle handle, String id) {
        return accounts(handle, "id in (select blocked_id from block where account_id = ?)", id);
    }

    private static List<Account> accounts(Handle handle, String where, String value) {
        return handle.select(
                        "select id, name, made_at from account where " + where + " order by name",
                        value)
                .map((row, _) ->
                        new Account(
                                row.getString("id"), row.getString("name"), row.getLong("made_at")))
                .list();
    }

    static String password(Handle handle, String account) {
        return handle.select("select password from account where id = ?", account)
                .mapTo(String.class)
                .findOne()
                .orElse("");
    }

    static void setPassword(Handle handle, String account, String password) {
        handle.execute("update account set password = ? where id = ?", password, account);
    }

    static void insertSession(Handle handle, String account, SessionRow row) {
        handle.execute(
                """
                insert into session (token_hash, account_id, device, made_at, used_at)
                values (?, ?, ?, ?, ?)
                """,
                row.hash(),
                account,
                row.device(),
                row.madeAt(),
                row.usedAt());
    }

    /** The account of a session that has been used since. */
    static Optional<Account> ofSession(Handle handle, String hash, long since) {
        return handle.select(
                        """
                        select a.id, a.name, a.made_at from account a
                        join session s on s.account_id = a.id
                        where s.token_hash = ? and s.used_at > ?
                        """,
                        hash,
                        since)
                .map((row, _) ->
                        new Account(
                                row.getString("id"), row.getString("name"), row.getLong("made_at")))
                .findFirst();
    }

    static void use(Handle handle, String hash, long now) {
        handle.execute("update session set used_at = ? where token_hash = ?", now, hash);
    }

    static List<SessionRow> sessions(Handle handle, String account) {
        return handle.select(
                        """
                        select token_hash, device, made_at, used_at from session
                        where account_id = ? order by used_at desc
                        """,
                        account)
                .map((row, _) ->
                        new SessionRow(
                                row.getString("token_hash"),
                                row.getString("device"),
                                row.getLong("made_at"),
                                row.getLong("used_at")))
                .list();
    }

    static void endSession(Handle handle, String hash) {
        handle.execute("delete from session where token_hash = ?", hash);
    }

    static void endSessionsBut(Handle handle, String account, String hash) {
        handle.execute(
                "delete from session where account_id = ? and token_hash <> ?", account, hash);
    }

    static void endSessionsBefore(Handle handle, long since) {
        handle.execute("delete from session where used_at <= ?", since);
    }

    static void insertPasskey(Handle handle, PasskeyRow row) {
        handle.execute(
                """
                insert into passkey (id, account_id, label, credential, counter, made_at)
                values (?, ?, ?, ?, ?, ?)
                """,
                row.id(),
                row.account(),
                row.label(),
                row.credential(),
                row.counter(),
                row.madeAt());
    }

    static Optional<PasskeyRow> passkey(Handle handle, String id) {
        return passkeys(handle, "id = ?", id).stream().findFirst();
    }

    static List<PasskeyRow> passkeysOf(Handle handle, String account) {
        return passkeys(handle, "account_id = ?", account);
    }

    private static List<PasskeyRow> passkeys(Handle handle, String where, String value) {
        return handle.select(
                        "select id, account_id, label, credential, counter, made_at from passkey"
                                + " where "
                                + where
                                + " order by made_at",
                        value)
                .map((row, _) ->
                        new PasskeyRow(
                                row.getString("id"),
                                row.getString("account_id"),
                                row.getString("label"),
                                row.getString("credential"),
                                row.getLong("counter"),
                                row.getLong("made_at")))
                .list();
    }

    static void count(Handle handle, String passkey, long counter) {
        handle.execute("update passkey set counter = ? where id = ?", counter, passkey);
    }

    static int removePasskey(Handle handle, String account, String id) {
        return handle.execute("delete from passkey where account_id = ? and id = ?", account, id);
    }

    static void block(Handle handle, String account, String other, long now) {
        handle.execute(
                """
                insert into block (account_id, blocked_id, since) values (?, ?, ?)
                on conflict do nothing
                """,
                account,
                other,
                now);
    }

    static void unblock(Handle handle, String account, String other) {
        handle.execute("delete from block where account_id = ? and blocked_id = ?", account, other);
    }

    /** Notes that an account has signed in from a browser. */
    static void acquaint(Handle handle, String browser, String account) {
        handle.execute(
                """
                insert into acquaintance (browser, account_id) values (?, ?)
                on conflict do nothing
                """,
                browser,
                account);
    }

    /** What works once; the ticket and its purpose by their digests. */
    record TicketRow(String hash, String purpose, String holder, long until) {}

    static void insertTicket(Handle handle, TicketRow ticket) {
        handle.execute(
                "insert into ticket (hash, purpose, holder, expires_at) values (?, ?, ?, ?)",
                ticket.hash(),
                ticket.purpose(),
                ticket.holder(),
                ticket.until());
    }

    /** Whether the ticket was good until now; nobody can use it again. */
    static boolean takeTicket(Handle handle, String hash, String purpose, long now) {
        handle.execute("delete from ticket where expires_at <= ?", now);
        return handle.execute("delete from ticket where hash = ? and purpose = ?", hash, purpose)
                == 1;
    }

    static void delete(Handle handle, String account) {
        handle.execute("delete from session where account_id = ?", account);
        handle.execute("delete from passkey where account_id = ?", account);
        handle.execute("delete from acquaintance where account_id = ?", account);
        handle.execute("delete from ticket where holder = 'account:' || ?", account);
        handle.execute(
                "delete from block where account_id = ? or blocked_id = ?", account, account);
        handle.execute("delete from account where id = ?", account);
    }
}
