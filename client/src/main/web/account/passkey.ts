/** Passkeys between the server's JSON and what the browser wants: bytes for some of the texts. */

type Json = Record<string, unknown>;

function bytes(text: unknown): Uint8Array<ArrayBuffer> {
  const base64 = String(text).replace(/-/g, "+").replace(/_/g, "/");
  return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (b) => String.fromCharCode(b)).join("");
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Whether this browser, on this address, can have passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && window.isSecureContext;
}

/** Asks the browser to make a passkey, and tells what it made as the server reads it. */
export async function makePasskey(options: Json): Promise<Json> {
  const user = options.user as Json;
  const known = (options.excludeCredentials ?? []) as Json[];
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(options.challenge),
      user: { ...(user as unknown as PublicKeyCredentialUserEntity), id: bytes(user.id) },
      excludeCredentials: known.map((k) => ({ type: "public-key", id: bytes(k.id) })),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return answer(made, {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
  });
}

/** Asks the browser to sign with a passkey that it has for this server. */
export async function usePasskey(options: Json): Promise<Json> {
  const used = (await navigator.credentials.get({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(options.challenge),
    },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return answer(used, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    ...(response.userHandle ? { userHandle: text(response.userHandle) } : {}),
  });
}

function answer(credential: PublicKeyCredential, response: Json): Json {
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response,
    clientExtensionResults: {},
  };
}
