import { inLanguage, type Language } from "../../../i18n/translate";
import { en } from "./en";
import { it } from "./it";
import type { SudanWords } from "./types";

const WORDS: Record<Language, SudanWords> = { en, it };

/** The campaign's words in the language of the page. */
export function words(): SudanWords {
  return inLanguage(WORDS);
}
