package zeriba.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import io.javalin.websocket.WsContext;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeriba.server.account.Account;
import zeriba.server.account.Accounts;
import zeriba.server.admission.Caller;
import zeriba.server.store.Secrets;
import zeriba.server.table.Asker;

/**
 * Who asks over HTTP: a browser is known by a secret of its own in a cookie that no script reads,
 * and that other sites' pages cannot use.
 */
final class Browsers {

    private static final String COOKIE = "zeriba";
    private static final String SESSION = "zeriba_session";
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;

    private final Secrets secrets = new Secrets();
    private final Clients clients;
    private final Accounts accounts;

    Browsers(Clients clients, Accounts accounts) {
        this.clients = clients;
        this.accounts = accounts;
    }

    private static Asker byCookie(@Nullable String cookie) {
        return cookie == null || cookie.isEmpty()
                ? Asker.NOBODY
                : new Asker(Secrets.digest(cookie));
    }

    private Optional<Account> account(@Nullable String session) {
        return session == null || session.isEmpty() ? Optional.empty() : accounts.signedIn(session);
    }

    /** The asker of a request: the account, else the browser, else nobody. */
    Asker asker(Context request) {
        return account(request.cookie(SESSION))
                .map(Account::asker)
                .orElseGet(() -> byCookie(request.cookie(COOKIE)));
    }

    /** Who listens at a WebSocket. */
    Asker asker(WsContext socket) {
        return account(socket.cookie(SESSION))
                .map(Account::asker)
                .orElseGet(() -> byCookie(socket.cookie(COOKIE)));
    }

    /** Who asks, and from where. */
    Caller caller(Context request) {
        return caller(request, asker(request));
    }

    /** {@code asker} in a request, and from where it comes. */
    static Caller caller(Context request, Asker asker) {
        return new Caller.Remote(asker, Guard.network(request.req().getAttribute(Guard.NETWORK)));
    }

    /** The asker, who gets a cookie if it has none yet. */
    Asker known(Context request) {
        Asker asker = asker(request);
        return asker.equals(Asker.NOBODY) ? knownBrowser(request) : asker;
    }

    /** The browser, whoever is signed in there, which gets a cookie if it has none yet. */
    private Asker knownBrowser(Context request) {
        Asker browser = byCookie(request.cookie(COOKIE));
        if (!browser.equals(Asker.NOBODY)) {
            return browser;
        }
        String secret = secrets.fresh();
        give(request, COOKIE, secret, YEAR_SECONDS, SameSite.LAX);
        return byCookie(secret);
    }

    private void give(Context request, String name, String value, int seconds, SameSite same) {
        boolean isSecure = clients.isSecure(request);
        request.cookie(new Cookie(name, value, "/", seconds, isSecure, true, null, same));
    }

    /** A request as accounts see it. */
    Visit visit(Context request) {
        return new Visit() {
            @Override
            public Optional<Account> account() {
                return Browsers.this.account(request.cookie(SESSION));
            }

            @Override
            public Asker browser() {
                return byCookie(request.cookie(COOKIE));
            }

            @Override
            public Asker known() {
                return knownBrowser(request);
            }

            @Override
            public String token() {
                return Optional.ofNullable(request.cookie(SESSION)).orElse("");
            }

            @Override
            public String address() {
                return Guard.network(request.req().getAttribute(Guard.NETWORK)).prefix();
            }

            @Override
            public String device() {
                return Devices.named(Optional.ofNullable(request.userAgent()).orElse(""));
            }

            @Override
            public String origin() {
                return clients.origin(request);
            }

            @Override
            public void remember(String token) {
                give(request, SESSION, token, token.isEmpty() ? 0 : YEAR_SECONDS, SameSite.LAX);
            }
        };
    }

    /**
     * Whether a page of another site has sent this. Programs that send no Origin have no cookie.
     */
    static boolean isForeign(@Nullable String origin, @Nullable String host) {
        if (origin == null) {
            return false;
        }
        return !authority(origin).equals(Optional.ofNullable(host).map(Browsers::lower));
    }

    private static Optional<String> authority(String origin) {
        try {
            return Optional.ofNullable(new URI(origin).getRawAuthority()).map(Browsers::lower);
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
