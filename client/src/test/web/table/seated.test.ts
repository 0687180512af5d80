import { describe, expect, it } from "vitest";
import { seatedAs } from "../../../main/web/table/panel/seated";
import type { TableState } from "../../../main/web/table/state/tablestore";

const COMMANDERS = ["commander-1", "commander-2", "mahdist"];

/** A table at which some of all roles play, over a sheet with units of these sides. */
function tableOf(
  all: readonly string[],
  roles: readonly string[],
  sides: readonly string[],
): TableState {
  const seats = Object.fromEntries(all.map((role) => [role, "you"]));
  const units = sides.map((side) => ({ side }));
  return { info: { seats }, view: { playing: roles }, sheet: { units } } as unknown as TableState;
}

describe("whom a role plays", () => {
  it("is its side where it commands all of it alone", () => {
    const table = tableOf(COMMANDERS, ["commander-1", "mahdist"], ["anglo-egyptian"]);
    expect(seatedAs("commander-1", table)).toBe("anglo-egyptian");
    expect(seatedAs("mahdist", table)).toBe("mahdist");
  });

  it("is the role where several command a side", () => {
    const table = tableOf(COMMANDERS, COMMANDERS, ["anglo-egyptian"]);
    expect(seatedAs("commander-2", table)).toBe("commander-2");
  });

  it("is the role where roles are sides", () => {
    const table = tableOf(
      ["moslem", "christian"],
      ["moslem", "christian"],
      ["moslem", "christian"],
    );
    expect(seatedAs("moslem", table)).toBe("moslem");
  });
});
