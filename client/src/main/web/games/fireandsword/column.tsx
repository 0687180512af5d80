import { useEffect, useState } from "preact/hooks";
import { CounterChip } from "../../sheet/counter";
import type { Desk } from "../../table/desk";
import type { Odds, Place, SheetData, UnitId } from "../../wire/types";
import { filled } from "../../words/say";
import { chance, stack, useChances } from "./chances";
import { sudanFace } from "./face";
import type { SudanPosition } from "./state";
import { words } from "./words/words";

/** What is told of a march beforehand. */
interface Chances {
  spaces?: { at: Place; encounter: string; sizes: { units: number; probability: string }[] }[];
  kinds?: { kind: string; p: number }[];
  win?: number;
  interval?: number;
}

/** A stack is formed from the units of one space, and its chances are weighed before it marches. */
export function Column({
  desk,
  sheet,
  position,
}: {
  desk: Desk;
  sheet: SheetData;
  position: SudanPosition;
}) {
  const { mover, reach } = desk.value;
  const [with_, setWith] = useState<ReadonlySet<UnitId>>(new Set());
  const { chances, weigh } = useChances(desk.table.id);
  const [to, setTo] = useState<Place>("");
  useEffect(() => {
    setWith(new Set());
    setTo("");
  }, [mover]);
  if (!mover) return null;
  const here = position.units[mover]?.at ?? "";
  const units = sheet.units.filter((u) => position.units[u.id]?.at === here);
  const all = new Set([mover, ...with_]);
  const boat = units.find((u) => u.type === "gunboat" && all.has(u.id));
  const text = (place: Place) =>
    boat
      ? `steam ${[boat.id, ...units.filter((u) => u !== boat && all.has(u.id)).map((u) => u.id)].join("+")} ${place}`
      : `march ${stack(sheet, all)} ${place}`;
  const label = (place: Place) => sheet.spaces?.find((s) => s.id === place)?.label ?? place;
  const { column } = words();
  return (
    <section class="card sudan-column" aria-labelledby="column-title">
      <h2 id="column-title">{filled(column.title, [label(here)])}</h2>
      <p class="chips">
        {units.map((unit) => (
          <button
            key={unit.id}
            type="button"
            class="chip-button"
            aria-pressed={all.has(unit.id)}
            aria-label={unit.name}
            disabled={unit.id === mover}
            onClick={() => {
              const next = new Set(with_);
              if (!next.delete(unit.id)) next.add(unit.id);
              setWith(next);
            }}
          >
            <CounterChip face={sudanFace(unit)} size={44} />
          </button>
        ))}
      </p>
      <label>
        {column.to}
        <select
          value={to}
          onChange={(event) => {
            setTo(event.currentTarget.value);
            if (event.currentTarget.value) weigh(text(event.currentTarget.value));
          }}
        >
          <option value="">{column.choose}</option>
          {(reach?.places ?? []).map(({ at }) => (
            <option key={at} value={at}>
              {label(at)}
            </option>
          ))}
        </select>
      </label>
      {to && chances && <Told chances={chances} label={label} />}
      {to && (
        <button type="button" class="quiet" onClick={() => void desk.play(text(to))}>
          {filled(column.go, [label(to)])}
        </button>
      )}
    </section>
  );
}

/** Who may be met where, in what kind of battle, and how often it is won. */
function Told({ chances, label }: { chances: Odds; label: (place: Place) => string }) {
  const { spaces = [], kinds = [], win, interval } = chances as unknown as Chances;
  const { column, kinds: names } = words();
  return (
    <dl class="sudan-chances">
      {spaces.map((space) => (
        <div key={space.at}>
          <dt>{filled(column.met, [label(space.at)])}</dt>
          <dd>
            <b>{space.encounter}</b>
            {space.sizes
              .filter((size) => size.units > 0)
              .map((size) => ` ${size.units}: ${size.probability}`)
              .join(",")}
          </dd>
        </div>
      ))}
      {kinds.length > 0 && (
        <div>
          <dt>{column.kinds}</dt>
          <dd>{kinds.map((k) => `${names[k.kind] ?? k.kind} ${chance(k.p, 0)}`).join(", ")}</dd>
        </div>
      )}
      {win !== undefined && (
        <div>
          <dt>{column.win}</dt>
          <dd>
            <b>{chance(win, interval ?? 0)}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}
