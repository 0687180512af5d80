import { useEffect, useState } from "preact/hooks";

/** What the server answered to a card's question; an answer to an older question is not shown. */
export function useQuery<T>(
  ask: () => Promise<readonly T[]>,
  about: readonly unknown[],
): readonly T[] {
  const [answers, setAnswers] = useState<readonly T[]>([]);
  useEffect(() => {
    let asked = true;
    void ask()
      .then((all) => asked && setAnswers(all))
      .catch(() => undefined);
    return () => {
      asked = false;
    };
  }, about);
  return answers;
}
