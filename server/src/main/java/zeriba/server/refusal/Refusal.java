package zeriba.server.refusal;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zeriba.engine.rules.Objection;
import zeriba.engine.schema.As;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;
import zeriba.server.json.RecordJson;

/** What was asked is not done. Nothing has changed. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The kinds of refusal, with the codes of JSON-RPC and of the protocol. */
    public enum Kind {
        NOT_JSON(-32700),
        BAD_REQUEST(-32600),
        NO_OPERATION(-32601),
        BAD_PARAMETERS(-32602),
        FAULT(-32603),
        NO_TABLE(-32001),
        AGAINST_THE_RULES(-32002),
        NOT_NOW(-32003),
        STALE(-32004),
        TOO_MUCH(-32005),
        BUSY(-32006),
        /** Busy with handing the table to another server; nobody is told the difference. */
        MOVED(-32006);

        private final int code;

        Kind(int code) {
            this.code = code;
        }

        /** The number that messages carry. */
        public int code() {
            return code;
        }
    }

    /** What more there is to say of a refusal than its reason. */
    @As.Tag("")
    public sealed interface Data {}

    /** What parameter is not as it must be. */
    public record BadParameter(String path, String reason) implements Data {}

    /** Which rule forbids it, and where. */
    @As.Doc("Which rule forbids it, and where.")
    public record Broken(
            String rule,
            String reason,
            @As.Doc("The key of the reason's sentence.") Optional<String> key,
            @As.Doc("What stands in it.") Optional<List<String>> args,
            List<String> places)
            implements Data {

        /** What an objection of the rules says, in the words {@code reason}. */
        public static Broken of(Objection objection, String reason) {
            return new Broken(
                    objection.rule(),
                    reason,
                    Optional.of(objection.key()),
                    Optional.of(objection.arguments()),
                    objection.places());
        }
    }

    /** After how many seconds to try again. */
    public record Retry(@As.Called("retryAfter") long seconds) implements Data {}

    /** The last entry of the record now. */
    public record Stale(int entry) implements Data {}

    private final Kind kind;
    private final transient Optional<Data> data;

    public Refusal(Kind kind, String message) {
        this(kind, message, Optional.empty());
    }

    private Refusal(Kind kind, String message, Data data) {
        this(kind, message, Optional.of(data));
    }

    private Refusal(Kind kind, String message, Optional<Data> data) {
        super(message);
        this.kind = kind;
        this.data = data;
    }

    /** Parameter {@code path} is not what it must be. */
    public static Refusal badParameter(String path, String reason) {
        String message = path.isEmpty() ? reason : path + ": " + reason;
        return new Refusal(Kind.BAD_PARAMETERS, message, new BadParameter(path, reason));
    }

    /** What parameter {@code name} says cannot be read. */
    public static Refusal unreadable(String name, UnreadableException e) {
        String path = e.path().isEmpty() ? name : e.path();
        String message = String.valueOf(e.getMessage());
        return new Refusal(Kind.BAD_PARAMETERS, message, new BadParameter(path, message));
    }

    /**
     * The rules forbid it: by which paragraph, in the words {@code reason} and by key with
     * arguments for whoever has names of its own to put there, and where.
     */
    public static Refusal againstTheRules(Objection objection, String reason) {
        return new Refusal(
                Kind.AGAINST_THE_RULES,
                objection.rule() + ": " + reason,
                Broken.of(objection, reason));
    }

    /** The rules forbid it, and no paragraph of theirs says why. */
    public static Refusal againstTheRules(String reason) {
        return new Refusal(
                Kind.AGAINST_THE_RULES,
                reason,
                new Broken("", reason, Optional.empty(), Optional.empty(), List.of()));
    }

    /** Something else is waited for, or somebody else. */
    public static Refusal notNow(String reason) {
        return new Refusal(Kind.NOT_NOW, reason);
    }

    /** The asker asks for too much; after {@code seconds} there is more for it. */
    public static Refusal tooMuch(String reason, long seconds) {
        return new Refusal(Kind.TOO_MUCH, reason, retryAfter(seconds));
    }

    /** The server has no room for this now, whoever asks; {@code seconds} later it may. */
    public static Refusal busy(String reason, long seconds) {
        return new Refusal(Kind.BUSY, reason, retryAfter(seconds));
    }

    /** Table {@code id} is another server's by now, which answers in a moment. */
    public static Refusal moved(String id) {
        return new Refusal(
                Kind.MOVED,
                "table " + shown(id) + " is moving to another server; try again in a second",
                retryAfter(1));
    }

    /**
     * A refusal as another server has told it by its kind, its reason and its {@link #fields()}.
     */
    public static Refusal of(Kind kind, String reason, Value.Fields fields) {
        Optional<Data> data =
                switch (kind) {
                    case BAD_PARAMETERS ->
                            Optional.of(
                                    new BadParameter(text(fields, "path"), text(fields, "reason")));
                    case AGAINST_THE_RULES -> Optional.of(broken(fields));
                    case STALE -> Optional.of(new Stale((int) whole(fields, "entry")));
                    case TOO_MUCH, BUSY, MOVED ->
                            Optional.of(new Retry(whole(fields, "retryAfter")));
                    case NOT_JSON, BAD_REQUEST, NO_OPERATION, FAULT, NO_TABLE, NOT_NOW ->
                            Optional.empty();
                };
        return new Refusal(kind, reason, data);
    }

    private static Broken broken(Value.Fields fields) {
        Optional<String> key = Optional.of(text(fields, "key")).filter(k -> !k.isEmpty());
        return new Broken(
                text(fields, "rule"),
                text(fields, "reason"),
                key,
                key.map(_ -> texts(fields, "args")),
                texts(fields, "places"));
    }

    private static String text(Value.Fields fields, String name) {
        return fields.at(name) instanceof Value.Text(String text) ? text : "";
    }

    private static long whole(Value.Fields fields, String name) {
        return fields.at(name) instanceof Value.Whole(long number) ? number : 0;
    }

    private static List<String> texts(Value.Fields fields, String name) {
        return fields.at(name) instanceof Value.Items(List<Value> items)
                ? items.stream()
                        .map(item -> item instanceof Value.Text(String text) ? text : "")
                        .toList()
                : List.of();
    }

    private static Retry retryAfter(long seconds) {
        return new Retry(Math.max(1, seconds));
    }

    /** The record has gone on since; {@code last} is its last entry now. */
    public static Refusal stale(int last) {
        return new Refusal(
                Kind.STALE, "the game has gone on; its last entry is " + last, new Stale(last));
    }

    /** There is no such table, or none that is open. */
    public static Refusal noTable(String id) {
        return new Refusal(Kind.NO_TABLE, "there is no table " + shown(id));
    }

    private static String shown(String id) {
        return id.length() <= 40 ? id : id.substring(0, 40) + "...";
    }

    public Kind kind() {
        return kind;
    }

    /** The same refusal for the reason in other words. */
    Refusal told(String reason) {
        return new Refusal(kind, reason, data);
    }

    /** What more there is to say. */
    public Optional<Data> data() {
        return data;
    }

    /** What more there is to say, by name. */
    public Value.Fields fields() {
        return data.map(RecordJson::write).orElse(Value.NO_FIELDS);
    }

    /** After how many seconds to try again, where that is so. */
    public Optional<Long> retryAfter() {
        return data.flatMap(
                d -> d instanceof Retry(long seconds) ? Optional.of(seconds) : Optional.empty());
    }

    /** The reason; never null. */
    public String reason() {
        return String.valueOf(getMessage());
    }

    /** The same for people to read: with a capital at its beginning and a stop at its end. */
    public String sentence() {
        String reason = reason();
        String begun = reason.substring(0, 1).toUpperCase(Locale.ROOT) + reason.substring(1);
        return ".!?”".indexOf(begun.charAt(begun.length() - 1)) < 0 ? begun + "." : begun;
    }
}
