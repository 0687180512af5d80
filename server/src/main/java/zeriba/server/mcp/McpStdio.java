package zeriba.server.mcp;

import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import java.io.InputStream;
import java.io.OutputStream;
import zeriba.server.admission.Caller;
import zeriba.server.operation.Operations;
import zeriba.server.seat.Principal;

/** The tools for one program on two streams. */
public final class McpStdio {

    private McpStdio() {}

    /** Answers until the input ends. */
    public static void serve(Operations operations, InputStream in, OutputStream out) {
        Conversation conversation = new Conversation(in, out);
        StdioServerTransportProvider transport =
                new StdioServerTransportProvider(
                        Tools.MAPPER, conversation.in(), conversation.out());
        McpSyncServer server =
                new Tools(operations)
                        .offer(McpServer.sync(transport), new Caller.Owner(Principal.OWNER))
                        .build();
        try {
            conversation.awaitEnd();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            server.closeGracefully();
        }
    }
}
