import { account } from "../../account/calls";
import { ask } from "../../dialog/ask";
import type { GameParts } from "../../games/parts";
import { seatName } from "../../i18n/seat";
import { translate } from "../../i18n/translate";
import { api } from "../../protocol/api";
import { keepLinks, keptLinks } from "../../protocol/links";
import type { TableInfo } from "../../protocol/types";
import { letComputerPlay } from "../interaction/computer";
import type { Controller } from "../interaction/controller";
import { coloursOf } from "../log/colours";
import { BranchActions } from "../replay/branches";
import { requestFailure } from "../state/failure";
import { playingAt, type TableState } from "../state/tablestore";
import { Handicap } from "./handicap";
import { LinkField } from "./link";
import { resign } from "./resign";
import { StandingOrders } from "./standingorders";

/** Who sits where, links to pass on, the record to take along. */
export function Seats({
  table,
  parts,
  controller,
}: {
  table: TableState;
  parts: GameParts;
  controller: Controller;
}) {
  const { info, view } = table;
  if (!info) return null;
  const links = keptLinks(info.table);
  const seats = playingAt(table).map((role): [string, string] => [role, info.seats[role] ?? ""]);
  const hand = async (side: string, seat: string) => {
    const level = seat.startsWith("computer") ? undefined : "regular";
    const told = await api.hand(info.table, side, level).catch((e) => requestFailure(e).reason);
    if (typeof told === "string") controller.object(told);
    else if (told.link) keepLinks(info.table, { ...links, [side]: told.link });
    await controller.table.refresh();
  };
  const letPlay = async (side: string, seat: string) => {
    const answers = [
      ...(seat === "you" ? [{ value: "phase", label: translate("computer.phase") }] : []),
      { value: "seat", label: translate("computer.seat") },
    ];
    const name = parts.words.sidesOf[side] ?? side;
    const text =
      seat === "you"
        ? [translate("computer.text"), translate("computer.always", name)]
        : [translate("computer.always", name)];
    const title = translate("computer.title");
    const answer = await ask({ title, text, answers, leave: translate("dialog.leave") });
    if (answer === "phase") void letComputerPlay(controller);
    else if (answer === "seat") await hand(side, seat);
  };
  const block = async (name: string) => {
    const label = translate("seat.block", name);
    const text = [translate("account.blocked.help")];
    const answers = [{ value: "block", label }];
    if (!(await ask({ title: label, text, answers, leave: translate("dialog.leave") }))) return;
    const told = await account("block", { name }).catch((e) => requestFailure(e).reason);
    if (typeof told === "string") controller.object(told);
    await controller.table.refresh();
  };
  const watch = `${location.origin}/table/${info.table}`;
  return (
    <div class="seats">
      <dl>
        {seats.map(([side, seat]) => (
          <div key={side} class={`seat ${coloursOf(side, table.sheet, parts)}`}>
            <dt>{parts.words.sides[side] ?? side}</dt>
            <dd>{seat === "person" && info.names?.[side] ? info.names[side] : seatName(seat)}</dd>
            {seat === "person" && info.names?.[side] && (
              <dd>
                <button
                  type="button"
                  class="quiet small"
                  onClick={() => void block(info.names?.[side] ?? "")}
                >
                  {translate("seat.block", info.names[side] ?? "")}
                </button>
              </dd>
            )}
            {mayHand(seat, info) && view?.pending !== "over" && (
              <dd>
                <button
                  type="button"
                  class="quiet small"
                  onClick={() =>
                    void (seat.startsWith("computer") ? hand(side, seat) : letPlay(side, seat))
                  }
                >
                  {translate(seat.startsWith("computer") ? "seat.back" : "seat.hand")}
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {info.throws && <p class="faint">{translate(`seat.throws.${info.throws}`)}</p>}
      {info.handicap && view && (
        <Handicap info={info} scenario={view.scenario} sides={parts.words.sides} />
      )}
      {seats
        .filter(([side, seat]) => seat === "open" && links[side])
        .map(([side]) => (
          <LinkField
            key={side}
            label={translate("seat.link", parts.words.sides[side] ?? side)}
            help={linkHelp(parts.words.sidesOf[side] ?? side)}
            url={new URL(links[side] ?? "", location.origin).href}
          />
        ))}
      {!parts.play.answers && <StandingOrders table={table} controller={controller} />}
      <LinkField label={translate("seat.watch")} url={watch} />
      <button type="button" class="quiet" onClick={() => void save(info.table, info.game)}>
        {translate("record.save")}
      </button>
      <BranchActions store={controller.table} table={table} parts={parts} />
      <button
        type="button"
        class="quiet"
        disabled={controller.table.newest === 0}
        onClick={() => controller.table.play(true, 0)}
      >
        {translate("after.replay")}
      </button>
      {info.mine.length > 0 && view?.pending !== "over" && (
        <p class="answers">
          {Object.values(info.seats).includes("person") && (
            <button type="button" class="quiet" onClick={() => void controller.sendWord("offer")}>
              {translate("seat.offer")}
            </button>
          )}
          <button type="button" class="quiet" onClick={() => void resign(controller)}>
            {translate(view?.for ? "seat.resign.for" : "seat.resign")}
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
  const help = translate("seat.link.help", side);
  return here ? `${help} ${translate("seat.link.local")}` : help;
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
