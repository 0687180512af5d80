package zeriba.server.account;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.Role;
import zeriba.engine.Value;
import zeriba.server.account.AccountRows.SessionRow;
import zeriba.server.operation.Operations;
import zeriba.server.store.Secrets;
import zeriba.server.store.StoredTables;
import zeriba.server.table.Remark;
import zeriba.server.table.Scene;
import zeriba.server.table.Table;

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

    /** Everything that is kept of an account: itself, and every table where it sits. */
    public Value.Fields everything(Account account) {
        List<Value.Fields> sat = new ArrayList<>();
        for (Table<?, ?> table : tables.holders().allTablesOf(account.asker())) {
            sat.add(table(table, account));
        }
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
                .with("tables", Value.of(sat));
    }

    private Value.Fields table(Table<?, ?> table, Account account) {
        Scene<?, ?> scene = table.scene();
        List<String> roles =
                scene.seats().rolesOf(account.asker()).stream().map(Role::name).toList();
        Value.Fields id = Value.NO_FIELDS.with("table", Value.of(table.id()));
        return id.with("roles", Value.texts(roles))
                .with("record", operations.answer(account.asker(), "record", id).at("record"))
                .with(
                        "said",
                        Value.of(
                                scene.remarks().stream()
                                        .filter(remark -> roles.contains(remark.by()))
                                        .map(Mine::remark)
                                        .toList()));
    }

    private static Value.Fields remark(Remark remark) {
        return Value.NO_FIELDS
                .with("text", Value.of(remark.text()))
                .with("at", Value.of(remark.at()));
    }
}
