import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { circles, imported } from "./support/imports";

/** The page's sources, and nothing that others have made. */
const root = fileURLToPath(new URL("../../main/web/", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"),
);

/** How many files a folder may hold. */
const MOST = 25;

const sources = new Map(
  files.map((file) => {
    const paths = imported(readFileSync(join(root, file), "utf8"));
    const found = paths.map((path) => join(dirname(file), path));
    const known = found.flatMap((path) =>
      [`${path}.ts`, `${path}.tsx`].filter((name) => existsSync(join(root, name))),
    );
    return [file, known] as const;
  }),
);

describe("the page's files", () => {
  it("import one another in no circle", () => {
    expect(sources.size).toBeGreaterThan(100);
    expect([...sources.values()].flat().length).toBeGreaterThan(300);
    expect(circles(sources)).toEqual([]);
  });

  it("lie in folders that can be seen at a glance", () => {
    const folders = [...new Set(files.map((file) => dirname(file)))];
    const held = (folder: string) => files.filter((file) => dirname(file) === folder).length;
    expect(folders.filter((folder) => held(folder) > MOST)).toEqual([]);
  });
});

describe("the check for circles", () => {
  it("finds one, whatever leads into it", () => {
    const round = new Map([
      ["a", ["b", "d"]],
      ["b", ["c"]],
      ["c", ["b"]],
      ["d", []],
    ]);
    expect(circles(round)).toEqual([["b", "c"]]);
  });

  it("sees what is imported for its types alone, and no style or library", () => {
    const source = [
      'import type { A } from "./a";',
      'import { type D, e } from "./e";',
      'import "./style/style.css";',
      'export { f } from "./f";',
      'import { other } from "library";',
    ];
    expect(imported(source.join("\n"))).toEqual(["./a", "./e", "./f"]);
  });
});
