package zeriba.server.http;

import java.util.Optional;
import zeriba.server.account.Account;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;

/** One request as accounts see it: who comes, from where, and with which cookies it goes away. */
interface Visit {

    /** Nobody, from nowhere. */
    Visit NOBODY =
            new Visit() {
                @Override
                public Optional<Account> account() {
                    return Optional.empty();
                }

                @Override
                public Principal browser() {
                    return Principal.NOBODY;
                }

                @Override
                public Principal known() {
                    return Principal.NOBODY;
                }

                @Override
                public String token() {
                    return "";
                }

                @Override
                public String address() {
                    return "";
                }

                @Override
                public String device() {
                    return "";
                }

                @Override
                public String origin() {
                    return "";
                }

                @Override
                public void remember(String token) {}
            };

    /** Who is signed in. */
    Optional<Account> account();

    /** The browser itself, whoever is signed in. */
    Principal browser();

    /** The same, who gets a cookie if it has none yet. */
    Principal known();

    /** The token of the session; empty where nobody is signed in. */
    String token();

    /** The network that the request comes from, as attempts are counted by. */
    String address();

    /** What the browser says it is. */
    String device();

    /** The address of the page, with scheme and host, that passkeys belong to. */
    String origin();

    /** From now on the browser is signed in by this token; by none, where it is empty. */
    void remember(String token);

    /** Who is signed in; refused where nobody is. */
    default Account own() {
        return account().orElseThrow(() -> Refusal.notNow("sign in first"));
    }
}
