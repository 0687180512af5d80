import { formatPattern, formatSigned } from "../../i18n/translate";
import type { SheetData, View } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { CounterChip } from "../../sheet/counter";
import { groupBy } from "../../sheet/groupby";
import type { Controller } from "../../table/interaction/controller";
import { useBoardQuery } from "../../table/state/looked";
import { sudanNow } from "./face";
import { type Campaign, campaignOf, type SudanPosition } from "./state";
import { words } from "./words/words";

/** What moves a region's index this turn, as the server counts it. */
interface IndexRow {
  region: string;
  index: number;
  status: string;
  gains: number;
  wins: number;
  neighbours: number;
  khartoum: boolean;
  /** What the fall of Khartoum adds. */
  fall: number;
  next: number;
}

/** The column of what the fall of Khartoum adds, shown where it fell. */
const KHARTOUM = 5;

interface Indexes {
  regions: IndexRow[];
  points: number;
  perTurn: number;
  ahead: Ahead;
}

/** Where the towns held now would lead: how many points, in which turn, and whether that is lost. */
interface Ahead {
  points: number;
  turn: number;
  lost: boolean;
}

/** The units as the server tells of them. */
interface Forces {
  units: Force[];
  /** Whether they have commanders of their own. */
  shared: boolean;
}

/** A unit's rating, and who commands it; nothing where all command together or one alone. */
interface Force {
  unit: string;
  rating: string;
  role?: string;
}

/** What is told of the units, by unit. */
export function forcesOf(told: Forces | undefined): ReadonlyMap<string, Force> {
  const units = (told?.units ?? []).map(
    ({ role, ...force }): Force => ({ ...force, ...(told?.shared && role ? { role } : {}) }),
  );
  return new Map(units.map((force) => [force.unit, force]));
}

/** The points at the end, beside who has won. */
export function SudanScore({
  view: { position },
  controller,
}: {
  view: View;
  controller: Controller;
}) {
  const { points, turn } = position;
  const { sheet } = controller.table.value;
  if (!sheet) return null;
  return (
    <p>{formatPattern(words().record.final, [Number(points), campaignOf(sheet).limit, turn])}</p>
  );
}

/** The campaign beside the map: points, the order of play, indexes, all units by box. */
export function SudanRecord({ sheet, view }: { sheet: SheetData; view: View }) {
  const indexes = useBoardQuery<Indexes>("indexes", view);
  const told = useBoardQuery<Forces>("forces", view);
  const position = view.position as unknown as SudanPosition;
  return (
    <div class="sudan-record">
      <Points points={position.points} indexes={indexes} view={view} campaign={campaignOf(sheet)} />
      <TurnSheet step={view.step} />
      {indexes && <IndexTable rows={indexes.regions} />}
      {view.options.laurels === true && <Laurels won={position.laurels ?? []} />}
      <Army sheet={sheet} position={position} forces={forcesOf(told)} />
    </div>
  );
}

interface PointsProps {
  points: number;
  indexes: Indexes | undefined;
  view: View;
  campaign: Campaign;
}

/** The track towards the points that win, with what the towns held now would bring. */
function Points({ points, indexes, view, campaign }: PointsProps) {
  const { record } = words();
  const { limit, grades } = campaign;
  const ahead = view.result ? undefined : indexes?.ahead;
  const at = (n: number) => Math.min(100, (n / limit) * 100);
  return (
    <section aria-label={record.points}>
      <h3>{formatPattern(record.pointsNow, [points, limit])}</h3>
      <svg class="sudan-points" viewBox="0 0 100 12" role="img" aria-label={record.points}>
        <rect class="track-ground" width="100" height="8" y="2" rx="1" />
        {ahead && <rect class="track-forecast" width={at(ahead.points)} height="4" y="4" rx="1" />}
        <rect class="track-now" width={at(points)} height="8" y="2" rx="1" />
        {grades.map((n) => (
          <path key={n} class="track-grade" d={`M${at(n)} 1V11`} />
        ))}
      </svg>
      {ahead && (
        <p class="faint">
          {formatPattern(ahead.lost ? record.doomed : record.forecast, [
            indexes?.perTurn ?? 0,
            ahead.points,
            ahead.turn,
          ])}
        </p>
      )}
    </section>
  );
}

/** The order of play of a turn, the present step marked. */
function TurnSheet({ step }: { step: string }) {
  const { record } = words();
  const now = record.order.findIndex(({ steps }) => steps.includes(step));
  return (
    <section aria-label={record.orderTitle}>
      <h3>{record.orderTitle}</h3>
      <ol class="sudan-turn">
        {record.order.map(({ title }, i) => (
          <li
            key={title}
            class={i === now ? "now" : ""}
            {...(i === now ? { "aria-current": "step" as const } : {})}
          >
            {title}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What each commander has won for the Mahdists, where the table counts it. */
function Laurels({ won }: { won: readonly number[] }) {
  const { record, sides } = words();
  const crowned = won.flatMap((n, i) => (n > 0 ? [{ role: `commander-${i + 1}`, n }] : []));
  return (
    <section aria-label={record.laurels}>
      <h3>
        {record.laurels} <RuleNumber rule="R-71" />
      </h3>
      <p class="faint">{crowned.length === 0 ? record.noLaurels : record.laurelsFor}</p>
      <ul class="sudan-laurels">
        {crowned.map(({ role, n }) => (
          <li key={role}>
            {sides[role] ?? role} <b>{n}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What has moved the indexes since they were last adjusted, and what they will be adjusted to. */
function IndexTable({ rows }: { rows: readonly IndexRow[] }) {
  const { record, regions, status } = words();
  const fell = rows.some((row) => row.khartoum);
  const titles = fell ? record.columns : record.columns.filter((_, i) => i !== KHARTOUM);
  const change = (n: number) => (n === 0 ? "·" : formatSigned(n));
  return (
    <section aria-label={record.indexes}>
      <h3>
        {record.indexes} <RuleNumber rule="R-55" />
      </h3>
      <table class="sudan-indexes">
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.region} class={row.status}>
              <th scope="row">
                {regions[row.region] ?? row.region}
                <small>{status[row.status] ?? row.status}</small>
              </th>
              <td>{row.index}</td>
              <td>{change(row.gains)}</td>
              <td>{change(-row.wins)}</td>
              <td>{change(row.neighbours)}</td>
              {fell && <td>{change(row.fall)}</td>}
              <td>
                <b>{row.next}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** All units with their stands, rating, morale and commander, by place and by box. */
function Army({
  sheet,
  position,
  forces,
}: {
  sheet: SheetData;
  position: SudanPosition;
  forces: ReadonlyMap<string, Force>;
}) {
  const { record, grades, boxes, sides, decide } = words();
  const known = sheet.units.filter((u) => position.units[u.id]);
  const places = groupBy(known, (u) => position.units[u.id]?.at ?? "");
  const label = (at: string) => sheet.spaces?.find((s) => s.id === at)?.label ?? boxes[at] ?? at;
  return (
    <section aria-label={record.army}>
      <h3>
        {record.army} <RuleNumber rule="R-76" />
      </h3>
      <p class="faint">{record.rated}</p>
      {[...places].map(([at, units]) => (
        <details key={at}>
          <summary>
            {label(at)} <span class="count">{units.length}</span>
          </summary>
          <ul class="sudan-army">
            {units.map((unit) => {
              const now = position.units[unit.id];
              const out = now?.out ? formatPattern(decide.out, [now.out]) : "";
              const condition = now?.grade ?? now?.damage ?? out;
              const { rating = "", role } = forces.get(unit.id) ?? {};
              return (
                <li key={unit.id}>
                  <CounterChip face={sudanNow(unit, position)} />
                  <span>
                    {unit.name}
                    {role && <small>{sides[role] ?? role}</small>}
                  </span>
                  <span class="faint">
                    {rating} {grades[condition] ?? condition}
                  </span>
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </section>
  );
}
