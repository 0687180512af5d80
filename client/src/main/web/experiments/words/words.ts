import { formatPattern, inLanguages } from "../../i18n/translate";
import { type ExperimentWords, en } from "./en";

const words = inLanguages<ExperimentWords>(en, (code) => import(`./languages/${code}.ts`));

/** One of the words of experiments in the page's language. */
export function say(key: keyof ExperimentWords, ...args: (string | number)[]): string {
  return formatPattern(words()[key], args);
}

/** The word for a thing that the server names; its name where there is none. */
export function sayNamed(about: "measure", name: string): string {
  const key = `${about}.${name}`;
  return key in en ? say(key as keyof ExperimentWords) : name;
}
