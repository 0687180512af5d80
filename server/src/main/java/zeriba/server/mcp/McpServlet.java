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
import java.util.Objects;
import java.util.function.BiPredicate;
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

    /** How many bytes a message may have. */
    static final int LONGEST = 2 << 20;

    /** Under this name a request has the session that it belongs to. */
    static final String SESSION = "zeriba.session";

    private static final String INITIALIZE = "initialize";
    private static final String CALL = "tools/call";
    private static final int NOT_JSON = -32_700;
    private static final int INVALID = -32_600;
    private static final String NO_MESSAGE =
            "this is no message of MCP; send one object of JSON-RPC 2.0 with a method";

    private final transient HttpServlet transport;
    private final transient McpSessions sessions;
    private final transient BiPredicate<String, String> isForeign;

    /**
     * @param transport answers what belongs to a session
     * @param isForeign whether an Origin and a Host do not belong together
     */
    McpServlet(HttpServlet transport, McpSessions sessions, BiPredicate<String, String> isForeign) {
        this.transport = transport;
        this.sessions = sessions;
        this.isForeign = isForeign;
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        if (isFromElsewhere(request)) {
            refuse(
                    response,
                    HttpServletResponse.SC_FORBIDDEN,
                    INVALID,
                    "this may not come from another site");
            return;
        }
        byte[] body = request.getInputStream().readNBytes(LONGEST + 1);
        Value message;
        try {
            message = Json.read(new String(body, StandardCharsets.UTF_8));
        } catch (BadJsonException _) {
            refuse(response, HttpServletResponse.SC_BAD_REQUEST, NOT_JSON, NO_MESSAGE);
            return;
        }
        if (!(message instanceof Value.Fields fields) || !isMessage(fields)) {
            refuse(response, HttpServletResponse.SC_BAD_REQUEST, INVALID, NO_MESSAGE);
            return;
        }
        answer(request, response, fields);
    }

    private boolean isFromElsewhere(HttpServletRequest request) {
        @Nullable String origin = request.getHeader("Origin");
        return origin != null
                && !origin.isEmpty()
                && isForeign.test(
                        origin, Objects.requireNonNullElse(request.getHeader("Host"), ""));
    }

    private void answer(
            HttpServletRequest request, HttpServletResponse response, Value.Fields message)
            throws ServletException, IOException {
        @Nullable String given = request.getHeader(McpSessions.HEADER);
        String session = given;
        if (session == null || !sessions.isOurs(session)) {
            if (!message.at("method").equals(Value.of(INITIALIZE))) {
                // the protocol tells apart whether there is none or an unknown one
                refuse(
                        response,
                        given == null
                                ? HttpServletResponse.SC_BAD_REQUEST
                                : HttpServletResponse.SC_NOT_FOUND,
                        INVALID,
                        "there is no such session here; begin with initialize");
                return;
            }
            session = sessions.begin();
            response.setHeader(McpSessions.HEADER, session);
        }
        // as it was read here: what was looked at is what is answered
        Read read = new Read(request, Json.bytes(message));
        read.setAttribute(SESSION, session);
        transport.service(read, response);
    }

    /**
     * Whether the transport can make something of it: it takes what it cannot for its own fault.
     */
    private static boolean isMessage(Value.Fields message) {
        return message.at("jsonrpc").equals(Value.of("2.0"))
                && message.at("method") instanceof Value.Text(String method)
                && (method.equals(CALL)
                        ? isCall(message.at("params"))
                        : isFieldsOrNothing(message.at("params")));
    }

    private static boolean isCall(Value given) {
        return given instanceof Value.Fields params
                && params.at("name") instanceof Value.Text
                && isFieldsOrNothing(params.at("arguments"));
    }

    private static boolean isFieldsOrNothing(Value value) {
        return value instanceof Value.Fields || value.equals(Value.NOTHING);
    }

    private static void refuse(HttpServletResponse response, int status, int code, String message)
            throws IOException {
        Value.Fields error =
                Value.NO_FIELDS.with("code", Value.of(code)).with("message", Value.of(message));
        response.setStatus(status);
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
