import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Place, UnitId } from "../wire/types";
import { say } from "../words/say";
import { BandPatterns, COUNTER, Counter, CounterFace, type CounterState } from "./counter";
import { type Box, type Geometry, type Point, polyline } from "./geometry";
import { useFallen } from "./ghosts";
import { useLens } from "./lens";
import { type Mark, MarkPatterns, MarksAbove, MarksBelow, Route } from "./marks";
import { type Laid, laid } from "./stacks";
import { Trails } from "./trails";

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

const ZOOM = 1.5;

export interface SheetProps {
  geo: Geometry;
  frame: Box;
  title: string;
  /** The printed map, drawn once. */
  printed: ComponentChildren;
  counters: readonly CounterState[];
  marks: readonly Mark[];
  route: readonly Place[];
  /** Ways lately gone, and places where units lately fell. */
  ways: readonly { from: Place; to: Place }[];
  fell: readonly Place[];
  cursor: Place;
  nameOf: (place: Place) => string;
  onCursor: (place: Place) => void;
  onPlace: (place: Place) => void;
  onUnit: (unit: UnitId) => void;
  onPoint: (place: Place | undefined) => void;
  onLeave: () => void;
}

/** A map with counters on it. It knows places, sides and counters, and no game. */
export function Sheet(props: SheetProps) {
  const { geo, frame, counters, cursor } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [fan, setFan] = useState<Place | undefined>(undefined);
  const [chosen, setChosen] = useState(0);
  const fallen = useFallen(counters);
  const whole = {
    x: frame.x - 12,
    y: frame.y - 12,
    width: frame.width + 24,
    height: frame.height + 24,
  };
  const viewBox = `${whole.x} ${whole.y} ${whole.width} ${whole.height}`;
  const lens = useLens(svg, whole);
  const focused = useFocusWithin(svg);
  const lane = useRef<{ at: Place; start: Point } | undefined>(undefined);
  const touched = useRef(false);
  const stacked = (place: Place) => counters.filter((c) => c.at === place).length > 1;
  const stack = counters.filter((c) => c.at === cursor);
  const spread = focused && stack.length > 1 && chosen > 0 ? cursor : fan;
  const places = useMemo(() => laid(geo, frame, counters, spread), [geo, frame, counters, spread]);

  const go = (to: Place) => {
    setChosen(0);
    props.onCursor(to);
    lens.show(geo.centre(to));
    svg.current?.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus();
  };
  useEffect(() => {
    // A counter that falls takes the keyboard with it: its hex takes over.
    if (focused && document.activeElement === document.body) {
      svg.current?.querySelector<SVGElement>(`[data-place="${cursor}"]`)?.focus();
    }
  });
  const walk = (direction: Point) => {
    const kept = lane.current?.at === cursor && direction.x !== 0 ? lane.current.start : undefined;
    const start = kept ?? geo.centre(cursor);
    const to = geo.towards(cursor, direction, start);
    if (!to) return;
    lane.current = { at: to, start };
    go(to);
  };
  const choose = (n: number) => {
    setChosen(n);
    const unit = stack[n - 1];
    const target = unit ? `[data-unit="${unit.id}"]` : `[data-place="${cursor}"]`;
    svg.current?.querySelector<SVGElement>(target)?.focus();
  };
  const act = () => {
    const unit = stack[chosen - 1];
    if (unit) props.onUnit(unit.id);
    else props.onPlace(cursor);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) walk(arrow);
    else if (event.key === "Enter" || event.key === " ") act();
    else if (event.key === "Escape") props.onLeave();
    else if (event.key === "+") lens.zoom(ZOOM);
    else if (event.key === "-") lens.zoom(1 / ZOOM);
    else if (event.key === "0") lens.zoom(0);
    else if (event.key === "]") choose((chosen + 1) % (stack.length + 1));
    else if (event.key === "[") choose((chosen + stack.length) % (stack.length + 1));
    else return;
    event.preventDefault();
  };
  const raised = stack[chosen - 1]?.id;
  return (
    <div class="sheet-box">
      <svg
        ref={svg}
        class="sheet"
        viewBox={viewBox}
        role="group"
        aria-label={props.title}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          touched.current = event.pointerType === "touch";
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === "touch") return;
          setFan(undefined);
          props.onPoint(undefined);
        }}
      >
        <BandPatterns />
        <MarkPatterns />
        {props.printed}
        <MarksBelow geo={geo} marks={props.marks} />
        <g class="hits">
          {geo.hexes.map((hex) => (
            <path
              key={hex.id}
              class="hit"
              data-place={hex.id}
              role="button"
              tabindex={hex.id === cursor ? 0 : -1}
              aria-label={props.nameOf(hex.id)}
              d={polyline(geo.corners(hex.id), true)}
              onClick={() => {
                setFan(undefined);
                props.onCursor(hex.id);
                props.onPlace(hex.id);
              }}
              onFocus={() => props.onCursor(hex.id)}
              onPointerEnter={() => {
                setFan(undefined);
                props.onPoint(hex.id);
              }}
            />
          ))}
        </g>
        <Trails geo={geo} ways={props.ways} fallen={props.fell} />
        <Route geo={geo} path={props.route} />
        <g class="counters">
          {places.flatMap(({ counter, p, fanned, order }) => [
            fanned && order === 0 && <FanTray key="tray" places={places} />,
            <Counter
              key={counter.id}
              counter={counter}
              p={p}
              lifted={fanned || counter.id === raised}
              onPress={(unit) => {
                props.onCursor(counter.at);
                if (touched.current && stacked(counter.at) && !fanned) setFan(counter.at);
                else props.onUnit(unit);
              }}
              onHover={(place) => {
                setFan(place);
                props.onPoint(place);
              }}
            />,
          ])}
        </g>
        <g class="fallen" aria-hidden="true">
          {laid(geo, frame, fallen, undefined).map(({ counter, p }) => (
            <g key={counter.id} transform={`translate(${p.x} ${p.y})`}>
              <g class={`falling side-${counter.face.side}`}>
                <CounterFace face={counter.face} />
              </g>
            </g>
          ))}
        </g>
        <MarksAbove geo={geo} marks={props.marks} />
        {focused && <path class="cursor" d={polyline(geo.corners(cursor, 0.97), true)} />}
      </svg>
      <ZoomButtons zoom={(factor) => lens.zoom(factor)} />
    </div>
  );
}

/** Nearer, further, the whole. */
function ZoomButtons({ zoom }: { zoom: (factor: number) => void }) {
  return (
    <div class="zoom">
      <button type="button" aria-label={say("zoom.in")} onClick={() => zoom(ZOOM)}>
        +
      </button>
      <button type="button" aria-label={say("zoom.out")} onClick={() => zoom(1 / ZOOM)}>
        −
      </button>
      <button type="button" aria-label={say("zoom.whole")} onClick={() => zoom(0)}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path class="corners" d="M1 5V1H5M11 1H15V5M15 11V15H11M5 15H1V11" />
        </svg>
      </button>
    </div>
  );
}

/** The tray under a stack that is fanned out, so that it stands off from its neighbours. */
function FanTray({ places }: { places: readonly Laid[] }) {
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

/** Whether the keyboard is in the sheet. */
function useFocusWithin(element: { current: SVGSVGElement | null }): boolean {
  const [within, setWithin] = useState(false);
  useEffect(() => {
    const now = () => {
      const active = document.activeElement;
      setWithin(Boolean(element.current?.contains(active) && active?.matches(":focus-visible")));
    };
    document.addEventListener("focusin", now);
    document.addEventListener("focusout", now);
    return () => {
      document.removeEventListener("focusin", now);
      document.removeEventListener("focusout", now);
    };
  }, [element]);
  return within;
}
