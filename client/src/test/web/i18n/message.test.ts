import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatMessage } from "../../../main/web/i18n/message";

const root = new URL("../../../../../", import.meta.url);
const vendor = "client/src/main/web/i18n/vendor/";

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

  it("are read by the libraries that the vendored file is made of", async () => {
    const kept = read(`${vendor}intl-messageformat.js`);
    const sum = createHash("sha256").update(kept).digest("hex");
    expect(read(`${vendor}SHA256SUMS`)).toBe(`${sum}  intl-messageformat.js\n`);
    const script = new URL("client/tools/vendor.mjs", root);
    const { source } = (await import(script.href)) as { source: () => Promise<string> };
    expect(kept).toBe(await source());
  });
});
