import type { GameParts } from "../../games/parts";
import { whoSits } from "../../i18n/seat";
import { translate } from "../../i18n/translate";
import type { SideId } from "../../protocol/types";
import type { Controller } from "../interaction/controller";
import { coloursOf } from "../log/colours";
import { playingAt, type TableState } from "../state/tablestore";
import { timeLeft, usePassed } from "./clock";
import { seatedAs } from "./seated";

interface StripProps {
  table: TableState;
  parts: GameParts;
  controller: Controller;
}

/** Who sits where, always in view: side, name or level, whether somebody is there, time left. */
export function SeatStrip({ table, parts, controller }: StripProps) {
  const { info, view, sheet } = table;
  const clock = view?.pending === "over" ? undefined : view?.clock;
  const passed = usePassed(clock);
  if (!info || !view) return null;
  const roles = playingAt(table);
  const left = (side: SideId) => {
    const millis = clock?.left[side];
    if (millis === undefined) return undefined;
    return timeLeft(Math.max(0, side === clock?.running ? millis - passed : millis));
  };
  // A side of several commanders has one clock, which stands by itself.
  const shared = Object.keys(clock?.left ?? {}).filter((side) => !roles.includes(side));
  return (
    <section class={clock ? "strip clocks" : "strip"} aria-label={translate("strip.title")}>
      <ul>
        {roles.map((role) => (
          <li
            key={role}
            class={`strip-seat ${coloursOf(role, sheet, parts)} ${role === clock?.running ? "runs" : ""}`}
            {...(isAsked(role, table) ? { "aria-current": "true" as const } : {})}
          >
            <b>{parts.words.sides[seatedAs(role, table)] ?? role}</b>
            {left(role) !== undefined && <Time of={left(role) ?? ""} />}
            <span class="strip-who">
              <Presence role={role} table={table} />
              {whoSits(role, info)}
            </span>
          </li>
        ))}
        {shared.map((side) => (
          <li
            key={side}
            class={`strip-seat ${coloursOf(side, sheet, parts)} ${side === clock?.running ? "runs" : ""}`}
          >
            <b>{parts.words.sides[side] ?? side}</b>
            <Time of={left(side) ?? ""} />
          </li>
        ))}
      </ul>
      <Late table={table} parts={parts} controller={controller} />
    </section>
  );
}

function Time({ of }: { of: string }) {
  return (
    <span class="strip-time">
      <span class="unseen">{translate("clock.title")} </span>
      {of}
    </span>
  );
}

function isAsked(role: SideId, { view }: TableState): boolean {
  if (view?.pending !== "choice") return false;
  return view.roles ? view.roles.includes(role) : view.side === role;
}

/** Whether another person who has this seat is at the table just now. */
function Presence({ role, table: { info, view } }: { role: SideId; table: TableState }) {
  if (info?.seats[role] !== "person" || !view?.here) return null;
  const here = view.here.includes(role);
  return (
    <span class={here ? "presence here" : "presence"}>
      <span class="unseen">{translate(here ? "strip.here" : "strip.away")}: </span>
    </span>
  );
}

/** That a side's time is over, and the claim of a win on time. */
function Late({ table, parts, controller }: StripProps) {
  const late = table.view?.pending === "over" ? null : table.view?.clock?.late;
  const mine = table.info?.mine ?? [];
  if (!late) return null;
  return (
    <>
      <p role="status">{translate("clock.late", parts.words.sidesOf[late] ?? late)}</p>
      {mine.length > 0 && !mine.includes(late) && (
        <button type="button" onClick={() => void controller.sendWord("claim")}>
          {translate("clock.claim")}
        </button>
      )}
    </>
  );
}
