import type { Messages } from "../protocol/types";
import type { GameParts, PartWords } from "./parts";

/** Who the sides are, alone and within a sentence, as a scenario's messages name them. */
export function sidesIn(messages: Messages): Pick<PartWords, "sides" | "sidesOf"> {
  const all = Object.entries(messages).flatMap(([key, name]) => {
    const [, side, told] = /^side\.([^.]+)(\.told)?$/.exec(key) ?? [];
    return side ? [{ side, told: told !== undefined, name }] : [];
  });
  const named = (told: boolean) =>
    Object.fromEntries(all.filter((one) => one.told === told).map((one) => [one.side, one.name]));
  return { sides: named(false), sidesOf: named(true) };
}

/** Words of the frame that a scenario's messages put otherwise: "words.verbs.deploy", or "words.recordTab". */
function wordedIn(words: PartWords, messages: Messages): Partial<PartWords> {
  const own: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(messages)) {
    const [, part, word] = /^words\.([^.]+)(?:\.(.+))?$/.exec(key) ?? [];
    if (!part) continue;
    const others = own[part] ?? words[part as keyof PartWords];
    own[part] = word ? { ...(others as object), [word]: text } : text;
  }
  return own;
}

/** The parts of a game with the sides as one of its scenarios names them, and in its words. */
export function namedParts(parts: GameParts, messages: Messages): GameParts {
  const { sides, sidesOf } = sidesIn(messages);
  if (Object.keys(sides).length === 0) return parts;
  return Object.defineProperty({ ...parts }, "words", {
    get: (): PartWords => {
      const { words } = parts;
      return {
        ...words,
        ...wordedIn(words, messages),
        sides: { ...words.sides, ...sides },
        sidesOf: { ...words.sidesOf, ...sidesOf },
      };
    },
  });
}
