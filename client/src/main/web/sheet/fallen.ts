import { useEffect, useRef, useState } from "preact/hooks";
import type { CounterState } from "./counter";

const FALL = 700;

/** Counters that have just left the sheet, kept a moment so that they are seen to fall. */
export function useFallen(counters: readonly CounterState[]): readonly CounterState[] {
  const before = useRef<readonly CounterState[]>(counters);
  const [fallen, setFallen] = useState<readonly CounterState[]>([]);
  useEffect(() => {
    const now = new Set(counters.map((c) => c.id));
    const gone = before.current.filter((c) => !now.has(c.id));
    before.current = counters;
    if (gone.length > 0) setFallen(gone);
  }, [counters]);
  useEffect(() => {
    if (fallen.length === 0) return undefined;
    const timer = setTimeout(() => setFallen([]), FALL);
    return () => clearTimeout(timer);
  }, [fallen]);
  return fallen;
}
