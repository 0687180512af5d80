/** Words of the server: refusals, rules and sentences. */

import type * as answers from "./answers";

export type { RuleBook } from "./answers";

/** What a refusal says beside its message, where it says anything. */
export type ErrorData = Partial<answers.Broken & answers.Retry>;

export interface WireError extends Omit<answers.RpcError, "data"> {
  data?: ErrorData;
}

/** Key to sentence, with {0} for the first argument. */
export type Messages = Record<string, string>;
