import { h } from "preact";
import { useFetched } from "../fetched";

/** A game's rules in our own words; what shows them is fetched when they are first asked for. */
export function RulesText(asked: { game: string; rule?: string }) {
  const Shown = useFetched<{ game: string; rule?: string }>(async () => {
    const found = await import("./rules");
    return { default: found.RulesText };
  });
  return Shown ? h(Shown, asked) : <p aria-busy="true" />;
}

/** The page of a game's rules; what shows it is fetched when the address is theirs. */
export function RulesPage({ game }: { game: string }) {
  const Shown = useFetched<{ game: string }>(async () => {
    const found = await import("./rules");
    return { default: found.RulesPage };
  });
  return Shown ? h(Shown, { game }) : <main aria-busy="true" />;
}
