package zeriba.server.table;

import java.util.List;
import java.util.Locale;
import zeriba.engine.rules.Objection;
import zeriba.engine.text.UnreadableException;
import zeriba.engine.text.Value;

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
        BUSY(-32006);

        private final int code;

        Kind(int code) {
            this.code = code;
        }

        /** The number that messages carry. */
        public int code() {
            return code;
        }
    }

    /** The name under which a refusal says after how many seconds to try again. */
    public static final String RETRY_AFTER = "retryAfter";

    private final Kind kind;
    private final transient Value.Fields data;

    public Refusal(Kind kind, String message) {
        this(kind, message, Value.NO_FIELDS);
    }

    private Refusal(Kind kind, String message, Value.Fields data) {
        super(message);
        this.kind = kind;
        this.data = data;
    }

    /** Parameter {@code path} is not what it must be. */
    public static Refusal badParameter(String path, String reason) {
        String message = path.isEmpty() ? reason : path + ": " + reason;
        return new Refusal(
                Kind.BAD_PARAMETERS,
                message,
                Value.NO_FIELDS.with("path", Value.of(path)).with("reason", Value.of(reason)));
    }

    /** What parameter {@code name} says cannot be read. */
    public static Refusal unreadable(String name, UnreadableException e) {
        String path = e.path().isEmpty() ? name : e.path();
        String message = String.valueOf(e.getMessage());
        return new Refusal(
                Kind.BAD_PARAMETERS,
                message,
                Value.NO_FIELDS.with("path", Value.of(path)).with("reason", Value.of(message)));
    }

    /**
     * The rules forbid it: by which paragraph, in the words {@code reason} and by key with
     * arguments for whoever has names of its own to put there, and where.
     */
    public static Refusal againstTheRules(Objection objection, String reason) {
        return new Refusal(
                Kind.AGAINST_THE_RULES,
                objection.rule() + ": " + reason,
                Value.NO_FIELDS
                        .with("rule", Value.of(objection.rule()))
                        .with("reason", Value.of(reason))
                        .with("key", Value.of(objection.key()))
                        .with("args", Value.texts(objection.arguments()))
                        .with("places", Value.texts(objection.places())));
    }

    /** The rules forbid it, and no paragraph of theirs says why. */
    public static Refusal againstTheRules(String reason) {
        return new Refusal(
                Kind.AGAINST_THE_RULES,
                reason,
                Value.NO_FIELDS
                        .with("rule", Value.of(""))
                        .with("reason", Value.of(reason))
                        .with("places", Value.texts(List.of())));
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

    private static Value.Fields retryAfter(long seconds) {
        return Value.NO_FIELDS.with(RETRY_AFTER, Value.of(Math.max(1, seconds)));
    }

    /** The record has gone on since; {@code last} is its last entry now. */
    public static Refusal stale(int last) {
        return new Refusal(
                Kind.STALE,
                "the game has gone on; its last entry is " + last,
                Value.NO_FIELDS.with("entry", Value.of(last)));
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

    /** What more there is to say, by name. */
    public Value.Fields data() {
        return data;
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
