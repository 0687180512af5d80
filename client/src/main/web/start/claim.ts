import { api } from "../protocol/api";

/** The secret in a seat link's fragment, if there is one. */
export function seatSecret(hash: string): string | undefined {
  return /^#seat=([^&]+)$/.exec(hash)?.[1];
}

/** Exchanges a seat link's secret for a cookie and takes it out of the address at once. */
export async function claimSeat(table: string): Promise<void> {
  const secret = seatSecret(location.hash);
  if (!secret) return;
  history.replaceState(null, "", location.pathname);
  await api.claim(table, decodeURIComponent(secret));
}
