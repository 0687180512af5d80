import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SPRITE } from "../../../main/web/games/kasserine/sprite";
import { en } from "../../../main/web/games/kasserine/words/en";
import { words as italian } from "../../../main/web/games/kasserine/words/languages/it";

const root = new URL("../../../../../", import.meta.url);

describe("the unit symbols of Kasserine", () => {
  it("are what milsymbol draws", async () => {
    const script = new URL("client/tools/symbols.mjs", root);
    const { source } = (await import(script.href)) as { source: () => string };
    const kept = new URL("client/src/main/web/games/kasserine/sprite.ts", root);
    expect(readFileSync(kept, "utf8")).toBe(source());
  });

  it("are there for every type of unit in the game's data, and for no other", () => {
    const data = new URL("game-kasserine/src/main/resources/zeriba/kasserine/map.tsv", root);
    const units = readFileSync(data, "utf8").match(/^unit\t.*$/gm) ?? [];
    const types = units.map((unit) => /\ttype=([^\t]+)/.exec(unit)?.[1]);
    expect(units).toHaveLength(67);
    expect(Object.keys(SPRITE).sort()).toEqual([...new Set(types)].sort());
  });

  it("look different from one another", () => {
    const looks = Object.values(SPRITE).map(({ code, ...look }) => JSON.stringify(look));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each([en, italian])("have each a name of its own", ({ types }) => {
    const names = Object.keys(SPRITE).map((type) => types[type]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
  });
});
