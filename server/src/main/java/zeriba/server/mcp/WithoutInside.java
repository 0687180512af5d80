package zeriba.server.mcp;

import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/**
 * Errors of the protocol as JSON-RPC has them. The transport writes the exception itself, with its
 * stack, and into its message what a parser said of its own insides.
 */
final class WithoutInside extends ValueSerializer<McpError> {

    private static final int NOT_JSON = -32700;
    private static final int FAULT = -32603;

    @Override
    public void serialize(McpError error, JsonGenerator out, SerializationContext context) {
        out.writeStartObject();
        out.writeStringProperty("jsonrpc", "2.0");
        out.writeNullProperty("id");
        out.writeName("error");
        write(error.getJsonRpcError(), out);
        out.writeEndObject();
    }

    private static void write(JSONRPCError error, JsonGenerator out) {
        out.writeStartObject();
        out.writeNumberProperty("code", error.code());
        out.writeStringProperty("message", message(error.code(), error.message()));
        out.writeEndObject();
    }

    /** The same where an error is the answer to a request. */
    static final class Answered extends ValueSerializer<JSONRPCError> {

        @Override
        public void serialize(JSONRPCError error, JsonGenerator out, SerializationContext context) {
            write(error, out);
        }
    }

    private static String message(int code, @Nullable String message) {
        return switch (code) {
            case NOT_JSON -> "this is no message of JSON-RPC 2.0; send one object of JSON";
            case FAULT -> "this cannot be answered; begin a new session";
            // what follows a colon is quoted from somebody, or from the inside
            default -> message == null ? "" : message.replaceFirst("(?s)[:\n].*", "");
        };
    }
}
