import { formatUnit, translate, type WordKey } from "../i18n/translate";
import type { AtEnd, PaceChoice } from "../protocol/types";

/** The paces that the form offers, by name; free: nobody minds the time. */
const PACES: Readonly<Record<string, (end: AtEnd) => PaceChoice | undefined>> = {
  free: () => undefined,
  quick: (end) => ({ kind: "live", base: 900, increment: 10, end }),
  slow: (end) => ({ kind: "live", base: 3600, increment: 30, end }),
  days: (end) => ({ kind: "correspondence", days: 3, reserve: 10, end }),
  week: (end) => ({ kind: "correspondence", days: 7, reserve: 14, end }),
};

const ENDS: readonly AtEnd[] = ["claim", "computer", "default"];

/** A pace as the form knows it. */
export interface Timing {
  pace: string;
  end: AtEnd;
}

export const FREE: Timing = { pace: "free", end: "claim" };

/** What the message that opens a table says of its pace. */
export function paceOf(timing: Timing): { pace?: PaceChoice } {
  const pace = PACES[timing.pace]?.(timing.end);
  return pace ? { pace } : {};
}

/** A pace as the server writes it, in words: "15 min + 10 s". */
export function paceInWords(pace: string): string {
  const [, kind, base, more] = /^(live|correspondence) (\d+)\+(\d+)/.exec(pace) ?? [];
  if (kind === "correspondence") return translate("pace.slowly", Number(base), Number(more));
  if (kind !== "live") return pace;
  const total = Number(base);
  const whole = total % 3600 === 0 ? ([3600, "hour"] as const) : ([60, "minute"] as const);
  const [length, unit] = total % 60 === 0 ? whole : ([1, "second"] as const);
  const each = formatUnit(total / length, unit);
  return Number(more) === 0 ? each : `${each} + ${formatUnit(Number(more), "second")}`;
}

/** How much time each side has, and what happens when it is over. */
export function PaceField({
  id,
  value,
  onChange,
}: {
  id: string;
  value: Timing;
  onChange: (timing: Timing) => void;
}) {
  return (
    <fieldset>
      <legend>{translate("pace.title")}</legend>
      <label for={`pace-${id}`} class="pace-choice">
        <span>{translate("pace.each")}</span>
        <select
          id={`pace-${id}`}
          value={value.pace}
          onChange={(event) => onChange({ ...value, pace: event.currentTarget.value })}
        >
          {Object.keys(PACES).map((pace) => (
            <option key={pace} value={pace}>
              {translate(`pace.${pace}` as WordKey)}
            </option>
          ))}
        </select>
      </label>
      {value.pace !== "free" && (
        <label for={`end-${id}`} class="pace-choice">
          <span>{translate("pace.end")}</span>
          <select
            id={`end-${id}`}
            value={value.end}
            onChange={(event) => onChange({ ...value, end: event.currentTarget.value as AtEnd })}
          >
            {ENDS.map((end) => (
              <option key={end} value={end}>
                {translate(`pace.end.${end}` as WordKey)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
