package zeriba.server.connection;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.util.Collections;
import org.jspecify.annotations.Nullable;
import zeriba.server.admission.Network;
import zeriba.server.admission.Proxies;
import zeriba.server.database.Secrets;
import zeriba.server.settings.Setting;
import zeriba.server.settings.Settings;

/** Client addresses: from where requests come, through the proxy that the settings name. */
public final class ClientAddresses {

    private static final Network PASSED_ON = new Network("passed on");

    private final Proxies proxies;
    private final String key;
    private final String metrics;
    private final String publicAddress;

    public ClientAddresses(Settings settings) {
        String preset = settings.isOn(Setting.PROXY) ? "loopback" : "";
        this.proxies = Proxies.read(settings.given(Setting.PROXIES).orElse(preset)).orElseThrow();
        this.publicAddress = settings.text(Setting.PUBLIC_ADDRESS);
        this.key = settings.text(Setting.MCP_KEY);
        this.metrics = settings.text(Setting.METRICS);
    }

    /** Whether a proxy of ours is at an address. */
    public boolean isProxy(String address) {
        return proxies.areAt(address);
    }

    /**
     * The network that a request comes from. What was passed on by a proxy that nobody has named
     * comes from somewhere, but not from this machine.
     */
    public Network network(HttpServletRequest request) {
        Network found =
                proxies.client(
                        request.getRemoteAddr(),
                        Collections.list(request.getHeaders("X-Forwarded-For")));
        boolean isPassedOn =
                request.getHeader("X-Forwarded-For") != null
                        || request.getHeader("Forwarded") != null;
        return found.isLoopback() && isPassedOn ? PASSED_ON : found;
    }

    /** Whether what is answered travels encrypted, so that cookies may be for that alone. */
    public boolean isSecure(HttpServletRequest request) {
        return "https".equals(request.getScheme())
                || (proxies.areAt(request.getRemoteAddr())
                        && "https".equals(request.getHeader("X-Forwarded-Proto")));
    }

    /**
     * Whether a program may use the tools: on this machine, or through our proxy, any may; from
     * elsewhere one that has the key.
     */
    public boolean mayUseTools(HttpServletRequest request) {
        String peer = request.getRemoteAddr();
        if (isLoopback(peer) || proxies.areAt(peer)) {
            return true;
        }
        @Nullable String given = request.getHeader("Authorization");
        return given != null
                && !key.isEmpty()
                && Secrets.digest(given).equals(Secrets.digest("Bearer " + key));
    }

    /** Whether a request may read the metrics: what a proxy passes on does not come from here. */
    public boolean mayReadMetrics(Context request) {
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
    public String origin(Context request) {
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
