package zeriba.engine.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;
import zeriba.engine.Game;
import zeriba.engine.text.Value;

/**
 * A short witness of a position: the first 16 hexadecimal digits of the SHA-256 of the canonical
 * text of its tree. In that text fields stand in the order of their names, so that two trees that
 * say the same have the same digest.
 */
public final class Digest {

    private static final int BYTES = 8;

    private Digest() {}

    /** The digest of a state. */
    public static <S, A> String of(Game<S, A> game, S state) {
        return of(game.codec().write(state));
    }

    /** The digest of a tree. */
    public static String of(Value value) {
        StringBuilder text = new StringBuilder();
        write(text, value);
        return ofText(text.toString());
    }

    /** The digest of a text. */
    public static String ofText(String text) {
        try {
            byte[] hash =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static void write(StringBuilder text, Value value) {
        switch (value) {
            case Value.Text(String word) -> write(text, word);
            case Value.Whole(long number) -> text.append(number);
            case Value.Real(double number) -> text.append(number);
            case Value.Flag(boolean set) -> text.append(set);
            case Value.Nothing() -> text.append("null");
            case Value.Items items -> write(text, items);
            case Value.Fields fields -> write(text, fields);
        }
    }

    private static void write(StringBuilder text, Value.Items items) {
        text.append('[');
        for (Value item : items.items()) {
            write(text, item);
            text.append(',');
        }
        text.append(']');
    }

    private static void write(StringBuilder text, Value.Fields fields) {
        text.append('{');
        new TreeMap<>(fields.fields())
                .forEach((name, value) -> {
                    write(text, name);
                    text.append(':');
                    write(text, value);
                    text.append(',');
                });
        text.append('}');
    }

    private static void write(StringBuilder text, String word) {
        text.append('"').append(word.replace("\\", "\\\\").replace("\"", "\\\"")).append('"');
    }
}
