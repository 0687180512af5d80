import { describe, expect, it } from "vitest";
import type { GameParts } from "../../main/web/games/parts";
import type { Face } from "../../main/web/sheet/counter";
import { faceNow } from "../../main/web/table/worn";
import type { UnitDef } from "../../main/web/wire/types";

const tanks = { id: "AX07", factors: ["5", "3", "12"], reduced: ["2", "2", "12"] } as UnitDef;
const parts = { face: ({ factors }) => ({ factors }) as unknown as Face } as GameParts;

describe("the face of a unit", () => {
  it("has the factors of its weaker side once it is reduced", () => {
    expect(faceNow(parts, tanks, { at: "2815", strength: "reduced" }).factors).toEqual(
      tanks.reduced,
    );
    expect(faceNow(parts, tanks, { at: "2815", reduced: true }).factors).toEqual(tanks.reduced);
  });

  it("has those that are printed before that, and where nobody knows how it is", () => {
    expect(faceNow(parts, tanks, { at: "2815", strength: "full" }).factors).toEqual(tanks.factors);
    expect(faceNow(parts, tanks, undefined).factors).toEqual(tanks.factors);
  });

  it("is as its game says, where a game wears its units otherwise", () => {
    const worn = { ...parts, worn: (unit: UnitDef) => ({ ...unit, factors: ["1"] }) };
    expect(faceNow(worn, tanks, { at: "2815" }).factors).toEqual(["1"]);
  });
});
