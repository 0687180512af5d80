import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatMessage } from "../../../main/web/i18n/message";

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
