package zeriba.server.mcp;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;
import zeriba.server.database.Secrets;

/**
 * The sessions of programs. A session's id is a secret with a signature under a key that all
 * servers on a database share: any of them knows it, none keeps it.
 */
public final class McpSessions {

    /** The header in which a program says which session it has. */
    public static final String HEADER = "Mcp-Session-Id";

    private static final String ALGORITHM = "HmacSHA256";

    private final Secrets secrets = new Secrets();
    private final SecretKeySpec key;

    /**
     * Sessions under a key.
     *
     * @param key that nobody else knows
     */
    public McpSessions(String key) {
        this.key = new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), ALGORITHM);
    }

    /** The id of a new session. */
    public String begin() {
        String secret = secrets.fresh();
        return secret + "." + signature(secret);
    }

    /** Whether a session was begun by one of the servers that have this key. */
    public boolean isOurs(@Nullable String session) {
        int dot = session == null ? -1 : session.indexOf('.');
        if (session == null || dot < 0) {
            return false;
        }
        byte[] given = session.substring(dot + 1).getBytes(StandardCharsets.UTF_8);
        byte[] ours = signature(session.substring(0, dot)).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(given, ours);
    }

    private String signature(String secret) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            byte[] signed = mac.doFinal(secret.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(signed);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC with SHA-256", e);
        }
    }
}
