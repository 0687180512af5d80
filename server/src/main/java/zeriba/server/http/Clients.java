package zeriba.server.http;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.util.Collections;
import org.jspecify.annotations.Nullable;
import zeriba.server.admission.Network;
import zeriba.server.admission.Proxies;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** From where requests come, through the proxy that the settings name. */
final class Clients {

    private final Proxies proxies;
    private final String metrics;
    private final String publicAddress;

    Clients(Settings settings) {
        String preset = settings.isOn(Setting.PROXY) ? "loopback" : "";
        this.proxies =
                Proxies.read(settings.given(Setting.PROXIES).orElse(preset)).orElseThrow();
        this.publicAddress = settings.text(Setting.PUBLIC_ADDRESS);
        this.metrics = settings.text(Setting.METRICS);
    }

    /** The network that a request comes from. */
    Network network(HttpServletRequest request) {
        return proxies.client(
                request.getRemoteAddr(),
                Collections.list(request.getHeaders("X-Forwarded-For")));
    }

    /** Whether what is answered travels encrypted, so that cookies may be for that alone. */
    boolean isSecure(Context request) {
        return request.scheme().equals("https")
                || (proxies.areAt(request.req().getRemoteAddr())
                        && "https".equals(request.header("X-Forwarded-Proto")));
    }

    /** Whether a request may read the metrics: what a proxy passes on does not come from here. */
    boolean mayReadMetrics(Context request) {
        return switch (metrics) {
            case "all" -> true;
            case "local" ->
                    isLoopback(request.req().getRemoteAddr())
                            && request.header("X-Forwarded-For") == null
                            && request.header("Forwarded") == null;
            default -> false;
        };
    }

    /**
     * The origin of the server's pages, that passkeys belong to: the public address, or this
     * machine's own name; none where players come by an address of numbers.
     */
    String origin(Context request) {
        if (!publicAddress.isEmpty()) {
            return publicAddress;
        }
        @Nullable String host = request.header("Host");
        return host != null && host.matches("localhost(:[0-9]+)?") ? "http://" + host : "";
    }

    private static boolean isLoopback(String address) {
        try {
            return InetAddress.ofLiteral(address.replaceAll("[\\[\\]]", "")).isLoopbackAddress();
        } catch (IllegalArgumentException _) {
            return false;
        }
    }
}
