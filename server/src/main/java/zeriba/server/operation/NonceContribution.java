package zeriba.server.operation;

import java.util.regex.Pattern;
import zeriba.engine.rules.TableAction;
import zeriba.server.dice.DiceSource;
import zeriba.server.parameter.Arguments;
import zeriba.server.parameter.Parameter;
import zeriba.server.parameter.Type;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;
import zeriba.server.table.Table;

/** The nonce that somebody who sits down contributes to the dice. */
public final class NonceContribution {

    /** Of the operations that seat somebody. */
    public static final Parameter NONCE =
            Parameter.optional(
                    "nonce",
                    new Type.Text(0, 64),
                    "What you add to the dice, empty: nothing. No die falls before everybody has"
                            + " said so, here or later by say.");

    private static final Pattern TEXT = Pattern.compile("[A-Za-z0-9_-]{0,64}");

    private NonceContribution() {}

    /** Refuses a text that cannot be added to dice. */
    static void check(String text) {
        if (!TEXT.matcher(text).matches()) {
            throw Refusal.badParameter("nonce", "must be 1 to 64 of A-Z a-z 0-9 _ -, or empty");
        }
    }

    /** Refuses what cannot be added to dice, before anybody is seated. */
    public static void check(Arguments given) {
        check(given.text(NONCE.name(), ""));
    }

    /** Speaks for all seats of {@code asker}, where that came with its sitting down. */
    public static void spoken(Table<?, ?> table, Principal asker, Arguments given) {
        if (given.has(NONCE.name()) && table.dice() instanceof DiceSource.Proven) {
            TableAction.Nonce nonce = new TableAction.Nonce(given.text(NONCE.name()));
            table.enter(Table.ANY_ENTRY, draft -> draft.nonce(draft.seats().rolesOf(asker), nonce));
        }
    }
}
