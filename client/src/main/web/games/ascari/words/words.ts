import { formatPattern, inLanguages } from "../../../i18n/translate";
import { en } from "./en";
import type { AscariWords } from "./types";

/** Ascari's words in the language of the page. */
export const words = inLanguages<AscariWords>(en, (code) => import(`./languages/${code}.ts`));

/** A distance in words: "1 hex off". */
export function hexesOff(hexes: number): string {
  return formatPattern(words().off, [hexes]);
}
