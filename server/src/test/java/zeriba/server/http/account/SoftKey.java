package zeriba.server.http.account;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import java.util.Map;
import tools.jackson.dataformat.cbor.CBORMapper;
import zeriba.engine.text.Value;
import zeriba.server.json.Json;

/** A passkey without a device: makes itself and signs, as a browser would say it. */
final class SoftKey {

    private static final byte PRESENT_AND_VERIFIED = 0x05;
    private static final byte WITH_CREDENTIAL = 0x40;

    private final KeyPair pair;
    private final byte[] id = new byte[16];
    private final String origin;
    private int counter = 0;

    SoftKey(String origin) {
        this.origin = origin;
        new SecureRandom().nextBytes(id);
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            pair = generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What {@code navigator.credentials.create} answers, as JSON. */
    String made(Value.Fields options) {
        byte[] client = client("webauthn.create", options);
        byte[] object =
                cbor(
                        Map.of(
                                "fmt", "none",
                                "attStmt", Map.of(),
                                "authData", data(true)));
        return answer(
                Value.NO_FIELDS
                        .with("clientDataJSON", Value.of(base64(client)))
                        .with("attestationObject", Value.of(base64(object))));
    }

    /** What {@code navigator.credentials.get} answers, as JSON. */
    String signed(Value.Fields options) {
        byte[] client = client("webauthn.get", options);
        byte[] data = data(false);
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(pair.getPrivate());
            signature.update(data);
            signature.update(MessageDigest.getInstance("SHA-256").digest(client));
            return answer(
                    Value.NO_FIELDS
                            .with("clientDataJSON", Value.of(base64(client)))
                            .with("authenticatorData", Value.of(base64(data)))
                            .with("signature", Value.of(base64(signature.sign()))));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private String answer(Value.Fields response) {
        return Json.write(
                Value.NO_FIELDS
                        .with("id", Value.of(base64(id)))
                        .with("rawId", Value.of(base64(id)))
                        .with("type", Value.of("public-key"))
                        .with("response", response)
                        .with("clientExtensionResults", Value.NO_FIELDS));
    }

    private byte[] client(String type, Value.Fields options) {
        return Json.write(
                        Value.NO_FIELDS
                                .with("type", Value.of(type))
                                .with("challenge", options.at("challenge"))
                                .with("origin", Value.of(origin)))
                .getBytes(StandardCharsets.UTF_8);
    }

    private byte[] data(boolean withCredential) {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        try {
            String host = origin.replaceFirst("^https?://", "").replaceFirst(":.*", "");
            data.writeBytes(
                    MessageDigest.getInstance("SHA-256")
                            .digest(host.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
        data.write(PRESENT_AND_VERIFIED | (withCredential ? WITH_CREDENTIAL : 0));
        data.writeBytes(ByteBuffer.allocate(4).putInt(++counter).array());
        if (withCredential) {
            data.writeBytes(new byte[16]);
            data.writeBytes(ByteBuffer.allocate(2).putShort((short) id.length).array());
            data.writeBytes(id);
            data.writeBytes(key());
        }
        return data.toByteArray();
    }

    private byte[] key() {
        ECPublicKey key = (ECPublicKey) pair.getPublic();
        return cbor(
                Map.of(
                        1, 2,
                        3, -7,
                        -1, 1,
                        -2, whole(key.getW().getAffineX().toByteArray()),
                        -3, whole(key.getW().getAffineY().toByteArray())));
    }

    private static byte[] whole(byte[] number) {
        byte[] whole = new byte[32];
        int length = Math.min(32, number.length);
        System.arraycopy(number, number.length - length, whole, 32 - length, length);
        return whole;
    }

    private static byte[] cbor(Map<?, ?> map) {
        return new CBORMapper().writeValueAsBytes(map);
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
