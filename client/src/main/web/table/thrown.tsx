import type { GameParts } from "../games/parts";
import type { GameEvent } from "../wire/types";
import { Die } from "./die";

/** What a throw has shown: dice, or the cards that they have drawn. */
export function Thrown({
  event,
  parts,
  size,
  tumbling = false,
}: {
  event: GameEvent;
  parts: GameParts;
  size: number;
  tumbling?: boolean;
}) {
  const cards = parts.cards?.(event) ?? [];
  if (cards.length > 0) {
    return (
      <>
        {cards.map((card, i) => (
          <span key={i} class={/[♥♦]/.test(card) ? "playing-card red" : "playing-card"}>
            {card}
          </span>
        ))}
      </>
    );
  }
  return (
    <>
      {(event.dice ?? []).map((d, i) => (
        <Die key={i} value={d} size={size} tumbling={tumbling} />
      ))}
    </>
  );
}
