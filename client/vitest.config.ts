import { readdirSync } from "node:fs";
import { defineConfig } from "vitest/config";

const NAME = "languages-there";
const files = new URL("src/main/web/i18n/languages/", import.meta.url);

/** What Maven writes for the bundle: the languages that have a file. */
export default defineConfig({
  plugins: [
    {
      name: NAME,
      resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
      load: (id) => {
        if (id !== `\0${NAME}`) return undefined;
        const codes = readdirSync(files).map((file) => file.replace(".ts", ""));
        return `export const TRANSLATIONS = ${JSON.stringify(codes)};`;
      },
    },
  ],
});
