import { h } from "preact";
import { useFetched } from "../fetched";

/** The page of one's account; what shows it is fetched when the address is its. */
export function AccountSlot() {
  const Shown = useFetched(() => import("./account"));
  return Shown ? h(Shown, {}) : <main aria-busy="true" />;
}
