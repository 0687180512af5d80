package zeriba.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static zeriba.server.http.Browser.text;
import static zeriba.server.http.Browser.whole;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeriba.engine.text.Value;
import zeriba.server.FirstOption;
import zeriba.server.Pebbles;
import zeriba.server.connection.CannotListenException;
import zeriba.server.database.Database;
import zeriba.server.json.Json;

/** How the server is reached: pages, cookies, other sites, the description, tools. */
class WebTest {

    private static final String TWO_FRIENDS =
            "{'game':'pebbles','scenario':'handful','mine':['white']}";

    /** What matters of OpenAPI 3.1's own schema. */
    private static final String OPENAPI =
            """
            {"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object",
             "required":["openapi","info","paths"],
             "properties":{
               "openapi":{"pattern":"^3\\\\.1\\\\.\\\\d+$"},
               "info":{"type":"object","required":["title","version"],
                 "properties":{"title":{"type":"string"},"version":{"type":"string"}}},
               "paths":{"type":"object","propertyNames":{"pattern":"^/"},
                 "additionalProperties":{"type":"object",
                   "propertyNames":{"enum":["get","post"]},
                   "additionalProperties":{"$ref":"#/$defs/operation"}}}},
             "$defs":{
               "operation":{"type":"object","required":["operationId","summary","responses"],
                 "properties":{
                   "requestBody":{"type":"object","required":["content"],
                     "properties":{"content":{"$ref":"#/$defs/content"}}},
                   "parameters":{"type":"array","items":{"type":"object",
                     "required":["name","in","required","schema"]}},
                   "responses":{"type":"object","minProperties":1,
                     "propertyNames":{"pattern":"^([1-5](\\\\d\\\\d|XX)|default)$"},
                     "additionalProperties":{"type":"object","required":["description"],
                       "properties":{"content":{"$ref":"#/$defs/content"}}}}}},
               "content":{"type":"object","additionalProperties":{"type":"object",
                 "properties":{"schema":
                   {"$ref":"https://json-schema.org/draft/2020-12/schema"}}}}}}
            """;

    private final WebServer server;
    private final Browser anna;

    WebTest(@TempDir Path folder) throws CannotListenException {
        server = new WebServer(List.of(new Pebbles()), new FirstOption(), Database.sqlite(folder));
        server.listen("127.0.0.1", 0);
        anna = new Browser(server);
    }

    @AfterEach
    void end() {
        server.close();
    }

    private String table() {
        return text(anna.ask("tables", TWO_FRIENDS), "table");
    }

    private static String play(String table, String action, int entry) {
        return "{'table':'%s','action':'%s','entry':%d}".formatted(table, action, entry);
    }

    private static String only(String table) {
        return "{'table':'" + table + "'}";
    }

    @Test
    void otherSitesReachNothing() {
        String table = table();
        HttpResponse<String> answer =
                anna.post("/api/play", play(table, "take 1", 0), "Origin", "http://evil.example");
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(whole(anna.ask("view", only(table)), "entry")).isZero();
        Browser.Socket socket = anna.listen(table, 0, "Origin", "http://evil.example");
        assertThat(socket.next().at("closed")).isEqualTo(Value.of(1008));
    }

    @Test
    void theCookieIsForTheServerAlone() {
        String cookie =
                new Browser(server)
                        .post("/api/tables", TWO_FRIENDS)
                        .headers()
                        .firstValue("Set-Cookie")
                        .orElseThrow();
        assertThat(cookie).contains("HttpOnly", "SameSite=Lax", "Path=/");
    }

    @Test
    void pagesBringTheirPolicy() {
        HttpResponse<String> answer = anna.get("/health");
        assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
                .startsWith("default-src 'self'")
                .doesNotContain("unsafe");
        assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(answer.headers().firstValue("Referrer-Policy")).contains("no-referrer");
        assertThat(anna.get("/assets/..%2findex.html").statusCode()).isBetween(400, 404);
        assertThat(anna.get("/assets/nothing.js").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/sheet/pebbles",
                "/api/messages/pebbles?lang=it",
                "/api/rules/pebbles",
                "/api/openapi.json"
            })
    void whatEverybodyIsToldAlikeIsNotToldTwiceToWhoHasIt(String path) {
        HttpResponse<String> first = anna.get(path);
        assertThat(first.statusCode()).isEqualTo(200);
        String tag = first.headers().firstValue("ETag").orElseThrow();
        HttpResponse<String> again = anna.get(path, "If-None-Match", tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(anna.get(path, "If-None-Match", "\"another\"").body()).isEqualTo(first.body());
    }

    @Test
    void whatIsLongIsCompressedForWhoTakesThat() throws IOException {
        String path = "/api/openapi.json";
        HttpResponse<String> plain = anna.get(path, "Accept-Encoding", "br, gzip;q=0");
        assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(plain.headers().firstValue("Vary")).contains("Accept-Encoding");
        HttpResponse<byte[]> small = anna.bytes(path, "Accept-Encoding", "br, gzip");
        assertThat(small.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(small.body().length).isLessThan(plain.body().length() / 4);
        try (InputStream text = new GZIPInputStream(new ByteArrayInputStream(small.body()))) {
            assertThat(new String(text.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo(plain.body());
        }
    }

    @Test
    void aMessageIsToldInEachLanguageAndScenario() {
        String english = anna.get("/api/messages/pebbles?lang=en").body();
        assertThat(anna.get("/api/messages/pebbles").body()).isEqualTo(english);
        for (int i = 0; i < 200; i++) {
            // invented ones neither fail nor push out for good what others ask for
            assertThat(anna.get("/api/messages/pebbles?lang=x-" + i).statusCode()).isEqualTo(200);
        }
        assertThat(anna.get("/api/messages/pebbles?lang=en").body()).isEqualTo(english);
    }

    @Test
    void theServersOwnOperationsCheckWhatTheyAreGiven() {
        assertThat(anna.refused("tables", "{'game':'chess'}")).isEqualTo(-32602);
        assertThat(anna.refused("tables", "{'game':'pebbles','mine':['green']}")).isEqualTo(-32602);
        assertThat(anna.refused("tables", "{'game':'pebbles','seats':{'white':{'kind':'cat'}}}"))
                .isEqualTo(-32602);
        assertThat(anna.refused("fly", "{}")).isEqualTo(-32601);
        assertThat(anna.refused("view", "[]")).isEqualTo(-32600);
        assertThat(anna.post("/api/view", "x".repeat(3_000_000)).statusCode()).isEqualTo(413);
    }

    @Test
    void theDescriptionIsOpenApiAndNamesEveryOperation() {
        HttpResponse<String> answer = anna.get("/api/openapi.json");
        SchemaRegistry registry = SchemaRegistry.withDialect(Dialects.getDraft202012());
        assertThat(registry.getSchema(OPENAPI).validate(answer.body(), InputFormat.JSON)).isEmpty();
        Value.Fields paths = (Value.Fields) Browser.tree(answer.body()).at("paths");
        assertThat(paths.fields())
                .containsKeys("/api/new", "/api/play", "/api/tables", "/api/claim", "/health");
        for (Value path : paths.fields().values()) {
            if (((Value.Fields) path).at("post") instanceof Value.Fields post) {
                Value schema =
                        Browser.at(post, "requestBody", "content", "application/json", "schema");
                assertThat(registry.getSchema(Json.write(schema)).validate("[]", InputFormat.JSON))
                        .isNotEmpty();
            }
        }
    }

    @Test
    void toolsAreReachedOverHttp() {
        HttpResponse<String> hello =
                anna.post(
                        "/mcp",
                        "{'jsonrpc':'2.0','id':0,'method':'initialize','params':{'protocolVersion':"
                                + "'2025-06-18','capabilities':{},'clientInfo':{'name':'t','version':'1'}}}",
                        "Accept",
                        "application/json, text/event-stream");
        String session = hello.headers().firstValue("Mcp-Session-Id").orElseThrow();
        HttpResponse<String> made =
                anna.post(
                        "/mcp",
                        "{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'new',"
                                + "'arguments':{'game':'pebbles'}}}",
                        "Accept",
                        "application/json, text/event-stream",
                        "Mcp-Session-Id",
                        session);
        assertThat(made.body()).contains("structuredContent", "pebbles");
        HttpResponse<String> foreign =
                anna.post("/mcp", "{}", "Origin", "http://evil.example", "Mcp-Session-Id", session);
        assertThat(foreign.statusCode()).isEqualTo(403);
        String list = "{'jsonrpc':'2.0','id':1,'method':'tools/list'}";
        for (String[] wrong :
                new String[][] {
                    {list, "no such session"},
                    {"{'jsonrpc':", session},
                    {"[1,2", session},
                    {"{'a':{'b':1}}", session},
                    {list, ""}
                }) {
            HttpResponse<String> answer =
                    anna.post(
                            "/mcp",
                            wrong[0],
                            "Accept",
                            "application/json, text/event-stream",
                            "Mcp-Session-Id",
                            wrong[1]);
            assertThat(answer.statusCode()).as(wrong[0]).isBetween(400, 500);
            tellsNothingOfTheInside(wrong[0], answer.body());
        }
        // what is wrong inside a message is an answer to it
        for (String wrong :
                List.of(
                        "{'jsonrpc':'2.0','id':0,'method':'initialize','params':[7]}",
                        "{'jsonrpc':'2.0','id':0,'method':'tools/call','params':[7]}",
                        "{'jsonrpc':'2.0','id':0,'method':'tools/call','params':{'name':[7]}}",
                        "{'jsonrpc':'2.0','id':0,'method':'tools/call','params':{'name':'x'}}",
                        "{'jsonrpc':'2.0','id':0,'method':'no/such'}")) {
            HttpResponse<String> answer =
                    anna.post(
                            "/mcp",
                            wrong,
                            "Accept",
                            "application/json, text/event-stream",
                            "Mcp-Session-Id",
                            session);
            assertThat(answer.statusCode()).as(wrong).isBetween(200, 500);
            tellsNothingOfTheInside(wrong, answer.body());
        }
    }

    private static void tellsNothingOfTheInside(String asked, String answer) {
        assertThat(answer)
                .as(asked)
                .contains("\"error\"")
                .doesNotContain("stackTrace", "Exception", ".java", "\tat ", "Source")
                .doesNotContain("modelcontextprotocol", "jackson", "java.");
    }
}
