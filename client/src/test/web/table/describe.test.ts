import { describe, expect, it } from "vitest";
import { kasserine } from "../../../main/web/games/kasserine/kasserine";
import { takeNames } from "../../../main/web/i18n/message";
import { formatPattern } from "../../../main/web/i18n/translate";
import { changedView, restartSeconds, waitBefore } from "../../../main/web/protocol/socket";
import type { GameEvent, LogLine, SheetData, View } from "../../../main/web/protocol/types";
import { seatSecret } from "../../../main/web/start/claim";
import { newTable } from "../../../main/web/start/newtable";
import { choosers, perspective, recentEvents } from "../../../main/web/table/board/recent";
import {
  describeEvent,
  describeLine,
  describeObjection,
  describeWord,
  lastThrow,
  namingOf,
  showsDice,
} from "../../../main/web/table/log/describe";
import { choiceTold } from "../../../main/web/table/panel/actionbar";
import { displayMillis } from "../../../main/web/table/state/playback";
import type { TableState } from "../../../main/web/table/state/tablestore";
import { mergedLines } from "../../../main/web/table/state/tablestore";
import { undone } from "../../../main/web/table/state/undone";

const naming = {
  unit: (id: string) => ({ TI: "Turkish infantry", P1: "Portuguese infantry 1" })[id] ?? id,
  called: (id: string) => id,
  side: (id: string) => ({ moslem: "Moslem" })[id] ?? id,
  doer: (id: string) => ({ moslem: "The Moslem side" })[id] ?? id,
};
const messages = { moved: "{0} moves from {1} to {2}.", lost: "{0} are lost." };

describe("the log in words", () => {
  it("names units, and leaves places as they are", () => {
    const event = { kind: "moved", text: "moved", args: ["TI", "0301", "0303"] };
    expect(describeEvent(event, messages, naming)).toBe(
      "Turkish infantry moves from 0301 to 0303.",
    );
  });

  it("joins several units in a row", () => {
    const event = { kind: "eliminated", text: "lost", args: ["TI+P1"] };
    expect(describeEvent(event, messages, naming)).toBe(
      "Turkish infantry and Portuguese infantry 1 are lost.",
    );
  });

  it("writes modifiers and columns with their true signs", () => {
    const told = { shot: "{0}, {1} to the die, column {2}." };
    const event = { kind: "acted", text: "shot", args: ["TI", "-1", "+2..+3"] };
    expect(describeEvent(event, told, naming)).toBe(
      "Turkish infantry, −1 to the die, column +2…+3.",
    );
  });

  it("says nothing for an event whose sentence is unknown", () => {
    const line = { entry: 1, by: "moslem", text: "end", events: [{ kind: "phase", text: "nope" }] };
    expect(describeLine(line, messages, naming)).toBe("");
  });

  it("keeps a placeholder that has no argument", () => {
    expect(formatPattern("{0} and {1}", ["a"])).toBe("a and {1}");
  });

  it("finds the last throw with what led to it and what came of it", () => {
    const fallen = { kind: "moved", manner: "eliminated", unit: "P1" };
    const thinned = { kind: "changed", what: "stands", subject: "8E" };
    const lines = [
      { entry: 1, by: "moslem", text: "attack TI P1", events: [{ kind: "acted", verb: "attack" }] },
      {
        entry: 2,
        by: "dice",
        text: "dice 4",
        events: [{ kind: "threw", dice: [4] }, fallen, thinned],
      },
      { entry: 3, by: "moslem", text: "stay", events: [] },
    ];
    expect(lastThrow(lines)).toMatchObject({
      entry: 2,
      acted: { verb: "attack" },
      threw: { dice: [4] },
      after: [fallen, thinned],
    });
    expect(lastThrow([])).toBeUndefined();
    const turn = (entry: number) => ({
      entry,
      by: "moslem",
      text: "end",
      events: [{ kind: "began", text: "began.turn", args: [entry] }],
    });
    expect(lastThrow([...lines, turn(4)])?.entry).toBe(2);
    expect(lastThrow([...lines, turn(4), turn(5)])).toBeUndefined();
  });

  it("tells the throws that one choice asks for together with whom they reduced, and of many only the last", () => {
    const shot = {
      entry: 1,
      by: "italian",
      text: "fire I1 0706",
      events: [{ kind: "acted", verb: "fire", targets: ["D1"] }],
    };
    const dead = { kind: "moved", manner: "eliminated", unit: "D1" };
    const die = (entry: number, face: number, ...more: object[]) => ({
      entry,
      by: "dice",
      text: `dice ${face}`,
      events: [{ kind: "threw", dice: [face] }, ...(more as GameEvent[])],
    });
    const reduced = { kind: "changed", what: "is.reduced", text: "changed.is.reduced" };
    const used = { kind: "changed", what: "is.fire", text: "changed.is.fire" };
    expect(lastThrow([shot, die(2, 5, reduced, used)])?.after).toEqual([reduced]);
    const both = [shot, die(2, 5, dead), die(3, 2)];
    expect(lastThrow(both)).toMatchObject({
      entry: 3,
      acted: { verb: "fire" },
      earlier: [{ entry: 2, threw: { dice: [5] }, after: [dead] }],
      threw: { dice: [2] },
      after: [],
    });
    const many = [shot, die(2, 5), die(3, 2), die(4, 1), die(5, 6)];
    expect(lastThrow(many)).toMatchObject({ entry: 5, acted: undefined, earlier: [] });
    const chosen = { entry: 3, by: "dervish", text: "pass", events: [] };
    expect(lastThrow([shot, die(2, 5), chosen, die(4, 2)])).toMatchObject({
      entry: 4,
      earlier: [],
    });
  });

  it("passes over a lot that no die could show", () => {
    const battle = { kind: "threw", purpose: "battle", dice: [4] };
    const ground = { kind: "threw", purpose: "survey", dice: [23015] };
    const lines = [
      { entry: 2, by: "dice", text: "dice 4", events: [battle] },
      { entry: 3, by: "dice", text: "dice 23015", events: [ground] },
    ];
    expect(lastThrow(lines)?.entry).toBe(2);
    expect(lines.map(({ events }) => events.map(showsDice))).toEqual([[true], [false]]);
  });

  it("forgets a battle once the other side has had its turn", () => {
    const threw = { kind: "threw", text: "threw", args: [4], dice: [4], result: "DR" };
    const phase = (entry: number, side: string) => ({
      entry,
      by: side,
      text: "end",
      events: [{ kind: "began", text: "began.movement", step: "movement", side }],
    });
    const battle = { entry: 2, by: "dice", text: "dice 4", events: [threw] };
    const own = [phase(1, "moslem"), battle, phase(3, "moslem")];
    expect(lastThrow(own)?.entry).toBe(2);
    expect(lastThrow([...own, phase(4, "christian")])?.entry).toBe(2);
    expect(lastThrow([...own, phase(4, "christian"), phase(5, "moslem")])).toBeUndefined();
    const theirs = [phase(1, "christian"), battle, phase(3, "moslem")];
    expect(lastThrow(theirs)?.entry).toBe(2);
  });

  it("lists what several dice showed", () => {
    const told = { threw: "The dice show {0}: {1}." };
    const event = { kind: "threw", text: "threw", args: ["3 2", "TI"] };
    expect(describeEvent(event, told, naming)).toBe("The dice show 3 and 2: Turkish infantry.");
  });
});

describe("what comes over the line", () => {
  const line = (entry: number, text: string) => ({ entry, by: "moslem", text, events: [] });

  it("is joined by entry number, told twice counts once", () => {
    const merged = mergedLines([line(1, "a"), line(2, "b")], [line(2, "B"), line(3, "c")]);
    expect(merged.map((l) => l.text)).toEqual(["a", "B", "c"]);
  });

  it("is a view only in a frame that says changed", () => {
    expect(changedView('{"method":"changed","params":{"entry":3}}')).toEqual({ entry: 3 });
    expect(changedView('{"method":"other","params":{"entry":3}}')).toBeUndefined();
    expect(changedView("not json")).toBeUndefined();
    expect(changedView("null")).toBeUndefined();
  });

  it("tells in whole seconds within what time the server restarts", () => {
    expect(restartSeconds('{"method":"restart","params":{"millis":59001}}')).toBe(60);
    expect(restartSeconds('{"method":"restart","params":{}}')).toBeUndefined();
    expect(restartSeconds('{"method":"changed","params":{"entry":3}}')).toBeUndefined();
    expect(restartSeconds("not json")).toBeUndefined();
  });

  it("is waited for longer after every failure, up to a limit", () => {
    expect(waitBefore(0, 0.5)).toBe(500);
    expect(waitBefore(2, 0.5)).toBe(2000);
    expect(waitBefore(50, 0.5)).toBe(15_000);
  });
});

describe("the start page", () => {
  it("reads the seat's secret from the fragment", () => {
    expect(seatSecret("#seat=abc")).toBe("abc");
    expect(seatSecret("#other")).toBeUndefined();
  });

  it("asks for persons and computers, and claims my own seats", () => {
    const made = newTable("kassala", "historical", {}, { moslem: "me", christian: "recruit" });
    expect(made.seats).toEqual({
      moslem: { kind: "person" },
      christian: { kind: "computer", level: "recruit" },
    });
    expect(made.mine).toEqual(["moslem"]);
  });
});

describe("what others did", () => {
  const moved = (entry: number, by: string, manner = "moved") => ({
    entry,
    by,
    text: "",
    events: [{ kind: "moved", manner, unit: "TI", from: "0101", to: "0102" }],
  });
  const view = (last: LogLine[]) => ({ last }) as unknown as View;

  it("is drawn until one's own side chooses again", () => {
    const lines = [moved(1, "christian"), moved(2, "moslem"), moved(3, "christian")];
    const now = { turn: 1, units: { TI: { at: "0102" } } };
    expect(recentEvents(lines, ["moslem"], now).ways).toEqual([
      { unit: "TI", path: ["0101", "0102"] },
    ]);
    expect(recentEvents([...lines, moved(4, "moslem")], ["moslem"], now).ways).toEqual([]);
    const nonce: LogLine = { entry: 4, by: "moslem", text: "nonce n", word: "nonce", events: [] };
    expect(recentEvents([...lines, nonce], ["moslem"], now).ways).toHaveLength(1);
    expect(recentEvents([moved(1, "dice", "eliminated")], ["moslem"], now).fell).toEqual(["0101"]);
  });

  it("follows the way that was gone, and joins ways that follow on one another", () => {
    const way = (entry: number, path: string[]): LogLine => ({
      entry,
      by: "christian",
      text: "",
      events: [
        {
          kind: "moved",
          unit: "P1",
          from: path[0] ?? "",
          to: path.at(-1) ?? "",
          path: path.slice(1),
        },
      ],
    });
    const lines = [way(1, ["0101", "0201", "0202"]), way(2, ["0202", "0303"])];
    const now = { turn: 1, units: { P1: { at: "0303" } } };
    expect(recentEvents(lines, ["moslem"], now).ways).toEqual([
      { unit: "P1", path: ["0101", "0201", "0202", "0303"] },
    ]);
  });

  it("draws a fight where its units stood then, with what the dice said", () => {
    const acted = { kind: "acted", verb: "attack", units: ["P1"], targets: ["TI"] };
    const fallen = { kind: "moved", manner: "eliminated", unit: "TI", from: "0202", to: "gone" };
    const lines: LogLine[] = [
      { entry: 1, by: "christian", text: "", events: [acted] },
      {
        entry: 2,
        by: "dice",
        text: "",
        events: [{ kind: "threw", dice: [1], result: "DE" }, fallen],
      },
      {
        entry: 3,
        by: "christian",
        text: "",
        events: [{ kind: "moved", manner: "advanced", unit: "P1", from: "0101", to: "0202" }],
      },
    ];
    const now = { turn: 1, units: { P1: { at: "0202" }, TI: { at: "gone" } } };
    expect(recentEvents(lines, ["moslem"], now).fights).toEqual([
      { from: ["0101"], at: ["0202"], dice: [1], result: "DE" },
    ]);
  });

  it("is seen by one's own side, or by the side to choose where one has both or none", () => {
    expect(perspective(["moslem"], "christian")).toBe("moslem");
    expect(perspective(["moslem", "christian"], "christian")).toBe("christian");
    expect(perspective([], null)).toBeUndefined();
    expect(choosers(["moslem"], { side: "christian" })).toEqual(["moslem"]);
    expect(choosers(["moslem", "christian"], { side: "christian" })).toEqual(["christian"]);
    const seats = { side: "anglo-egyptian", roles: ["commander-1"] };
    expect(choosers(["commander-1", "mahdist"], seats)).toEqual(["commander-1", "mahdist"]);
    expect(choosers([], seats)).toEqual(["commander-1"]);
  });

  it("stands longer when dice fell, and not at all when nothing is to be seen", () => {
    const thrown = { ...moved(1, "dice"), events: [{ kind: "threw", dice: [3] }] };
    expect(displayMillis(view([thrown]))).toBeGreaterThan(
      displayMillis(view([moved(1, "moslem")])),
    );
    expect(displayMillis(view([]))).toBe(0);
  });
});

describe("words of the table", () => {
  it("are told as sentences", () => {
    expect(describeWord("undo 1")).toBe("takes back the last choice.");
    expect(describeWord("undo-ask 3")).toBe("asks to take back the last 3 choices.");
    expect(describeWord("order exchange P1")).toBe("sets a standing order.");
    const line = { entry: 1, by: "moslem", text: "resign", events: [] };
    expect(describeLine(line, messages, naming)).toBe("The Moslem side gives the game up.");
  });

  it("are left out when they are nobody else's business", () => {
    expect(describeWord("nonce abc")).toBe("");
    expect(describeWord("plan 2")).toBe("");
  });
});

describe("an objection", () => {
  const told = { text: "objection.pinned", args: ["TI", "0304"] };
  const known = { "objection.pinned": "{0} is held by the enemy in {1}." };

  it("is told with names where its sentence is known, else as the server wrote it", () => {
    expect(describeObjection({ reason: "TI is held.", told }, known, naming)).toBe(
      "Turkish infantry is held by the enemy in 0304.",
    );
    expect(describeObjection({ reason: "TI is held.", told }, {}, naming)).toBe("TI is held.");
  });
});

describe("what was taken back", () => {
  const line = (entry: number, by: string, text: string) => ({ entry, by, text, events: [] });

  it("no longer counts, with the dice that it brought", () => {
    const lines = [
      line(1, "moslem", "end"),
      line(2, "moslem", "attack TI P1"),
      line(3, "dice", "dice 4"),
      { ...line(4, "moslem", "undo 1"), word: "undo", takes: [2, 3] },
      line(5, "moslem", "attack TC P1"),
    ];
    expect([...undone(lines)].sort()).toEqual([2, 3]);
    expect(undone(lines.slice(0, 3)).size).toBe(0);
  });
});

describe("a choice of which nothing is told yet", () => {
  const sheet = {
    units: [{ id: "AX01", name: "lorried battalion", factors: [] }],
    hexes: [{ id: "3919" }],
  } as unknown as SheetData;
  const told = (text: string) =>
    choiceTold(text, kasserine, { sheet } as unknown as TableState, namingOf(sheet, kasserine));

  it("is put in words, never in its ids", () => {
    takeNames({ "names.article": "the" });
    expect(told("enter AX01 3919")).toBe("Bring in the lorried battalion by 3919.");
    expect(namingOf(sheet, kasserine).unit("axis")).toBe("axis");
    takeNames();
    expect(told("enter AX01 3919")).toBe("Bring in lorried battalion by 3919.");
  });

  it("is no more than a choice where the game has no words for it", () => {
    expect(told("xyzzy AX01")).toBe("Your last choice.");
  });
});
