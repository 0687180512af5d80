import { language } from "../i18n/translate";
import type { AccountView } from "../protocol/answers";
import { answer } from "../protocol/api";

export type { AccountView } from "../protocol/answers";

/** The account as it stands. */
export function loadAccount(): Promise<AccountView> {
  return answer(fetch("/api/account")) as Promise<AccountView>;
}

/** One of the operations under /api/account. */
export function account<T = AccountView>(operation: string, body: object = {}): Promise<T> {
  return answer(
    fetch(`/api/account/${operation}`, {
      method: "POST",
      headers: { "content-type": "application/json", "accept-language": language() },
      body: JSON.stringify(body),
    }),
  ) as Promise<T>;
}
