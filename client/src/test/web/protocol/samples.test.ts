import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ANSWERS, view } from "../support/shapes";

/**
 * Samples of every message, written by the server's tests. That each is what the server's records
 * say, from which the page's types are made, is checked there; here, what games tell in them.
 */
const folder = new URL("../../../../../protocol/", import.meta.url);

interface Sample {
  request?: { method?: string; params?: Record<string, unknown>; path?: string };
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
const answered = samples.flatMap(({ name, request, answer }) => {
  const method = request?.method ?? request?.path?.replace("/api/", "") ?? "";
  const check = answer?.error === undefined ? ANSWERS[method]?.(request?.params ?? {}) : undefined;
  const result = request?.method ? answer?.result : answer;
  return check ? [{ name, method, check, result }] : [];
});

describe("the samples of the protocol", () => {
  it("hold an answer to every operation in which a game tells something", () => {
    const methods = new Set(answered.map((sample) => sample.method));
    expect(Object.keys(ANSWERS).filter((method) => !methods.has(method))).toEqual([]);
  });

  it.each(answered)("$name is as the page's types say", ({ name, check, result }) => {
    expect(check(result, name)).toEqual([]);
  });

  it.each(told)("$name is news that the page takes", ({ name, params }) => {
    expect(view(params, name)).toEqual([]);
  });

  it("hold news", () => {
    expect(told.length).toBeGreaterThan(0);
  });
});
