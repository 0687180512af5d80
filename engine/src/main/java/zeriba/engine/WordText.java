package zeriba.engine;

import java.util.List;
import java.util.Set;

/** Words as text. Their verbs are reserved: no game uses them for an action. */
public final class WordText {

    /** The verbs that no game may use. */
    public static final Set<String> VERBS =
            Set.of(
                    "undo",
                    "undo-ask",
                    "resign",
                    "offer",
                    "accept",
                    "decline",
                    "order",
                    "plan",
                    "nonce",
                    "commitment",
                    "adopt",
                    "lapsed",
                    "seat",
                    "timeout",
                    "claim");

    private WordText() {}

    static boolean isWord(String text) {
        return VERBS.contains(text.split(" ", 2)[0]);
    }

    /** The verb of a word. */
    static String verb(Word word) {
        return write(word).split(" ", 2)[0];
    }

    /** The text of a word. */
    public static String write(Word word) {
        return switch (word) {
            case Word.Undo(int choices) -> "undo " + choices;
            case Word.UndoAsk(int choices) -> "undo-ask " + choices;
            case Word.Resign() -> "resign";
            case Word.Offer() -> "offer";
            case Word.Accept() -> "accept";
            case Word.Decline() -> "decline";
            case Word.Order(String kind, String value) -> "order " + kind + " " + value;
            case Word.Plan(List<String> actions) -> "plan " + String.join("; ", actions);
            case Word.Nonce(String text) -> text.isEmpty() ? "nonce" : "nonce " + text;
            case Word.Commitment(String digest) -> "commitment " + digest;
            case Word.Adopt(int version) -> "adopt " + version;
            case Word.Lapsed(String line) -> "lapsed " + line;
            case Word.Seat(String who) -> "seat " + who;
            case Word.Timeout() -> "timeout";
            case Word.Claim() -> "claim";
        };
    }

    /** The word of a text. */
    public static Word read(String text) throws UnreadableException {
        String[] words = text.strip().split(" +", 2);
        String rest = words.length > 1 ? words[1].strip() : "";
        return switch (words[0]) {
            case "undo" -> new Word.Undo(count(rest));
            case "undo-ask" -> new Word.UndoAsk(count(rest));
            case "resign" -> new Word.Resign();
            case "offer" -> new Word.Offer();
            case "accept" -> new Word.Accept();
            case "decline" -> new Word.Decline();
            case "order" -> order(rest);
            case "plan" ->
                    new Word.Plan(rest.isEmpty() ? List.of() : List.of(rest.split(" *; *", -1)));
            case "nonce" -> new Word.Nonce(rest);
            case "commitment" -> new Word.Commitment(rest);
            case "adopt" -> new Word.Adopt(count(rest));
            case "lapsed" -> new Word.Lapsed(rest);
            case "seat" -> new Word.Seat(rest);
            case "timeout" -> new Word.Timeout();
            case "claim" -> new Word.Claim();
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

    private static Word order(String text) throws UnreadableException {
        String[] words = text.split(" +", 2);
        if (words.length < 2) {
            throw new UnreadableException("", "an order is a kind and a value: order KIND VALUE");
        }
        return new Word.Order(words[0], words[1]);
    }
}
