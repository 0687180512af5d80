import { inLanguages } from "../../../i18n/translate";
import { en } from "./en";
import type { KassalaWords } from "./types";

/** Kassala's words in the language of the page. */
export const words = inLanguages<KassalaWords>(en, (code) => import(`./languages/${code}.ts`));
