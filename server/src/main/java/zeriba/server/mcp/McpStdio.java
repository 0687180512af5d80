package zeriba.server.mcp;

import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import zeriba.server.operation.Operations;
import zeriba.server.table.Asker;

/** The tools for one program on two streams. */
public final class McpStdio {

    private McpStdio() {}

    /** Answers until the input ends. */
    public static void serve(Operations operations, InputStream in, OutputStream out) {
        CountDownLatch ended = new CountDownLatch(1);
        StdioServerTransportProvider transport =
                new StdioServerTransportProvider(Tools.MAPPER, new Ending(in, ended), out);
        McpSyncServer server =
                new Tools(operations, _ -> Asker.OWNER)
                        .offer(McpServer.sync(transport), List.of())
                        .build();
        try {
            ended.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            server.closeGracefully();
        }
    }

    /** A stream that tells when it has ended. */
    private static final class Ending extends FilterInputStream {
        private final CountDownLatch ended;

        Ending(InputStream in, CountDownLatch ended) {
            super(in);
            this.ended = ended;
        }

        @Override
        public int read() throws IOException {
            return noted(super.read());
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            return noted(super.read(bytes, from, length));
        }

        private int noted(int read) {
            if (read < 0) {
                ended.countDown();
            }
            return read;
        }
    }
}
