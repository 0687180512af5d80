import { describe, expect, it } from "vitest";
import { distance, Geometry, type Point } from "../../../main/web/sheet/geometry";
import { bank, KHOR, RIVER } from "../../../main/web/sheet/paint/field/beds";
import { contours } from "../../../main/web/sheet/paint/field/contours";
import { type Course, courses } from "../../../main/web/sheet/paint/field/courses";
import { fieldNames, survey } from "../../../main/web/sheet/paint/field/field";
import { fieldFrame } from "../../../main/web/sheet/paint/field/frame";
import { palms } from "../../../main/web/sheet/paint/field/growth";
import { crestOf, hachures } from "../../../main/web/sheet/paint/field/hachures";
import { discsOf, overlap } from "../../../main/web/sheet/paint/field/names";
import { hedges, huts } from "../../../main/web/sheet/paint/field/settled";
import { lit } from "../../../main/web/sheet/paint/field/shade";
import { battlefields, field } from "../support/battlefields";
import { generated, LETTERS } from "../support/generated";

/** Half the breadth of what lies in the very middle of a hex. */
const HEART = 12;

const fields = [
  ...battlefields(),
  ...[1, 2, 3, 4].map((seed) => [`generated ${seed}`, field(generated(seed), LETTERS)] as const),
];

const surveyed = fields.map(([name, sheet]) => {
  const geo = new Geometry(sheet);
  const frame = fieldFrame(geo);
  const names = fieldNames(sheet, geo, frame);
  return { name, sheet, geo, frame, names, land: survey(sheet, geo, frame) };
});

const nearest = (line: readonly Point[], p: Point): number =>
  Math.min(...line.map((q) => distance(p, q)));

describe.each(surveyed)("the field of $name", ({ sheet, geo, land, names }) => {
  it("gives every hex in its middle its own level", () => {
    for (const hex of sheet.hexes) {
      const found = land.heights.at(geo.centre(hex.id));
      expect(Math.abs(found - (hex.level ?? 0)), `${hex.id} at ${found}`).toBeLessThan(0.27);
    }
  });

  it("leads every bed through each of its hexes, and through others only where it ends", () => {
    for (const [kind, beds] of [
      ["khor", land.khors],
      ["river", land.water],
    ] as const) {
      const led = new Set(beds.flatMap((bed) => bed.hexes));
      expect([...led].sort()).toEqual(land.of(kind).sort());
      for (const bed of beds) expectLed(bed, kind);
    }
  });

  function expectLed(bed: Course, kind: string): void {
    const through = bed.line.map((p) => geo.under(p));
    for (const place of bed.hexes) {
      expect(nearest(bed.line, geo.centre(place)), `${kind} in ${place}`).toBeLessThan(
        geo.breadth / 2,
      );
    }
    const astray = through.filter((place) => {
      const terrain = sheet.hexes.find((hex) => hex.id === place)?.terrain;
      return terrain !== undefined && terrain !== "khor" && terrain !== "river";
    });
    expect(astray.length / through.length, `${kind} of ${bed.hexes[0]}`).toBeLessThan(0.12);
  }

  it("has banks on both sides of a bed that do not cross", () => {
    for (const [kind, beds] of [
      [KHOR, land.khors],
      [RIVER, land.water],
    ] as const) {
      for (const bed of beds) {
        const { left, right } = bank(bed, kind);
        const broad = left.map((p, i) => distance(p, right[i] ?? p) / kind.breadth);
        expect(Math.min(...broad)).toBeGreaterThan(0.15);
        expect(Math.max(...broad)).toBeLessThan(1.5);
      }
    }
  });

  it("has hachures that fall all the way, off the middles of hexes", () => {
    for (const level of land.levels) {
      const strokes = hachures(land.heights, level, land.heart);
      expect(strokes.length).toBeGreaterThan(10);
      const rising = strokes.filter(({ line }) =>
        line.slice(1).some((p, i) => land.heights.at(p) > land.heights.at(line[i] ?? p)),
      );
      expect(rising).toEqual([]);
      const over = strokes.filter(({ line }) => {
        const place = geo.under(line[0] ?? { x: 0, y: 0 });
        return place && nearest(line, geo.centre(place)) < HEART;
      });
      expect(over).toEqual([]);
    }
  });

  it("closes every crest, the high ground within it", () => {
    for (const level of land.levels) {
      for (const ring of contours(land.heights, crestOf(level))) {
        expect(ring[0]).toEqual(ring.at(-1));
      }
    }
  });

  it("keeps trees, huts and hedges off the middles of hexes", () => {
    const trees = palms(geo, land.of("palms"));
    const houses = land
      .of("village")
      .flatMap((place) => huts(geo, place).map((hut) => ({ place, ...hut })));
    const thorns = hedges(geo, land.of("zeriba")).flat();
    for (const { p, r, place } of houses)
      expect(distance(p, geo.centre(place)) - r).toBeGreaterThan(4);
    for (const p of [...trees.map((tree) => tree.p), ...thorns]) {
      const place = geo.under(p);
      if (place) expect(distance(p, geo.centre(place)), place).toBeGreaterThan(HEART);
    }
  });

  it("stands its hedges in the hexes that have them", () => {
    const own = new Set(land.of("zeriba"));
    const line = hedges(geo, [...own]).flat();
    const inside = line.filter((p) => own.has(geo.under(p) ?? ""));
    if (own.size > 0) expect(inside.length / line.length).toBeGreaterThan(0.8);
  });

  it("lays no name over another or over a town", () => {
    const towns = land.of("village", "fort").map((place) => ({ p: geo.centre(place), r: 38 }));
    names.forEach((name, i) => {
      for (const other of names.slice(i + 1)) {
        expect(overlap(discsOf(name), discsOf(other)), `${name.text}, ${other.text}`).toBe(0);
      }
      if (name.kind !== "relief") expect(overlap(discsOf(name), towns), name.text).toBeLessThan(12);
    });
  });

  it("prints all its names", () => {
    const told = (sheet.areas ?? []).flatMap((area) => area.label ?? []);
    expect(names.map((name) => name.text).sort()).toEqual(told.sort());
  });

  it("has light and shade that are never so strong that the ground is lost", () => {
    const light = lit(land.heights);
    expect(Math.max(...light.filter((_, i) => i % 7 === 0))).toBeLessThan(1);
    expect(light.some((value) => Number.isNaN(value))).toBe(false);
  });
});

describe("a bed", () => {
  const sheet = field([".....", "kkkkk", "..k..", "..k..", "....."], LETTERS);
  const geo = new Geometry(sheet);
  const khors = sheet.hexes.filter((hex) => hex.terrain === "khor").map((hex) => hex.id);

  it("that opens into another ends on its line", () => {
    const [main, branch] = courses(geo, fieldFrame(geo), khors);
    expect(main?.hexes).toHaveLength(5);
    expect(branch?.hexes).toEqual(["0304", "0303", "0302"]);
    expect(nearest(main?.line ?? [], branch?.line.at(-1) ?? { x: 0, y: 0 })).toBeLessThan(1);
  });

  it("that reaches the rim of the board goes on to the frame, and one that does not narrows", () => {
    const [main, branch] = courses(geo, fieldFrame(geo), khors);
    expect([main?.rises, main?.fades, branch?.rises, branch?.fades]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const frame = fieldFrame(geo);
    for (const end of [main?.line[0], main?.line.at(-1)]) {
      expect((end?.x ?? 0) < frame.x || (end?.x ?? 0) > frame.x + frame.width).toBe(true);
    }
  });
});
