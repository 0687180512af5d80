import { useMemo } from "preact/hooks";
import type { Place, UnitId } from "../protocol/types";
import { COUNTER, Counter, CounterFace, type CounterState } from "./counter";
import type { Box, Geometry } from "./geometry";
import { groupBy } from "./groupby";
import { type PlacedCounter, placeCounters } from "./stacks";

/** All counters, each pile with its count; one listener hears for all of them. */
export function Counters({
  geo,
  counters,
  places,
  raised,
  onUnit,
  onOver,
}: {
  geo: Geometry;
  counters: readonly CounterState[];
  places: readonly PlacedCounter[];
  raised: UnitId | undefined;
  onUnit: (unit: UnitId) => void;
  onOver: (at: Place, unit: UnitId, by: string) => void;
}) {
  const stacks = useMemo(() => groupBy(counters, (c) => c.at), [counters]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its counters are the buttons, it listens for all
    <g
      class="counters"
      onClick={(event) => {
        const unit = unitUnder(event.target);
        if (unit) onUnit(unit);
      }}
      onPointerOver={(event) => {
        const unit = unitUnder(event.target);
        const at = counters.find((c) => c.id === unit)?.at;
        if (at && unit) onOver(at, unit, event.pointerType);
      }}
    >
      {places.flatMap(({ counter, p, fanned, order, riding, way }) => [
        fanned && order === 0 && <FanTray key="tray" places={places} />,
        <Counter
          key={counter.id}
          counter={counter}
          p={p}
          way={way}
          riding={riding}
          lifted={fanned || counter.id === raised}
        />,
      ])}
      {places
        .filter((l) => !l.fanned && l.order === 1)
        .map((l) => (
          <Count
            key={l.counter.at}
            geo={geo}
            at={l.counter.at}
            n={stacks.get(l.counter.at)?.length ?? 0}
          />
        ))}
    </g>
  );
}

/** The unit whose counter lies under the pointer. */
export function unitUnder(target: EventTarget | null): UnitId | undefined {
  return (target as Element | null)?.closest<SVGGElement>(".counters [data-unit]")?.dataset.unit;
}

/** Counters that have just left the sheet, falling. */
export function Fallen({
  geo,
  frame,
  counters,
}: {
  geo: Geometry;
  frame: Box;
  counters: readonly CounterState[];
}) {
  return (
    <g class="fallen" aria-hidden="true">
      {placeCounters(geo, frame, counters, undefined).map(({ counter, p }) => (
        <g key={counter.id} transform={`translate(${p.x} ${p.y})`}>
          <g class={`falling side-${counter.face.side}`}>
            <CounterFace face={counter.face} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** How many counters lie in a stack. */
function Count({ geo, at, n }: { geo: Geometry; at: Place; n: number }) {
  if (n < 3) return null;
  const c = geo.centre(at);
  return (
    <g class="stack-count" transform={`translate(${c.x - 35} ${c.y - 33})`} aria-hidden="true">
      <circle r="9" />
      <text y="4.4">{n}</text>
    </g>
  );
}

/** The tray under a stack that is fanned out, so that it stands off from its neighbours. */
function FanTray({ places }: { places: readonly PlacedCounter[] }) {
  const fan = places.filter((l) => l.fanned).map((l) => l.p);
  const [first, last] = [fan[0], fan.at(-1)];
  if (!first || !last) return null;
  const half = COUNTER / 2 + 6;
  return (
    <rect
      class="fan-tray"
      x={first.x - half}
      y={first.y - half}
      width={last.x - first.x + 2 * half}
      height={2 * half}
      rx="6"
    />
  );
}
