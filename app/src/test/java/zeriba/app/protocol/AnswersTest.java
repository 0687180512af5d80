package zeriba.app.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeriba.app.games.Games;
import zeriba.engine.text.Value;
import zeriba.server.computer.LevelPlayers;
import zeriba.server.database.Database;
import zeriba.server.http.WebServer;
import zeriba.server.json.Json;

/**
 * What OpenAPI says of answers: the client's types are made from it, and what is answered is so.
 * {@code -Dzeriba.samples=write} writes the types again.
 */
class AnswersTest {

    private static final Path TYPES =
            Path.of("..", "client", "src", "main", "web", "protocol", "answers.ts");
    private static final Path SAMPLES = Path.of("..", "protocol");
    private static final String HEAD =
            """
            /**
             * What the server answers, field for field, as its records say: written by a test, not by hand.
             * `-Dzeriba.samples=write` with AnswersTest writes it again.
             */
            """;
    private static final Map<Value.Fields, Schema> CHECKS = new HashMap<>();

    private static Value.Fields description = Value.NO_FIELDS;

    @BeforeAll
    static void askForTheDescription(@TempDir Path folder) throws Exception {
        try (LevelPlayers players = new LevelPlayers();
                WebServer server = new WebServer(Games.all(), players, Database.sqlite(folder));
                HttpClient client = HttpClient.newHttpClient()) {
            server.listen("127.0.0.1", 0);
            URI address = URI.create("http://127.0.0.1:" + server.port() + "/api/openapi.json");
            HttpRequest request = HttpRequest.newBuilder(address).build();
            String answer = client.send(request, BodyHandlers.ofString()).body();
            description = (Value.Fields) Json.read(answer);
        }
    }

    @Test
    void theClientsTypesAreWhatTheRecordsSay() throws Exception {
        String types = TypeScript.of(HEAD, fields(description, "components", "schemas"));
        if ("write".equals(System.getProperty("zeriba.samples"))) {
            Files.writeString(TYPES, types);
        }
        assertThat(Files.readString(TYPES)).isEqualTo(types);
    }

    @Test
    void whatIsAnsweredIsAsItIsDescribed() throws Exception {
        List<String> faults = new ArrayList<>();
        for (Path file : samples()) {
            for (Value sample : ((Value.Items) Json.read(Files.readString(file))).items()) {
                check((Value.Fields) sample, file.getFileName().toString(), faults);
            }
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void whatIsDescribedOtherwiseIsFound() {
        assertThat(faults(Value.NO_FIELDS.with("record", Value.of(1)), ref("WrittenRecord")))
                .hasSize(1);
    }

    private static List<Path> samples() throws Exception {
        try (Stream<Path> files = Files.list(SAMPLES)) {
            return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
        }
    }

    /** A sample is a request with its answer, by either line, or news of a table. */
    private static void check(Value.Fields sample, String file, List<String> faults) {
        Map<String, Value> told = sample.fields();
        if (told.get("params") instanceof Value.Fields news) {
            faults.addAll(faults(news, ref("View")));
        } else if (((Value.Fields) sample.at("answer")).fields().containsKey("error")) {
            faults.addAll(faults(at(sample, "answer", "error"), ref("RpcError")));
        } else {
            Value.Fields request = (Value.Fields) sample.at("request");
            boolean isRpc = request.fields().containsKey("method");
            Value answer = isRpc ? at(sample, "answer", "result") : sample.at("answer");
            faults(answer, answerOf(request))
                    .forEach(fault -> faults.add(file + " " + Json.write(request) + fault));
        }
    }

    /** The schema of what is answered to a request: of an operation, or of a path. */
    private static Value.Fields answerOf(Value.Fields request) {
        boolean isOperation = request.fields().get("method") instanceof Value.Text;
        String path =
                isOperation
                        ? "/api/" + ((Value.Text) request.at("method")).text()
                        : described(((Value.Text) request.at("path")).text());
        String verb = isOperation || request.fields().containsKey("body") ? "post" : "get";
        return (Value.Fields)
                at(
                        description,
                        "paths",
                        path,
                        verb,
                        "responses",
                        "200",
                        "content",
                        "application/json",
                        "schema");
    }

    private static String described(String path) {
        return path.replaceFirst("\\?.*", "")
                .replaceFirst("^/api/table/.*", "/api/table/{id}")
                .replaceFirst("^/api/rules/.*", "/api/rules/{game}");
    }

    private static List<String> faults(Value told, Value.Fields schema) {
        return CHECKS
                .computeIfAbsent(schema, AnswersTest::checkBy)
                .validate(Json.write(told), InputFormat.JSON)
                .stream()
                .map(Object::toString)
                .toList();
    }

    private static Schema checkBy(Value.Fields schema) {
        Value.Fields whole = schema.with("components", description.at("components"));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Json.write(whole));
    }

    private static Value.Fields ref(String name) {
        return Value.NO_FIELDS.with("$ref", Value.of("#/components/schemas/" + name));
    }

    private static Map<String, Value> fields(Value.Fields in, String... path) {
        return ((Value.Fields) at(in, path)).fields();
    }

    private static Value at(Value in, String... path) {
        Value here = in;
        for (String step : path) {
            here = ((Value.Fields) here).at(step);
        }
        return here;
    }
}
