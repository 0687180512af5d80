import { h } from "preact";
import type { SheetData, UnitDef } from "../../../main/web/protocol/types";
import type { CounterState } from "../../../main/web/sheet/counter";

const unit = (id: string, side: string, type = "infantry"): UnitDef => ({
  id,
  side,
  name: `Unit ${id}`,
  type,
  nation: side,
  factors: ["4", "2"],
});

/** A sheet of three columns with three hexes each, even columns half a hex higher. */
export const small: SheetData = {
  game: "small",
  title: "Small",
  orientation: "flat",
  size: 2,
  hexes: ["0101", "0102", "0103", "0201", "0202", "0203", "0301", "0302", "0303"].map((id) => {
    const [column, row] = [Number(id.slice(0, 2)), Number(id.slice(2))];
    return {
      id,
      x: 3 * (column - 1),
      y: 2 * Math.sqrt(3) * (row - (column % 2 === 0 ? 0.5 : 0)),
      terrain: "plain",
    };
  }),
  sides: [{ a: "0101", b: "0202", kind: "wadi", low: "0101" }],
  lines: [],
  units: [
    unit("A", "red"),
    unit("B", "red"),
    unit("C", "red"),
    unit("X", "blue"),
    unit("Y", "blue"),
  ],
  boxes: ["eliminated"],
};

export function counter(id: string, at: string): CounterState {
  const face = {
    side: "red",
    band: "plain" as const,
    symbol: () => h("g", null),
    letters: "",
    factors: [],
  };
  return { id, at, face: { ...face, name: id, short: id } };
}
