package zeriba.engine.rules;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An entry that the rules, or the table, do not allow now. Nothing has changed. */
public final class IllegalEntryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Why, in kinds that a caller can tell apart. */
    public enum Reason {
        /** The rules forbid it. */
        RULES,
        /** Something else is waited for, or somebody else. */
        NOT_NOW,
        /** The record has gone on since. */
        STALE
    }

    private final Reason reason;
    private final transient @Nullable Objection objection;

    /** A refusal of a kind, with a sentence for whoever reads the log. */
    public IllegalEntryException(Reason reason, String message) {
        super(message);
        this.reason = reason;
        this.objection = null;
    }

    /** A refusal by the rules, with the objection that they give. */
    public IllegalEntryException(String message, Objection objection) {
        super(message);
        this.reason = Reason.RULES;
        this.objection = objection;
    }

    /** Of what kind the refusal is. */
    public Reason reason() {
        return reason;
    }

    /** The paragraph that forbids it, where one was asked for. */
    public Optional<Objection> objection() {
        return Optional.ofNullable(objection);
    }
}
