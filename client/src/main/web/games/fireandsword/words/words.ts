import { inLanguages } from "../../../i18n/translate";
import { en } from "./en";
import type { SudanWords } from "./types";

/** The campaign's words in the language of the page. */
export const words = inLanguages<SudanWords>(en, (code) => import(`./languages/${code}.ts`));
