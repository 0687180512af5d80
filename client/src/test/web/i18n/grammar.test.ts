import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { en as ascari } from "../../../main/web/games/ascari/words/en";
import { words as ascariIt } from "../../../main/web/games/ascari/words/languages/it";
import { en as sudan } from "../../../main/web/games/fireandsword/words/en";
import { words as sudanIt } from "../../../main/web/games/fireandsword/words/languages/it";
import { en as kassala } from "../../../main/web/games/kassala/words/en";
import { words as kassalaIt } from "../../../main/web/games/kassala/words/languages/it";
import { en as kasserine } from "../../../main/web/games/kasserine/words/en";
import { words as kasserineIt } from "../../../main/web/games/kasserine/words/languages/it";
import { en } from "../../../main/web/i18n/en";
import { words as italian } from "../../../main/web/i18n/languages/it";
import { formatMessage } from "../../../main/web/i18n/message";
import { asSentence } from "../../../main/web/i18n/sentence";

/** All texts of a language by where they stand. */
function texts(words: unknown, at: string): [string, string][] {
  if (typeof words === "string") return [[at, words]];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([key, one]) => texts(one, `${at} ${key}`));
}

const ENGLISH = { en, ascari, sudan, kassala, kasserine };
const ITALIAN = { italian, ascariIt, sudanIt, kassalaIt, kasserineIt };

const EVERYWHERE: Record<string, RegExp> = {
  "two spaces": / {2}/,
  "a word missing": / [.,;]|[,;][.,;]|\.\.+/,
  "a place that nothing stands in": /[{}]/,
};
const SLIPS: Record<"en" | "it", Record<string, RegExp>> = {
  en: {
    ...EVERYWHERE,
    "one of many":
      /\b1( \w+)? (units|turns|hexes|spaces|points|markers|steps|stands|towns|choices|entries|seconds|throws|dice)\b/,
    "many of one":
      /\b(0|2|21)( (more|other))? (unit|turn|hex|space|point|marker|step|stand|town)\b/,
  },
  it: {
    ...EVERYWHERE,
    "uno con il plurale":
      /\b1 (turni|punti|esagoni|basi|scelte|voci|secondi|tiri|mosse|dadi|segnalini)\b/,
    "molti con il singolare":
      /\b(2|21) (turno|punto|esagono|base|scelta|voce|secondo|tiro|mossa)\b/,
    "un apostrofo diritto": /'/,
  },
};

/** Small words of the other language that hardly any sentence does without. */
const FOREIGN: Record<"en" | "it", RegExp> = {
  en: /\b(gli|della|sono|può|questo|nessuno|che cosa)\b/,
  it: /\b(the|of|and|is|are|with|from|has|have|this|cannot|your|you)\b/,
};

/** The phrase with each number in all its places, and each name. */
function forms(pattern: string, language: "en" | "it"): string[] {
  return ["1", "2", "21"].map((number) => {
    const counted = new Set([...pattern.matchAll(/\{number(\d)/g)].map((m) => Number(m[1])));
    const args = Array.from({ length: 6 }, (_, i) => {
      const word = counted.has(i) ? number : "Alpha";
      return { word, told: word };
    });
    return formatMessage(pattern, args, language);
  });
}

/** Sentences whose first name is always that of a town. */
const OF_TOWNS = ["changed.holder", "changed.siege"];

describe.each(["kassala", "ascari", "kasserine", "fireandsword"])(
  "what is told in Italian of %s",
  (game) => {
    // Units are companies and gun crews, emirs and boats: no participle would fit them all.
    it("says nothing of a unit that has a gender", () => {
      const path = `../../../../../game-${game}/src/main/resources/zeriba/${game}/messages_it.properties`;
      const told = readFileSync(new URL(path, import.meta.url), "utf8")
        .split("\n")
        .filter((line) => /^(moved|changed|acted)\./.test(line))
        .filter((line) => !OF_TOWNS.some((key) => line.startsWith(`${key} =`)));
      expect(told.length).toBeGreaterThan(3);
      const gendered =
        /= \{0\}(:| è| va| viene| \{agrees0, plural, one \{(è|va|viene)) (già |non )?(?!ora)\p{Ll}+[ustr]t?[oa][ .}]/u;
      expect(told.filter((line) => gendered.test(line))).toEqual([]);
    });
  },
);

it("what is told of a commander says whether he has just been wounded, and for how long", () => {
  const path =
    "../../../../../game-fireandsword/src/main/resources/zeriba/fireandsword/messages_en.properties";
  const lines = readFileSync(new URL(path, import.meta.url), "utf8").split("\n");
  const pattern = lines.find((line) => line.startsWith("changed.out ="))?.slice(14) ?? "";
  const told = (from: string, to: string) =>
    formatMessage(
      pattern,
      ["Gordon", from, to].map((word) => ({ word, told: word })),
      "en",
    );
  expect(told("0", "4")).toBe("Gordon is wounded: 4 turns until fit for duty.");
  expect(told("2", "1")).toBe("The surgeon reports on Gordon: 1 more turn until fit for duty.");
});

describe("what the server refuses in a fragment", () => {
  it("is shown as a sentence", () => {
    expect(asSentence("the game is over")).toBe("The game is over.");
    expect(asSentence("The enemy bars the way.")).toBe("The enemy bars the way.");
  });
});

describe.each([
  ["en", texts(ENGLISH, "")],
  ["it", texts(ITALIAN, "")],
] as const)("the page's own words in %s", (language, all) => {
  it("read well in every form", () => {
    const slips = all.flatMap(([at, pattern]) =>
      forms(pattern, language).flatMap((said) =>
        Object.entries(SLIPS[language])
          .filter(([, slip]) => slip.test(said))
          .map(([what]) => `${at}: ${said}: ${what}`),
      ),
    );
    expect([...new Set(slips)]).toEqual([]);
  });

  it("are in no other language", () => {
    const foreign = all.filter(([, text]) => / /.test(text) && FOREIGN[language].test(text));
    expect(foreign).toEqual([]);
  });

  it("are many", () => {
    expect(all.length).toBeGreaterThan(600);
  });

  it("begin with a capital where they are sentences", () => {
    const small = all.filter(
      ([at, text]) => /^[a-zà-ù]/.test(text) && /[.!?]$/.test(text) && !/ (word\.|drill$)/.test(at),
    );
    expect(small).toEqual([]);
  });
});
