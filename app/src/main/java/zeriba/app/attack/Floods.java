package zeriba.app.attack;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;

/** What each flood asks for. */
final class Floods {

    /** The game whose tables are the largest. */
    static final String GAME = "{\"game\":\"kasserine\"}";

    private static final String SMALL_GAME = "{\"game\":\"kassala\"}";
    private static final int RETAKEN = 10_000;
    private static final int BYTE = 256;
    private static final String HELLO =
            "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{"
                    + "\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},"
                    + "\"clientInfo\":{\"name\":\"x\",\"version\":\"1\"}}}";
    private static final String CALL =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":"
                    + "{\"name\":\"new\",\"arguments\":"
                    + GAME
                    + "}}";

    private Floods() {}

    /** One of several, by chance. */
    @SafeVarargs
    private static Supplier<Asked> any(Supplier<Asked>... all) {
        return () -> all[ThreadLocalRandom.current().nextInt(all.length)].get();
    }

    static Asked nothing() {
        return new Asked("GET", "/api/games", List.of(), "");
    }

    static Supplier<Asked> methods(Flood flood) {
        return () -> new Asked("X" + Ground.invented(), "/api/view", List.of(), "");
    }

    static Supplier<Asked> tables(Flood flood) {
        String me = Ground.invented();
        return any(
                () -> Asked.of("new", me, GAME),
                () -> Asked.of("new/", me, GAME),
                () -> Asked.of("tables/", me, GAME));
    }

    static Supplier<Asked> programs(Flood flood) throws IOException {
        Asked hello = mcp(HELLO);
        String session = flood.ask(hello).header("Mcp-Session-Id").orElseGet(Ground::invented);
        return any(() -> hello, () -> mcp(CALL).with("Mcp-Session-Id: " + session));
    }

    private static Asked mcp(String body) {
        return new Asked(
                "POST", "/mcp", List.of("Accept: application/json, text/event-stream"), body);
    }

    static Supplier<Asked> forged(Flood flood) throws IOException {
        String table = flood.table("tables", Ground.invented(), SMALL_GAME);
        return any(
                () -> fromElsewhere(Asked.of("new", Ground.invented(), SMALL_GAME)),
                () ->
                        fromElsewhere(
                                Asked.of(
                                        "claim",
                                        Ground.invented(),
                                        "{\"table\":\"%s\",\"secret\":\"%s\"}"
                                                .formatted(table, Ground.invented()))));
    }

    private static Asked fromElsewhere(Asked asked) {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        return asked.with(
                "X-Forwarded-For: 198.%d.%d.%d"
                        .formatted(
                                random.nextInt(BYTE), random.nextInt(BYTE), random.nextInt(BYTE)));
    }

    static Supplier<Asked> advice(Flood flood) throws IOException {
        String me = Ground.invented();
        // with dice that are bound to a secret the page would have to speak first
        String table = flood.table("new", me, "{\"game\":\"kasserine\",\"seed\":1}");
        return () ->
                Asked.of(
                        "suggest",
                        me,
                        "{\"table\":\"%s\",\"level\":\"veteran\",\"millis\":20000}"
                                .formatted(table));
    }

    static Supplier<Asked> odds(Flood flood) throws IOException {
        String me = Ground.invented();
        String table = flood.table("new", me, SMALL_GAME);
        String here = "{\"table\":\"%s\",\"action\":\"%s\"}";
        for (String action : List.of("move TI 0303", "end")) {
            flood.require(Asked.of("play", me, here.formatted(table, action)));
        }
        return () -> Asked.of("odds", me, here.formatted(table, "attack TI P1"));
    }

    static Supplier<Asked> records(Flood flood) throws IOException {
        String me = Ground.invented();
        String record =
                "{\"record\":\"zeriba 1\\ngame kassala 1\\nscenario historical\\n%s\"}"
                        .formatted("moslem move TI 0303\\nmoslem undo 1\\n".repeat(RETAKEN));
        String here = "{\"table\":\"%s\"}".formatted(flood.table("load", me, record));
        return any(
                () -> Asked.of("load", me, record),
                () -> Asked.of("view", me, here),
                () -> Asked.of("log", me, here),
                () -> Asked.of("record", me, here),
                () -> Asked.of("fork", me, here));
    }

    static Supplier<Asked> listings(Flood flood) {
        String open = "{\"game\":\"kassala\",\"mine\":[\"moslem\"],\"open\":\"yes\"}";
        return any(
                () -> Asked.of("tables", Ground.invented(), open),
                () -> Asked.of("lobby", Ground.invented(), "{}"));
    }

    static Supplier<Asked> chat(Flood flood) throws IOException {
        String me = Ground.invented();
        String table = flood.table("new", me, SMALL_GAME);
        return () ->
                Asked.of(
                        "say",
                        me,
                        "{\"table\":\"%s\",\"word\":\"chat\",\"text\":\"%s\"}"
                                .formatted(table, Ground.invented()));
    }

    static Supplier<Asked> passwords(Flood flood) {
        String named = "{\"name\":\"%s\",\"password\":\"%s\"}";
        return any(
                () ->
                        Asked.of(
                                "account/sign-in",
                                Ground.invented(),
                                named.formatted("anna", Ground.invented())),
                () ->
                        Asked.of(
                                "account/sign-up",
                                Ground.invented(),
                                named.formatted(name(), Ground.invented())));
    }

    private static String name() {
        return "x" + Ground.invented().substring(1, 20);
    }

    static Supplier<Asked> passkeys(Flood flood) {
        return any(
                () ->
                        Asked.of(
                                "account/passkey-options",
                                Ground.invented(),
                                "{\"name\":\"%s\"}".formatted(name())),
                () -> Asked.of("account/passkey-challenge", Ground.invented(), "{}"));
    }

    /** Only an account may ask for letters: this one makes one first. */
    static Supplier<Asked> mails(Flood flood) throws IOException {
        String signUp =
                "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name(), Ground.invented());
        Asked made = Asked.of("account/sign-up", Ground.invented(), signUp);
        String cookie =
                flood.ask(made).header("Set-Cookie").map(set -> set.split(";", 2)[0]).orElse("x=");
        return () ->
                new Asked(
                        "POST",
                        "/api/notices/email",
                        List.of("Cookie: " + cookie),
                        "{\"address\":\"%s@example.org\"}".formatted(Ground.invented()));
    }

    static Supplier<Asked> nonsense(Flood flood) {
        return any(
                () -> mcp("{\"jsonrpc\":"),
                () -> mcp("[".repeat(1_000)),
                () -> mcp(CALL).with("Mcp-Session-Id: " + Ground.invented()));
    }

    static Supplier<Asked> hosts(Flood flood) {
        return () ->
                Asked.of("new", Ground.invented(), SMALL_GAME)
                        .with("Host: evil.example:8080")
                        .with("Origin: http://evil.example:8080");
    }
}
