import { describe, expect, it } from "vitest";
import { course as ascari, battle } from "../../main/web/games/ascari/course";
import { en as ascariEn } from "../../main/web/games/ascari/words/en";
import { words as ascariIt } from "../../main/web/games/ascari/words/languages/it";
import { course } from "../../main/web/games/kassala/course";
import { en as kassalaEn } from "../../main/web/games/kassala/words/en";
import { words as kassalaIt } from "../../main/web/games/kassala/words/languages/it";
import { en } from "../../main/web/i18n/en";
import { words as italian } from "../../main/web/i18n/languages/it";
import { preferredLanguage, speak, translate } from "../../main/web/i18n/translate";
import { current, doneNow, holds, type Situation } from "../../main/web/lesson/lesson";
import type { View } from "../../main/web/protocol/types";
import { read } from "../../main/web/settings/settings";
import { soundOf } from "../../main/web/sound/heard";
import { newTable } from "../../main/web/start/newtable";
import { rowsOf } from "../../main/web/table/board/list";
import { INITIAL } from "../../main/web/table/interaction/state";
import { changesSides } from "../../main/web/table/panel/game";
import { wayBack } from "../../main/web/table/replay/back";
import { entryAsked, isNews } from "../../main/web/table/state/tablestore";
import { small } from "./support/small";

const holes = (sentence: string) => [...new Set(sentence.match(/\{(number|size)?\d/g))].sort();

describe("the words", () => {
  it.each(Object.keys(en) as (keyof typeof en)[])("%s takes the same in Italian", (key) => {
    expect(holes(italian[key])).toEqual(holes(en[key]));
    expect(italian[key].trim()).not.toBe("");
  });

  it("count as the language does", async () => {
    expect([translate("word.choices", 1), translate("word.choices", 3)]).toEqual([
      "the last choice",
      "the last 3 choices",
    ]);
    await speak("it");
    expect(translate("word.choices", 2)).toBe("le ultime 2 scelte");
    await speak("en");
  });

  it("are spoken in the first language that is known", () => {
    expect(preferredLanguage(["de-CH", "it-CH", "en"])).toBe("it");
    expect(preferredLanguage(["de", "fr"])).toBe("en");
  });
});

describe("a rematch", () => {
  const sides = ["red", "blue"];

  it("changes the sides of two players", () => {
    expect(changesSides({ roles: sides, sides, sideOf: sides })).toBe(true);
  });

  it("leaves everybody his chair where one side has more of them", () => {
    const game = { roles: ["one", "two", "blue"], sides, sideOf: ["red", "red", "blue"] };
    expect(changesSides(game)).toBe(false);
  });
});

describe("the settings", () => {
  it("are completed where something is missing, and usual where nothing can be read", () => {
    expect(read('{"theme":"dark"}')).toMatchObject({ theme: "dark", sound: false });
    expect(read("{broken")).toMatchObject({ theme: "auto", language: "auto" });
  });
});

const view = (part: Partial<View>): View => ({
  table: "t",
  entry: 0,
  game: "kassala",
  scenario: "historical",
  options: {},
  undoing: "free",
  turn: 1,
  step: "movement",
  side: "moslem",
  pending: "choice",
  position: { turn: 1, units: { TI: { at: "0301" }, N3: { at: "0203" } } },
  ...part,
});

describe("the first game", () => {
  const situation = (part: Partial<View>, interaction = {}): Situation => ({
    view: view(part),
    interaction: { ...INITIAL, ...interaction },
    lines: [],
  });

  it.each(course.lessons)("has words for $id in both languages", ({ id }) => {
    for (const words of [kassalaEn, kassalaIt]) {
      expect(words.lessons[id]?.title).toBeTruthy();
      expect(words.lessons[id]?.text).toBeTruthy();
    }
  });

  it.each(battle.lessons)(
    "has words for $id of the battle on the field in both languages",
    ({ id }) => {
      for (const words of [ascariEn, ascariIt]) {
        expect(words.lessons[id]?.title).toBeTruthy();
        expect(words.lessons[id]?.text).toBeTruthy();
      }
    },
  );

  it("goes on when what it asks for has come about", () => {
    const read = new Set(["welcome"]);
    expect(current(course.lessons, read, situation({}))?.id).toBe("pick");
    const picked = situation({}, { mover: "TI" });
    expect(current(course.lessons, doneNow(course.lessons, read, picked), picked)?.id).toBe("move");
  });

  it("passes over what its player has left behind", () => {
    const fighting = situation({ step: "combat" });
    const done = doneNow(course.lessons, new Set(["welcome"]), fighting);
    expect(current(course.lessons, done, fighting)?.id).toBe("aim");
  });

  it("waits at Ascari while those whom a melee has beaten go back", () => {
    const threw = { entry: 3, by: "dice", text: "3 3", events: [{ kind: "threw", dice: [3, 3] }] };
    let done: ReadonlySet<string> = new Set(["theirs", "setup", "pick", "move"]);
    const told = ["retreat", "moving", "movement"].map((step) => {
      const now = { ...situation({ side: "defender", step }), lines: [threw] };
      done = doneNow(ascari.lessons, done, now);
      return current(ascari.lessons, done, now)?.id;
    });
    expect(told).toEqual([undefined, "stop", "sight"]);
  });

  const threw = { entry: 3, by: "dice", text: "4", events: [{ kind: "threw", dice: [4] }] };
  const taught = new Set(["welcome", "pick", "move", "stop", "cannon", "second", "end", "aim"]);
  const moslem = (step: string) => ({ side: "moslem", step });
  const christian = (step: string) => ({ side: "christian", step });
  const told = (steps: readonly Partial<View>[]): (string | undefined)[] => {
    let done: ReadonlySet<string> = taught;
    return steps.map((part) => {
      const now = { ...situation(part), lines: [threw] };
      done = doneNow(course.lessons, done, now);
      return current(course.lessons, done, now)?.id;
    });
  };
  const THEIRS = [christian("movement"), christian("combat")];
  const FAREWELL = { ...moslem("movement"), turn: 2 };

  it.each<[string, Partial<View>[], string[]]>([
    ["contact", [], []],
    ["contact, and another battle", [moslem("combat")], ["more"]],
    ["an exchange", [moslem("losses")], ["losses"]],
    [
      "an exchange that clears the hex",
      [moslem("losses"), moslem("advance")],
      ["losses", "advance"],
    ],
    ["the defenders' end", [moslem("advance")], ["advance"]],
    ["the attackers' end, and an advance of theirs", [christian("advance")], ["theirs"]],
    [
      "an exchange in which they choose, and another battle",
      [christian("losses"), christian("advance"), moslem("combat")],
      ["theirs", "theirs", "more"],
    ],
  ])("has words for all that comes of %s", (_, then, lessons) => {
    expect(told([...then, ...THEIRS, FAREWELL])).toEqual([
      ...lessons,
      "enemy",
      "enemy",
      "farewell",
    ]);
  });

  it("has words for what their attack asks", () => {
    const asked = [moslem("losses"), moslem("advance"), christian("combat"), FAREWELL];
    expect(told([...THEIRS, ...asked])).toEqual([
      "enemy",
      "enemy",
      "losses",
      "advance",
      "enemy",
      "farewell",
    ]);
  });

  it("says the end also to one who saw nothing of the enemy's turn", () => {
    expect(told([FAREWELL, { ...moslem("combat"), turn: 2 }])).toEqual(["farewell", "farewell"]);
  });

  it("asks for everything that a test says", () => {
    expect(holds({ turn: 1, step: ["movement"], at: { TI: "0301" } }, situation({}))).toBe(true);
    expect(holds({ turn: 1, at: { TI: "0303" } }, situation({}))).toBe(false);
    expect(holds({ notStep: ["movement"] }, situation({}))).toBe(false);
  });
});

describe("coming back", () => {
  const lines = [
    { entry: 4, by: "moslem", text: "end", events: [] },
    { entry: 5, by: "christian", text: "end", events: [] },
  ];

  it("is news only where somebody else has done something", () => {
    expect(isNews(view({ mine: ["moslem"], last: lines }), 4)).toBe(true);
    expect(isNews(view({ mine: ["moslem"], last: lines }), 5)).toBe(false);
    expect(isNews(view({ mine: ["moslem", "christian"], last: lines }), 3)).toBe(false);
  });

  it("goes to the entry that the address names", () => {
    expect([entryAsked("?at=12"), entryAsked("?at=x"), entryAsked("")]).toEqual([
      12,
      undefined,
      undefined,
    ]);
  });

  it("leads from a line to where it was begun", () => {
    expect(wayBack("line", "zeriba 1\nfrom abc 7\n")).toBe("/table/abc?at=7");
    expect(wayBack("line", "zeriba 1\n")).toBeUndefined();
  });
});

it("a table for anybody is put on the list", () => {
  const made = newTable("kassala", "historical", {}, { moslem: "me", christian: "anybody" });
  expect(made).toMatchObject({ open: "yes", mine: ["moslem"] });
});

it("the rows of a board of columns take two half rows together", () => {
  const row = rowsOf(small);
  const first = small.hexes.filter((hex) => row(hex) === 1).map((hex) => hex.id);
  expect(first).toEqual(["0101", "0201", "0301"]);
});

it("a unit that falls sounds other than one that moves", () => {
  expect(soundOf({ kind: "moved", manner: "eliminated" })).toBe("loss");
  expect(soundOf({ kind: "moved", manner: "advanced" })).toBe("move");
  expect(soundOf({ kind: "began" })).toBeUndefined();
});
