import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../../../", import.meta.url);
const script = new URL("tools/vendor.mjs", root);
const { sources } = (await import(script.href)) as {
  sources: () => Promise<{ file: string; text: string }[]>;
};

describe("a vendored library", async () => {
  it.each(await sources())("is what its packages make: $file", ({ file, text }) => {
    const kept = new URL(`src/main/web/${file}`, root);
    expect(readFileSync(kept, "utf8")).toBe(text);
    const name = file.replace(/.*\//, "");
    const sum = createHash("sha256").update(text).digest("hex");
    expect(readFileSync(new URL("SHA256SUMS", kept), "utf8")).toBe(`${sum}  ${name}\n`);
  });
});
