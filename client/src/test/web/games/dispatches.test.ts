import { describe, expect, it } from "vitest";
import {
  dispatchesIn,
  newsPlaces,
  ownDie,
  sinceChosen,
} from "../../../main/web/games/fireandsword/turn/dispatches";
import type { GameEvent, LogLine } from "../../../main/web/protocol/types";
import type { TableState } from "../../../main/web/table/state/tablestore";

const line = (entry: number, by: string, ...events: GameEvent[]): LogLine =>
  ({ entry, by, text: "", events }) as unknown as LogLine;

const fell = {
  kind: "changed",
  what: "holder",
  text: "changed.holder",
  args: ["SENNAR", "anglo-egyptian", "mahdist"],
};
const died = (unit: string, at: string) => ({
  kind: "moved",
  manner: "eliminated",
  unit,
  from: at,
  args: [unit, at, "gone"],
});

describe("the dispatches of the Sudan", () => {
  it("tell a fall with who died in it, before anything smaller", () => {
    const told = dispatchesIn([
      line(
        3,
        "system",
        died("XIIIS", "SENNAR"),
        { kind: "acted", text: "acted.levies", args: ["", "", 4] },
        fell,
      ),
    ]);
    expect(told.map(({ subject }) => subject)).toEqual(["fall", "levy"]);
    expect(told[0]?.about).toBe("SENNAR");
    expect(told[0]?.events).toHaveLength(2);
  });

  it("show the dice that decided, and none where none did", () => {
    const thrown = { kind: "threw", text: "threw.surprise", dice: [5, 1] };
    const landed = { kind: "acted", text: "acted.levies", args: ["", "", 4] };
    const told = dispatchesIn([line(3, "dice", thrown, fell), line(4, "gordon", landed)]);
    expect(told[0]?.thrown).toEqual(thrown);
    expect(told[1]?.thrown).toBeUndefined();
  });

  it("show the one die of a region that rises, and of a town that is besieged", () => {
    const rises = (id: string) =>
      ({ kind: "changed", what: "status", to: "revolt", args: [id] }) as unknown as GameEvent;
    const agents = { kind: "threw", text: "threw.revolts", dice: [5, 3, 2, 6] };
    const dice = { kind: "threw", text: "threw.sieges", dice: [4, 1] };
    const siege = (town: string) => ({ kind: "changed", text: "changed.siege", args: [town] });
    const told = dispatchesIn([
      line(3, "dice", agents, rises("south"), rises("west")),
      line(4, "dice", dice, siege("ELOBEID"), siege("ELFASHER")),
    ]);
    const state = (status: "quiet" | "revolt", index: number) => ({
      status,
      index,
      gains: 0,
      wins: 0,
    });
    const regions = {
      north: state("quiet", 2),
      south: state("revolt", 6),
      west: state("revolt", 3),
      east: state("quiet", 4),
    };
    expect(told.map((one) => ownDie(one, told, regions))).toEqual([3, 2, 4, 1]);
    const later = { ...regions, east: state("revolt", 4) };
    expect(told.map((one) => ownDie(one, told, later))).toEqual([undefined, undefined, 4, 1]);
  });

  it("tell losses in the field as such", () => {
    const told = dispatchesIn([line(3, "system", died("1E", "ABUKLEA"))]);
    expect(told).toMatchObject([{ subject: "loss", about: "ABUKLEA" }]);
  });

  it("tell nothing of what is no news", () => {
    const quiet = { kind: "changed", what: "status", to: "pacified", args: ["west"] };
    expect(dispatchesIn([line(1, "system", quiet)])).toEqual([]);
  });

  it("come from towns, and from all of a region that rises", () => {
    const rises = { kind: "changed", what: "status", to: "revolt", args: ["east"] };
    const sheet = {
      spaces: [{ id: "SENNAR" }, { id: "SUAKIN" }, { id: "TOKAR" }],
      areas: [{ kind: "region", label: "east", hexes: ["SUAKIN", "TOKAR"] }],
    };
    const lines = [line(1, "gordon", fell), line(2, "gordon"), line(3, "system", rises)];
    const table = (known: readonly LogLine[]) =>
      ({ lines: known, info: { mine: ["gordon"] }, sheet }) as unknown as TableState;
    expect(newsPlaces(table(lines))).toEqual(["SUAKIN", "TOKAR"]);
    expect(newsPlaces(table([line(2, "gordon"), line(3, "system", fell)]))).toEqual(["SENNAR"]);
  });

  it("are of the present turn for who only watches", () => {
    const turn = (entry: number) => line(entry, "system", { kind: "began", text: "began.turn" });
    const lines = [turn(1), line(2, "gordon"), turn(3), line(4, "gordon")];
    expect(sinceChosen(lines, []).map(({ entry }) => entry)).toEqual([3, 4]);
  });

  it("begin with what one chose last", () => {
    const lines = [line(1, "gordon"), line(2, "system"), line(3, "gordon"), line(4, "system")];
    expect(sinceChosen(lines, ["gordon"]).map(({ entry }) => entry)).toEqual([3, 4]);
  });
});
