import { useEffect, useState } from "preact/hooks";
import type { GameParts } from "../../games/parts";
import { translate } from "../../i18n/translate";
import type { Clock } from "../../protocol/types";
import type { Controller } from "../interaction/controller";
import type { TableState } from "../state/tablestore";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds as a clock shows them: 3:07, 1:02:07, or in days and hours. */
export function timeLeft(millis: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  if (millis >= 2 * DAY) {
    return translate("clock.days", Math.floor(millis / DAY), Math.floor((millis % DAY) / HOUR));
  }
  const hours = Math.floor(millis / HOUR);
  const minutes = Math.floor((millis % HOUR) / MINUTE);
  const seconds = two(Math.floor((millis % MINUTE) / SECOND));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}

/** The milliseconds since the clock was told, by this browser's own time. */
function usePassed(clock: Clock | undefined): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    if (!clock?.running) return;
    const told = performance.now();
    const tick = setInterval(() => setPassed(performance.now() - told), SECOND);
    return () => clearInterval(tick);
  }, [clock]);
  return passed;
}

/** What time each side has left, and the claim of a win on time. */
export function Clocks({
  table,
  parts,
  controller,
}: {
  table: TableState;
  parts: GameParts;
  controller: Controller;
}) {
  const clock = table.view?.clock;
  const passed = usePassed(clock);
  if (!clock || table.view?.pending === "over") return null;
  const mine = table.info?.mine ?? [];
  const late = clock.late;
  const left = (side: string, millis: number) =>
    Math.max(0, side === clock.running ? millis - passed : millis);
  return (
    <section class="clocks" aria-label={translate("clock.title")}>
      <dl>
        {Object.entries(clock.left).map(([side, millis]) => (
          <div key={side} class={`side-${side} ${side === clock.running ? "runs" : ""}`}>
            <dt>{parts.words.sides[side] ?? side}</dt>
            <dd>{timeLeft(left(side, millis))}</dd>
          </div>
        ))}
      </dl>
      {late && <p role="status">{translate("clock.late", parts.words.sidesOf[late] ?? late)}</p>}
      {late && mine.length > 0 && !mine.includes(late) && (
        <button type="button" onClick={() => void controller.sendWord("claim")}>
          {translate("clock.claim")}
        </button>
      )}
    </section>
  );
}
