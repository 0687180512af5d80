import { describe, expect, it } from "vitest";
import { seatedAs } from "../../../main/web/table/panel/seated";
import type { TableState } from "../../../main/web/table/state/tablestore";

/** A table at which these roles play, over a sheet with units of these sides. */
function tableOf(roles: readonly string[], sides: readonly string[]): TableState {
  const seats = Object.fromEntries(roles.map((role) => [role, "you"]));
  const units = sides.map((side) => ({ side }));
  return { info: { seats }, view: { playing: roles }, sheet: { units } } as unknown as TableState;
}

describe("whom a role plays", () => {
  it("is its side where it commands all of it alone", () => {
    const table = tableOf(["commander-1", "mahdist"], ["anglo-egyptian", "mahdist"]);
    expect(seatedAs("commander-1", table)).toBe("anglo-egyptian");
    expect(seatedAs("mahdist", table)).toBe("mahdist");
  });

  it("is the role where several command a side", () => {
    const table = tableOf(["commander-1", "commander-2", "mahdist"], ["anglo-egyptian", "mahdist"]);
    expect(seatedAs("commander-2", table)).toBe("commander-2");
  });

  it("is the role where roles are sides", () => {
    const table = tableOf(["moslem", "christian"], ["moslem", "christian"]);
    expect(seatedAs("moslem", table)).toBe("moslem");
  });
});
