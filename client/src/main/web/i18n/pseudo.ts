/**
 * A language that nobody speaks, made from English: every vowel is accented and most are longer. A
 * page shown in it tells which of its words can be translated, and whether longer ones fit.
 */
export const PSEUDO = "qps";

const ACCENTED: Readonly<Record<string, string>> = {
  a: "áa",
  e: "é",
  i: "íi",
  o: "ó",
  u: "ú",
  y: "ý",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
  Y: "Ý",
};

/** Where the part of a pattern ends that begins with the brace at `from`. */
function closing(pattern: string, from: number): number {
  let depth = 0;
  for (let i = from; i < pattern.length; i++) {
    if (pattern[i] === "{") depth++;
    else if (pattern[i] === "}" && --depth === 0) return i;
  }
  return pattern.length - 1;
}

/** A pattern in ICU's format with the letters accented that a reader sees. */
export function accentPattern(pattern: string): string {
  let told = "";
  for (let i = 0; i < pattern.length; i++) {
    const letter = pattern[i] as string;
    if (letter !== "{") {
      told += ACCENTED[letter] ?? letter;
      continue;
    }
    const end = closing(pattern, i);
    told += accentChoices(pattern.slice(i, end + 1));
    i = end;
  }
  return told;
}

/** A place of a pattern; where it chooses among wordings, with these accented. */
function accentChoices(place: string): string {
  const head = /^\{\w+, *(plural|selectordinal|select),/.exec(place)?.[0];
  if (!head) return place;
  let told = head;
  for (let i = head.length; i < place.length; i++) {
    if (place[i] !== "{") {
      told += place[i];
      continue;
    }
    const end = closing(place, i);
    told += `{${accentPattern(place.slice(i + 1, end))}}`;
    i = end;
  }
  return told;
}

const made = new WeakMap<object, unknown>();

/** Words of any shape with all their patterns accented. */
export function accented<T>(words: T): T {
  if (typeof words === "string") return accentPattern(words) as T;
  if (typeof words !== "object" || words === null) return words;
  const known = made.get(words);
  if (known) return known as T;
  const all = Array.isArray(words)
    ? words.map(accented)
    : Object.fromEntries(Object.entries(words).map(([key, word]) => [key, accented(word)]));
  made.set(words, all);
  return all as T;
}
