package zeriba.server.http;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** The browser's side of web push, RFC 8291 and 8188, written a second time. */
public final class PushSubscription {

    private static final byte[] AUTH = "sixteen letters.".getBytes(StandardCharsets.UTF_8);

    private final KeyPair keys;

    public PushSubscription() throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        keys = generator.generateKeyPair();
    }

    /** What the page gives to the server, for notices to {@code endpoint}. */
    public String at(String endpoint) {
        Base64.Encoder base64 = Base64.getUrlEncoder().withoutPadding();
        return "{'endpoint':'%s','p256dh':'%s','auth':'%s'}"
                .formatted(
                        endpoint,
                        base64.encodeToString(point((ECPublicKey) keys.getPublic())),
                        base64.encodeToString(AUTH));
    }

    private static byte[] point(ECPublicKey key) {
        byte[] all = new byte[65];
        all[0] = 4;
        put(key.getW().getAffineX().toByteArray(), all, 1);
        put(key.getW().getAffineY().toByteArray(), all, 33);
        return all;
    }

    private static void put(byte[] number, byte[] into, int at) {
        int length = Math.min(32, number.length);
        System.arraycopy(number, number.length - length, into, at + 32 - length, length);
    }

    /** What the browser makes of a message. */
    public String read(byte[] body) throws GeneralSecurityException {
        ByteBuffer read = ByteBuffer.wrap(body);
        byte[] salt = new byte[16];
        read.get(salt);
        read.getInt();
        byte[] theirs = new byte[read.get()];
        read.get(theirs);
        byte[] sealed = new byte[read.remaining()];
        read.get(sealed);
        ECPublicKey mine = (ECPublicKey) keys.getPublic();
        ECPoint at =
                new ECPoint(
                        new BigInteger(1, Arrays.copyOfRange(theirs, 1, 33)),
                        new BigInteger(1, Arrays.copyOfRange(theirs, 33, 65)));
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(keys.getPrivate());
        agreement.doPhase(
                KeyFactory.getInstance("EC")
                        .generatePublic(new ECPublicKeySpec(at, mine.getParams())),
                true);
        byte[] info =
                joined("WebPush: info\0".getBytes(StandardCharsets.UTF_8), point(mine), theirs);
        byte[] key = derived(AUTH, agreement.generateSecret(), info, 32);
        byte[] content =
                derived(
                        salt,
                        key,
                        "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.UTF_8),
                        16);
        byte[] nonce =
                derived(
                        salt,
                        key,
                        "Content-Encoding: nonce\0".getBytes(StandardCharsets.UTF_8),
                        12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
                Cipher.DECRYPT_MODE,
                new SecretKeySpec(content, "AES"),
                new GCMParameterSpec(128, nonce));
        String plain = new String(cipher.doFinal(sealed), StandardCharsets.UTF_8);
        return plain.substring(0, plain.lastIndexOf('}') + 1);
    }

    private static byte[] derived(byte[] salt, byte[] secret, byte[] info, int length)
            throws GeneralSecurityException {
        byte[] key = hmac(salt, secret);
        return Arrays.copyOf(hmac(key, joined(info, new byte[] {1})), length);
    }

    private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    private static byte[] joined(byte[]... parts) {
        ByteBuffer all = ByteBuffer.allocate(Arrays.stream(parts).mapToInt(p -> p.length).sum());
        for (byte[] part : parts) {
            all.put(part);
        }
        return all.array();
    }
}
