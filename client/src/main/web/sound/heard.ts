import { useEffect, useRef } from "preact/hooks";
import type { GameEvent } from "../protocol/types";
import type { TableState } from "../table/state/tablestore";
import { play, type Sound } from "./sound";

/** What one event sounds like, if it sounds. */
export function soundOf(event: GameEvent): Sound | undefined {
  switch (event.kind) {
    case "moved":
      return event.manner === "eliminated" ? "loss" : "move";
    case "threw":
      return "dice";
    case "ended":
      return "end";
    default:
      return undefined;
  }
}

/** Lets a table be heard: what happens at it as it is shown, and that it is one's turn. */
export function useSounds({ lines, actions }: TableState): void {
  const heard = useRef<number | undefined>(undefined);
  const turn = useRef(false);
  useEffect(() => {
    const from = heard.current;
    heard.current = lines.at(-1)?.entry ?? 0;
    if (from === undefined) return;
    const events = lines.filter((line) => line.entry > from).flatMap((line) => line.events);
    for (const sound of new Set(events.map(soundOf))) if (sound) play(sound);
  }, [lines]);
  useEffect(() => {
    const mine = actions.length > 0;
    if (mine && !turn.current && heard.current) play("turn");
    turn.current = mine;
  }, [actions]);
}
