package zeriba.server.account;

import java.time.Duration;
import java.time.InstantSource;
import zeriba.server.account.AccountRows.TicketRow;
import zeriba.server.database.Secrets;
import zeriba.server.seat.Principal;
import zeriba.server.store.StoredTables;

/** One-time tokens: secrets that work once, for a while, on whichever server they come back to. */
public final class OneTimeTokens {

    private final StoredTables tables;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();

    public OneTimeTokens(StoredTables tables, InstantSource clock) {
        this.tables = tables;
        this.clock = clock;
    }

    /**
     * A new one, good for {@code purpose} alone; what that is nobody can read from what is kept.
     *
     * @param whose who may use it, and takes it along; nobody where that is not known yet
     */
    public String give(Principal whose, String purpose, Duration lasting) {
        String ticket = secrets.fresh();
        long until = clock.millis() + lasting.toMillis();
        tables.write(h ->
                AccountRows.insertTicket(
                        h,
                        new TicketRow(
                                Secrets.digest(ticket),
                                Secrets.digest(purpose),
                                whose.id(),
                                until)));
        return ticket;
    }

    /** Whether {@code ticket} is good for {@code purpose}; it is so no more. */
    public boolean take(String ticket, String purpose) {
        boolean[] good = new boolean[1];
        tables.write(h ->
                good[0] =
                        AccountRows.takeTicket(
                                h,
                                Secrets.digest(ticket),
                                Secrets.digest(purpose),
                                clock.millis()));
        return good[0];
    }
}
