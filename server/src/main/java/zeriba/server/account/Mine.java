package zeriba.server.account;

import java.util.List;
import zeriba.engine.text.Value;
import zeriba.server.account.AccountRows.SessionRow;
import zeriba.server.operation.Operations;
import zeriba.server.store.Secrets;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Asker;
import zeriba.server.table.Refusal;

/** What an account shows of itself, and everything that is kept of it. */
public final class Mine {

    private final Accounts accounts;
    private final StoredTables tables;
    private final Operations operations;

    public Mine(Accounts accounts, StoredTables tables, Operations operations) {
        this.accounts = accounts;
        this.tables = tables;
        this.operations = operations;
    }

    /** What the page of the account shows to whoever is signed in by this token. */
    public Value.Fields shown(Account account, String token) {
        String own = Secrets.digest(token);
        List<SessionRow> sessions = accounts.sessions(account);
        if (sessions.stream().anyMatch(s -> s.hash().equals(own) && accounts.isDue(s))) {
            accounts.use(token);
        }
        return Value.NO_FIELDS
                .with("name", Value.of(account.name()))
                .with("since", Value.of(account.madeAt()))
                .with("password", Value.of(accounts.hasPassword(account)))
                .with("passkeys", passkeys(account))
                .with(
                        "sessions",
                        Value.of(
                                sessions.stream()
                                        .map(s ->
                                                session(s)
                                                        .with(
                                                                "current",
                                                                Value.of(s.hash().equals(own))))
                                        .toList()))
                .with("blocked", Value.texts(blocked(account)));
    }

    private Value passkeys(Account account) {
        return Value.of(
                accounts.passkeysOf(account).stream()
                        .map(passkey ->
                                Value.NO_FIELDS
                                        .with("id", Value.of(passkey.id()))
                                        .with("label", Value.of(passkey.label()))
                                        .with("since", Value.of(passkey.madeAt())))
                        .toList());
    }

    private static Value.Fields session(SessionRow session) {
        return Value.NO_FIELDS
                .with("device", Value.of(session.device()))
                .with("since", Value.of(session.madeAt()))
                .with("used", Value.of(session.usedAt()));
    }

    private List<String> blocked(Account account) {
        return accounts.blocks().blockedBy(account).stream().map(Account::name).toList();
    }

    /**
     * Everything that is kept of an account: itself, every table where it sits, all it has said.
     */
    public Value.Fields everything(Account account) {
        List<Value.Fields> sat =
                tables.holders().allOf(account.asker()).stream()
                        .map(id -> table(id, account.asker()))
                        .toList();
        return Value.NO_FIELDS
                .with(
                        "account",
                        Value.NO_FIELDS
                                .with("name", Value.of(account.name()))
                                .with("since", Value.of(account.madeAt()))
                                .with("password", Value.of(accounts.hasPassword(account)))
                                .with("passkeys", passkeys(account))
                                .with(
                                        "sessions",
                                        Value.of(
                                                accounts.sessions(account).stream()
                                                        .map(Mine::session)
                                                        .toList()))
                                .with("blocked", Value.texts(blocked(account))))
                .with("tables", Value.of(sat))
                .with("kept", tables.holders().traces(account.asker()));
    }

    /** A table with its record: as the account may see it, or, closed, as it is kept. */
    private Value.Fields table(String id, Asker asker) {
        Value.Fields named = Value.NO_FIELDS.with("table", Value.of(id));
        try {
            return named.with("record", operations.answer(asker, "record", named).at("record"));
        } catch (Refusal _) {
            return named.with(
                    "record",
                    tables.holders()
                            .keptRecord(id, asker)
                            .<Value>map(Value::of)
                            .orElse(Value.NOTHING));
        }
    }
}
