import { describe, expect, it } from "vitest";
import { Geometry } from "../../../main/web/sheet/geometry";
import { readSheet, slopes } from "../../../main/web/sheet/read";
import { symbolKind } from "../../../main/web/sheet/symbols";
import { taskOf } from "../../../main/web/table/interaction/task";
import { action as read } from "../support/offered";
import { small } from "../support/small";

describe("the sheets of other games", () => {
  it("have roads as lines through hexes, read as links from hex to hex", () => {
    const sheet = readSheet({
      ...small,
      lines: [{ kind: "road", hexes: ["0101", "0202", "0302"] }],
    });
    expect(sheet.networks).toEqual([
      {
        kind: "road",
        links: [
          ["0101", "0202"],
          ["0202", "0302"],
        ],
      },
    ]);
    expect(sheet.lines).toEqual([]);
  });

  it("have a map of their own for each scenario", () => {
    const other = { ...small, hexes: small.hexes.slice(0, 2), objectives: ["0101"] };
    const sheet = readSheet(
      { ...small, scenarios: { s1: other } },
      { scenario: "s1", options: {} },
    );
    expect(sheet.hexes).toHaveLength(2);
    expect(sheet.areas).toEqual([{ kind: "objective", hexes: ["0101"] }]);
    expect(readSheet({ ...small, scenarios: { s1: other } }).hexes).toHaveLength(9);
  });

  it("say where an army leaves the map", () => {
    const sheet = readSheet({ ...small, exits: { defender: ["0101", "0201"], attacker: [] } });
    expect(sheet.areas).toContainEqual({ kind: "exit", hexes: ["0101", "0201"] });
  });

  it("may be networks of towns, laid out by longitude and latitude", () => {
    const sheet = readSheet({
      spaces: [
        { id: "aswan", name: "Aswan", lon: 32.9, lat: 24.1, as: "base" },
        { id: "berber", name: "Berber", lon: 34, lat: 18, as: "garrison" },
      ],
      links: [{ a: "aswan", b: "berber", kind: "nile" }],
      units: [{ id: "U", side: "own", name: "U", type: "infantry", nation: "x", stands: 6 }],
    });
    const geo = new Geometry(sheet);
    expect(geo.centre("berber").y).toBeGreaterThan(geo.centre("aswan").y);
    expect(geo.centre("berber").x).toBeGreaterThan(geo.centre("aswan").x);
    expect(sheet.networks?.[0]?.links).toEqual([["aswan", "berber"]]);
    expect(sheet.units[0]?.factors).toEqual(["6"]);
  });

  it("leave out what is there by an option that is not played", () => {
    const sudan = {
      spaces: [{ id: "obeid" }, { id: "bara", option: "roads" }],
      links: [{ a: "obeid", b: "bara", kind: "desert", option: "roads" }],
    };
    const ids = (options: Record<string, unknown>) =>
      readSheet(sudan, { scenario: "fixed", options }).spaces?.map((s) => s.id);
    expect(ids({ roads: true })).toEqual(["obeid", "bara"]);
    expect(ids({ roads: false })).toEqual(["obeid"]);
    expect(readSheet(sudan, { scenario: "fixed", options: {} }).networks).toEqual([]);
  });

  it("fall from higher hexes to lower ones", () => {
    const geo = new Geometry(small);
    const hexes = small.hexes.map((h) => (h.id === "0202" ? { ...h, level: 1 } : h));
    const sides = slopes(hexes, (p) => geo.neighbours(p));
    expect(sides).toHaveLength(6);
    expect(sides.every((s) => s.a === "0202" && s.low === s.b)).toBe(true);
  });

  it("name their units' types in words that have a symbol", () => {
    expect(symbolKind("gunboat")).toBe("boat");
    expect(symbolKind("armoured recon")).toBe("armor");
    expect(symbolKind("Krupp battery")).toBe("artillery");
    expect(symbolKind("something")).toBe("infantry");
  });
});

describe("choices of a game without words of its own", () => {
  const verbs = { walk: [], done: [], battle: [], give: [], byShape: true };

  it("are sorted by what stands after the verb", () => {
    const texts = ["go A 0202 via 0102+0202", "storm A+B X", "rest A", "end"];
    const walk = taskOf(
      [texts[0], texts[2], texts[3]].map((t) => read(t ?? "")),
      verbs,
    );
    expect(walk).toMatchObject({ kind: "walk", done: { text: "end" } });
    expect(walk.kind === "walk" && walk.goals.get("A")?.get("0202")).toBe(texts[0]);
    expect(walk.kind === "walk" && walk.rest.map((a) => a.text)).toEqual(["rest A"]);
    const battle = taskOf(texts.map(read), verbs);
    expect(battle).toMatchObject({ kind: "battle", verb: "storm" });
    expect(battle.kind === "battle" && battle.rest.map((a) => a.text)).toEqual([
      texts[0],
      "rest A",
    ]);
  });

  it("are listed as they stand where they have no form", () => {
    expect(taskOf([read("to 0202"), read("hold A")], verbs).kind).toBe("plain");
  });
});
