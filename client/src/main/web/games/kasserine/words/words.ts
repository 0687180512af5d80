import { inLanguages } from "../../../i18n/translate";
import { en } from "./en";
import type { KasserineWords } from "./types";

/** Kasserine's words in the language of the page. */
export const words = inLanguages<KasserineWords>(en, (code) => import(`./languages/${code}.ts`));
