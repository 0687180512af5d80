import { asSentence } from "../../i18n/sentence";
import { Refused, Unreachable } from "../../protocol/api";
import type { Place } from "../../protocol/types";

/** Why something is not allowed, with the rule and where. */
export interface Objection {
  reason: string;
  /** The reason as a key with arguments, to be told with names. */
  told?: { text: string; args: string[] };
  rule: string | undefined;
  places: readonly Place[];
  at: Place | undefined;
}

/** What the server did not do, with its code; 0 where it did not answer. */
export interface RequestFailure extends Omit<Objection, "at"> {
  code: number;
}

/** What to say when the server did not do as asked. */
export function requestFailure(error: unknown): RequestFailure {
  if (error instanceof Refused) {
    const { reason, key, args, rule, places } = error.data;
    return {
      code: error.code,
      reason: asSentence(reason ?? error.message),
      ...(key ? { told: { text: key, args: args ?? [] } } : {}),
      rule: rule || undefined,
      places: places ?? [],
    };
  }
  const reason = error instanceof Unreachable ? error.message : String(error);
  return { code: 0, reason, rule: undefined, places: [] };
}
