package zeriba.server.account;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.exception.DataConversionException;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecord;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.CollectedClientData;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.verifier.exception.VerificationException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zeriba.engine.schema.As;
import zeriba.engine.text.Value;
import zeriba.server.account.AccountRows.PasskeyRow;
import zeriba.server.json.Json;
import zeriba.server.refusal.Refusal;
import zeriba.server.seat.Principal;

/** Passkeys (WebAuthn): what browsers are asked for, and whether what they answer holds. */
public final class Passkeys {

    private static final Duration LASTING = Duration.ofMinutes(5);
    private static final String PUBLIC_KEY = "public-key";
    private static final String MAKING = "make a passkey";
    private static final String USING = "use a passkey";
    private static final List<PublicKeyCredentialParameters> KINDS =
            List.of(
                    kind(COSEAlgorithmIdentifier.ES256),
                    kind(COSEAlgorithmIdentifier.EdDSA),
                    kind(COSEAlgorithmIdentifier.RS256));

    private final OneTimeTokens tickets;
    private final ObjectConverter objects = new ObjectConverter();
    private final AttestedCredentialDataConverter credentials =
            new AttestedCredentialDataConverter(objects);
    private final WebAuthnManager manager = WebAuthnManager.createNonStrictWebAuthnManager(objects);

    Passkeys(OneTimeTokens tickets) {
        this.tickets = tickets;
    }

    private static PublicKeyCredentialParameters kind(COSEAlgorithmIdentifier algorithm) {
        return new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, algorithm);
    }

    /** What a browser is to make a passkey from, as WebAuthn has it. */
    @As.Doc("PublicKeyCredentialCreationOptionsJSON of WebAuthn.")
    public record Creation(
            String challenge,
            Host rp,
            User user,
            List<Kind> pubKeyCredParams,
            Selection authenticatorSelection,
            List<Descriptor> excludeCredentials) {}

    /** Which server a passkey is for. */
    public record Host(String id, String name) {}

    /** Whose passkey it is. */
    public record User(String id, String name, String displayName) {}

    /** A kind of keys, by its COSE number. */
    public record Kind(String type, long alg) {}

    /** Which authenticators may serve. */
    public record Selection(String residentKey, String userVerification) {}

    /** A passkey by its id. */
    public record Descriptor(String type, String id) {}

    /** What a browser is to sign, as WebAuthn has it. */
    @As.Doc("PublicKeyCredentialRequestOptionsJSON of WebAuthn.")
    public record Challenge(String challenge, String rpId, String userVerification) {}

    /** What a browser is to make a passkey from. */
    Creation making(String origin, String account, String name, List<PasskeyRow> known) {
        return new Creation(
                tickets.give(Account.askerOf(account), MAKING, LASTING),
                new Host(host(origin), "Zeriba"),
                new User(base64(account.getBytes(StandardCharsets.UTF_8)), name, name),
                KINDS.stream().map(kind -> new Kind(PUBLIC_KEY, kind.getAlg().getValue())).toList(),
                new Selection("required", "preferred"),
                known.stream().map(row -> new Descriptor(PUBLIC_KEY, row.id())).toList());
    }

    /** What a browser is to sign with whichever passkey it has for this host. */
    Challenge using(String origin) {
        return new Challenge(
                tickets.give(Principal.NOBODY, USING, LASTING), host(origin), "preferred");
    }

    /** The passkey that a browser has made. */
    PasskeyRow made(String origin, String account, String label, Value.Fields answer, long now) {
        try {
            RegistrationData data = manager.parseRegistrationResponseJSON(Json.write(answer));
            ServerProperty server = server(origin, data.getCollectedClientData(), MAKING);
            manager.verify(data, new RegistrationParameters(server, KINDS, false, true));
            AuthenticatorData<?> authenticator =
                    Objects.requireNonNull(data.getAttestationObject()).getAuthenticatorData();
            AttestedCredentialData credential =
                    Objects.requireNonNull(authenticator.getAttestedCredentialData());
            return new PasskeyRow(
                    base64(credential.getCredentialId()),
                    account,
                    label,
                    base64(credentials.convert(credential)),
                    authenticator.getSignCount(),
                    now);
        } catch (DataConversionException | VerificationException | NullPointerException e) {
            throw refused(e);
        }
    }

    /** The id of the passkey that an answer is signed with. */
    static String idOf(Value.Fields answer) {
        return answer.at("id") instanceof Value.Text(String id) ? id : "";
    }

    /** The passkey's counter after it has signed, refused where it has not. */
    long used(String origin, PasskeyRow passkey, Value.Fields answer) {
        try {
            AuthenticationData data = manager.parseAuthenticationResponseJSON(Json.write(answer));
            ServerProperty server = server(origin, data.getCollectedClientData(), USING);
            byte[] id = Base64.getUrlDecoder().decode(passkey.id());
            manager.verify(
                    data,
                    new AuthenticationParameters(
                            server, record(passkey), List.of(id), false, true));
            return Objects.requireNonNull(data.getAuthenticatorData()).getSignCount();
        } catch (DataConversionException | VerificationException | NullPointerException e) {
            throw refused(e);
        }
    }

    private CredentialRecord record(PasskeyRow passkey) {
        byte[] kept = Base64.getUrlDecoder().decode(passkey.credential());
        return new CredentialRecordImpl(
                new NoneAttestationStatement(),
                null,
                null,
                null,
                passkey.counter(),
                credentials.convert(kept),
                null,
                null,
                null,
                Set.of());
    }

    /** The challenge is one of ours for this purpose, and is so no more. */
    private ServerProperty server(
            String origin, @Nullable CollectedClientData client, String purpose) {
        byte[] challenge = Objects.requireNonNull(client).getChallenge().getValue();
        String ticket = base64(challenge);
        if (!tickets.take(ticket, purpose)) {
            throw Refusal.notNow("this took too long; try once more");
        }
        return ServerProperty.builder()
                .origin(new Origin(origin))
                .rpId(host(origin))
                .challenge(new DefaultChallenge(challenge))
                .build();
    }

    private static Refusal refused(Exception e) {
        return Refusal.badParameter(
                "passkey", "does not hold (" + e.getClass().getSimpleName() + ")");
    }

    private static String host(String origin) {
        return Optional.ofNullable(URI.create(origin).getHost()).orElse("localhost");
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
