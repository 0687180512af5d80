package zeriba.engine.rules;

import java.util.List;

/**
 * An action at the table, such as resigning or offering a draw. It concerns the table, never the
 * rules.
 */
public sealed interface TableAction {

    /** The speaker's last {@code choices} choices no longer count. */
    record Undo(int choices) implements TableAction {
        public Undo {
            if (choices < 1) {
                throw new IllegalArgumentException("undo at least one choice, not " + choices);
            }
        }
    }

    /** A request to take back more than is free: every other person must accept it. */
    record UndoAsk(int choices) implements TableAction {
        public UndoAsk {
            if (choices < 1) {
                throw new IllegalArgumentException("ask for at least one, not " + choices);
            }
        }
    }

    /** The game is given up. */
    record Resign() implements TableAction {}

    /** A draw is offered. */
    record Offer() implements TableAction {}

    /** The open offer or request is accepted. */
    record Accept() implements TableAction {}

    /** The open offer or request is declined. */
    record Decline() implements TableAction {}

    /** The speaker's own offer or request, which nobody has answered, is withdrawn. */
    record Retract() implements TableAction {}

    /**
     * A standing order for one kind of reaction, in place of the one before; {@code ask} ends it.
     */
    record Order(String kind, String value) implements TableAction {}

    /** Own actions to be played one after another until something unforeseen happens. */
    record Plan(List<String> actions) implements TableAction {
        public Plan {
            actions = List.copyOf(actions);
        }
    }

    /** A role's contribution to provable dice; empty where it declines to add anything. */
    record Nonce(String text) implements TableAction {}

    /** The dice are bound anew from here on: the digest of the secret that later throws come of. */
    record Commitment(String digest) implements TableAction {}

    /** The rules as they are from this version on are accepted for the game that is under way. */
    record Adopt(int version) implements TableAction {
        public Adopt {
            if (version < 1) {
                throw new IllegalArgumentException("versions count from 1, not " + version);
            }
        }
    }

    /**
     * An entry that no longer counts, because later rules do not allow it: its former line, which
     * nobody is shown until the game is over, as it may tell of what was hidden.
     */
    record Lapsed(String line) implements TableAction {}

    /**
     * The speaker's seat is from now on {@code who}'s: {@code person} or {@code computer LEVEL}.
     */
    record Seat(String who) implements TableAction {}

    /** The speaker's time is over. */
    record Timeout() implements TableAction {}

    /** The win is claimed, because the other side's time is over. */
    record Claim() implements TableAction {}

    /**
     * What another table has played for this one: the dice that follow say what it came to.
     *
     * @param table the table it was played at
     * @param digest of the entries of its record
     */
    record Outcome(String table, String digest) implements TableAction {
        public Outcome {
            if (!table.matches("[A-Za-z0-9-]+") || !digest.matches("[0-9a-f]+")) {
                throw new IllegalArgumentException("no outcome: " + table + " " + digest);
            }
        }
    }

    /** Whether only the speaker's role may read it until the game is over. */
    default boolean isSecret() {
        return switch (this) {
            case Order _, Plan _, Lapsed _ -> true;
            case Undo _, UndoAsk _, Resign _, Offer _, Accept _, Decline _, Retract _, Nonce _ ->
                    false;
            case Commitment _ -> false;
            case Adopt _, Seat _, Timeout _, Claim _, Outcome _ -> false;
        };
    }
}
