import { formatPattern } from "../../../i18n/translate";
import { en } from "./en";
import type { AscariWords } from "./types";

/** Ascari's words: English only so far, whatever the language of the page. */
export function words(): AscariWords {
  return en;
}

/** A distance in words: "1 hex off". */
export function hexesOff(hexes: number): string {
  return formatPattern(words().off, [hexes]);
}
