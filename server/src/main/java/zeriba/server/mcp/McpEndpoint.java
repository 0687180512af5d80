package zeriba.server.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessSyncServer;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
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

/**
 * The tools over HTTP: each session is an asker of its own, known by its session's secret id, at
 * whichever server it asks.
 */
public final class McpEndpoint implements AutoCloseable {

    private static final String NETWORK = "network";
    private static final String SESSION = "session";

    private final HttpServlet servlet;
    private final McpStatelessSyncServer server;

    /**
     * @param more operations that only the server has
     * @param isForeign whether an Origin and a Host do not belong together
     * @param network from where a request comes
     */
    public McpEndpoint(
            Operations operations,
            List<Operation<?>> more,
            McpSessions sessions,
            BiPredicate<String, String> isForeign,
            Function<HttpServletRequest, Network> network) {
        HttpServletStatelessServerTransport transport =
                HttpServletStatelessServerTransport.builder()
                        .jsonMapper(Tools.MAPPER)
                        .messageEndpoint("/mcp")
                        .maxRequestSize(McpServlet.LONGEST)
                        .contextExtractor(request -> context(request, network))
                        .build();
        this.servlet = new McpServlet(transport, sessions, isForeign);
        this.server =
                new Tools(operations)
                        .offer(
                                // on the thread of the request: whoever waits holds no other
                                McpServer.sync(transport).immediateExecution(true),
                                more,
                                McpEndpoint::caller)
                        .build();
    }

    private static McpTransportContext context(
            HttpServletRequest request, Function<HttpServletRequest, Network> network) {
        return McpTransportContext.create(
                Map.of(
                        NETWORK,
                        network.apply(request),
                        SESSION,
                        String.valueOf(request.getAttribute(McpServlet.SESSION))));
    }

    private static Caller caller(McpTransportContext from) {
        Principal asker = new Principal(Secrets.digest("mcp " + from.get(SESSION)));
        return from.get(NETWORK) instanceof Network network
                ? new Caller.Remote(asker, network)
                : new Caller.Remote(asker, new Network(""));
    }

    /** What answers at {@code /mcp}. */
    public HttpServlet servlet() {
        return servlet;
    }

    @Override
    public void close() {
        server.closeGracefully();
    }
}
