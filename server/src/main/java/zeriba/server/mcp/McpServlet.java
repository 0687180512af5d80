package zeriba.server.mcp;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import zeriba.engine.text.Value;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;

/**
 * Messages of programs, each by itself: who has a session of ours is answered, who has none may
 * begin one, and nothing is kept of either.
 */
final class McpServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    /** Under this name a request has the session that it belongs to. */
    static final String SESSION = "zeriba.session";

    private static final int NO_SESSION = -32_600;

    private final transient HttpServlet transport;
    private final transient McpSessions sessions;
    private final int longest;

    /**
     * @param transport answers what belongs to a session
     * @param longest how many bytes a message may have
     */
    McpServlet(HttpServlet transport, McpSessions sessions, int longest) {
        this.transport = transport;
        this.sessions = sessions;
        this.longest = longest;
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        @Nullable String session = request.getHeader(McpSessions.HEADER);
        if (sessions.isOurs(session)) {
            request.setAttribute(SESSION, session);
            transport.service(request, response);
            return;
        }
        Read read = new Read(request, request.getInputStream().readNBytes(longest + 1));
        if (!read.isInitialize()) {
            refuse(response, session);
            return;
        }
        String begun = sessions.begin();
        read.setAttribute(SESSION, begun);
        response.setHeader(McpSessions.HEADER, begun);
        transport.service(read, response);
    }

    /** The protocol tells apart whether there is none or an unknown one. */
    private static void refuse(HttpServletResponse response, @Nullable String session)
            throws IOException {
        Value.Fields error =
                Value.NO_FIELDS
                        .with("code", Value.of(NO_SESSION))
                        .with(
                                "message",
                                Value.of("there is no such session here; begin with initialize"));
        response.setStatus(
                session == null
                        ? HttpServletResponse.SC_BAD_REQUEST
                        : HttpServletResponse.SC_NOT_FOUND);
        response.setContentType("application/json");
        response.getOutputStream()
                .write(
                        Json.bytes(
                                Value.NO_FIELDS
                                        .with("jsonrpc", Value.of("2.0"))
                                        .with("error", error)));
    }

    /** A request whose body was read, and can be read again. */
    private static final class Read extends HttpServletRequestWrapper {

        private final byte[] body;

        Read(HttpServletRequest request, byte[] body) {
            super(request);
            this.body = body;
        }

        boolean isInitialize() {
            try {
                return Json.read(new String(body, StandardCharsets.UTF_8))
                                instanceof Value.Fields message
                        && message.at("method").equals(Value.of("initialize"));
            } catch (BadJsonException _) {
                return false;
            }
        }

        @Override
        public ServletInputStream getInputStream() {
            return new Again(new ByteArrayInputStream(body));
        }

        @Override
        public BufferedReader getReader() {
            return new BufferedReader(
                    new InputStreamReader(new ByteArrayInputStream(body), StandardCharsets.UTF_8));
        }
    }

    private static final class Again extends ServletInputStream {

        private final ByteArrayInputStream left;

        Again(ByteArrayInputStream left) {
            this.left = left;
        }

        @Override
        public int read() {
            return left.read();
        }

        @Override
        public int read(byte[] into, int from, int most) {
            return left.read(into, from, most);
        }

        @Override
        public boolean isFinished() {
            return left.available() == 0;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {
            throw new UnsupportedOperationException("all of it is there");
        }
    }
}
