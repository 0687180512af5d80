import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { loadAllParts, partsOf } from "../../../main/web/games/games";
import { LANGUAGES, speak } from "../../../main/web/i18n/translate";

const GAMES = ["kassala", "ascari", "kasserine", "fireandsword"];

/** The numbers of the paragraphs of a game's rules. */
function rulesOf(game: string): string[] {
  const path = `../../../../../game-${game}/src/main/resources/zeriba/${game}/rules_en.txt`;
  const text = readFileSync(new URL(path, import.meta.url), "utf8");
  return text.split("\n").map((line) => line.split(" ")[0] ?? "");
}

afterEach(() => speak("en"));

describe.each(GAMES)("the examples of play of %s", (game) => {
  it("are of paragraphs of the rules", async () => {
    await loadAllParts();
    const examples = partsOf(game)?.map.examples ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const { rule } of examples) expect(rulesOf(game)).toContain(rule);
  });

  it.each(LANGUAGES)("are told in %s, in other words", async (language) => {
    await loadAllParts();
    const english = partsOf(game)?.words.examples;
    await speak(language);
    const told = partsOf(game)?.words.examples ?? {};
    for (const { rule } of partsOf(game)?.map.examples ?? []) {
      expect(told[rule]).toBeTruthy();
      if (language !== "en") expect(told[rule]).not.toBe(english?.[rule]);
    }
  });
});
