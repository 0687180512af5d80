package zeriba.server.http;

import java.util.ArrayList;
import java.util.List;
import zeriba.engine.text.Value;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;

/** What the server answers, as OpenAPI 3.1 describes it, made from the list of operations. */
final class OpenApi {

    private OpenApi() {}

    static Value.Fields of(Operations operations, List<Operation> own) {
        Value.Fields paths = Value.NO_FIELDS;
        List<Operation> all = new ArrayList<>(own);
        all.addAll(operations.all());
        for (Operation operation : all) {
            Value.Fields path = Value.NO_FIELDS.with("post", post(operation));
            paths = paths.with("/api/" + operation.name(), path);
        }
        paths = paths.with("/api/tables", tables(paths));
        paths = paths.with("/api/table/{id}", get("aboutTable", "Who sits at a table.", "id"));
        paths = paths.with("/api/sheet/{game}", get("sheet", "A game's map and counters.", "game"));
        paths = paths.with("/api/messages/{game}", get("messages", "A game's sentences.", "game"));
        paths = paths.with("/api/rules/{game}", get("rules", "A game's rules in words.", "game"));
        paths = paths.with("/health", get("health", "Whether the server works.", ""));
        return Value.NO_FIELDS
                .with("openapi", Value.of("3.1.0"))
                .with(
                        "info",
                        fields("title", "Zeriba")
                                .with("version", Value.of("1"))
                                .with(
                                        "description",
                                        Value.of(
                                                "Historical board wargames with their rules"
                                                        + " enforced.")))
                .with("paths", paths)
                .with("components", Value.NO_FIELDS.with("schemas", schemas()));
    }

    private static Value.Fields tables(Value.Fields paths) {
        Value.Fields get = get("myTables", "The tables where you have a seat.", "");
        return paths.at("/api/tables") instanceof Value.Fields made
                ? made.with("get", get.at("get"))
                : get;
    }

    private static Value.Fields post(Operation operation) {
        return fields("operationId", operation.name())
                .with("summary", Value.of(operation.description()))
                .with(
                        "requestBody",
                        Value.NO_FIELDS
                                .with("required", Value.of(false))
                                .with("content", json(operation.schema())))
                .with("responses", responses(operation.result()));
    }

    private static Value.Fields get(String id, String summary, String parameter) {
        Value.Fields get = fields("operationId", id).with("summary", Value.of(summary));
        if (!parameter.isEmpty()) {
            Value.Fields one =
                    fields("name", parameter)
                            .with("in", Value.of("path"))
                            .with("required", Value.of(true))
                            .with("schema", fields("type", "string"));
            get = get.with("parameters", Value.of(List.of(one)));
        }
        return Value.NO_FIELDS.with("get", get.with("responses", responses(summary)));
    }

    private static Value.Fields responses(String description) {
        Value.Fields done =
                fields("description", description).with("content", json(fields("type", "object")));
        Value.Fields refused =
                fields("description", "Refused; nothing has changed.")
                        .with("content", json(fields("$ref", "#/components/schemas/Error")));
        return Value.NO_FIELDS.with("200", done).with("default", refused);
    }

    private static Value.Fields json(Value.Fields schema) {
        return Value.NO_FIELDS.with("application/json", Value.NO_FIELDS.with("schema", schema));
    }

    private static Value.Fields schemas() {
        Value.Fields properties =
                Value.NO_FIELDS
                        .with("code", fields("type", "integer"))
                        .with("message", fields("type", "string"))
                        .with("data", data());
        Value.Fields error =
                fields("type", "object")
                        .with("properties", properties)
                        .with("required", Value.texts(List.of("code", "message")));
        return Value.NO_FIELDS.with(
                "Error",
                fields("type", "object")
                        .with("properties", Value.NO_FIELDS.with("error", error))
                        .with("required", Value.texts(List.of("error"))));
    }

    /** What a refusal by the rules carries; other refusals have fields of their own. */
    private static Value.Fields data() {
        Value.Fields text = fields("type", "string");
        Value.Fields texts = fields("type", "array").with("items", text);
        return fields("type", "object")
                .with(
                        "properties",
                        Value.NO_FIELDS
                                .with("rule", text)
                                .with("reason", text)
                                .with("key", text)
                                .with("args", texts)
                                .with("places", texts));
    }

    private static Value.Fields fields(String name, String text) {
        return Value.NO_FIELDS.with(name, Value.of(text));
    }
}
