package zeriba.arena.experiment.file;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What tells apart experiments whose games go otherwise. */
public final class Fingerprint {

    private static final int BYTES = 16;

    private Fingerprint() {}

    /** The fingerprint of all that decides how the games go, 32 hexadecimal digits. */
    public static String of(String text) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
