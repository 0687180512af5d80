package zeriba.server.dice;

import java.util.List;
import java.util.stream.IntStream;
import zeriba.engine.text.UnreadableException;

/**
 * What a table's dice are bound to: a secret for each period of its record. One that was shown is
 * never used again: the next comes from the same root, which nobody is ever shown.
 *
 * @param scheme that of the first period; later ones have the second
 * @param first the secret of the first period
 * @param root what the others come from
 * @param shown the number of the last period whose secret may have been shown; -1 for none
 */
public record Binding(Scheme scheme, DiceSecret first, DiceSecret root, int shown) {

    /** The number of the period of which nothing has been shown where nothing has been. */
    public static final int NONE = -1;

    /** Dice of the second scheme, all of whose secrets come from this one. */
    public static Binding of(DiceSecret root) {
        return new Binding(Scheme.SECOND, root.derived(0), root, NONE);
    }

    /**
     * Dice of a table that an earlier server has opened.
     *
     * @param shown whether the secret may have been shown, though the game goes on
     */
    public static Binding ofOneSecret(DiceSecret secret, DiceSecret root, boolean shown) {
        return new Binding(Scheme.FIRST, secret, root, shown ? 0 : NONE);
    }

    /** The secret of a period, from 0. */
    public DiceSecret secret(int period) {
        return period == 0 ? first : root.derived(period);
    }

    /** The scheme of a period, from 0. */
    public Scheme scheme(int period) {
        return period == 0 ? scheme : Scheme.SECOND;
    }

    /** The secrets of the periods up to this one, in hexadecimal. */
    public List<String> secrets(int period) {
        return IntStream.rangeClosed(0, period).mapToObj(p -> secret(p).hex()).toList();
    }

    /** The same, where the secret of this period, and of those before, may have been shown. */
    public Binding shownUpTo(int period) {
        return new Binding(scheme, first, root, Math.max(shown, period));
    }

    /** As the store keeps it. */
    String text() {
        String secret = scheme == Scheme.FIRST ? "secret " + first.hex() + " " : "";
        return secret + "root " + root.hex() + " shown " + shown;
    }

    /** Whether a stored text is that of earlier servers, which had one secret for each table. */
    public static boolean isOfOneSecret(String text) {
        return text.matches("secret [0-9a-f]+");
    }

    /** What {@link #text} has written. */
    static Binding read(String text) throws UnreadableException {
        String[] words = text.split(" ", -1);
        int from = words[0].equals("secret") ? 2 : 0;
        if (words.length != from + 4
                || !words[from].equals("root")
                || !words[from + 2].equals("shown")) {
            throw new UnreadableException("dice", "half a description of dice");
        }
        DiceSecret root = DiceSecret.ofHex(words[from + 1]);
        int shown = Integer.parseInt(words[from + 3]);
        return from == 0
                ? new Binding(Scheme.SECOND, root.derived(0), root, shown)
                : new Binding(Scheme.FIRST, DiceSecret.ofHex(words[1]), root, shown);
    }
}
