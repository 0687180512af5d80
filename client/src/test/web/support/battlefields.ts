import { readdirSync, readFileSync } from "node:fs";
import type { Area, HexDef, Network, Place, SheetData } from "../../../main/web/protocol/types";

const data = new URL(
  "../../../../../game-ascari/src/main/resources/zeriba/ascari/",
  import.meta.url,
);

const rows = (file: string): string[][] =>
  readFileSync(new URL(file, data), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));

const level = new Map(
  rows("terrain.tsv").map((row) => [row[1] ?? "", Number(row[2]?.split("=")[1] ?? 0)] as const),
);

/** A sheet of hexes with a flat side up, even columns lower, from rows of letters. */
export function field(
  drawn: readonly string[],
  terrains: ReadonlyMap<string, string>,
  areas: Area[] = [],
  networks: Network[] = [],
): SheetData {
  const hexes = drawn.flatMap((letters, row) =>
    [...letters].map((letter, column): HexDef => {
      const terrain = terrains.get(letter) ?? "clear";
      const two = (n: number) => String(n + 1).padStart(2, "0");
      return {
        id: two(column) + two(row),
        x: 1.5 * column,
        y: Math.sqrt(3) * (row + (column % 2 === 1 ? 0.5 : 0)),
        terrain,
        level: level.get(terrain) ?? 0,
      };
    }),
  );
  return {
    game: "ascari",
    title: "A field, some day",
    orientation: "flat",
    size: 1,
    hexes,
    sides: [],
    lines: [],
    areas,
    networks,
    scale: "250 m",
    north: 0,
    units: [],
    boxes: [],
  };
}

/** The maps of the battles, from the game's own data, with their names. */
export function battlefields(): [string, SheetData][] {
  return readdirSync(data)
    .filter((file) => /^s\d\.tsv$/.test(file))
    .sort()
    .map((file) => {
      const [battle] = file.split(".");
      const told = rows(file);
      const of = (word: string) => told.filter((row) => row[0] === word);
      const terrains = new Map(of("terrain").map((row) => [row[1] ?? "", row[2] ?? ""]));
      const networks = of("line").map(([, kind = "", hexes = ""]): Network => {
        const all = hexes.split(" ");
        return { kind, links: all.slice(1).map((to, i): [Place, Place] => [all[i] ?? to, to]) };
      });
      const areas = rows("names.tsv")
        .filter((row) =>
          row[1]
            ?.toLowerCase()
            .split(" ")
            .includes(battle ?? ""),
        )
        .map(
          ([, , kind, label = "", hexes = ""]): Area => ({
            kind: label === "-" ? (kind ?? "") : `named-${kind}`,
            hexes: hexes.split(" "),
            ...(label === "-" ? {} : { label }),
          }),
        );
      return [
        file,
        field(
          of("row").map((row) => row[2] ?? ""),
          terrains,
          areas,
          networks,
        ),
      ];
    });
}
