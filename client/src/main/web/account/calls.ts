import { answer } from "../protocol/api";

/** What the server shows of the account that is signed in. */
export interface Account {
  name: string;
  since: number;
  password: boolean;
  passkeys: { id: string; label: string; since: number }[];
  sessions: { device: string; since: number; used: number; current: boolean }[];
  blocked: string[];
}

/** Who is signed in, and what this server offers. */
export interface AccountView {
  account: Account | null;
  offers?: { accounts: boolean; passkeys: boolean };
}

/** The account as it stands. */
export function loadAccount(): Promise<AccountView> {
  return answer(fetch("/api/account")) as Promise<AccountView>;
}

/** One of the operations under /api/account. */
export function account<T = AccountView>(operation: string, body: object = {}): Promise<T> {
  return answer(
    fetch(`/api/account/${operation}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  ) as Promise<T>;
}
