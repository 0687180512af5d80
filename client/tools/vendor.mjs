/**
 * Makes the files of libraries that the page is bundled with and Maven's repository does not have:
 * `npm run vendor`. The build takes what this writes, so that neither players nor it need Node.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const WEB = new URL("../src/main/web/", import.meta.url);
const MODULES = new URL("../node_modules/", import.meta.url);

/** Where each stands, what of it is used, and the packages that it is made of. */
const LIBRARIES = [
  {
    file: "i18n/vendor/intl-messageformat.js",
    uses: ["IntlMessageFormat"],
    of: "intl-messageformat",
  },
  {
    file: "report/vendor/plot.js",
    uses: ["axisX", "axisY", "barX", "dot", "link", "plot", "ruleX", "text", "tickX"],
    of: "@observablehq/plot",
  },
];

function licenceOf(name) {
  const found = ["LICENSE.md", "LICENSE", "LICENSE.txt"]
    .map((file) => new URL(`${name}/${file}`, MODULES))
    .find((file) => existsSync(file));
  return found ? readFileSync(found, "utf8").trim() : "";
}

/** The names and licences of packages, above what is made of them; a licence once. */
function heading(packages) {
  const parts = packages.map((name) => {
    const file = readFileSync(new URL(`${name}/package.json`, MODULES), "utf8");
    const { version, license } = JSON.parse(file);
    return ` * ${name} ${version}, ${license}\n`;
  });
  const licences = [...new Set(packages.map(licenceOf))].filter((text) => text !== "");
  const text = licences
    .join("\n\n")
    .split("\n")
    .map((line) => ` * ${line}`.trimEnd())
    .join("\n");
  return `/*!\n${parts.join("")} *\n${text}\n */\n`;
}

const packageOf = (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

/** A library as one module that offers what is used of it. */
async function bundled({ uses, of }) {
  const entry = "\0entry";
  const bundle = await rolldown({
    input: entry,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `export { ${uses.join(", ")} } from ${JSON.stringify(fileURLToPath(import.meta.resolve(of)))};`
            : undefined,
      },
    ],
    treeshake: true,
  });
  const { output } = await bundle.generate({ format: "esm", comments: false });
  const [{ code, moduleIds }] = output;
  const packages = [...new Set(moduleIds.map(packageOf).filter((name) => name))];
  return heading(packages.sort()) + code;
}

/** Each file with its text. */
export async function sources() {
  const made = await Promise.all(LIBRARIES.map(bundled));
  return LIBRARIES.map(({ file }, i) => ({ file, text: made[i] }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of await sources()) {
    writeFileSync(new URL(file, WEB), text);
    const sum = createHash("sha256").update(text).digest("hex");
    const sums = new URL(file.replace(/[^/]*$/, "SHA256SUMS"), WEB);
    writeFileSync(sums, `${sum}  ${file.replace(/.*\//, "")}\n`);
  }
}
