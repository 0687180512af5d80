import { describe, expect, it } from "vitest";
import { inFull } from "../../../main/web/games/ascari/face";
import { en } from "../../../main/web/games/ascari/words/en";
import { words as italian } from "../../../main/web/games/ascari/words/languages/it";
import { kasserineFace } from "../../../main/web/games/kasserine/face";
import { LAND_NAMES } from "../../../main/web/games/kasserine/names";
import { townName } from "../../../main/web/games/kasserine/print";
import { words } from "../../../main/web/games/kasserine/words/words";
import type { UnitDef } from "../../../main/web/protocol/types";
import { Geometry } from "../../../main/web/sheet/geometry";
import { small } from "../support/small";

describe("names on the map of Kasserine", () => {
  it("stand where the objectives of the same name are", () => {
    const objectives = Object.entries(words().objectives);
    for (const { label, hexes } of LAND_NAMES)
      for (const [hex, name] of objectives) if (name === label) expect(hexes).toEqual([hex]);
    expect(objectives).toContainEqual(["3418", "Crossroads"]);
    expect(LAND_NAMES.map(({ label }) => label)).toContain("Crossroads");
  });
});

describe("the name of a town of Kasserine", () => {
  const geo = new Geometry(small);
  const name = (...taken: string[]) => townName(geo, "0202", new Set(taken));

  it("keeps off the figures of counters beside it", () => {
    expect(name().above).toBe(false);
    expect(name("0102").above).toBe(true);
    expect(name("0203").above).toBe(false);
  });

  it("is small where counters are beside it above and below", () => {
    expect(name("0102", "0301")).toEqual({ above: false, crowded: true });
    expect(name("0102")).toEqual({ above: true, crowded: false });
  });
});

describe("the title of a battle on the field", () => {
  const contacts = ["town", "sortie", "relief", "camp", "surprise", "column", "ambush", "steamer"];
  const titles = (named: Record<string, string>) =>
    new Set(contacts.map((contact) => named[`On the field: ${contact}`] ?? ""));

  it("is another for each way in which forces meet", () => {
    for (const { named } of [en, italian]) {
      expect(titles(named)).satisfy((all: Set<string>) => all.size === contacts.length);
      expect(titles(named)).not.toContain("");
    }
  });
});

describe("names of units", () => {
  it("are written in full in Ascari", () => {
    expect(inFull("IV Btg, 1. Coy")).toBe("1st Company, IV Battalion");
    expect(inFull("IV Btg, 3. Coy (left wing)")).toBe("3rd Company, IV Battalion (left wing)");
    expect(inFull("Gen. Baratieri")).toBe("General Baratieri");
    expect(inFull("Lt.Col. Cortese")).toBe("Lieutenant Colonel Cortese");
    expect(inFull("Canovetti Coy")).toBe("Canovetti Company");
    expect(inFull("Mangascia rifles 1")).toBe("Mangascia rifles 1");
  });

  it("are those of history in Kasserine, and short enough for a sentence", () => {
    const face = (name: string) =>
      kasserineFace({
        id: "AX07",
        nation: "GE",
        type: "armor",
        factors: [],
        name,
      } as unknown as UnitDef);
    const long = "I/Panzer-Regiment 5, 21st Panzer (Group Schuette axis, Maizila Pass)";
    expect(face(long).short).toBe("I/Panzer-Regiment 5, 21st Panzer");
    expect(face(long).full).toBe(long);
    expect(face("battalion of Panzergrenadier-Regiment 69, 10th Panzer").short).toBe(
      "battalion of Panzergrenadier-Regiment 69",
    );
  });
});
