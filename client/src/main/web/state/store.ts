import { useLayoutEffect, useState } from "preact/hooks";

/** A value whose watchers are told when it is replaced. */
export interface Watched<T> {
  readonly value: T;
  /** Answers how to watch no more. */
  watch(watcher: () => void): () => void;
}

/** A value that tells its watchers when it is replaced. */
export class Observed<T> implements Watched<T> {
  private readonly watchers = new Set<() => void>();

  constructor(private now: T) {}

  get value(): T {
    return this.now;
  }

  set(part: Partial<T>): void {
    this.now = { ...this.now, ...part };
    for (const watcher of [...this.watchers]) watcher();
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

/** The value of an observed thing, drawing again whenever it changes. */
export function useObserved<T>(observed: Watched<T>): T {
  const [, again] = useState({});
  // watched before anything else can happen, so that no change falls between drawing and watching
  useLayoutEffect(() => observed.watch(() => again({})), [observed]);
  return observed.value;
}
