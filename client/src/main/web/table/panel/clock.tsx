import { useEffect, useState } from "preact/hooks";
import { translate } from "../../i18n/translate";
import type { Clock } from "../../protocol/types";

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
export function usePassed(clock: Clock | undefined): number {
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
