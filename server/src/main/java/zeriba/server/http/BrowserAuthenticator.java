package zeriba.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import io.javalin.websocket.WsContext;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zeriba.server.account.Account;
import zeriba.server.account.Accounts;
import zeriba.server.admission.Caller;
import zeriba.server.connection.ClientAddresses;
import zeriba.server.connection.UserAgents;
import zeriba.server.database.Secrets;
import zeriba.server.seat.Principal;
import zeriba.server.store.Holders;

/**
 * Authenticates browsers, which ask over HTTP: a browser is known by a secret of its own in a
 * cookie that no script reads, and that other sites' pages cannot use. Where requests come
 * encrypted no other cookies count than those that browsers take from this very host alone ({@code
 * __Host-}), so that nobody in between, and no neighbouring host, can make somebody be whom they
 * choose.
 */
final class BrowserAuthenticator {

    private static final String COOKIE = "zeriba";
    private static final String SESSION = "zeriba_session";
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;

    /** Browsers take a cookie of such a name over HTTPS alone, and from no other host. */
    private static final String OF_THIS_HOST = "__Host-";

    private final Secrets secrets = new Secrets();
    private final ClientAddresses clients;
    private final Holders holders;
    private final Accounts accounts;

    BrowserAuthenticator(ClientAddresses clients, Holders holders, Accounts accounts) {
        this.clients = clients;
        this.holders = holders;
        this.accounts = accounts;
    }

    /** The cookies that came along, by name, and whether they came encrypted. */
    private record Bag(boolean secure, Function<String, @Nullable String> cookies) {

        static Bag of(Context request) {
            boolean secure =
                    Boolean.TRUE.equals(request.req().getAttribute(RateLimitFilter.SECURE));
            return new Bag(secure, request::cookie);
        }

        static Bag of(WsContext socket) {
            return new Bag(
                    Boolean.TRUE.equals(socket.<Boolean>attribute(RateLimitFilter.SECURE)),
                    socket::cookie);
        }

        String name(String cookie) {
            return secure ? OF_THIS_HOST + cookie : cookie;
        }

        String value(String cookie) {
            return Objects.requireNonNullElse(cookies.apply(cookie), "");
        }
    }

    /** The browser that a bag comes from; nobody, where it has no cookie of ours. */
    private Principal browser(Bag bag) {
        Principal browser = byCookie(bag.value(bag.name(COOKIE)));
        if (!bag.secure() || !browser.equals(Principal.NOBODY)) {
            return browser;
        }
        // given by an earlier server, without the prefix: good for the seats that it has
        Principal earlier = byCookie(bag.value(COOKIE));
        return holders.areSeated(earlier) ? earlier : Principal.NOBODY;
    }

    private static String session(Bag bag) {
        return bag.value(bag.name(SESSION));
    }

    private Principal asker(Bag bag) {
        return account(session(bag)).map(Account::asker).orElseGet(() -> browser(bag));
    }

    private static Principal byCookie(String cookie) {
        return cookie.isEmpty() ? Principal.NOBODY : new Principal(Secrets.digest(cookie));
    }

    private Optional<Account> account(String session) {
        return session.isEmpty() ? Optional.empty() : accounts.signedIn(session);
    }

    /** The asker of a request: the account, else the browser, else nobody. */
    Principal asker(Context request) {
        return asker(Bag.of(request));
    }

    /** Who listens at a WebSocket. */
    Principal asker(WsContext socket) {
        return asker(Bag.of(socket));
    }

    /** Who asks, and from where. */
    Caller caller(Context request) {
        return caller(request, asker(request));
    }

    /** {@code asker} in a request, and from where it comes. */
    static Caller caller(Context request, Principal asker) {
        return new Caller.Remote(
                asker,
                RateLimitFilter.network(request.req().getAttribute(RateLimitFilter.NETWORK)));
    }

    /** The asker, who gets a cookie if it has none yet. */
    Principal known(Context request) {
        Principal asker = asker(request);
        return asker.equals(Principal.NOBODY) ? knownBrowser(request) : asker;
    }

    /** The browser, whoever is signed in there, which gets a cookie if it has none yet. */
    private Principal knownBrowser(Context request) {
        Principal browser = browser(Bag.of(request));
        if (!browser.equals(Principal.NOBODY)) {
            return browser;
        }
        String secret = secrets.fresh();
        give(request, COOKIE, secret, YEAR_SECONDS, SameSite.LAX);
        return byCookie(secret);
    }

    private void give(Context request, String name, String value, int seconds, SameSite same) {
        Bag bag = Bag.of(request);
        request.cookie(
                new Cookie(bag.name(name), value, "/", seconds, bag.secure(), true, null, same));
    }

    /** A request as accounts see it. */
    Visit visit(Context request) {
        return new Visit() {
            @Override
            public Optional<Account> account() {
                return BrowserAuthenticator.this.account(session(Bag.of(request)));
            }

            @Override
            public Principal browser() {
                return BrowserAuthenticator.this.browser(Bag.of(request));
            }

            @Override
            public Principal known() {
                return knownBrowser(request);
            }

            @Override
            public String token() {
                return session(Bag.of(request));
            }

            @Override
            public String address() {
                return RateLimitFilter.network(request.req().getAttribute(RateLimitFilter.NETWORK))
                        .prefix();
            }

            @Override
            public String device() {
                return UserAgents.named(Optional.ofNullable(request.userAgent()).orElse(""));
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
        return !authority(origin)
                .equals(Optional.ofNullable(host).map(BrowserAuthenticator::lower));
    }

    private static Optional<String> authority(String origin) {
        try {
            return Optional.ofNullable(new URI(origin).getRawAuthority())
                    .map(BrowserAuthenticator::lower);
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
