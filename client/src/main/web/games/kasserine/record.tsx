import { capitalize, formatList, formatPattern } from "../../i18n/translate";
import type { EntryDef, Place, Position, SheetData, UnitId, View } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { CounterChip } from "../../sheet/counter";
import { groupBy } from "../../sheet/groupby";
import type { Controller } from "../../table/interaction/controller";
import { useBoardQuery } from "../../table/state/looked";
import { kasserineFace } from "./face";
import { KasserineLegend } from "./legend";
import { words } from "./words/words";

interface Hand {
  hand: number[] | "?";
  number: number;
  spent: number[];
}

/** What the board tells of the objectives: who holds each, and whether that does not count. */
interface Holding {
  places: { at: Place; held: string; suspended: boolean }[];
  /** How many the Axis has held that counted, at most. */
  most: number;
}

/** What the board tells of those who have not come: whether they may now, and after what. */
interface Due {
  units: Waiting[];
}

interface Waiting {
  unit: UnitId;
  /** Whether its time has come, and whether what it waits for has happened. */
  now: boolean;
  happened: boolean;
}

/** What a position of Kasserine says beside its units. */
interface Campaign extends Position {
  support?: Record<string, Hand>;
}

/** The state of the campaign: objectives, support fire, who comes when, the turns with their dates. */
export function KasserineRecord({ sheet, view }: { sheet: SheetData; view: View }) {
  return (
    <div class="campaign">
      <Objectives sheet={sheet} view={view} />
      <Support view={view} />
      <Coming sheet={sheet} view={view} />
      <Turns sheet={sheet} view={view} />
      <section aria-labelledby="campaign-signs">
        <h3 id="campaign-signs">{words().record.signs}</h3>
        <KasserineLegend />
      </section>
    </div>
  );
}

/** At the end: which objectives count for the Axis, and how many ever did at one time. */
export function KasserineScore({ view, controller }: { view: View; controller: Controller }) {
  const { record } = words();
  const holding = useBoardQuery<Holding>("control", view);
  const { sheet } = controller.table.value;
  if (!holding || !sheet) return null;
  const named = new Map(sheet.hexes.map((h) => [h.id, h.label ?? h.id]));
  const captured = holding.places
    .filter(({ held, suspended }) => held === "axis" && !suspended)
    .map(({ at }) => words().objectives[at] ?? named.get(at) ?? at);
  return (
    <>
      <p>
        {captured.length > 0
          ? formatPattern(record.captured, [formatList(captured)])
          : record.uncaptured}
      </p>
      <p class="faint">{formatPattern(record.goal, [holding.most])}</p>
    </>
  );
}

/** Who holds each objective, and whether that counts: an Allied zone suspends it. */
function Objectives({ sheet, view }: { sheet: SheetData; view: View }) {
  const { record, sides } = words();
  const holding = useBoardQuery<Holding>("control", view);
  const named = new Map(sheet.hexes.map((h) => [h.id, h.label ?? h.id]));
  return (
    <section aria-labelledby="campaign-objectives">
      <h3 id="campaign-objectives">{record.objectives}</h3>
      <ul class="objective-list">
        {holding?.places.map(({ at, held, suspended }) => (
          <li key={at}>
            <span class={`side-tag side-${held}`}>{sides[held]}</span>{" "}
            {words().objectives[at] ?? named.get(at)} <span class="faint">{at}</span>
            {suspended && (
              <span class="faint">
                {" "}
                {record.suspended}
                <RuleNumber rule="R9" />
              </span>
            )}
          </li>
        ))}
      </ul>
      <p class="faint">{formatPattern(record.goal, [String(holding?.most ?? 0)])}</p>
    </section>
  );
}

/** The pools of support fire, and what each side would draw next. */
export interface Pools {
  sides: {
    side: string;
    /** How many markers there are of the values from 1 on. */
    pool: number[];
    /** The next turn; nothing in the last one. */
    turn?: number;
    allotment?: number;
    losses?: number;
    draws?: number;
  }[];
}

function Support({ view }: { view: View }) {
  const position = view.position as Campaign;
  const pools = useBoardQuery<Pools>("support", view);
  const { record, sides } = words();
  return (
    <section aria-labelledby="campaign-support">
      <h3 id="campaign-support">{record.support}</h3>
      {["axis", "allies"].map((side) => {
        const hand = position.support?.[side];
        const open = Array.isArray(hand?.hand) ? hand.hand : undefined;
        const number = hand?.number ?? 0;
        const told = [
          ...(!open && number > 0 ? [formatPattern(record.hidden, [String(number)])] : []),
          ...(number === 0 ? [record.none] : []),
          ...(hand && hand.spent.length > 0
            ? [formatPattern(record.spent, [hand.spent.join(", ")])]
            : []),
        ];
        return (
          <div key={side}>
            <p class="markers">
              <span class={`side-tag side-${side}`}>{sides[side]}</span>
              {open?.map((value, i) => (
                <span key={i} class="marker">
                  {value}
                </span>
              ))}
              {!open &&
                Array.from({ length: number }, (_, i) => <span key={i} class="marker face-down" />)}
              <span class="faint">{told.join("; ")}</span>
            </p>
            <PoolOf pools={pools} side={side} />
          </div>
        );
      })}
    </section>
  );
}

function PoolOf({ pools, side }: { pools: Pools | undefined; side: string }) {
  const told = poolTold(pools, side);
  return told.length === 0 ? null : (
    <p class="faint pool">
      {told.join(" ")}
      <RuleNumber rule="8.1" />
    </p>
  );
}

/** What is told of a side's pool: how many of each value, and the next draw with what it loses. */
export function poolTold(pools: Pools | undefined, side: string): string[] {
  const { record } = words();
  const own = pools?.sides.find((one) => one.side === side);
  if (!own) return [];
  const values = own.pool.map((n, i) => `${n} × ${i + 1}`).join(", ");
  const pool = formatPattern(record.pool, [values]);
  if (own.turn === undefined) return [pool];
  const { turn, draws = 0, allotment = 0, losses = 0 } = own;
  const next =
    losses > 0
      ? formatPattern(record.drawsLess, [
          String(turn),
          String(draws),
          String(allotment),
          String(losses),
        ])
      : formatPattern(record.draws, [String(turn), String(draws)]);
  return [pool, next];
}

/** Reinforcements that have not come, by when and after what they come, with their hexes. */
function Coming({ sheet, view }: { sheet: SheetData; view: View }) {
  const { record } = words();
  const due = useBoardQuery<Due>("due", view);
  const told = new Map(due?.units.map((waiting) => [waiting.unit, waiting]));
  const waiting = (sheet.entries ?? [])
    .map((e) => ({ ...e, units: e.units.filter((u) => told.has(u)) }))
    .filter((e) => e.units.length > 0);
  return (
    <section aria-labelledby="campaign-coming">
      <h3 id="campaign-coming">{record.coming}</h3>
      {due && waiting.length === 0 && <p class="faint">{record.gone}</p>}
      {[...groupBy(waiting, (e) => e.side)].map(([side, entries]) => (
        <div key={side}>
          {[...groupBy(entries, (e) => `${e.event} ${e.turn}`)].map(([when, same]) => (
            <Group key={when} {...{ sheet, told, same }} />
          ))}
        </div>
      ))}
    </section>
  );
}

function Group({
  sheet,
  told: known,
  same,
}: {
  sheet: SheetData;
  told: ReadonlyMap<UnitId, Waiting>;
  same: readonly EntryDef[];
}) {
  const { record, events, sides } = words();
  const [first] = same;
  if (!first) return null;
  const { now: due = false, happened = false } = known.get(first.units[0] ?? "") ?? {};
  const event = events[first.event] ?? first.event;
  const told = [
    ...(due ? [event ? formatPattern(record.since, [event]) : record.now] : []),
    ...(!due && first.turn > 1 ? [formatPattern(record.from, [String(first.turn)])] : []),
    ...(event && !happened ? [formatPattern(record.after, [event])] : []),
  ];
  return (
    <div class={due ? "coming due" : "coming"}>
      <h4>
        <span class={`side-tag side-${first.side}`}>{sides[first.side]}</span>{" "}
        {capitalize(told.join(", "))}
      </h4>
      {same.map((entry) => (
        <div key={entry.hexes.join()} class="coming-row">
          <ul class="chips">
            {sheet.units
              .filter((u) => entry.units.includes(u.id))
              .map((u) => (
                <li key={u.id}>
                  <CounterChip face={kasserineFace(u)} />
                </li>
              ))}
          </ul>
          <span class="faint">{spoken(entry.hexes)}</span>
        </div>
      ))}
    </div>
  );
}

/** Many hexes by the first and the last of their columns. */
function spoken(hexes: readonly Place[]): string {
  return hexes.length > 4 ? `${hexes[0]} … ${hexes.at(-1)}` : formatList([...hexes]);
}

/** How many turns are played: the lesson's, or as many as the option says. */
export function lastTurn(sheet: SheetData, view: View): number {
  return sheet.lastTurn ?? Number(view.options.turns ?? sheet.turns?.length);
}

function Turns({ sheet, view }: { sheet: SheetData; view: View }) {
  const { record, sides, date } = words();
  const turns = (sheet.turns ?? []).filter((t) => t.turn <= lastTurn(sheet, view));
  return (
    <section aria-labelledby="campaign-turns">
      <h3 id="campaign-turns">{record.turns}</h3>
      <table class="turn-record">
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <span class="unseen">{record.turns}</span>
            </th>
            <th scope="col">
              {sides.axis} <span class="unseen">{record.markers}</span>
            </th>
            <th scope="col">
              {sides.allies} <span class="unseen">{record.markers}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {turns.map((t) => (
            <tr key={t.turn} aria-current={t.turn === view.turn ? "step" : undefined}>
              <th scope="row">{t.turn}</th>
              <td>{date(t.date ?? "")}</td>
              <td class="number">{String(t.axis)}</td>
              <td class="number">{String(t.allies)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
