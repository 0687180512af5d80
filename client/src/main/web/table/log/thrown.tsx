import { Fragment } from "preact";
import type { GameParts, PlayingCard } from "../../games/parts";
import type { GameEvent } from "../../protocol/types";
import { Die } from "./die";

/** The dice that a throw has shown; nothing where it has drawn cards. */
export function RolledDice({
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
  if (drawn(event, parts).length > 0) return null;
  return (
    <>
      {(event.dice ?? []).map((d, i) => (
        <Die
          key={i}
          value={d}
          size={size}
          tumbling={tumbling}
          numbered={parts.log.numbered?.(event) ?? false}
        />
      ))}
    </>
  );
}

/** The cards that a throw has drawn. */
export function drawn(event: GameEvent, parts: GameParts): readonly PlayingCard[] {
  return event.kind === "threw" ? (parts.log.cards?.(event) ?? []) : [];
}

/** The sentence of an event, with the cards that it names drawn as cards. */
export function EventText({
  event,
  text,
  parts,
}: {
  event: GameEvent;
  text: string;
  parts: GameParts;
}) {
  const cards = drawn(event, parts);
  const faces = cards.map((card) => card.face).join(" ");
  const at = faces ? text.indexOf(faces) : -1;
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      {cards.map((card, i) => (
        <Fragment key={i}>
          {i > 0 && " "}
          <Card card={card} />
        </Fragment>
      ))}
      {text.slice(at + faces.length)}
    </>
  );
}

function Card({ card }: { card: PlayingCard }) {
  const colour = /[♥♦]/.test(card.face) ? " red" : "";
  const fate = card.dead ? " dead" : "";
  return <span class={`playing-card${colour}${fate}`}>{card.face}</span>;
}
