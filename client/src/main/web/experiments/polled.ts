import { useCallback, useEffect, useRef, useState } from "preact/hooks";

/** How long after an answer one asks again, in milliseconds. */
const REST = 2_000;

/** What is asked for again and again as long as it is going on. */
export function useAgain<T>(ask: () => Promise<T>, isGoing: (told: T) => boolean) {
  const [told, setTold] = useState<T>();
  const [trouble, setTrouble] = useState("");
  const [times, setTimes] = useState(0);
  const asking = useRef({ ask, isGoing });
  asking.current = { ask, isGoing };
  // asked anew whenever `times` changes
  useEffect(() => {
    let left = false;
    let timer = 0;
    const next = () =>
      asking.current.ask().then(
        (answer) => {
          if (left) return;
          setTold(answer);
          setTrouble("");
          if (asking.current.isGoing(answer)) timer = window.setTimeout(next, REST);
        },
        (error: unknown) => {
          if (!left) setTrouble(error instanceof Error ? error.message : String(error));
        },
      );
    void next();
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [times]);
  const again = useCallback(() => setTimes((now) => now + 1), []);
  return { told, trouble, again };
}
