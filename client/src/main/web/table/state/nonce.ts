/** So many random bytes are added to the dice: more than anybody can try out. */
const BYTES = 16;

/** What this browser adds to the dice of a table. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
