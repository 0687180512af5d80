import { type ComponentType, h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { readWords } from "../i18n/translate";

/** The page of experiments; what shows it is fetched when the address is theirs. */
export function ExperimentsPage({ id }: { id: string }) {
  const [Shown, setShown] = useState<{ of: ComponentType<{ id: string }> }>();
  useEffect(() => {
    void import("./page").then(async (part) => {
      await readWords();
      setShown({ of: part.default });
    });
  }, []);
  return Shown ? h(Shown.of, { id }) : <main aria-busy="true" />;
}
