import { IntlMessageFormat } from "./vendor/intl-messageformat.js";

/** A word as objections and events have it, and as a reader is told it. */
export interface Argument {
  word: string | number;
  told: string | number;
}

/** More arguments than any phrase has. */
const MOST = 10;

const kept = new Map<string, IntlMessageFormat>();

function read(pattern: string, language: string): IntlMessageFormat {
  const key = `${language} ${pattern}`;
  const known = kept.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
  kept.set(key, format);
  return format;
}

/** How many a word names: ids have a plus or a comma between them. */
function size(word: string): number {
  return word === "" ? 0 : word.split(/\+|, /).length;
}

/** The words by which names are plural in the language that is spoken, as its message files list them. */
let plural: ReadonlySet<string> = new Set();

/** What stands before a name that begins small, as "battalion" does, with the blank after it. */
let article = "";

/**
 * Takes what a game's message files say of its names: the words by which they are plural, with
 * blanks between them, and the article of those that are common nouns.
 */
export function takeNames(messages: Readonly<Record<string, string>> = {}): void {
  plural = new Set((messages["names.plural"] ?? "").split(" ").filter((word) => word !== ""));
  article = messages["names.article"] ? `${messages["names.article"]} ` : "";
}

/** A name within a sentence: a common noun has its article. */
export function withArticle(name: string): string {
  return /^\p{Ll}/u.test(name) ? article + name : name;
}

/** The count with which verbs agree: two for one name that is plural. */
function agrees(word: string, told: string): number {
  const isPlural = plural.size > 0 && told.split(/[^\p{L}-]+/u).some((one) => plural.has(one));
  return isPlural ? Math.max(2, size(word)) : size(word);
}

function values(args: readonly Argument[]): Record<string, string | number> {
  const all: Record<string, string | number> = {};
  for (let i = 0; i < MOST; i++) all[i] = `{${i}}`;
  args.forEach(({ word, told }, i) => {
    const text = String(word);
    all[i] = String(told);
    all[`size${i}`] = size(text);
    all[`agrees${i}`] = agrees(text, String(told));
    if (/^-?[0-9]{1,9}$/.test(text)) all[`number${i}`] = Number(text);
  });
  return all;
}

/**
 * A pattern in ICU's message format with its arguments: `{0}` is the first as it is told, `number0`
 * the number that it is, `size0` how many it names, `agrees0` the count with which verbs agree, two
 * for one name that is plural. The server fills the same patterns by the same
 * rules. A pattern that cannot be filled is shown as it is.
 */
export function formatMessage(
  pattern: string,
  args: readonly Argument[],
  language: string,
): string {
  if (!pattern.includes("{")) return pattern;
  try {
    return String(read(pattern, language).format(values(args)));
  } catch {
    return pattern;
  }
}
