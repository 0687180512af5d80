/**
 * Makes the one file of message patterns that the page is bundled with: `npm run vendor`. Maven's
 * repository does not have FormatJS; the page takes the file that this writes, so that neither
 * players nor the build need Node.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const FILE = new URL("../src/main/web/i18n/vendor/intl-messageformat.js", import.meta.url);
const PARTS = [
  "intl-messageformat",
  "@formatjs/icu-messageformat-parser",
  "@formatjs/icu-skeleton-parser",
  "@formatjs/fast-memoize",
];

function read(path) {
  return readFileSync(new URL(`../node_modules/${path}`, import.meta.url), "utf8");
}

function heading() {
  const parts = PARTS.map((name) => {
    const { version, license } = JSON.parse(read(`${name}/package.json`));
    return ` * ${name} ${version}, ${license}\n`;
  });
  const licences = PARTS.slice(0, 2).map((name) => read(`${name}/LICENSE.md`).trim());
  const text = licences
    .join("\n\n")
    .split("\n")
    .map((line) => ` * ${line}`.trimEnd())
    .join("\n");
  return `/*!\n${parts.join("")} *\n${text}\n */\n`;
}

/** The file's text: the libraries bundled into one module. */
export async function source() {
  const bundle = await rolldown({
    input: fileURLToPath(import.meta.resolve("intl-messageformat")),
    treeshake: true,
  });
  const { output } = await bundle.generate({ format: "esm", comments: false });
  return heading() + output[0].code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, await source());
