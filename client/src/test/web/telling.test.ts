import { describe, expect, it } from "vitest";
import { newTable } from "../../main/web/start/card";
import { seatSecret } from "../../main/web/start/claim";
import { mergedLines } from "../../main/web/table/store";
import { lastBattle, lineSpoken, sentence } from "../../main/web/table/telling";
import { changedView, waitBefore } from "../../main/web/wire/socket";
import { filled } from "../../main/web/words/en";

const naming = {
  unit: (id: string) => ({ TI: "Turkish infantry", P1: "Portuguese infantry 1" })[id] ?? id,
  side: (id: string) => ({ moslem: "Moslem" })[id] ?? id,
};
const messages = { moved: "{0} moves from {1} to {2}.", lost: "{0} are lost." };

describe("the log in words", () => {
  it("names units, and leaves places as they are", () => {
    const event = { kind: "moved", text: "moved", args: ["TI", "0301", "0303"] };
    expect(sentence(event, messages, naming)).toBe("Turkish infantry moves from 0301 to 0303.");
  });

  it("joins several units in a row", () => {
    const event = { kind: "eliminated", text: "lost", args: ["TI+P1"] };
    expect(sentence(event, messages, naming)).toBe(
      "Turkish infantry and Portuguese infantry 1 are lost.",
    );
  });

  it("says nothing for an event whose sentence is unknown", () => {
    const line = { entry: 1, by: "moslem", text: "end", events: [{ kind: "phase", text: "nope" }] };
    expect(lineSpoken(line, messages, naming)).toBe("");
  });

  it("keeps a placeholder that has no argument", () => {
    expect(filled("{0} and {1}", ["a"])).toBe("a and {1}");
  });

  it("finds the last battle with its die", () => {
    const rolled = { kind: "rolled", dice: [4] };
    const lines = [
      { entry: 1, by: "dice", text: "dice 4", events: [rolled, { kind: "battle", result: "EX" }] },
      { entry: 2, by: "moslem", text: "lose TI", events: [] },
    ];
    expect(lastBattle(lines)).toMatchObject({ dice: [4], entry: 1, battle: { result: "EX" } });
    expect(lastBattle([])).toBeUndefined();
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
