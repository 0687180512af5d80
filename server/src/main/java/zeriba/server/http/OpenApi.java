package zeriba.server.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.json.Components;
import zeriba.server.operation.Operation;
import zeriba.server.operation.Operations;
import zeriba.server.refusal.Sentences;
import zeriba.server.rpc.RpcError;

/** What the server answers, as OpenAPI 3.1 describes it, made from the list of operations. */
@As.Doc("OpenAPI 3.1")
record OpenApi(String openapi, Heading info, Map<String, Path> paths, Schemas components) {

    private static final String ERROR = "#/components/schemas/Error";

    record Heading(String title, String version, String description) {}

    record Path(Optional<Asked> post, Optional<Asked> get) {}

    record Asked(
            String operationId,
            String summary,
            Optional<Body> requestBody,
            @As.Implied List<InPath> parameters,
            Map<String, Answer> responses) {}

    record InPath(String name, String in, boolean required, Value schema) {}

    record Body(boolean required, Content content) {}

    record Content(@As.Called("application/json") Json json) {}

    record Json(Value schema) {}

    record Answer(String description, Content content) {}

    record Schemas(Map<String, Value> schemas) {}

    /** The description of these operations and of what else the server answers. */
    static OpenApi of(Operations operations, List<Operation<?>> own) {
        Components components = new Components();
        Map<String, Path> paths = new LinkedHashMap<>();
        List<Operation<?>> all = new ArrayList<>(own);
        all.addAll(operations.all());
        for (Operation<?> operation : all) {
            Path path = new Path(Optional.of(post(operation, components)), Optional.empty());
            paths.put("/api/" + operation.name(), path);
        }
        Asked mine =
                get(
                        "myTables",
                        "The tables where you have a seat.",
                        "",
                        Api.MyTables.class,
                        components);
        paths.merge(
                "/api/tables",
                new Path(Optional.empty(), Optional.of(mine)),
                (made, more) -> new Path(made.post(), more.get()));
        put(
                paths,
                "/api/table/{id}",
                get("aboutTable", "Who sits at a table.", "id", Api.TableInfo.class, components));
        put(
                paths,
                "/api/sheet/{game}",
                get("sheet", "A game's map and counters.", "game", Value.Fields.class, components));
        put(
                paths,
                "/api/messages/{game}",
                get("messages", "A game's sentences.", "game", Value.Fields.class, components));
        put(
                paths,
                "/api/rules/{game}",
                get(
                        "rules",
                        "A game's rules in words.",
                        "game",
                        Sentences.RuleBook.class,
                        components));
        put(
                paths,
                "/health",
                get("health", "Whether the server works.", "", Api.Status.class, components));
        Heading info =
                new Heading("Zeriba", "1", "Historical board wargames with their rules enforced.");
        components.add("Error", RpcError.Envelope.class);
        return new OpenApi("3.1.0", info, paths, new Schemas(components.schemas()));
    }

    private static void put(Map<String, Path> paths, String path, Asked get) {
        paths.put(path, new Path(Optional.empty(), Optional.of(get)));
    }

    private static Asked post(Operation<?> operation, Components components) {
        return new Asked(
                operation.name(),
                operation.description(),
                Optional.of(new Body(false, content(operation.schema()))),
                List.of(),
                responses(operation.result(), components.of(operation.answer())));
    }

    private static Asked get(
            String id, String summary, String parameter, Class<?> answer, Components components) {
        InPath one =
                new InPath(
                        parameter, "path", true, Value.NO_FIELDS.with("type", Value.of("string")));
        return new Asked(
                id,
                summary,
                Optional.empty(),
                parameter.isEmpty() ? List.of() : List.of(one),
                responses(summary, components.of(answer)));
    }

    private static Map<String, Answer> responses(String description, Value schema) {
        Map<String, Answer> responses = new LinkedHashMap<>();
        responses.put("200", new Answer(description, content(schema)));
        Value refused = Value.NO_FIELDS.with("$ref", Value.of(ERROR));
        responses.put("default", new Answer("Refused; nothing has changed.", content(refused)));
        return responses;
    }

    private static Content content(Value schema) {
        return new Content(new Json(schema));
    }
}
