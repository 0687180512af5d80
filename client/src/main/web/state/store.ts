import { useLayoutEffect, useState } from "preact/hooks";

/** A store to read: a value whose subscribers are told when it is replaced. */
export interface ReadableStore<T> {
  readonly value: T;
  /** Subscribes; answers how to unsubscribe. */
  subscribe(subscriber: () => void): () => void;
}

/** An observable store: a value that tells its subscribers when it is replaced. */
export class Store<T> implements ReadableStore<T> {
  private readonly subscribers = new Set<() => void>();

  constructor(private now: T) {}

  get value(): T {
    return this.now;
  }

  set(part: Partial<T>): void {
    this.now = { ...this.now, ...part };
    for (const subscriber of [...this.subscribers]) subscriber();
  }

  subscribe(subscriber: () => void): () => void {
    this.subscribers.add(subscriber);
    return () => this.subscribers.delete(subscriber);
  }
}

/** The value of a store; the component that uses it renders again whenever it changes. */
export function useStore<T>(store: ReadableStore<T>): T {
  const [, again] = useState({});
  const { value } = store;
  useLayoutEffect(() => {
    // What is drawn in the same moment may have changed it before this is told of changes.
    if (store.value !== value) again({});
    return store.subscribe(() => again({}));
  }, [store]);
  return value;
}
