import { describe, expect, it } from "vitest";
import type { CounterParts, GameParts } from "../../../main/web/games/parts";
import type { UnitAt, UnitDef, View } from "../../../main/web/protocol/types";
import type { Face } from "../../../main/web/sheet/counter";
import { readSheet } from "../../../main/web/sheet/read";
import { currentFace } from "../../../main/web/table/board/face";

const tanks = { id: "AX07", factors: ["5", "3", "12"], reduced: ["2", "2", "12"] } as UnitDef;
const counters: CounterParts = { face: ({ factors }) => ({ factors }) as unknown as Face };
const parts = { counters } as GameParts;
const showing = (id: string, now: UnitAt): View =>
  ({ position: { turn: 1, units: { [id]: now } } }) as unknown as View;
const at = (now: Partial<UnitAt>) => showing("AX07", { at: "2815", ...now });

describe("the face of a unit", () => {
  it("has the factors of its weaker side once it is reduced", () => {
    expect(currentFace(parts, tanks, at({ strength: "reduced" })).factors).toEqual(tanks.reduced);
    expect(currentFace(parts, tanks, at({ reduced: true })).factors).toEqual(tanks.reduced);
  });

  it("has those that are printed before that, and where nobody knows how it is", () => {
    expect(currentFace(parts, tanks, at({ strength: "full" })).factors).toEqual(tanks.factors);
    expect(currentFace(parts, tanks, undefined).factors).toEqual(tanks.factors);
  });

  it("is as its game says, where a game wears its units otherwise", () => {
    const worn = { ...counters, current: (unit: UnitDef) => ({ ...unit, factors: ["1"] }) };
    expect(currentFace({ ...parts, counters: worn }, tanks, at({})).factors).toEqual(["1"]);
  });

  it("is that of its full side where an option of its table keeps it", () => {
    const fara = { ...tanks, id: "L-FARA", kept: "reduced-leaders" };
    const sheet = (options: object) =>
      readSheet({ units: [fara] }, { scenario: "s", options: { ...options } });
    const seen = (options: object) =>
      currentFace(parts, sheet(options).units[0] ?? tanks, showing("L-FARA", hurt)).factors;
    const hurt: UnitAt = { at: "0507", reduced: true };
    expect(seen({})).toEqual(tanks.reduced);
    expect(seen({ "reduced-leaders": true })).toEqual(tanks.factors);
  });
});
