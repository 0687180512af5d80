import { inLanguage, type Language } from "../../../i18n/translate";
import { en } from "./en";
import { it } from "./it";
import type { KasserineWords } from "./types";

const WORDS: Record<Language, KasserineWords> = { en, it };

/** Kasserine's words in the language of the page. */
export function words(): KasserineWords {
  return inLanguage(WORDS);
}
