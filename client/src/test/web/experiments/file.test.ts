import { expect, test } from "vitest";
import { blankDraft, type Draft, fileOf } from "../../../main/web/experiments/file";
import type { GameDef } from "../../../main/web/protocol/types";

const GAME = {
  id: "kassala",
  scenarios: [{ id: "historical" }],
  sides: ["moslem", "christian"],
  options: [{ id: "cannon", default: false }],
} as unknown as GameDef;

const asked = (part: Partial<Draft>) => fileOf({ ...blankDraft(GAME, "?"), ...part }, GAME);

test("a new experiment asks how often the first side wins as published", () => {
  expect(asked({})).toEqual({
    question: "?",
    game: "kassala",
    scenario: "historical",
    players: { moslem: { level: "regular" }, christian: { level: "regular" } },
    side: "moslem",
    stop: { games: 100 },
  });
});

test("only options that are not as usual stand in the file", () => {
  expect(asked({ options: { cannon: true } })).toMatchObject({ options: { cannon: true } });
  expect(asked({ options: { cannon: false } })).not.toHaveProperty("options");
});

test("a number varies by so much, a word by other words", () => {
  const number = { kind: "data", pointer: "/a", value: "3", words: "-1, 1" } as const;
  const word = { kind: "data", pointer: "/b", value: "x", words: "x, y," } as const;
  expect(asked({ factors: [number, word] })).toMatchObject({
    vary: [
      { data: "/a", by: [-1, 1] },
      { data: "/b", values: ["x", "y"] },
    ],
  });
});

test("what is forbidden to both names no side", () => {
  const forbid = { kind: "restrict", forbid: "bombard .*", side: "" } as const;
  expect(asked({ factors: [forbid] })).toMatchObject({
    vary: [{ restrict: { name: "no bombard .*", forbid: "bombard .*" } }],
  });
});

test("points and per cent are written as parts of one", () => {
  expect(asked({ stop: "width", amount: 10 })).toMatchObject({ stop: { width: 0.1, games: 100 } });
  expect(asked({ stop: "sprt", amount: 5 })).toMatchObject({ stop: { sprt: { gain: 0.05 } } });
  const search = { stop: "balance", amount: 50 } as const;
  const cannon = { kind: "option", option: "cannon" } as const;
  expect(asked({ ...search, factors: [cannon] })).toMatchObject({
    stop: { balance: { target: 0.5 } },
    design: "grid",
  });
});
