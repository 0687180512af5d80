package zeriba.server.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.server.transport.HeaderAccessor;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.server.transport.ServerTransportSecurityException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;
import zeriba.server.admission.Caller;
import zeriba.server.admission.Network;
import zeriba.server.database.Secrets;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;

/** The tools over HTTP: each session is an asker of its own, known by its session's secret id. */
public final class McpEndpoint implements AutoCloseable {

    private static final int LONGEST_REQUEST = 2 << 20;
    private static final int FORBIDDEN = 403;
    private static final String NETWORK = "network";

    private final HttpServletStreamableServerTransportProvider transport;
    private final McpSyncServer server;

    /**
     * @param more operations that only the server has
     * @param isForeign whether an Origin and a Host do not belong together
     * @param network from where a request comes
     */
    public McpEndpoint(
            Operations operations,
            List<Operation<?>> more,
            BiPredicate<String, String> isForeign,
            Function<HttpServletRequest, Network> network) {
        this.transport =
                HttpServletStreamableServerTransportProvider.builder()
                        .jsonMapper(Tools.MAPPER)
                        .mcpEndpoint("/mcp")
                        .maxRequestSize(LONGEST_REQUEST)
                        .sessionSweepInterval(Duration.ofMinutes(10))
                        .contextExtractor(request ->
                                McpTransportContext.create(Map.of(NETWORK, network.apply(request))))
                        .httpHeaderValidator(headers -> requireOwn(headers, isForeign))
                        .build();
        this.server =
                new Tools(operations, McpEndpoint::caller)
                        .offer(McpServer.sync(transport), more)
                        .build();
    }

    private static Caller caller(McpSyncServerExchange from) {
        Principal asker = new Principal(Secrets.digest("mcp " + from.sessionId()));
        return from.transportContext().get(NETWORK) instanceof Network network
                ? new Caller.Remote(asker, network)
                : new Caller.Remote(asker, new Network(""));
    }

    private static void requireOwn(HeaderAccessor headers, BiPredicate<String, String> isForeign)
            throws ServerTransportSecurityException {
        String origin = header(headers, "Origin");
        if (!origin.isEmpty() && isForeign.test(origin, header(headers, "Host"))) {
            throw new ServerTransportSecurityException(
                    FORBIDDEN, "this may not come from another site");
        }
    }

    private static String header(HeaderAccessor headers, String name) {
        return headers.getHeader(name).stream().findFirst().orElse("");
    }

    /** What answers at {@code /mcp}. */
    public HttpServlet servlet() {
        return transport;
    }

    @Override
    public void close() {
        server.closeGracefully();
    }
}
