package zeriba.server.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import zeriba.engine.dice.Dice;
import zeriba.engine.dice.DiceCup;
import zeriba.engine.dice.Roll;

/**
 * A 256-bit secret that throws of a table are computed from. Its SHA-256, the commitment, is shown
 * before any of them; the secret itself once the game is over, so that everyone can compute every
 * throw again. From then on nothing follows from it any more.
 *
 * <p>Die {@code i} (from 0) of the throw that is entry {@code n} (from 1): the first eight bytes,
 * as an unsigned number with the high byte first, of HMAC-SHA256 under the secret's 32 bytes of the
 * UTF-8 text
 *
 * <pre>NONCES|TABLE|n|i|k</pre>
 *
 * in the first scheme, and the same behind {@code 2|} in the second, for {@code k} = 0, 1, ...
 * until the number is below the largest multiple of the die's sides that fits into 64 bits; the
 * face is its remainder plus one. NONCES is {@code ROLE=NONCE} for every role that gave one, in the
 * order of the roles' names, joined by commas; empty when none did.
 *
 * <p>When the game is over the record is sealed too: the seal is HMAC-SHA256 under the secret of
 * all its lines.
 */
public final class DiceSecret {

    private static final int BYTES = 32;
    private static final String HMAC = "HmacSHA256";

    private final byte[] secret;

    private DiceSecret(byte[] secret) {
        this.secret = secret;
    }

    /** A new secret. */
    public static DiceSecret random(SecureRandom random) {
        byte[] secret = new byte[BYTES];
        random.nextBytes(secret);
        return new DiceSecret(secret);
    }

    /** The secret of these 64 hexadecimal digits. */
    public static DiceSecret ofHex(String hex) {
        byte[] secret = HexFormat.of().parseHex(hex);
        if (secret.length != BYTES) {
            throw new IllegalArgumentException("a secret has 64 hexadecimal digits");
        }
        return new DiceSecret(secret);
    }

    /** The secret, to be kept until the game is over. */
    public String hex() {
        return HexFormat.of().formatHex(secret);
    }

    /** What the table shows from the start: SHA-256 of the secret's bytes, in hexadecimal. */
    public String commitment() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(secret);
            return HexFormat.of().formatHex(digest);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The secret that comes from this one, its root, for a period of a record. */
    DiceSecret derived(int period) {
        return new DiceSecret(hmac("period " + period));
    }

    /** The cup of {@code table}, with what the roles have added to it. */
    public DiceCup cup(Scheme scheme, String nonces, String table) {
        return (Dice dice, long entry) -> {
            int[] faces = new int[dice.count()];
            for (int die = 0; die < faces.length; die++) {
                String text =
                        scheme.prefix() + nonces + "|" + table + "|" + entry + "|" + die + "|";
                faces[die] = face(dice.sides(die), text);
            }
            return Roll.of(faces);
        };
    }

    /** The seal of a record's lines, in hexadecimal. */
    public String seal(String lines) {
        return HexFormat.of().formatHex(hmac(lines));
    }

    private int face(int sides, String text) {
        // 2^64 mod sides: the numbers from 2^64 less this remainder on are thrown again
        long remainder = Long.remainderUnsigned(-sides, sides);
        for (int k = 0; ; k++) {
            long word = word(text + k);
            if (remainder == 0 || Long.compareUnsigned(word, -remainder) < 0) {
                return 1 + (int) Long.remainderUnsigned(word, sides);
            }
        }
    }

    private long word(String text) {
        return ByteBuffer.wrap(hmac(text)).getLong();
    }

    private byte[] hmac(String text) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(secret, HMAC));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC-SHA256", e);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DiceSecret that && MessageDigest.isEqual(secret, that.secret);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(secret);
    }

    /** Never the secret itself. */
    @Override
    public String toString() {
        return "DiceSecret of " + commitment();
    }
}
