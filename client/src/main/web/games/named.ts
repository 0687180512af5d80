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

/** The parts of a game with the sides as one of its scenarios names them. */
export function namedParts(parts: GameParts, messages: Messages): GameParts {
  const { sides, sidesOf } = sidesIn(messages);
  if (Object.keys(sides).length === 0) return parts;
  return Object.defineProperty({ ...parts }, "words", {
    get: (): PartWords => {
      const { words } = parts;
      return {
        ...words,
        sides: { ...words.sides, ...sides },
        sidesOf: { ...words.sidesOf, ...sidesOf },
      };
    },
  });
}
