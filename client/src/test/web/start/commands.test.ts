import { describe, expect, it } from "vitest";
import type { GameDef } from "../../../main/web/protocol/types";
import { givable, given } from "../../../main/web/start/commands";
import { newTable } from "../../../main/web/start/newtable";

const game = {
  id: "fireandsword",
  commands: {
    by: "command",
    seats: "seats",
    holders: ["commander-1", "commander-2", "commander-3"],
    groups: [
      { under: "regions", id: "north", ids: ["north"] },
      { under: "regions", id: "south", ids: ["south"] },
      { under: "units", id: "british", ids: ["B75", "B89"] },
    ],
  },
} as unknown as GameDef;

const groups = (options: Record<string, unknown>) => givable(game, options).groups.map((g) => g.id);

describe("commands before a game", () => {
  it("are given where several command, and by what the option says", () => {
    expect(groups({ command: "regions", seats: 2 })).toEqual(["north", "south"]);
    expect(groups({ command: "units", seats: 3 })).toEqual(["british"]);
    expect(groups({ command: "committee", seats: 3 })).toEqual([]);
    expect(groups({ command: "regions", seats: 1 })).toEqual([]);
    expect(givable({ ...game, commands: undefined } as unknown as GameDef, {}).groups).toEqual([]);
  });

  it("are sent for every unit of a nation, and only where somebody chose", () => {
    const units = { command: "units", seats: 2 };
    expect(given(game, units, { british: "commander-2", north: "commander-2" })).toEqual({
      B75: "commander-2",
      B89: "commander-2",
    });
    expect(given(game, units, { british: "" })).toEqual({});
  });

  it("go back to where they were dealt when their seat is taken away", () => {
    const regions = (seats: number) => ({ command: "regions", seats });
    const chosen = { north: "commander-3" };
    expect(given(game, regions(3), chosen)).toEqual({ north: "commander-3" });
    expect(given(game, regions(2), chosen)).toEqual({});
  });

  it("stand in the message that opens the table, where there are any", () => {
    const commands = { north: "commander-2" };
    expect(newTable("g", "s", {}, {}, undefined, commands).commands).toEqual(commands);
    expect(newTable("g", "s", {}, {})).not.toHaveProperty("commands");
  });
});
