package zeriba.server.http;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeriba.server.store.Secrets;
import zeriba.server.table.Asker;

/**
 * Who asks over HTTP: a browser is known by a secret of its own in a cookie that no script reads,
 * and that other sites' pages cannot use.
 */
final class Browsers {

    private static final String COOKIE = "zeriba";
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;

    private final Secrets secrets = new Secrets();
    private final Clients clients;

    Browsers(Clients clients) {
        this.clients = clients;
    }

    /** The asker of a request: nobody where it brings no cookie. */
    static Asker asker(@Nullable String cookie) {
        return cookie == null || cookie.isEmpty()
                ? Asker.NOBODY
                : new Asker(Secrets.digest(cookie));
    }

    static Asker asker(Context request) {
        return asker(request.cookie(COOKIE));
    }

    /** The cookie of a WebSocket's request. */
    static String cookieName() {
        return COOKIE;
    }

    /** The asker, who gets a cookie if it has none yet. */
    Asker known(Context request) {
        Asker asker = asker(request);
        if (!asker.equals(Asker.NOBODY)) {
            return asker;
        }
        String secret = secrets.fresh();
        boolean isSecure = clients.isSecure(request);
        request.cookie(
                new Cookie(COOKIE, secret, "/", YEAR_SECONDS, isSecure, true, null, SameSite.LAX));
        return asker(secret);
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
