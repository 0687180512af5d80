import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HoverTimer } from "../../../main/web/sheet/input/hover";

const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
});

const heard = () => told.mock.calls.map(([place]) => place).filter((place) => place !== undefined);

it("a mouse that rests on a place asks about it", () => {
  const timer = new HoverTimer(told);
  timer.over("0101", undefined, "mouse");
  vi.runAllTimers();
  expect(heard()).toEqual(["0101"]);
});

it("what comes to lie under a mouse that has pressed is not asked about until it goes on", () => {
  const timer = new HoverTimer(told);
  timer.over("0101", undefined, "mouse");
  timer.rest(100, 100);
  timer.over("0101", "A", "mouse");
  expect(timer.goesOn(102, 101)).toBe(false);
  vi.runAllTimers();
  expect(heard()).toEqual([]);
  expect(timer.goesOn(112, 101)).toBe(true);
  timer.over("0101", "A", "mouse");
  vi.runAllTimers();
  expect(heard()).toEqual(["0101"]);
});
