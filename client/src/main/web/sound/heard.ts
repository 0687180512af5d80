import { useEffect, useRef } from "preact/hooks";
import { translate } from "../i18n/translate";
import type { GameEvent } from "../protocol/types";
import { settings } from "../settings/settings";
import type { TableState } from "../table/state/tablestore";
import { play, type Sound } from "./sound";

/** What one event sounds like, if it sounds. */
export function soundOf(event: GameEvent): Sound | undefined {
  switch (event.kind) {
    case "moved":
      return event.manner === "eliminated" ? "loss" : "move";
    case "acted":
      return event.verb === "fire" || event.verb === "opportunity" || event.verb === "bombard"
        ? "shot"
        : undefined;
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
    if (mine && !turn.current) tellTurn();
    turn.current = mine;
  }, [actions]);
}

/** Tells through the browser that it is one's turn, where that is wanted and the page is not seen. */
function tellTurn(): void {
  if (!settings.value.notices || document.visibilityState !== "hidden") return;
  if ("Notification" in window && Notification.permission === "granted")
    new Notification(document.title, { body: translate("table.yours"), icon: "/assets/icon.svg" });
}
