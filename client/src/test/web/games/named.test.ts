import { beforeAll, describe, expect, it } from "vitest";
import { anyPartsOf, loadAllParts, partsOf } from "../../../main/web/games/games";
import { namedParts, sidesIn } from "../../../main/web/games/named";
import type { GameDef } from "../../../main/web/protocol/types";
import { sidesHere } from "../../../main/web/start/sides";

const messages = {
  "side.defender": "Dervishes",
  "side.defender.told": "the Dervish side",
  "step.movement": "Movement",
};

beforeAll(loadAllParts, 60_000);

it("the parts of a game are its own once they are loaded, and none of a game that has none", () => {
  expect(partsOf("kasserine")?.id).toBe("kasserine");
  expect(partsOf("ludo")).toBeUndefined();
  expect(anyPartsOf("ludo", "Ludo").words.place).toBe("Ludo");
});

describe("the sides of a scenario", () => {
  it("go by the names that its messages give", () => {
    expect(sidesIn(messages)).toEqual({
      sides: { defender: "Dervishes" },
      sidesOf: { defender: "the Dervish side" },
    });
    const { words } = namedParts(anyPartsOf("ascari", "Ascari"), messages);
    expect(words.sides.defender).toBe("Dervishes");
    expect(words.sidesOf.defender).toBe("the Dervish side");
  });

  it("are told in the words of the frame that its messages put otherwise", () => {
    const ascari = anyPartsOf("ascari", "Ascari");
    const { words } = namedParts(ascari, {
      ...messages,
      "words.recordTab": "Decision",
      "words.verbs.historical": "Take the recommended set-up",
    });
    expect(words.recordTab).toBe("Decision");
    expect(words.verbs.historical).toBe("Take the recommended set-up");
    expect(words.verbs.move).toBe(ascari.words.verbs.move);
  });

  it("keep the game's own names where the messages give none", () => {
    const kassala = anyPartsOf("kassala", "Kassala");
    expect(namedParts(kassala, { "step.movement": "Movement" })).toBe(kassala);
  });

  it("are known of a table by the list of games", () => {
    const games = [
      { id: "ascari", scenarios: [{ id: "s5", title: "", sides: { defender: "Dervishes" } }] },
    ] as unknown as GameDef[];
    expect(sidesHere(games, { game: "ascari", scenario: "s5" })).toEqual({ defender: "Dervishes" });
    expect(sidesHere(games, { game: "kassala", scenario: "free" })).toEqual({});
  });
});
