package zeriba.server.notice;

import com.zerodeplibs.webpush.PushSubscription;
import com.zerodeplibs.webpush.VAPIDKeyPair;
import com.zerodeplibs.webpush.VAPIDKeyPairs;
import com.zerodeplibs.webpush.httpclient.StandardHttpClientRequestPreparer;
import com.zerodeplibs.webpush.key.PrivateKeySources;
import com.zerodeplibs.webpush.key.PublicKeySources;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.TimeUnit;
import zeriba.server.json.Json;
import zeriba.server.json.RecordJson;

/** Web push: a message that only the browser can read, through its maker's push service. */
final class PushChannel implements Channel {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int GONE = 410;
    private static final int NOT_FOUND = 404;

    private final HttpClient client;
    private final String contact;
    private final VAPIDKeyPair keys;

    /**
     * @param kept what {@link #freshKeys} has made
     */
    PushChannel(HttpClient client, String contact, String kept) {
        String[] pair = kept.split(" ", 2);
        this.client = client;
        this.contact = contact;
        this.keys =
                VAPIDKeyPairs.of(
                        PrivateKeySources.ofPKCS8Bytes(Base64.getDecoder().decode(pair[0])),
                        PublicKeySources.ofX509Bytes(Base64.getDecoder().decode(pair[1])));
    }

    /** A new pair of keys by which push services know this server, as text. */
    static String freshKeys() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair pair = generator.generateKeyPair();
            Base64.Encoder encoder = Base64.getEncoder();
            return encoder.encodeToString(pair.getPrivate().getEncoded())
                    + " "
                    + encoder.encodeToString(pair.getPublic().getEncoded());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has P-256", e);
        }
    }

    /** The key that browsers subscribe with. */
    String publicKey() {
        return keys.extractPublicKeyInUncompressedFormAsString();
    }

    @Override
    public void carry(Contact way, Message message) throws IOException, InterruptedException {
        String[] secrets = way.keys().split(" ", 2);
        PushSubscription.Keys read = new PushSubscription.Keys();
        read.setP256dh(secrets[0]);
        read.setAuth(secrets[1]);
        PushSubscription subscription = new PushSubscription();
        subscription.setEndpoint(way.target());
        subscription.setKeys(read);
        HttpRequest request =
                StandardHttpClientRequestPreparer.getBuilder()
                        .pushSubscription(subscription)
                        .vapidJWTExpiresAfter(12, TimeUnit.HOURS)
                        .vapidJWTSubject(contact)
                        .pushMessage(told(message))
                        .ttl(3, TimeUnit.DAYS)
                        .urgencyNormal()
                        .build(keys)
                        .toRequestBuilder()
                        .timeout(PATIENCE)
                        .build();
        int status = client.send(request, BodyHandlers.discarding()).statusCode();
        if (status == GONE || status == NOT_FOUND) {
            throw new GoneException();
        }
        if (status >= 300) {
            throw new IOException("the push service answered " + status);
        }
    }

    private static String told(Message message) {
        return Json.write(RecordJson.write(message));
    }
}
