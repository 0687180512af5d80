import { describe, expect, it } from "vitest";
import { chains, corners, relaxed } from "../../../main/web/sheet/curves";
import { distance, Geometry, middle, R } from "../../../main/web/sheet/geometry";
import { attended, fitted, shifted, zoomed } from "../../../main/web/sheet/input/viewport";
import { washed } from "../../../main/web/sheet/paint/water";
import { placeCounters } from "../../../main/web/sheet/stacks";
import { counter, small } from "../support/small";

describe("geometry of a sheet with flat hexes", () => {
  const geo = new Geometry(small);

  it("scales every sheet to hexes of the same radius", () => {
    expect(distance(geo.centre("0101"), geo.centre("0102"))).toBeCloseTo(R * Math.sqrt(3));
    for (const corner of geo.corners("0202")) {
      expect(distance(corner, geo.centre("0202"))).toBeCloseTo(R);
    }
  });

  it("finds the side of two touching hexes as two corners of both", () => {
    const [a, b] = geo.side("0101", "0202");
    expect(distance(a, b)).toBeCloseTo(R);
    for (const place of ["0101", "0202"]) {
      const rim = geo.corners(place);
      expect(rim.some((c) => distance(c, a) < 0.01)).toBe(true);
      expect(rim.some((c) => distance(c, b) < 0.01)).toBe(true);
    }
  });

  it("lets an even column stand half a hex higher", () => {
    expect(geo.neighbours("0101").sort()).toEqual(["0102", "0201", "0202"]);
    expect(geo.neighbours("0202").sort()).toEqual(["0101", "0102", "0201", "0203", "0301", "0302"]);
  });

  it("walks by arrow along a row and back to where it began", () => {
    const start = geo.centre("0102");
    const east = geo.towards("0102", { x: 1, y: 0 }, start);
    const further = geo.towards(east ?? "", { x: 1, y: 0 }, start);
    expect(further).toBe("0302");
    expect(geo.towards("0102", { x: 0, y: -1 })).toBe("0101");
    expect(geo.towards("0101", { x: 0, y: -1 })).toBeUndefined();
  });

  it("knows the hex under a point, and none off the board", () => {
    expect(geo.under({ x: geo.centre("0203").x + 5, y: geo.centre("0203").y })).toBe("0203");
    expect(geo.under({ x: -500, y: 0 })).toBeUndefined();
  });

  it("refuses an edge that a flat hex has not", () => {
    expect(() => geo.edges("0101", "NNE")).toThrow("No edge");
  });

  it("washes only edges with no hex beyond", () => {
    const west = washed(geo, {
      kind: "river",
      edges: [
        ["0101", "W"],
        ["0102", "W"],
        ["0202", "W"],
      ],
    });
    expect(west).toHaveLength(4);
    for (const edge of west)
      expect(middle(edge.from, edge.to).x).toBeLessThan(geo.centre("0101").x);
  });
});

describe("lines over hexsides", () => {
  const geo = new Geometry(small);
  const segment = (a: string, b: string) => {
    const [from, to] = geo.side(a, b);
    return { from, to, mark: a };
  };

  it("joins sides given in any order and direction to one run", () => {
    const runs = chains([
      segment("0102", "0203"),
      segment("0101", "0202"),
      segment("0102", "0202"),
    ]);
    expect(runs).toHaveLength(1);
    expect(corners(runs[0] ?? [])).toHaveLength(4);
  });

  it("keeps apart what does not touch", () => {
    expect(chains([segment("0101", "0201"), segment("0302", "0203")])).toHaveLength(2);
  });

  it("keeps the ends when a line is relaxed", () => {
    const line = [
      { x: 0, y: 0 },
      { x: 10, y: 10 },
      { x: 20, y: 0 },
    ];
    expect(relaxed(line)).toEqual([line[0], { x: 10, y: 5 }, line[2]]);
  });
});

describe("stacks", () => {
  const geo = new Geometry(small);
  const frame = geo.bounds;
  const stack = ["A", "B", "C"].map((id) => counter(id, "0202"));

  it("lie askew on one another, the last on top", () => {
    const places = placeCounters(geo, frame, stack, undefined);
    expect(places.map((l) => l.order)).toEqual([0, 1, 2]);
    const step = distance(places[0]?.p ?? { x: 0, y: 0 }, places[1]?.p ?? { x: 0, y: 0 });
    expect(step).toBeGreaterThan(3);
    expect(step).toBeLessThan(15);
  });

  it("fan out side by side within the frame", () => {
    const places = placeCounters(geo, frame, stack, "0202");
    const xs = places.map((l) => l.p.x);
    expect(xs[1] ?? 0).toBeGreaterThan((xs[0] ?? 0) + 60);
    expect(Math.min(...xs)).toBeGreaterThan(frame.x);
  });

  it("bear one that rides on top and small, clear of the figures below", () => {
    const leader = counter("A", "0202");
    const riding = { ...leader, face: { ...leader.face, rides: true } };
    const [unit, rider] = placeCounters(geo, frame, [riding, counter("B", "0202")], undefined);
    expect([unit?.counter.id, unit?.riding]).toEqual(["B", "bears"]);
    expect([rider?.counter.id, rider?.riding]).toEqual(["A", "rides"]);
    expect(rider?.p.y ?? 0).toBeLessThan((unit?.p.y ?? 0) - 20);
  });

  it("have the one that is on the move on top", () => {
    const moving = { ...counter("A", "0202"), moving: "on the move" };
    const places = placeCounters(geo, frame, [moving, counter("B", "0202")], undefined);
    expect(places.map((l) => l.counter.id)).toEqual(["B", "A"]);
  });

  it("leave counters off the board out", () => {
    expect(placeCounters(geo, frame, [counter("A", "eliminated")], undefined)).toEqual([]);
  });
});

describe("a lens over a sheet", () => {
  const whole = { x: 0, y: 0, width: 400, height: 200 };
  const pane = { width: 800, height: 600 };
  const all = fitted(pane, whole);

  it("shows the whole in the middle of a pane of another shape", () => {
    expect(all).toEqual({ x: 0, y: -50, scale: 2 });
  });

  it("keeps the point it zooms about in place", () => {
    const about = { x: 200, y: 300 };
    const camera = zoomed(all, pane, whole, about, 2);
    expect(camera.scale).toBe(4);
    expect(camera.x + about.x / camera.scale).toBeCloseTo(all.x + about.x / all.scale);
  });

  it("never shows more than the whole, nor comes closer than four times", () => {
    expect(zoomed(all, pane, whole, { x: 0, y: 0 }, 0.5)).toEqual(all);
    expect(zoomed(all, pane, whole, { x: 0, y: 0 }, 100).scale).toBe(8);
  });

  it("comes as near to a large sheet as to a small one", () => {
    const large = { x: 0, y: 0, width: 4000, height: 2000 };
    const camera = zoomed(fitted(pane, large), pane, large, { x: 0, y: 0 }, 100);
    expect(camera.scale).toBeGreaterThan(2);
  });

  it("does not slide off the sheet", () => {
    const camera = zoomed(all, pane, whole, { x: 0, y: 0 }, 4);
    const moved = shifted(camera, pane, whole, -500, 5000);
    expect(moved.x).toBe(0);
    expect(moved.y + pane.height / moved.scale).toBeCloseTo(200);
  });
});

describe("a map without hexes", () => {
  const spaces = [
    { id: "ASWAN", x: 0, y: 0, kind: "base", label: "Aswan" },
    { id: "KOROSKO", x: 5, y: 6, kind: "desert" },
    { id: "BERBER", x: 9, y: 1, kind: "town" },
  ];
  const geo = new Geometry({ ...small, hexes: [], spaces });

  it("draws a circle round each space and finds it under a point", () => {
    expect(geo.outline("ASWAN")).toMatch(/^M-46 0a46 46/);
    expect(geo.under({ x: geo.centre("KOROSKO").x + 30, y: geo.centre("KOROSKO").y })).toBe(
      "KOROSKO",
    );
  });

  it("walks from space to space by arrow", () => {
    expect(geo.towards("ASWAN", { x: 0, y: 1 })).toBe("KOROSKO");
    expect(geo.towards("KOROSKO", { x: 0, y: -1 })).toBe("BERBER");
  });
});

describe("the camera that comes to what matters", () => {
  const pane = { width: 800, height: 600 };
  const land = { x: 0, y: 0, width: 4000, height: 3000 };
  const all = fitted(pane, land);
  const part = { x: 3000, y: 200, width: 400, height: 300 };

  it("comes as near as counters are read, and shows all of it", () => {
    const camera = attended(all, pane, land, part, false);
    expect(camera?.scale).toBeCloseTo(0.9);
    const right = (camera?.x ?? 0) + pane.width / (camera?.scale ?? 1);
    expect([camera && camera.x <= part.x, right >= part.x + part.width]).toEqual([true, true]);
  });

  it("stays where all of it is seen and read already", () => {
    const near = attended(all, pane, land, part, false);
    expect(near && attended(near, pane, land, part, false)).toBeUndefined();
  });

  it("keeps the scale that a hand has chosen, and does not move what is seen", () => {
    expect(attended(all, pane, land, part, true)).toBeUndefined();
    const elsewhere = zoomed(all, pane, land, { x: 0, y: 600 }, 5);
    expect(attended(elsewhere, pane, land, part, true)?.scale).toBe(elsewhere.scale);
  });

  it("comes to a unit in hand only where counters are mere signs", () => {
    expect(attended(all, pane, land, part, false, true)?.scale).toBeGreaterThan(0.5);
    const told = zoomed(all, pane, land, { x: 0, y: 600 }, 0.4 / all.scale);
    expect(attended(told, pane, land, part, false, true)).toBeUndefined();
    expect(attended(all, pane, land, part, true, true)).toBeUndefined();
  });

  it("does not leave a whole that can be read", () => {
    const small = { x: 0, y: 0, width: 1000, height: 750 };
    const corner = { x: 0, y: 0, width: 100, height: 100 };
    expect(attended(fitted(pane, small), pane, small, corner, false)).toBeUndefined();
  });
});
