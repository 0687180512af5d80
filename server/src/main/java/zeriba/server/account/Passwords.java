package zeriba.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/**
 * Passwords as Argon2id keeps them, in the text form of the PHC: slow to guess, never to be read.
 */
final class Passwords {

    private static final int MEMORY_KIB = 19_456;
    private static final int PASSES = 2;
    private static final int LANES = 1;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final Pattern PHC =
            Pattern.compile("\\$argon2id\\$v=19\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$([^$]+)\\$([^$]+)");

    /** So many at a time: each takes MEMORY_KIB, and a flood of them must not take all there is. */
    private final Semaphore atOnce = new Semaphore(4);

    private final SecureRandom random = new SecureRandom();
    private final String nobodys = hash("nobody's password");

    /** What is kept of a password. */
    String hash(String password) {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        byte[] hash = derived(password, salt, MEMORY_KIB, PASSES, LANES, HASH_BYTES);
        Base64.Encoder encoder = Base64.getEncoder().withoutPadding();
        return "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
                .formatted(
                        MEMORY_KIB,
                        PASSES,
                        LANES,
                        encoder.encodeToString(salt),
                        encoder.encodeToString(hash));
    }

    /**
     * Whether {@code password} is the one that {@code kept} was made of. Takes as long where
     * nothing was kept.
     */
    boolean isRight(String password, String kept) {
        Matcher phc = PHC.matcher(kept.isEmpty() ? nobodys : kept);
        if (!phc.matches()) {
            throw new IllegalStateException("not a hash of Argon2id");
        }
        byte[] salt = Base64.getDecoder().decode(phc.group(4));
        byte[] hash = Base64.getDecoder().decode(phc.group(5));
        byte[] found =
                derived(
                        password,
                        salt,
                        Integer.parseInt(phc.group(1)),
                        Integer.parseInt(phc.group(2)),
                        Integer.parseInt(phc.group(3)),
                        hash.length);
        return MessageDigest.isEqual(found, hash) && !kept.isEmpty();
    }

    private byte[] derived(
            String password, byte[] salt, int memory, int passes, int lanes, int length) {
        atOnce.acquireUninterruptibly();
        try {
            Argon2BytesGenerator generator = new Argon2BytesGenerator();
            generator.init(
                    new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
                            .withVersion(Argon2Parameters.ARGON2_VERSION_13)
                            .withMemoryAsKB(memory)
                            .withIterations(passes)
                            .withParallelism(lanes)
                            .withSalt(salt)
                            .build());
            byte[] hash = new byte[length];
            generator.generateBytes(password.getBytes(StandardCharsets.UTF_8), hash);
            return hash;
        } finally {
            atOnce.release();
        }
    }
}
