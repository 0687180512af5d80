import { h } from "preact";
import { useFetched } from "../fetched";

/** The page of experiments; what shows it is fetched when the address is theirs. */
export function ExperimentsPage({ id }: { id: string }) {
  const Shown = useFetched(() => import("./page"));
  return Shown ? h(Shown, { id }) : <main aria-busy="true" />;
}
