package zeriba.engine.record;

import java.util.List;
import java.util.Set;
import zeriba.engine.rules.TableAction;
import zeriba.engine.text.UnreadableException;

/** Words as text. Their verbs are reserved: no game uses them for an action. */
public final class TableActionText {

    /** The verbs that no game may use. */
    public static final Set<String> VERBS =
            Set.of(
                    "undo",
                    "undo-ask",
                    "resign",
                    "offer",
                    "accept",
                    "decline",
                    "retract",
                    "order",
                    "plan",
                    "nonce",
                    "commitment",
                    "adopt",
                    "lapsed",
                    "seat",
                    "timeout",
                    "claim",
                    "outcome");

    private TableActionText() {}

    static boolean isWord(String text) {
        return VERBS.contains(text.split(" ", 2)[0]);
    }

    /** The verb of a word. */
    static String verb(TableAction word) {
        return write(word).split(" ", 2)[0];
    }

    /** The text of a word. */
    public static String write(TableAction word) {
        return switch (word) {
            case TableAction.Undo(int choices) -> "undo " + choices;
            case TableAction.UndoAsk(int choices) -> "undo-ask " + choices;
            case TableAction.Resign() -> "resign";
            case TableAction.Offer() -> "offer";
            case TableAction.Accept() -> "accept";
            case TableAction.Decline() -> "decline";
            case TableAction.Retract() -> "retract";
            case TableAction.Order(String kind, String value) -> "order " + kind + " " + value;
            case TableAction.Plan(List<String> actions) -> "plan " + String.join("; ", actions);
            case TableAction.Nonce(String text) -> text.isEmpty() ? "nonce" : "nonce " + text;
            case TableAction.Commitment(String digest) -> "commitment " + digest;
            case TableAction.Adopt(int version) -> "adopt " + version;
            case TableAction.Lapsed(String line) -> "lapsed " + line;
            case TableAction.Seat(String who) -> "seat " + who;
            case TableAction.Timeout() -> "timeout";
            case TableAction.Claim() -> "claim";
            case TableAction.Outcome(String table, String digest) ->
                    "outcome " + table + " " + digest;
        };
    }

    /** The word of a text. */
    public static TableAction read(String text) throws UnreadableException {
        String[] words = text.strip().split(" +", 2);
        String rest = words.length > 1 ? words[1].strip() : "";
        return switch (words[0]) {
            case "undo" -> new TableAction.Undo(count(rest));
            case "undo-ask" -> new TableAction.UndoAsk(count(rest));
            case "resign" -> new TableAction.Resign();
            case "offer" -> new TableAction.Offer();
            case "accept" -> new TableAction.Accept();
            case "decline" -> new TableAction.Decline();
            case "retract" -> new TableAction.Retract();
            case "order" -> order(rest);
            case "plan" ->
                    new TableAction.Plan(
                            rest.isEmpty() ? List.of() : List.of(rest.split(" *; *", -1)));
            case "nonce" -> new TableAction.Nonce(rest);
            case "commitment" -> new TableAction.Commitment(rest);
            case "adopt" -> new TableAction.Adopt(count(rest));
            case "lapsed" -> new TableAction.Lapsed(rest);
            case "seat" -> new TableAction.Seat(rest);
            case "timeout" -> new TableAction.Timeout();
            case "claim" -> new TableAction.Claim();
            case "outcome" -> outcome(rest);
            default -> throw new UnreadableException("", "not a word of the table: " + words[0]);
        };
    }

    private static int count(String text) throws UnreadableException {
        try {
            int count = text.isEmpty() ? 1 : Integer.parseInt(text);
            if (count >= 1) {
                return count;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw new UnreadableException("", "wants a number, from 1: " + text);
    }

    private static TableAction order(String text) throws UnreadableException {
        String[] words = text.split(" +", 2);
        if (words.length < 2) {
            throw new UnreadableException("", "an order is a kind and a value: order KIND VALUE");
        }
        return new TableAction.Order(words[0], words[1]);
    }

    private static TableAction outcome(String text) throws UnreadableException {
        String[] words = text.split(" +", -1);
        try {
            if (words.length == 2) {
                return new TableAction.Outcome(words[0], words[1]);
            }
        } catch (IllegalArgumentException _) {
            // said below
        }
        throw new UnreadableException("", "an outcome is a table and a digest: " + text);
    }
}
