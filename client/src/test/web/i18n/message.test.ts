import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatMessage, takeNames, withArticle } from "../../../main/web/i18n/message";

const root = new URL("../../../../../", import.meta.url);

function read(path: string): string {
  return readFileSync(new URL(path, root), "utf8");
}

const samples = read("protocol/phrases.tsv")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t") as [string, string, string, string]);

describe("message patterns", () => {
  it.each(samples)(
    "in %s: %s with %s is what the server makes of it",
    (lang, pattern, words, told) => {
      const args = words.split("|").map((word) => ({ word, told: word }));
      expect(formatMessage(pattern, args, lang)).toBe(told);
    },
  );

  it("are shown as they are where they cannot be read", () => {
    expect(formatMessage("{0, plural, one {a}", [], "en")).toBe("{0, plural, one {a}");
  });
});

describe("a name that is a common noun", () => {
  it("has an article within a sentence, where the language says so", () => {
    takeNames({ "names.article": "the" });
    expect(withArticle("lorried battalion")).toBe("the lorried battalion");
    expect(withArticle("I/Panzer-Regiment 5")).toBe("I/Panzer-Regiment 5");
    takeNames();
    expect(withArticle("lorried battalion")).toBe("lorried battalion");
  });
});

describe("the number of a name", () => {
  it("decides the form of the verb, where the language lists a word of it", () => {
    const go = (told: string) =>
      formatMessage(
        "{0} {agrees0, plural, one {muove} other {muovono}}.",
        [{ word: "X1", told }],
        "it",
      );
    takeNames({ "names.plural": "Bande Lancieri" });
    expect(go("Bande del Barca")).toBe("Bande del Barca muovono.");
    expect(go("Lancieri di Ahmed Ali 1")).toBe("Lancieri di Ahmed Ali 1 muovono.");
    expect(go("Tenente Volpicelli (bande)")).toBe("Tenente Volpicelli (bande) muove.");
    takeNames();
    expect(go("Bande del Barca")).toBe("Bande del Barca muove.");
  });
});
