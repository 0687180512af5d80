package zeriba.server.http;

import java.util.Optional;
import zeriba.engine.schema.As;
import zeriba.server.account.AccountExport;

/** Who is signed in, and what may be done about that here. */
record AccountView(
        @As.OrNull @As.Doc("The account of whoever is signed in.")
                Optional<AccountExport.AccountShown> account,
        Optional<Offers> offers) {

    /** Nobody is signed in any more. */
    static final AccountView NOBODY = new AccountView(Optional.empty(), Optional.empty());

    /** What this server offers: whether accounts are made, and passkeys. */
    record Offers(boolean accounts, boolean passkeys) {}
}
