package zeriba.server.mcp;

import io.modelcontextprotocol.spec.McpError;
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
        int code = error.getJsonRpcError().code();
        out.writeStartObject();
        out.writeStringProperty("jsonrpc", "2.0");
        out.writeNullProperty("id");
        out.writeObjectPropertyStart("error");
        out.writeNumberProperty("code", code);
        out.writeStringProperty("message", message(code, error.getJsonRpcError().message()));
        out.writeEndObject();
        out.writeEndObject();
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
