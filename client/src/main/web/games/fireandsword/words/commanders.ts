import { formatPattern } from "../../../i18n/translate";

const MOST = 6;

/** The names of the roles of the Anglo-Egyptian side, numbered. */
export function commanders(pattern: string): Record<string, string> {
  const numbers = Array.from({ length: MOST }, (_, i) => i + 1);
  return Object.fromEntries(numbers.map((n) => [`commander-${n}`, formatPattern(pattern, [n])]));
}
