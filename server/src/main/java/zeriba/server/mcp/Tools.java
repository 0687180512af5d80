package zeriba.server.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson3.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.server.McpServer.StatelessSyncSpecification;
import io.modelcontextprotocol.server.McpServer.SyncSpecification;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import zeriba.engine.text.Value;
import zeriba.server.admission.Caller;
import zeriba.server.json.BadJsonException;
import zeriba.server.json.Json;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Refusal;
import zeriba.server.rpc.RpcError;

/** The operations as tools: one each, with the same name, parameters and answer. */
final class Tools {

    /** How JSON is read and written for the protocol itself. */
    static final McpJsonMapper MAPPER =
            new JacksonMcpJsonMapper(
                    JsonMapper.builder()
                            .addModule(
                                    new SimpleModule()
                                            .addSerializer(McpError.class, new WithoutInside())
                                            .addSerializer(
                                                    JSONRPCError.class,
                                                    new WithoutInside.Answered()))
                            .build());

    private static final String INSTRUCTIONS =
            "Zeriba plays historical board wargames with their rules enforced. Begin with games and"
                    + " new; actions lists what may be chosen, play plays it, explain says why"
                    + " something is not allowed and by which rule, odds tells what an attack may"
                    + " lead to. Dice fall once everybody who plays has sat down and said nonce"
                    + " (with or without a text), or has given nonce when sitting down: where"
                    + " pending is nonces, awaited says of whom something is wanted.";

    private static final String NAME = "zeriba";
    private static final String VERSION = "1";
    private static final ServerCapabilities CAPABILITIES =
            ServerCapabilities.builder().tools(false).build();

    /** Operations check what they are given themselves, and say more when they refuse. */
    private static final JsonSchemaValidator CHECKED =
            (_, content) -> JsonSchemaValidator.ValidationResponse.asValid(String.valueOf(content));

    private final Operations operations;

    Tools(Operations operations) {
        this.operations = operations;
    }

    /** Adds the tools to a server about to be built that answers one program alone. */
    <S extends SyncSpecification<S>> SyncSpecification<S> offer(
            SyncSpecification<S> server, Caller caller) {
        server.serverInfo(NAME, VERSION)
                .instructions(INSTRUCTIONS)
                .validateToolInputs(false)
                .jsonSchemaValidator(CHECKED)
                .capabilities(CAPABILITIES);
        for (Operation<?> one : operations.all()) {
            server.toolCall(tool(one), (_, call) -> listed(one, caller, call));
        }
        return server;
    }

    /**
     * Adds the tools, and {@code more}, to a server about to be built that keeps no sessions.
     *
     * @param caller who asks
     */
    StatelessSyncSpecification offer(
            StatelessSyncSpecification server,
            List<Operation<?>> more,
            Function<McpTransportContext, Caller> caller) {
        server.serverInfo(NAME, VERSION)
                .instructions(INSTRUCTIONS)
                .validateToolInputs(false)
                .jsonSchemaValidator(CHECKED)
                .capabilities(CAPABILITIES);
        more.forEach(one ->
                server.toolCall(tool(one), (from, call) -> own(one, caller.apply(from), call)));
        for (Operation<?> one : operations.all()) {
            server.toolCall(tool(one), (from, call) -> listed(one, caller.apply(from), call));
        }
        return server;
    }

    private static Tool tool(Operation<?> operation) {
        return Tool.builder(operation.name(), MAPPER, Json.write(operation.schema()))
                .description(operation.description() + " Result: " + operation.result() + ".")
                .build();
    }

    private CallToolResult listed(Operation<?> operation, Caller from, CallToolRequest call) {
        return answered(() -> operations.answer(from, operation.name(), arguments(call)));
    }

    private CallToolResult own(Operation<?> operation, Caller from, CallToolRequest call) {
        return answered(() -> operations.answer(from, operation, arguments(call)));
    }

    /** Something to be answered. */
    @FunctionalInterface
    private interface Question {
        Value.Fields answer();
    }

    private static CallToolResult answered(Question question) {
        try {
            return result(question.answer()).isError(false).build();
        } catch (Refusal refusal) {
            return result(RpcError.answer(refusal)).isError(true).build();
        }
    }

    private static CallToolResult.Builder result(Value.Fields content) {
        String json = Json.write(content);
        return CallToolResult.builder().addTextContent(json).structuredContent(MAPPER, json);
    }

    private static Value.Fields arguments(CallToolRequest call) {
        @Nullable Map<String, Object> given = call.arguments();
        if (given == null) {
            return Value.NO_FIELDS;
        }
        try {
            return Json.read(MAPPER.writeValueAsString(given)) instanceof Value.Fields fields
                    ? fields
                    : Value.NO_FIELDS;
        } catch (IOException | BadJsonException e) {
            throw new Refusal(Refusal.Kind.NOT_JSON, String.valueOf(e.getMessage()));
        }
    }
}
