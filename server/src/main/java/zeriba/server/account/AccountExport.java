package zeriba.server.account;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.account.AccountRows.SessionRow;
import zeriba.server.database.Secrets;
import zeriba.server.operation.RecordOperations;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;

/** The export of an account: what it shows of itself, and everything that is kept of it. */
public final class AccountExport {

    private final Accounts accounts;
    private final StoredTables tables;

    public AccountExport(Accounts accounts, StoredTables tables) {
        this.accounts = accounts;
        this.tables = tables;
    }

    /** What the page of the account shows. */
    public record AccountShown(
            String name,
            @As.Doc("When the account was made, in milliseconds since 1970.") long since,
            @As.Doc("Whether it has a password.") boolean password,
            List<Passkey> passkeys,
            List<Session> sessions,
            @As.Doc("The names of those who are kept away.") List<String> blocked) {}

    /** A passkey by which one may sign in. */
    public record Passkey(String id, String label, long since) {}

    /** A browser that is signed in; times in milliseconds since 1970. */
    public record Session(
            String device,
            long since,
            long used,
            @As.Doc("Whether it is this one.") Optional<Boolean> current) {}

    /** Everything that is kept of an account. */
    public record Export(
            AccountShown account,
            List<TableRecord> tables,
            @As.Doc("What else is kept, by kind.") Value.Fields kept) {}

    /** A table with its record. */
    public record TableRecord(String table, @As.OrNull Optional<String> record) {}

    /** What the page of the account shows to whoever is signed in by this token. */
    public AccountShown shown(Account account, String token) {
        String own = Secrets.digest(token);
        List<SessionRow> sessions = accounts.sessions(account);
        if (sessions.stream().anyMatch(s -> s.hash().equals(own) && accounts.isDue(s))) {
            accounts.use(token);
        }
        return shown(account, sessions, s -> Optional.of(s.hash().equals(own)));
    }

    private AccountShown shown(
            Account account,
            List<SessionRow> sessions,
            Function<SessionRow, Optional<Boolean>> isCurrent) {
        return new AccountShown(
                account.name(),
                account.madeAt(),
                accounts.hasPassword(account),
                accounts.passkeysOf(account).stream()
                        .map(key -> new Passkey(key.id(), key.label(), key.madeAt()))
                        .toList(),
                sessions.stream()
                        .map(s ->
                                new Session(s.device(), s.madeAt(), s.usedAt(), isCurrent.apply(s)))
                        .toList(),
                accounts.blocks().blockedBy(account).stream().map(Account::name).toList());
    }

    /**
     * Everything that is kept of an account: itself, every table where it sits, all it has said.
     */
    public Export everything(Account account) {
        return new Export(
                shown(account, accounts.sessions(account), _ -> Optional.empty()),
                tables.holders().allOf(account.asker()).stream()
                        .map(id -> table(id, account.asker()))
                        .toList(),
                tables.holders().traces(account.asker()));
    }

    /** A table with its record: as the account may see it, or, closed, as it is kept. */
    private TableRecord table(String id, Principal asker) {
        try {
            String record =
                    RecordOperations.text(tables.glimpse(id), asker, RecordOperations.Part.WHOLE);
            return new TableRecord(id, Optional.of(record));
        } catch (Refusal _) {
            return new TableRecord(id, tables.holders().keptRecord(id, asker));
        }
    }
}
