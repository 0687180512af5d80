import { RuleNumber } from "./number";

/** A rule's number in brackets after its word, as texts name it: "(rule 6.1)", "(regola 6.1)". */
const NAMED = /\((?:rule|rules|regola|regole) ([^()\s]+(?:\([^()]*\))?)\)/;

/** A text in which every rule that is named in brackets is its link. */
export function Linked({ text }: { text: string }) {
  const parts = text.split(NAMED);
  return <>{parts.map((part, i) => (i % 2 === 1 ? <RuleNumber key={i} rule={part} /> : part))}</>;
}
