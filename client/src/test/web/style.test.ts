import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const web = new URL("../../main/web/", import.meta.url);
const css = readFileSync(new URL("style/tokens.css", web), "utf8");
const [light = "", dark = ""] = css.split("@media");

function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]),
  );
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

const TEXT = [
  ...["paper", "panel"].flatMap((g) =>
    ["ink", "faint", "accent", "may", "not", "risk"].map((t) => [t, g]),
  ),
  ["on-accent", "accent"],
  ["panel", "ink"],
  ["panel", "may"],
  ["panel", "risk"],
  ["ink", "ground"],
  ["number", "ground"],
  ["water-text", "water"],
  ["water-text", "beyond"],
  ["counter-ink", "moslem"],
  ["counter-ink", "christian"],
];

const SYMBOLS = [
  ["relief", "ground"],
  ["trench", "ground"],
  ["may", "ground"],
  ["not", "ground"],
  ["accent", "ground"],
  ["ink", "ground"],
  ["ink", "height-2"],
  ["relief", "height-1"],
  ["track", "ground"],
  ["track", "height-1"],
  ["counter-ink", "counter-paper"],
  ["counter-paper", "moslem-band"],
  ["counter-paper", "christian-band"],
];

describe.each([
  ["light", colours(light)],
  ["dark", { ...colours(light), ...colours(dark) }],
])("%s colours", (_, tokens) => {
  it.each(TEXT)("%s on %s can be read", (text, ground) => {
    expect(contrast(tokens[text ?? ""] ?? "", tokens[ground ?? ""] ?? "")).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it.each(SYMBOLS)("%s on %s can be seen", (sign, ground) => {
    expect(contrast(tokens[sign ?? ""] ?? "", tokens[ground ?? ""] ?? "")).toBeGreaterThanOrEqual(
      3,
    );
  });
});

describe("fonts", () => {
  const folder = new URL("fonts/", web);
  const sums = readFileSync(new URL("SHA256SUMS", folder), "utf8").trim().split("\n");

  it("are the files whose hashes are written down, and no others", () => {
    const files = readdirSync(folder).filter((f) => f.endsWith(".woff2"));
    const found = files.map((f) => {
      const hash = createHash("sha256")
        .update(readFileSync(new URL(f, folder)))
        .digest("hex");
      return `${hash}  ${f}`;
    });
    expect(found.sort()).toEqual(sums.sort());
  });

  it("weigh at most 80 kB together", () => {
    const files = readdirSync(folder).filter((f) => f.endsWith(".woff2"));
    const bytes = files.map((f) => readFileSync(new URL(f, folder)).length);
    expect(bytes.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(80_000);
  });
});
