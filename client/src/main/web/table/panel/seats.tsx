import { account } from "../../account/calls";
import type { GameParts } from "../../games/parts";
import { seatName } from "../../i18n/seat";
import { say } from "../../i18n/translate";
import { api } from "../../protocol/api";
import { keepLinks, keptLinks } from "../../protocol/links";
import type { TableInfo } from "../../protocol/types";
import type { Desk } from "../interaction/controller";
import { Ways } from "../replay/branches";
import { trouble } from "../state/failure";
import { playingAt, type TableState } from "../state/tablestore";
import { LinkField } from "./link";
import { StandingOrders } from "./standingorders";

/** Who sits where, links to pass on, the record to take along. */
export function Seats({ table, parts, desk }: { table: TableState; parts: GameParts; desk: Desk }) {
  const { info, view } = table;
  if (!info) return null;
  const links = keptLinks(info.table);
  const seats = playingAt(table).map((role): [string, string] => [role, info.seats[role] ?? ""]);
  const hand = async (side: string, seat: string) => {
    const level = seat.startsWith("computer") ? undefined : "regular";
    const told = await api.hand(info.table, side, level).catch((e) => trouble(e).reason);
    if (typeof told === "string") desk.object(told);
    else if (told.link) keepLinks(info.table, { ...links, [side]: told.link });
    await desk.table.refresh();
  };
  const block = async (name: string) => {
    const told = await account("block", { name }).catch((e) => trouble(e).reason);
    if (typeof told === "string") desk.object(told);
    await desk.table.refresh();
  };
  const watch = `${location.origin}/table/${info.table}`;
  return (
    <div class="seats">
      <dl>
        {seats.map(([side, seat]) => (
          <div key={side} class={`seat side-${side}`}>
            <dt>{parts.words.sides[side] ?? side}</dt>
            <dd>{seat === "person" && info.names?.[side] ? info.names[side] : seatName(seat)}</dd>
            {seat === "person" && info.names?.[side] && (
              <dd>
                <button
                  type="button"
                  class="quiet small"
                  onClick={() => void block(info.names?.[side] ?? "")}
                >
                  {say("seat.block", info.names[side] ?? "")}
                </button>
              </dd>
            )}
            {mayHand(seat, info) && view?.pending !== "over" && (
              <dd>
                <button type="button" class="quiet small" onClick={() => void hand(side, seat)}>
                  {say(seat.startsWith("computer") ? "seat.back" : "seat.hand")}
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {info.throws && <p class="faint">{say(`seat.throws.${info.throws}`)}</p>}
      {seats
        .filter(([side, seat]) => seat === "open" && links[side])
        .map(([side]) => (
          <LinkField
            key={side}
            label={say("seat.link", parts.words.sides[side] ?? side)}
            help={linkHelp(parts.words.sidesOf[side] ?? side)}
            url={new URL(links[side] ?? "", location.origin).href}
          />
        ))}
      {!parts.play.answers && <StandingOrders table={table} desk={desk} />}
      <LinkField label={say("seat.watch")} url={watch} />
      <button type="button" class="quiet" onClick={() => void save(info.table, info.game)}>
        {say("record.save")}
      </button>
      <Ways store={desk.table} table={table} parts={parts} />
      <button
        type="button"
        class="quiet"
        disabled={desk.table.newest === 0}
        onClick={() => desk.table.play(true, 0)}
      >
        {say("after.replay")}
      </button>
      {info.mine.length > 0 && view?.pending !== "over" && (
        <p class="answers">
          {Object.values(info.seats).includes("person") && (
            <button type="button" class="quiet" onClick={() => void desk.say("offer")}>
              {say("seat.offer")}
            </button>
          )}
          <button type="button" class="quiet" onClick={() => resign(desk)}>
            {say("seat.resign")}
          </button>
        </p>
      )}
    </div>
  );
}

/** Whether a seat may be tried to be handed over: one's own or an open one; or taken back. */
function mayHand(seat: string, { mine, seats }: TableInfo): boolean {
  const alone = !Object.values(seats).some((other) => other === "person" || other === "open");
  const free = seat === "you" || seat === "open" || (alone && seat.startsWith("computer"));
  return mine.length > 0 && free;
}

function linkHelp(side: string): string {
  const here = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  const help = say("seat.link.help", side);
  return here ? `${help} ${say("seat.link.local")}` : help;
}

/** The one question asked in a window of its own: resigning cannot be taken back. */
function resign(desk: Desk): void {
  if (window.confirm(say("seat.resign.sure"))) void desk.say("resign");
}

/** Hands the record to the browser as a file. */
export async function save(table: string, game: string): Promise<void> {
  const { record } = await api.record(table);
  const url = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${game}-${table}.txt`;
  link.click();
  URL.revokeObjectURL(url);
}
