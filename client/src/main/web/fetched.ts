import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { readWords } from "./i18n/translate";

let style: Promise<void> | undefined;

/** The style of what is fetched: once, and without it what is shown is plain, but there. */
function readStyle(): Promise<void> {
  style ??= new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/assets/fetched.css";
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return style;
}

/** A component whose code and style are fetched when it is first wanted; nothing until they are there. */
export function useFetched<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  isWanted = true,
): ComponentType<P> | undefined {
  const [found, setFound] = useState<{ of: ComponentType<P> }>();
  useEffect(() => {
    if (!isWanted || found) return;
    void Promise.all([load(), readStyle()]).then(async ([part]) => {
      await readWords();
      setFound({ of: part.default });
    });
  }, [isWanted, found]);
  return found?.of;
}
