package zeriba.server.table.verify;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import zeriba.engine.Game;

/** The digest by which a record names the entries of another: SHA-256 of their lines. */
public final class RecordDigest {

    private RecordDigest() {}

    /** Of the entries of a record of {@code game}, as its text has them. */
    public static String of(Game<?, ?> game, String record) {
        return of(record.lines().filter(line -> isEntry(game, line)).toList());
    }

    private static boolean isEntry(Game<?, ?> game, String line) {
        String first = line.split(" ", 2)[0];
        return first.equals("dice") || game.about().role(first).isPresent();
    }

    /** Of entries as a record has them, each ended by a line feed, without comments. */
    public static String of(List<String> lines) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String line : lines) {
                String said = line.split(" # ", 2)[0].strip() + "\n";
                digest.update(said.getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
