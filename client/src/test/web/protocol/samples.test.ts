import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SERVED } from "../support/served";
import { ANSWERS, error, view } from "../support/shapes";

/** Samples of every message, written by the server's tests. */
const folder = new URL("../../../../../protocol/", import.meta.url);

interface Sample {
  request?: { method?: unknown; params?: Record<string, unknown>; path?: string; body?: object };
  answer?: { result?: unknown; error?: unknown };
  method?: string;
  params?: unknown;
}

const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const samples = files.flatMap((name) => {
  const read = JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Sample[];
  return read.map((sample, i) => ({ name: `${name} ${i + 1}`, ...sample }));
});
const told = samples.filter((sample) => sample.method === "changed");
const refused = samples.filter((sample) => sample.answer?.error !== undefined);
const answered = samples.flatMap(({ name, request, answer }) => {
  const check = ANSWERS[String(request?.method)];
  return check && answer?.result !== undefined
    ? [
        {
          name,
          method: String(request?.method),
          check: check(request?.params ?? {}),
          result: answer.result,
        },
      ]
    : [];
});

const served = samples.flatMap(({ name, request, answer }) => {
  const found = SERVED.find(
    ([path, sent]) => path.test(request?.path ?? "") && sent === (request?.body !== undefined),
  );
  return found && answer?.error === undefined
    ? [{ name, path: request?.path, check: found[2], answer }]
    : [];
});

describe("the samples of the protocol", () => {
  it("hold an answer to every operation that the page uses", () => {
    const methods = new Set(answered.map((sample) => sample.method));
    expect(Object.keys(ANSWERS).filter((method) => !methods.has(method))).toEqual([]);
  });

  it.each(answered)("$name is as the page's types say", ({ name, check, result }) => {
    expect(check(result, name)).toEqual([]);
  });

  it.each(served)("$name, $path, is as the page's types say", ({ name, check, answer }) => {
    expect(check(answer, name)).toEqual([]);
  });

  it("hold an answer to everything that only a server says", () => {
    const missing = SERVED.filter(([path]) => !served.some((s) => path.test(s.path ?? "")));
    expect(missing).toEqual([]);
  });

  it.each(told)("$name is news that the page takes", ({ name, params }) => {
    expect(view(params, name)).toEqual([]);
  });

  it.each(refused)("$name is a refusal that the page tells", ({ name, answer }) => {
    expect(error(answer?.error, name)).toEqual([]);
  });

  it("hold news and refusals", () => {
    expect(told.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
  });
});
