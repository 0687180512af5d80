package zeriba.server.database;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Secrets that are handed out once and kept as digests. */
public final class Secrets {

    private static final int BYTES = 32;
    private static final String ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 12;

    private final SecureRandom random = new SecureRandom();

    /** The source of randomness for all that must not be guessed. */
    public SecureRandom random() {
        return random;
    }

    /** 256 random bits in letters that an address may have. */
    public String fresh() {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** An id for a table: easy to read out, useless to guess. */
    public String tableId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(ID_LETTERS.charAt(random.nextInt(ID_LETTERS.length())));
        }
        return id.toString();
    }

    /** What is kept of a secret: its SHA-256. */
    public static String digest(String secret) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(secret.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
