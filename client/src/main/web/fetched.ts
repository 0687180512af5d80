import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { readWords } from "./i18n/translate";

/** A component whose code is fetched when it is first shown; nothing until it is there. */
export function useFetched<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> | undefined {
  const [found, setFound] = useState<{ of: ComponentType<P> }>();
  useEffect(() => {
    void load().then(async (part) => {
      await readWords();
      setFound({ of: part.default });
    });
  }, []);
  return found?.of;
}
